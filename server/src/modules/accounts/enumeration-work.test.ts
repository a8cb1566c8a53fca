import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { inviteUser, sendResetPasswordMagicLink } from '@portal/contract/accounts/accounts.calls.ts';
import {
  authenticate,
  confirmForgotPassword,
  forgotPassword,
  resendVerification,
  signUp,
} from '@portal/contract/accounts/identity.calls.ts';
import { inviteLinkLookup } from '@portal/contract/accounts/invite-lookup.calls.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { giveCaptchaPass } from '../../testing/captcha-pass.ts';
import { signInNewMember, signInNewPerson, TEST_PASSWORD } from '../../testing/people.ts';
import { SIGN_UP_FROM } from '../../testing/sign-up-from.ts';
import type { Answer } from '../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const work = vi.hoisted(() => ({ hashes: 0, waits: [] as number[] }));
vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>();
  return {
    ...argon2,
    hash: (...given: Parameters<typeof argon2.hash>) => {
      work.hashes += 1;
      return argon2.hash(...given);
    },
    verify: (...given: Parameters<typeof argon2.verify>) => {
      work.hashes += 1;
      return argon2.verify(...given);
    },
  };
});
vi.mock('../../system/at-least.ts', () => ({
  atLeast: (ms: number, done: Promise<unknown>) => {
    work.waits.push(ms);
    return done;
  },
}));

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ ENUMERATION: 'strict' });
});
afterAll(() => portal.stop());

const unknown = async () => `nobody-${randomUUID()}@firm.example`;
const verified = async () => (await signInNewPerson(portal)).email;
async function unverified() {
  const email = await unknown();
  await portal.passwordIdentity.signUp(portal.portal.services.brands.default, email, TEST_PASSWORD, SIGN_UP_FROM);
  return email;
}
async function invited() {
  const email = await unknown();
  await (await signInNewMember(portal)).browser.call(inviteUser, { email });
  return email;
}

/** Counts what a call sends to the database, and nothing of what the portal does by itself meanwhile. */
const asked = new AsyncLocalStorage<{ statements: string[] }>();
const send = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;
beforeAll(() => {
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    asked.getStore()?.statements.push(textOf(given[0]));
    return send.apply(this, given);
  } as never);
});
afterAll(() => vi.restoreAllMocks());

/** What is sent, without its values. */
const textOf = (query: unknown) =>
  typeof query === 'string' ? query : String((query as { readonly text?: unknown } | undefined)?.text);

/** Without the maintenance switch, which some call or other reads anew every two seconds: a transaction of three statements. */
function withoutSwitch(statements: readonly string[]): readonly string[] {
  const at = statements.findIndex((text) => text.includes('"portal_facts"'));
  return at < 0 ? statements : statements.toSpliced(at - 1, 3);
}

/** What an answer tells, and what it cost: argon2 runs and statements sent to the database. The clock is not asked. */
async function measure(make: () => Promise<Answer>) {
  const before = { hashes: work.hashes, waits: work.waits.length };
  const counter = { statements: [] as string[] };
  const { status, body, headers } = await asked.run(counter, make);
  const statements = withoutSwitch(counter.statements);
  const headerNames = Object.keys(headers).sort();
  const seen = { status, body, headerNames, length: headers['content-length'] };
  return { seen, hashes: work.hashes - before.hashes, waits: work.waits.slice(before.waits), statements };
}

/** A browser that has its cookies and passes already, so that only the call itself is measured. */
async function ready() {
  const browser = portal.browser();
  await giveCaptchaPass(portal, browser);
  await browser.call(authenticate, { username: await unknown(), password: TEST_PASSWORD });
  return browser;
}

type Browser = Awaited<ReturnType<typeof ready>>;

const CASES: readonly (readonly [
  what: string,
  ask: (browser: Browser, email: string) => Promise<Answer>,
  known: Readonly<Record<string, () => Promise<string>>>,
])[] = [
  [
    'sign-in with a wrong password',
    (browser, username) => browser.call(authenticate, { username, password: 'Wrong-Guess-1' }),
    { verified, unverified },
  ],
  ['sign-up', (browser, email) => browser.call(signUp, { email, password: 'Another-Strong-77' }), { verified }],
  [
    'resending the verification link',
    (browser, email) => browser.call(resendVerification, { email }),
    { verified, unverified },
  ],
  [
    'asking for a reset link',
    (browser, email) => browser.call(sendResetPasswordMagicLink, { email }),
    { verified, unverified },
  ],
  [
    'asking for a reset code',
    async (browser, username) => {
      const answer = await browser.call(forgotPassword, { username });
      // The destination is made of what was typed, and of nothing else.
      return { ...answer, body: { ...answer.body, destination: answer.body.destination.replace(/^./, '?') } };
    },
    { verified, unverified },
  ],
  [
    'a reset by a wrong code',
    (browser, username) => browser.call(confirmForgotPassword, { username, code: '000000', password: 'Other-Lamp-99' }),
    { verified, unverified },
  ],
];

describe.each(CASES)('V6.3.8 %s', (_what, ask, known) => {
  test.each(Object.entries(known))(
    'tells and costs for an address that is %s what it does for none',
    async (_kind, get) => {
      // The first of all fills what is read once.
      await ask(await ready(), await unknown());
      const [mine, nobody] = [await get(), await unknown()];
      const [one, other] = [await ready(), await ready()];
      const there = await measure(() => ask(one, mine));
      const nowhere = await measure(() => ask(other, nobody));
      expect(there.seen).toEqual({ ...nowhere.seen, length: there.seen.length });
      expect(there.hashes).toBe(nowhere.hashes);
      // The statements are shown when their number differs.
      expect(there.statements.length, there.statements.join('\n')).toBe(nowhere.statements.length);
      expect(there.statements.length).toBeGreaterThan(2);
    },
  );
});

test('V6.3.8 looking for an invitation tells the same, and takes the same least time', async () => {
  const [mine, nobody] = [await invited(), await unknown()];
  const look = async (email: string) => {
    const browser = await ready();
    return measure(() => browser.call(inviteLinkLookup, { email }));
  };
  const [there, nowhere] = [await look(mine), await look(nobody)];
  expect(there.seen).toEqual(nowhere.seen);
  expect([there.hashes, there.waits]).toEqual([nowhere.hashes, nowhere.waits]);
  expect(there.waits).toEqual([300]);
});
