// OpenAI's SDK takes the sandbox for its provider: answers, streams, errors, its own retries.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import OpenAI from 'openai';
import { eventually, inFlight, openAiUrl, setFaults } from './sandbox.mjs';

const client = new OpenAI({ baseURL: openAiUrl, apiKey: 'any', maxRetries: 0 });
const request = { model: 'gpt-4.1', messages: [{ role: 'user', content: 'Why is the sky blue?' }] };
beforeEach(() => setFaults());

test('a whole reply', async () => {
  const { data, response } = await client.chat.completions.create(request).withResponse();
  assert.match(data.choices[0].message.content, /Why is the sky blue\?/);
  assert.equal(data.choices[0].finish_reason, 'stop');
  assert.equal(data.usage.total_tokens, data.usage.prompt_tokens + data.usage.completion_tokens);
  assert.ok(Number(response.headers.get('x-ratelimit-remaining-requests')) < 120);
  assert.match(data._request_id, /^req_/);
});

test('max_tokens ends it', async () => {
  const reply = await client.chat.completions.create({ ...request, max_completion_tokens: 5 });
  assert.equal(reply.choices[0].finish_reason, 'length');
  assert.equal(reply.usage.completion_tokens, 5);
});

test('a stream, its usage last', async () => {
  const stream = await client.chat.completions.create({ ...request, stream: true, stream_options: { include_usage: true } });
  let text = '';
  let usage = null;
  let pieces = 0;
  for await (const chunk of stream) {
    if (chunk.choices.length) assert.equal(chunk.usage, null);
    text += chunk.choices[0]?.delta.content ?? '';
    pieces += 1;
    usage = chunk.usage ?? usage;
  }
  assert.match(text, /```python/);
  assert.ok(pieces > 3, `${pieces} pieces`);
  assert.ok(usage.completion_tokens > 100);
});

test('429 is a RateLimitError with its headers', async () => {
  await setFaults('429:2');
  await assert.rejects(client.chat.completions.create(request), (error) => {
    assert.ok(error instanceof OpenAI.RateLimitError);
    assert.equal(error.code, 'rate_limit_exceeded');
    assert.equal(error.headers.get('retry-after'), '2');
    assert.equal(error.headers.get('x-ratelimit-limit-requests'), '120');
    assert.match(error.requestID, /^req_/);
    return true;
  });
});

test('other errors map to their classes', async () => {
  await setFaults('529', '500');
  await assert.rejects(client.chat.completions.create(request), { status: 529 });
  await assert.rejects(client.chat.completions.create(request), OpenAI.InternalServerError);
  await assert.rejects(client.chat.completions.create({ ...request, messages: [] }), OpenAI.BadRequestError);
  await assert.rejects(client.chat.completions.create({ ...request, model: 'gpt-0' }), OpenAI.NotFoundError);
});

test('an error within a stream', async () => {
  await setFaults('error:2');
  const stream = await client.chat.completions.create({ ...request, stream: true });
  await assert.rejects(async () => {
    for await (const chunk of stream) void chunk;
  }, OpenAI.APIError);
});

test('the SDK retries after retry-after, not before', async () => {
  await setFaults('429:1');
  const began = performance.now();
  const reply = await client.chat.completions.create(request, { maxRetries: 2 });
  assert.ok(reply.choices[0].message.content);
  assert.ok(performance.now() - began >= 1000);
});

test('a reset connection is a connection error', async () => {
  await setFaults('reset');
  await assert.rejects(client.chat.completions.create(request), OpenAI.APIConnectionError);
});

test('the models', async () => {
  const ids = [];
  for await (const model of client.models.list()) ids.push(model.id);
  assert.equal(ids.length, 5);
  assert.equal((await client.models.retrieve('gpt-4.1')).object, 'model');
});

test('an aborted stream frees its slot', async () => {
  await setFaults('slow:1000');
  const stream = await client.chat.completions.create({ ...request, stream: true });
  for await (const chunk of stream) {
    assert.ok(chunk.choices);
    assert.equal(await inFlight(), 1);
    stream.controller.abort();
    break; // what had arrived before would still be handed out
  }
  await eventually(async () => (await inFlight()) === 0, 'the sandbox saw the client leave');
});
