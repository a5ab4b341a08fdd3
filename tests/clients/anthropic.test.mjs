// Anthropic's SDK takes the sandbox for its provider: answers, streams, errors, its own retries.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import Anthropic from '@anthropic-ai/sdk';
import { eventually, inFlight, origin, setFaults } from './sandbox.mjs';

const client = new Anthropic({ baseURL: origin, apiKey: 'any', maxRetries: 0 });
const request = {
  model: 'claude-sonnet-4.5',
  max_tokens: 1000,
  messages: [{ role: 'user', content: 'Why is the sky blue?' }],
};
beforeEach(() => setFaults());

test('a whole reply', async () => {
  const { data, response } = await client.messages.create(request).withResponse();
  assert.match(data.content[0].text, /Why is the sky blue\?/);
  assert.equal(data.stop_reason, 'end_turn');
  assert.ok(data.usage.input_tokens > 0 && data.usage.output_tokens > 100);
  assert.equal(response.headers.get('anthropic-ratelimit-requests-limit'), '60');
  assert.ok(Date.parse(response.headers.get('anthropic-ratelimit-input-tokens-reset')) > 0);
  assert.match(data._request_id, /^req_/);
});

test('max_tokens ends it', async () => {
  const reply = await client.messages.create({ ...request, max_tokens: 5 });
  assert.equal(reply.stop_reason, 'max_tokens');
  assert.equal(reply.usage.output_tokens, 5);
});

test('a stream, with its usage', async () => {
  const stream = client.messages.stream(request);
  let text = '';
  stream.on('text', (piece) => (text += piece));
  const message = await stream.finalMessage();
  assert.equal(message.content[0].text, text);
  assert.match(text, /```python/);
  assert.equal(message.stop_reason, 'end_turn');
  assert.ok(message.usage.input_tokens > 0 && message.usage.output_tokens > 100);
});

test('429 is a RateLimitError with its headers', async () => {
  await setFaults('429:2');
  await assert.rejects(client.messages.create(request), (error) => {
    assert.ok(error instanceof Anthropic.RateLimitError);
    assert.equal(error.error.error.type, 'rate_limit_error');
    assert.equal(error.headers.get('retry-after'), '2');
    assert.equal(error.headers.get('anthropic-ratelimit-requests-limit'), '60');
    assert.match(error.requestID, /^req_/);
    return true;
  });
});

test('other errors map to their classes', async () => {
  await setFaults('529', '500');
  await assert.rejects(client.messages.create(request), (error) => error.status === 529 && error.error.error.type === 'overloaded_error');
  await assert.rejects(client.messages.create(request), Anthropic.InternalServerError);
  await assert.rejects(client.messages.create({ ...request, messages: [] }), Anthropic.BadRequestError);
  await assert.rejects(client.messages.create({ ...request, model: 'claude-0' }), Anthropic.NotFoundError);
});

test('an error within a stream', async () => {
  await setFaults('error:2');
  await assert.rejects(client.messages.stream(request).finalMessage(), Anthropic.APIError);
});

test('a cut stream is not a message', async () => {
  await setFaults('cut:2');
  await assert.rejects(client.messages.stream(request).finalMessage());
});

test('the SDK retries after retry-after, not before', async () => {
  await setFaults('429:1');
  const began = performance.now();
  const reply = await client.messages.create(request, { maxRetries: 2 });
  assert.ok(reply.content[0].text);
  assert.ok(performance.now() - began >= 1000);
});

test('the models, and a count', async () => {
  const ids = [];
  for await (const model of client.models.list()) ids.push(model.id);
  assert.equal(ids.length, 5);
  const { model, messages } = request;
  const count = await client.messages.countTokens({ model, messages });
  const reply = await client.messages.create({ ...request, max_tokens: 1 });
  assert.equal(count.input_tokens, reply.usage.input_tokens);
});

test('an aborted stream frees its slot', async () => {
  await setFaults('slow:1000');
  const stream = await client.messages.create({ ...request, stream: true });
  for await (const event of stream) {
    if (event.type !== 'content_block_delta') continue;
    assert.equal(await inFlight(), 1);
    stream.controller.abort();
    break; // what had arrived before would still be handed out
  }
  await eventually(async () => (await inFlight()) === 0, 'the sandbox saw the client leave');
});
