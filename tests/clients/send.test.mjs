// plimsollctl send as a process of its own: against the sandbox with faults, and against a server that no one here wrote.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, beforeEach, test } from 'node:test';
import { eventually, inFlight, openAiUrl, setFaults } from './sandbox.mjs';

const program = process.env.PLIMSOLLCTL;
assert.ok(program, 'PLIMSOLLCTL names the program to test');

const home = mkdtempSync(join(tmpdir(), 'plimsoll-send-'));
const secret = 'sk-planted-0123456789';
const environment = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_RUNTIME_DIR: home, XDG_DATA_HOME: home,
  XDG_STATE_HOME: home, XDG_CACHE_HOME: home, PLIMSOLL_CONFIG: join(home, 'config.json'), TEST_PROVIDER_KEY: secret };
delete environment.DBUS_SESSION_BUS_ADDRESS;

let mock;
before(async () => {
  const port = await new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
  const main = createRequire(import.meta.url).resolve('@dwmkerr/mock-llm/dist/main.js');
  mock = spawn(process.execPath, [main], { cwd: home, env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' }, stdio: 'ignore' });
  await eventually(() => fetch(`http://127.0.0.1:${port}/health`).then((reply) => reply.ok, () => false), 'mock-llm answers');
  writeFileSync(environment.PLIMSOLL_CONFIG, JSON.stringify({
    providers: {
      here: { dialect: 'openai', base_url: openAiUrl, key: 'env', key_env: 'TEST_PROVIDER_KEY' },
      keyless: { dialect: 'openai', base_url: openAiUrl, key: 'env', key_env: 'NO_SUCH_VARIABLE' },
      mock: { dialect: 'openai', base_url: `http://127.0.0.1:${port}/v1`, key: 'none' },
    },
    models: { 'gpt-4.1': { provider: 'here' }, keyless: { provider: 'keyless', remote_name: 'gpt-4.1' }, mocked: { provider: 'mock' } },
    profiles: {
      here: { chain: ['gpt-4.1'], max_attempts_per_model: 3 },
      patient: { chain: ['gpt-4.1'], deadline_ms: 100000, max_total_wait_ms: 100000 },
      once: { chain: ['gpt-4.1'], max_attempts_per_model: 1 },
      keyless: { chain: ['keyless'] },
      mocked: { chain: ['mocked'] },
    },
  }), { mode: 0o600 });
});
after(() => {
  mock?.kill();
  rmSync(home, { recursive: true, force: true });
});
beforeEach(() => setFaults());

// Each test has limits, breakers and stored answers of its own: processes of one user share them.
let tests = 0;
const data = () => join(home, `data-${tests}`);
beforeEach(() => { tests += 1; });

const send = (args, { input, kill, env } = {}) => new Promise((resolve) => {
  const child = spawn(program, ['send', ...args], { env: { ...environment, XDG_DATA_HOME: data(), ...env } });
  const result = { out: '', err: '' };
  child.stdout.on('data', (bytes) => { result.out += bytes; });
  child.stderr.on('data', (bytes) => { result.err += bytes; });
  child.on('close', (code, signal) => resolve({ ...result, code, signal }));
  child.stdin.end(input ?? '');
  kill?.(child);
});

test('streams the answer to standard output and progress to standard error', async () => {
  const { code, out, err } = await send(['--profile', 'here', 'what is a load line?']);
  assert.equal(code, 0, err);
  assert.match(out, /what is a load line\?/);
  assert.match(err, /gpt-4\.1: attempt 1/);
  assert.doesNotMatch(out, /attempt 1/);
});

test('two 429 with retry-after 2: the answer comes after 4 s, and the events say why', async () => {
  await setFaults('429:2x2');
  const start = Date.now();
  const { code, out, err } = await send(['--profile', 'here', '--json'], { input: 'patience\n' });
  assert.equal(code, 0, err);
  assert.ok(Date.now() - start >= 4000);
  const result = JSON.parse(out);
  assert.equal(result.outcome, 'success');
  assert.equal(result.attempts, 3);
  assert.equal(result.first_class, 'rate_limit');
  assert.ok(result.request_id);
  assert.match(result.text, /patience/);
  const waits = result.events.filter((event) => event.event === 'wait');
  assert.deepEqual(waits.map((wait) => wait.reason), ['retry_after', 'retry_after']);
  for (const wait of waits) assert.ok(wait.wait_ms >= 2000);
  assert.equal(result.events.at(-1).event, 'done');
});

// As a person would do it by hand: a sandbox told its faults when it starts, and a provider that is its URL.
test('a sandbox of its own process commits the faults it was started with', async () => {
  const sandbox = spawn(program, ['sandbox', '--fault', '429:2x2', '--port', '0', '--no-failures'],
    { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const lines = createInterface({ input: sandbox.stdout });
    const url = await new Promise((resolve, reject) => {
      lines.once('line', resolve);
      sandbox.once('exit', () => reject(new Error('the sandbox did not start')));
    });
    const config = join(home, 'faulty.json');
    writeFileSync(config, JSON.stringify({
      providers: { faulty: { dialect: 'openai', base_url: url, key: 'none' } },
      models: { 'gpt-4.1': { provider: 'faulty' } },
      profiles: { faulty: { chain: ['gpt-4.1'], max_attempts_per_model: 3 } },
    }), { mode: 0o600 });
    const start = Date.now();
    const { code, out, err } = await send(['--config', config, '--profile', 'faulty', '--json', 'patience']);
    assert.equal(code, 0, err);
    assert.ok(Date.now() - start >= 4000);
    const waits = JSON.parse(out).events.filter((event) => event.event === 'wait');
    assert.deepEqual(waits.map((wait) => wait.reason), ['retry_after', 'retry_after']);
  } finally {
    sandbox.kill();
  }
});

test('without any configuration its own sandbox answers', async () => {
  const { code, out, err } = await send(['--json', 'nobody else is there'], { env: { PLIMSOLL_CONFIG: join(home, 'none.json') } });
  assert.equal(code, 0, err);
  const result = JSON.parse(out);
  assert.equal(result.event, 'done');
  assert.match(result.text, /nobody else is there/);
  for (const field of ['outcome', 'model', 'attempts', 'latency_ms', 'waited_ms', 'input_tokens', 'output_tokens', 'cost_usd', 'request_id'])
    assert.ok(field in result, field);
  assert.equal(result.events.find((event) => event.event === 'accepted').request_id, result.request_id);
  assert.equal(result.events.filter((event) => event.event === 'done').length, 1);
});

for (const mode of [[], ['--no-stream']]) {
  test(`mock-llm answers ${mode.join(' ') || 'streamed'}: no usage is reported, so it is estimated`, async () => {
    const { code, out, err } = await send(['--profile', 'mocked', '--json', ...mode, 'echo me']);
    assert.equal(code, 0, err);
    const result = JSON.parse(out);
    assert.equal(result.text, 'echo me');
    assert.equal(result.outcome, 'success');
    assert.equal(result.estimated, true);
    assert.equal(result.cost_usd, undefined); // no price is known
  });
}

test('a failure says its class and when to come back', async () => {
  await setFaults('429:7');
  const { code, out, err } = await send(['--profile', 'once', 'now']);
  assert.equal(code, 1);
  assert.equal(out, '');
  assert.match(err, /rate_limit/);
  assert.match(err, /\d\d:\d\d:\d\d|in \d+ s/);
});

test('a missing key says which variable to set', async () => {
  const { code, err } = await send(['--profile', 'keyless', 'hello']);
  assert.equal(code, 1);
  assert.match(err, /NO_SUCH_VARIABLE/);
});

test('wrong usage is told apart from failure', async () => {
  assert.equal((await send(['--no-such-option', 'x'])).code, 2);
  assert.equal((await send(['--profile', 'here'])).code, 2, 'an empty prompt');
  for (const wrong of [['--profile', 'nobody', 'x'], ['--model', 'nobody', 'x']]) {
    const { code, err } = await send(wrong);
    assert.equal(code, 2);
    assert.match(err, /nobody/);
  }
});

test('an address that is none is wrong usage, and opens no breaker', async () => {
  for (const wrong of ['notaurl', 'ftp://127.0.0.1/v1', 'http://']) {
    const { code, err } = await send(['--sandbox-url', wrong, 'x']);
    assert.equal(code, 2, err);
    assert.match(err, /must be an address/);
  }
});

test('a change of the configuration acts on a call that waits', async () => {
  const set = (value) => spawnSync(program, ['config', 'set', '/models/gpt-4.1/limits/requests_per_minute', value], { env: environment });
  assert.equal(set('1').status, 0);
  assert.equal((await send(['--profile', 'here', 'takes the only one'])).code, 0);
  const start = Date.now();
  const { code, err } = await send(['--profile', 'patient', 'waits'], {
    kill: (child) => child.stderr.once('data', () => assert.equal(set('6000').status, 0)),
  });
  assert.equal(set('null').status, 0);
  assert.equal(code, 0, err);
  assert.match(err, /waiting/);
  assert.ok(Date.now() - start < 30000, 'not the minute that it would have taken');
});

test('an interrupt ends the call and its connection', async () => {
  await setFaults('hang');
  const { code } = await send(['--profile', 'here', 'wait'], {
    kill: (child) => eventually(async () => (await inFlight()) > 0, 'the call is in flight').then(() => child.kill('SIGINT')),
  });
  assert.equal(code, 130);
  await eventually(async () => (await inFlight()) === 0, 'the sandbox sees it go');
});

test('with prompts off neither the key nor a prompt is left in any file', async () => {
  const off = spawnSync(program, ['config', 'set', '/history/prompts', 'off'], { env: environment });
  assert.equal(off.status, 0, String(off.stderr));
  const { err } = await send(['--profile', 'here', 'a prompt that nobody should keep']);
  assert.ok(!err.includes(secret) && !err.includes('nobody should keep'));
  const visit = (folder) => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) {
        visit(path);
      } else {
        const text = readFileSync(path, 'latin1');
        assert.ok(!text.includes(secret) && !text.includes('nobody should keep'), path);
      }
    }
  };
  visit(home);
});
