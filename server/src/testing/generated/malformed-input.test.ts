import { fillPath, parameterNames } from '@portal/contract/path.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, withField } from '../call-fields.ts';
import { EVERY_CALL, type NamedCall, sampleOf, titled } from '../every-call.ts';
import { fillOrganisation } from '../filled-organisation.ts';
import { signInNewPerson, signInNewStaff } from '../people.ts';
import { type Samples, sampleInputs } from '../sample-inputs.ts';
import { IS_SWEEP, inTurn, isFirstOfItsGuards } from '../sweep.ts';
import { type Answer, nextAddress, type TestBrowser } from '../test-browser.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

let portal: TestPortal;
let samples: Samples;
const browsers: Partial<Record<string, TestBrowser>> = {};

beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  const org = await fillOrganisation(portal);
  samples = sampleInputs(org, portal.clock.now());
  browsers.member = org.browser;
  browsers.session = (await signInNewPerson(portal)).browser;
  browsers.staff = (await signInNewStaff(portal)).browser;
  browsers.public = portal.browser();
});
afterAll(() => portal.stop());

const tokens = new Map<TestBrowser, string>();

/** Sends what a page never would, from a new address each time, so that no rate limit hides the answer. */
async function send(entry: NamedCall, given: Readonly<Record<string, unknown>> | string): Promise<Answer> {
  const browser = browsers[entry.call.access] ?? portal.browser();
  browser.address = nextAddress();
  const answer = await sendOnce(browser, entry, given);
  if (!isStale(answer)) return answer;
  // A call before has changed whose browser it is.
  tokens.delete(browser);
  return sendOnce(browser, entry, given);
}

const isStale = ({ status, body }: Answer) => status === 403 && JSON.stringify(body).includes('CSRF_REJECTED');

async function sendOnce(
  browser: TestBrowser,
  { call, ...entry }: NamedCall,
  given: Readonly<Record<string, unknown>> | string,
): Promise<Answer> {
  const sample = sampleOf(samples, { call, ...entry });
  const token = tokens.get(browser) ?? (await browser.fetchCsrfToken());
  tokens.set(browser, token);
  const headers = { 'sec-fetch-site': 'same-origin', 'x-transaction-id': 'test-transaction', 'x-csrf-token': token };
  const { path, rest } = fillPath(call.path, typeof given === 'string' ? sample : given);
  if (call.method === 'POST')
    return browser.send('POST', `/api${path}`, { body: typeof given === 'string' ? given : rest, headers });
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return browser.send('GET', `/api${path}?${query}`, { headers });
}

/** An answer to bad input: a refusal in the portal's words, never a failure of its own. */
function expectRefusal(answer: Answer, what: unknown): void {
  expect(answer.status, JSON.stringify(what)?.slice(0, 200)).toBeGreaterThanOrEqual(400);
  expectSound(answer, what);
}

function expectSound(answer: Answer, what: unknown): void {
  const title = JSON.stringify(what)?.slice(0, 200);
  expect(answer.status, title).toBeLessThan(500);
  if (answer.status < 400) return;
  expect(answer.headers['content-type'], title).toBe('application/json; charset=utf-8');
  const { success, errors } = answer.body as { success: boolean; errors: { code: string; message: string }[] };
  expect(success, title).toBe(false);
  expect(errors.length, title).toBeGreaterThan(0);
  for (const { code, message } of errors) expect(`${code}: ${message}`, title).toMatch(/^[A-Z_]+: .+/);
}

const TEXTS = [
  '',
  ' ',
  'x'.repeat(10_000),
  '\0',
  'a\0b',
  'a\r\nBcc: evil@evil.example',
  '\u001b[31m',
  '\ud800',
  '\u202eevil',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' or 1=1; drop table users; --",
  '%',
  '../../etc/passwd',
  '{{7*7}}',
  '__proto__',
  'null',
] as const;

/** Coprime to the number of texts, so that neighboring fields are tried with other ones. */
const TEXTS_A_FIELD = 1;

const OTHER_TYPES = [null, true, -1, 1e308, [], [[]], {}, { toString: 1 }, ['x', 'y']] as const;

/** Parts of an upload are bytes and texts whatever is put in: `uploads.test.ts` tries what a form can hold. */
const isInUpload = ({ call }: NamedCall, path: readonly string[]) => call.upload !== undefined && path[0] === 'file';

const accepts = (entry: NamedCall, input: unknown) => entry.call.input.safeParse(input).success;
/** What the schema refuses never reaches a call's own code: of each field one such value is sent, which shows the way of all. */
const isRefused = (entry: NamedCall) => (input: unknown) => !accepts(entry, input);

const WITH_FIELDS = titled(EVERY_CALL.filter((entry) => fieldsOf(entry).length > 0));

/** How many fields stand before those of a call: where its turn begins. */
const fieldsBefore = (entry: NamedCall) =>
  EVERY_CALL.slice(0, EVERY_CALL.indexOf(entry)).reduce((sum, other) => sum + fieldsOf(other).length, 0);

