import type { Call } from '@portal/contract/call.ts';
import { fillPath } from '@portal/contract/path.ts';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOwnPageGuard } from '../../http/http-environment.ts';
import { csrfToken } from '../../http/security/csrf.ts';
import { CHANGING_CALLS, type NamedCall, sampleOf, titled } from '../every-call.ts';
import type { FilledOrganisation } from '../filled-ids.ts';
import { fillOrganisation } from '../filled-organisation.ts';
import { signIn } from '../people.ts';
import { type Samples, sampleInputs } from '../sample-inputs.ts';
import { inTurn, isFirstOfItsGuards } from '../sweep.ts';
import { dumpDatabase } from '../table-dump.ts';
import { type Answer, nextAddress, type TestBrowser } from '../test-browser.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

type Headers = Readonly<Record<string, string>>;

let portal: TestPortal;
let org: FilledOrganisation;
let samples: Samples;
let victim: TestBrowser;
let ownToken: string;
let tokenBeforeSignIn: string;
let tokenOfAnotherBrowser: string;
let untouched: Awaited<ReturnType<typeof dumpDatabase>>;

beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  org = await fillOrganisation(portal);
  samples = sampleInputs(org, portal.clock.now());
  victim = await signIn(portal, org.email);
  ownToken = await victim.fetchCsrfToken();
  const session = victim.cookies.get('sid') ?? '';
  victim.cookies.delete('sid');
  tokenBeforeSignIn = await victim.fetchCsrfToken();
  victim.cookies.set('sid', session);
  tokenOfAnotherBrowser = await org.browser.fetchCsrfToken();
  untouched = await dumpDatabase(portal.database);
});
afterAll(() => portal.stop());

/** Each time from a new address, so that no rate limit hides the answer. */
function send({ call, ...entry }: NamedCall, headers: Headers): Promise<Answer> {
  victim.address = nextAddress();
  const { path, rest } = fillPath(call.path, sampleOf(samples, { call, ...entry }));
  return call.method === 'GET'
    ? victim.send('GET', `/api${path}`, { headers })
    : victim.send('POST', `/api${path}`, { body: rest, headers });
}

const isStale = ({ body }: Answer) => JSON.stringify(body).includes('CSRF_REJECTED');

const SAME_SITE = { 'sec-fetch-site': 'same-origin' };

const FORGERIES: readonly (readonly [string, () => Headers])[] = [
  ['without a token', () => SAME_SITE],
  ['with an empty token', () => ({ ...SAME_SITE, 'x-csrf-token': '' })],
  ['with the token from before sign-in', () => ({ ...SAME_SITE, 'x-csrf-token': tokenBeforeSignIn })],
  ['with the token of another browser', () => ({ ...SAME_SITE, 'x-csrf-token': tokenOfAnotherBrowser })],
  ['from another site', () => ({ 'sec-fetch-site': 'cross-site', 'x-csrf-token': ownToken })],
  ['from another subdomain', () => ({ 'sec-fetch-site': 'same-site', 'x-csrf-token': ownToken })],
  ['by a navigation', () => ({ 'sec-fetch-site': 'none', 'x-csrf-token': ownToken })],
  ['by an older browser on another site', () => ({ origin: 'https://evil.example', 'x-csrf-token': ownToken })],
  ['from a sandboxed frame', () => ({ origin: 'null', 'x-csrf-token': ownToken })],
  ['from a name that ends the same', () => ({ origin: 'http://evillocalhost:3000', 'x-csrf-token': ownToken })],
];

test('the tokens differ', () => {
  expect(new Set([ownToken, tokenBeforeSignIn, tokenOfAnotherBrowser]).size).toBe(3);
});

// So two calls that are alike in these cannot differ, and of them one is tried with every forgery.
test.each(['POST', 'GET'] as const)(
  'V3.5.1 the guard of a %s reads its method and that it changes state alone',
  (method) => {
    const read = new Set<string | symbol>();
    const call = new Proxy({ method, changesState: true } as Call, {
      get(target, name) {
        read.add(name);
        return Reflect.get(target, name);
      },
    });
    const key = Buffer.alloc(32);
    const guard = createOwnPageGuard(key, 'http://localhost:3000');
    const requestWith = (headers: Headers) => ({ headers, csrfBinding: 'session' }) as unknown as FastifyRequest;
    expect(() => guard(requestWith({}), call)).toThrow(expect.objectContaining({ code: 'CSRF_REJECTED' }));
    const own = { ...SAME_SITE, 'x-csrf-token': csrfToken(key, 'session'), 'x-transaction-id': 'test-transaction' };
    expect(() => guard(requestWith(own), call)).not.toThrow();
    expect([...read].filter((name) => name !== 'method' && name !== 'changesState')).toEqual([]);
  },
);

/** Every forgery for one call of those that are guarded alike, and one in turn for each other call. */
function forgeriesOf(entry: NamedCall) {
  // A GET that changes something has no token; there the origin alone decides.
  const forgeries = entry.call.method === 'POST' ? FORGERIES : FORGERIES.slice(4);
  const isFirst = isFirstOfItsGuards(entry, CHANGING_CALLS);
  return inTurn(forgeries, CHANGING_CALLS.indexOf(entry), isFirst ? forgeries.length : 1);
}

describe.each(titled(CHANGING_CALLS))('%s', (_title, entry) => {
  const forgeries = forgeriesOf(entry);

  test.each(forgeries)('V3.5.1/3.5.2/3.5.3 is refused %s', async (_forgery, headers) => {
    const answer = await send(entry, headers());
    expect(answer).toMatchObject({ status: 403, body: { errors: [{ code: 'CSRF_REJECTED' }] } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

test('V3.5.1 none of them has changed anything by then', async () => {
  expect(await dumpDatabase(portal.database)).toEqual(untouched);
});

const OWN_PAGE = [
  ['Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
  ['its own Origin', { origin: 'http://localhost:3000' }],
] as const;

// Last, because these calls succeed and change what the others compare.
describe.each(titled(CHANGING_CALLS))('%s', (_title, entry) => {
  test.each(inTurn(OWN_PAGE, CHANGING_CALLS.indexOf(entry), 1))(
    'passes with its token and %s',
    async (_name, headers) => {
      const pass = () => send(entry, { ...headers, 'x-csrf-token': ownToken, 'x-transaction-id': 'test-transaction' });
      let answer = await pass();
      if (isStale(answer)) {
        // A call before has ended the session.
        victim = await signIn(portal, org.email);
        ownToken = await victim.fetchCsrfToken();
        answer = await pass();
      }
      expect(isStale(answer)).toBe(false);
    },
  );
});
