#include "tests/support/openai_script.h"

namespace plimsoll::test {

QByteArray openAiAnswer(const QByteArray& text)
{
    return R"({"id":"chatcmpl-1","object":"chat.completion","model":"m","choices":[{"index":0,"message":{"role":"assistant","content":")" +
           text + R"("},"finish_reason":"stop"}],"usage":{"prompt_tokens":11,"completion_tokens":7,"total_tokens":18}})";
}

QByteArray openAiDelta(const QByteArray& text)
{
    return R"(data: {"id":"c","object":"chat.completion.chunk","choices":[{"index":0,"delta":{"content":")" + text +
           "\"},\"finish_reason\":null}]}\n\n";
}

QByteArray openAiEnd()
{
    return "data: {\"id\":\"c\",\"object\":\"chat.completion.chunk\",\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n"
           "data: {\"id\":\"c\",\"object\":\"chat.completion.chunk\",\"choices\":[],\"usage\":{\"prompt_tokens\":11,\"completion_tokens\":7,"
           "\"total_tokens\":18}}\n\ndata: [DONE]\n\n";
}

QByteArray openAiChunk(const QByteArray& text) { return chunk(openAiDelta(text)); }

Script streamOf(const QList<QByteArray>& words, int pauseMs)
{
    Script script{Send{kStreamHead}};
    for (const QByteArray& word : words) {
        script.append(Send{openAiChunk(word)});
        if (pauseMs > 0)
            script.append(Pause{pauseMs});
    }
    script.append(Send{chunk(openAiEnd()) + chunk({})});
    return script;
}

Script whole(const QByteArray& text) { return {Send{httpReply(200, openAiAnswer(text), kJson)}}; }

Script failing(int status, const HeaderList& headers, const QByteArray& body)
{
    return {Send{httpReply(status, body, kJson + headers)}};
}

} // namespace plimsoll::test