describe.each(WITH_FIELDS)('%s', (_title, entry) => {
  const isInPath = (field: string) => parameterNames(entry.call.path).includes(field);

  test('V2.2.1/2.2.2 refuses each field of a wrong type, and names the field', async () => {
    if (entry.call.method === 'GET' || entry.call.upload !== undefined) return;
    for (const { path, type } of fieldsOf(entry)) {
      // An address has text alone.
      if (parameterNames(entry.call.path).includes(path[0] ?? '')) continue;
      const values = [...OTHER_TYPES, ...(type === 'string' ? [42] : ['text'])];
      const refused = values.map((value) => withField(sampleOf(samples, entry), path, value)).filter(isRefused(entry));
      for (const input of refused) {
        const fields = entry.call.input.safeParse(input).error?.issues.map((issue) => issue.path.join('.'));
        expect(fields, JSON.stringify({ path, input })).toContainEqual(expect.stringMatching(`^${path[0]}`));
      }
      const [first] = refused;
      if (first === undefined) continue;
      const answer = await send(entry, first);
      expectRefusal(answer, first);
      expect(answer.status, JSON.stringify({ path, first })).toBe(400);
      const { errors } = answer.body as { errors: { code: string; field: string }[] };
      expect(errors[0]?.code).toBe('INVALID_INPUT');
      expect(errors.map(({ field }) => field)).toContainEqual(expect.stringMatching(`^${path[0]}`));
    }
  });

  test('V1.2.4 takes no odd text for more than text', async () => {
    const first = fieldsBefore(entry);
    for (const [place, { path }] of fieldsOf(entry).entries()) {
      if (isInUpload(entry, path)) continue;
      let hasRefused = false;
      for (const text of inTurn(TEXTS, first + place, TEXTS_A_FIELD)) {
        // Addresses and forms hold no halves of surrogate pairs.
        const isInAddress = entry.call.method === 'GET' || parameterNames(entry.call.path).includes(path[0] ?? '');
        if ((isInAddress || entry.call.upload !== undefined) && text === '\ud800') continue;
        const input = withField(sampleOf(samples, entry), path, text);
        const isAccepted = accepts(entry, input);
        if (!isAccepted && hasRefused) continue;
        const answer = await send(entry, input);
        if (isAccepted) expectSound(answer, { path, text });
        else expectRefusal(answer, { path, text });
        hasRefused ||= !isAccepted;
      }
    }
  });

  test('says which required field is missing', async () => {
    const fields = fieldsOf(entry).filter(({ path }) => !isInPath(path[0] ?? '') && !isInUpload(entry, path));
    for (const { path } of fields) {
      const input = withField(sampleOf(samples, entry), path, undefined);
      if (accepts(entry, input)) continue;
      const answer = await send(entry, input);
      expect(answer.status).toBe(400);
      const { errors } = answer.body as { errors: { field: string }[] };
      expect(errors.map(({ field }) => field)).toContain(path.join('.'));
    }
  });
});

const BODIES: readonly (readonly [string, string])[] = [
  ['an array', '[]'],
  ['a number', '42'],
  ['the text', '"text"'],
  ['false', 'false'],
  ['broken JSON', '{"a":'],
  ['two values', '{} {}'],
  ['a byte order mark', '\ufeff{}'],
  ['very deep arrays', '['.repeat(200_000)],
  ['deep objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['a prototype', '{"__proto__":{"success":true,"isStaff":true,"touch":"x"},"constructor":{"prototype":{"x":1}}}'],
];

const POSTS = EVERY_CALL.filter(({ call }) => call.method === 'POST');
const BODIES_A_CALL = 1;
const OTHER_BODIES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/json',
] as const;

describe.each(titled(POSTS))('%s', (_title, entry) => {
  test.each(inTurn(BODIES, POSTS.indexOf(entry), BODIES_A_CALL))('V1.5.2 bears %s as its body', async (_name, body) => {
    expectSound(await send(entry, body), body.slice(0, 40));
    expect(({} as Record<string, unknown>).isStaff).toBeUndefined();
  });

  test('takes JSON only, and not too much of it', async () => {
    const browser = browsers[entry.call.access] ?? portal.browser();
    browser.address = nextAddress();
    const headers = { 'sec-fetch-site': 'same-origin', 'x-csrf-token': await browser.fetchCsrfToken() };
    const { path } = fillPath(entry.call.path, sampleOf(samples, entry));
    const post = (type: string, body: string) =>
      browser.send('POST', `/api${path}`, { body, headers: { ...headers, 'content-type': type } });
    for (const type of entry.call.upload === undefined ? inTurn(OTHER_BODIES, POSTS.indexOf(entry), 1) : OTHER_BODIES) {
      const answer = await post(type, '{"a":1}');
      // Where a form is welcome, this isn't one.
      const isBroken = entry.call.upload !== undefined && type.startsWith('multipart/');
      if (isBroken) expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'UPLOAD_BROKEN' }] } });
      else expect(answer, type).toMatchObject({ status: 415, body: { errors: [{ code: 'UNSUPPORTED_TYPE' }] } });
    }
    if (!IS_SWEEP && !isFirstOfItsGuards(entry, POSTS)) return;
    const large = await post('application/json', JSON.stringify({ a: 'x'.repeat(1024 * 1024) }));
    expect(large).toMatchObject({ status: 413, body: { errors: [{ code: 'BODY_TOO_LARGE' }] } });
  });
});

test('an empty JSON body counts as none', async () => {
  const browser = portal.browser();
  const headers = { 'sec-fetch-site': 'same-origin', 'x-csrf-token': await browser.fetchCsrfToken() };
  const answer = await browser.send('POST', '/api/accounts/check', {
    body: '',
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect(answer).toMatchObject({ status: 200, body: { authenticated: false } });
});

test('no call fails on any JSON at all', async () => {
  const calls = fc.constantFrom(...EVERY_CALL.filter(({ call }) => call.method === 'POST' && call.access === 'member'));
  await fc.assert(
    fc.asyncProperty(calls, fc.jsonValue({ stringUnit: 'binary' }), fc.boolean(), async (entry, value, inSample) => {
      const fields = fieldsOf(entry);
      const path = fields[JSON.stringify(value).length % Math.max(1, fields.length)]?.path ?? ['x'];
      const input = inSample ? withField(sampleOf(samples, entry), path, value ?? undefined) : value;
      expectSound(await send(entry, JSON.stringify(input) ?? 'null'), input);
    }),
    { numRuns: 150, seed: 20_261_121 },
  );
});
