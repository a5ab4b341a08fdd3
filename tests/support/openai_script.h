// What a server of the OpenAI dialect answers, whole and streamed, as scripts.
#pragma once

#include "tests/support/scripted_server.h"

namespace plimsoll::test {

inline const HeaderList kJson{{"content-type", "application/json"}};
inline const HeaderList kEventStream{{"content-type", "text/event-stream"}};
inline const QByteArray kStreamHead =
    httpHead(200, kEventStream + HeaderList{{"transfer-encoding", "chunked"}, {"x-request-id", "srv-1"}});

QByteArray openAiAnswer(const QByteArray& text);
/// One event of a stream with this text.
QByteArray openAiDelta(const QByteArray& text);
/// The events that end a stream: the reason, the usage (11 tokens in, 7 out), [DONE].
QByteArray openAiEnd();

/// openAiDelta() as one chunk of a chunked body.
QByteArray openAiChunk(const QByteArray& text);

Script streamOf(const QList<QByteArray>& words, int pauseMs = 0);
Script whole(const QByteArray& text);
Script failing(int status, const HeaderList& headers = {}, const QByteArray& body = R"({"error":{"message":"no","type":"x"}})");

} // namespace plimsoll::test
