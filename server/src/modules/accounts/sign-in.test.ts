import { randomUUID } from 'node:crypto';
import { createSession } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../call/app-error.ts';
import { hashWork } from '../../testing/hash-work.ts';
import { TEST_PASSWORD } from '../../testing/people.ts';
import { nextAddress } from '../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const MINUTE_MS = 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

async function account(): Promise<string> {
  const email = `person-${randomUUID()}@firm.example`;
  const { database, identity } = portal.portal.services;
  await database.asSystem((tx) => identity.createVerified(tx, email, TEST_PASSWORD));
  return email;
}

/** Each try comes from another address, so that only the lock of the account counts. */
function signIn(username: string, password: string) {
  const browser = portal.browser();
  browser.address = nextAddress();
  return browser.call(authenticate, { username, password });
}

const WRONG = {
  status: 401,
  errors: [{ code: 'WRONG_CREDENTIALS', message: 'Incorrect username or password.' }],
};

describe('signing in', () => {
  test('V6.3.8 answers a wrong password and an unknown user alike, after the same work', async () => {
    const before = hashWork.verifications;
    const wrong = await signIn(await account(), 'Not-The-Password-1');
    expect(hashWork.verifications).toBe(before + 1);
    const unknown = await signIn(`nobody-${randomUUID()}@firm.example`, TEST_PASSWORD);
    expect(hashWork.verifications).toBe(before + 2);
    expect(wrong).toMatchObject(WRONG);
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: wrong.status, body: wrong.body });
  });

  test('V16.2.1/16.3.1 logs who was refused, when and from where', async () => {
    const email = await account();
    await signIn(email, 'Not-The-Password-1');
    const rows = await portal.database.query(`select action, details, ip from audit_log where subject = $1`, [email]);
    expect(rows).toMatchObject([
      { action: 'session.refused', details: { reason: 'wrong-credentials' }, ip: expect.stringMatching(/^10\./) },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Not-The-Password-1');
  });

  test.each([
    ['an account', account],
    ['no account', async () => `nobody-${randomUUID()}@firm.example`],
  ])('V6.1.1/6.3.1 locks an address with %s for a minute that doubles up to an hour', async (_kind, address) => {
    const email = await address();
    for (let tries = 0; tries < 5; tries += 1) expect(await signIn(email, 'Wrong-Guess-1')).toMatchObject(WRONG);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await signIn(email, TEST_PASSWORD)).toMatchObject({
        status: 429,
        errors: [
          {
            code: 'ACCOUNT_LOCKED',
            message: expect.stringContaining(`wait ${minutes} minute${minutes === 1 ? '' : 's'}`),
          },
        ],
      });
      portal.clock.advance(minutes * MINUTE_MS);
      expect(await signIn(email, 'Wrong-Guess-1')).toMatchObject(WRONG);
    }
  });

  test('forgets wrong passwords after the right one', async () => {
    const email = await account();
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await signIn(email, 'Wrong-Guess-1');
      expect((await signIn(email, TEST_PASSWORD)).status).toBe(200);
    }
  });

  test('V6.3.1 looks at no more than five passwords, also when they come at the same moment', async () => {
    const email = await account();
    const before = hashWork.verifications;
    const answers = await Promise.all(Array.from({ length: 12 }, (_, guess) => signIn(email, `Guess-Number-${guess}`)));
    expect(hashWork.verifications - before).toBe(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('does not lock one address for the guesses at another', async () => {
    const [victim, other] = [await account(), await account()];
    for (let tries = 0; tries < 8; tries += 1) await signIn(victim, 'Wrong-Guess-1');
    expect((await signIn(other, TEST_PASSWORD)).status).toBe(200);
  });
});

test('V15.2.2 whoever comes while too many passwords wait is asked to come again', async () => {
  const email = await account();
  const signInOnce = vi.spyOn(portal.passwordIdentity, 'signIn').mockRejectedValueOnce(new AppError('TOO_BUSY'));
  const answer = await signIn(email, TEST_PASSWORD);
  signInOnce.mockRestore();
  expect(answer).toMatchObject({ status: 503, errors: [{ code: 'TOO_BUSY' }], headers: { 'retry-after': '5' } });
});

describe('the bearer', () => {
  const exchange = (bearer: string) => portal.browser().call(createSession, {}, { authorization: `Bearer ${bearer}` });
  const issue = async () => (await signIn(await account(), TEST_PASSWORD)).body.bearer ?? '';
  const REJECTED = { status: 401, errors: [{ code: 'BEARER_REJECTED' }] };

  test('is good for one session', async () => {
    const bearer = await issue();
    const first = await exchange(bearer);
    expect(first).toMatchObject({ status: 200, body: { newUser: true, isServiceSession: false } });
    expect(await exchange(bearer)).toMatchObject(REJECTED);
  });

  test('V9.2.1 is good for one session, also at the same moment', async () => {
    const bearer = await issue();
    const answers = await Promise.all([exchange(bearer), exchange(bearer), exchange(bearer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test('V9.2.1 is good for two minutes', async () => {
    const bearer = await issue();
    portal.clock.advance(2 * MINUTE_MS);
    expect(await exchange(bearer)).toMatchObject(REJECTED);
  });

  test('counts no more once the password has changed', async () => {
    const email = await account();
    const { body } = await signIn(email, TEST_PASSWORD);
    const before = await portal.database.query('select password_hash from identities where email = $1', [email]);
    await portal.database.query('update identities set password_hash = $1 where email = $2', [
      `${before[0]?.password_hash}x`,
      email,
    ]);
    expect(await exchange(body.bearer ?? '')).toMatchObject(REJECTED);
  });

  test('V9.1.1/9.1.2/9.1.3/9.2.2/9.2.3/9.2.4 is refused when it is missing or not ours', async () => {
    const [header, payload, signature] = (await issue()).split('.');
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;
    const sign = (changes: Record<string, unknown>, key = portal.secrets.bearerKey, typ = 'JWT', alg = 'HS256') =>
      new SignJWT({ ...claims, jti: randomUUID(), ...changes }).setProtectedHeader({ alg, typ }).sign(key);
    const forged = [
      '',
      'x',
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
      `${header}.${encode({ ...claims, sub: randomUUID() })}.${signature}`,
      `${header}.${payload}.${signature?.slice(0, -2)}`,
      await sign({}, Buffer.alloc(32, 1)),
      await sign({}, portal.secrets.csrfKey),
      await sign({ aud: 'another-portal' }),
      await sign({ iss: 'another-issuer' }),
      await sign({ exp: undefined }),
      await sign({ pwv: undefined }),
      await sign({ sub: randomUUID() }),
      await sign({}, portal.secrets.bearerKey, 'at+jwt'),
      await sign({}, Buffer.concat([portal.secrets.bearerKey, Buffer.alloc(32)]), 'JWT', 'HS512'),
    ];
    for (const bearer of forged) expect(await exchange(bearer), bearer).toMatchObject(REJECTED);
    expect((await exchange(await sign({}))).status).toBe(200);
  });
});
