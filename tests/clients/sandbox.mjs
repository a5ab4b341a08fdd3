// The sandbox under test, and its faults. Its URL comes from the environment: http://127.0.0.1:PORT/v1
import assert from 'node:assert/strict';

const url = process.env.PLIMSOLL_SANDBOX_URL;
assert.ok(url, 'PLIMSOLL_SANDBOX_URL names the sandbox to test');

export const openAiUrl = url;
export const origin = new URL(url).origin; // Anthropic's SDK adds /v1 itself

const control = async (method, path, body) => {
  const reply = await fetch(`${origin}/sandbox/${path}`, { method, body: body && JSON.stringify(body) });
  assert.equal(reply.status, 200, await reply.clone().text());
  return reply.json();
};

export const setFaults = async (...faults) => {
  await control('DELETE', 'faults');
  return control('POST', 'faults', { faults });
};
export const state = () => control('GET', 'state');
export const inFlight = async () => (await state()).models.reduce((sum, model) => sum + model.in_flight, 0);

/// Until the condition holds; a few seconds are ample on loopback.
export const eventually = async (condition, what) => {
  const end = Date.now() + 5000;
  while (!(await condition())) {
    assert.ok(Date.now() < end, `never: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
