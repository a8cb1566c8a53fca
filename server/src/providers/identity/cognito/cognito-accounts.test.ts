import { randomUUID } from 'node:crypto';
import { resetPassword, sendResetPasswordMagicLink } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate, signUp } from '@portal/contract/accounts/identity.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCognitoPortal } from '../../../testing/cognito/start-cognito-portal.ts';
import { TEST_PASSWORD } from '../../../testing/people.ts';
import { newestLinkToken } from '../../../testing/queued-mails.ts';

const NEW_PASSWORD = 'Brand-New-Lantern-88';
const STRICT = { MinimumLength: 12, RequireSymbols: true, RequireNumbers: false, RequireUppercase: false };

let running: Awaited<ReturnType<typeof startCognitoPortal>>;
beforeAll(async () => {
  running = await startCognitoPortal({ COGNITO_PASSWORD_RULE: 'pool' }, STRICT);
});
afterAll(() => running.stop());

const services = () => running.portal.portal.services;
const create = (email: string, password = TEST_PASSWORD) =>
  services().database.asSystem((tx) => services().identity.createVerified(tx, email, password));
const address = () => `person-${randomUUID()}@firm.example`;
const signIn = (email: string, password: string) =>
  running.cognito.call('InitiateAuth', {
    ClientId: running.cognito.clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
const linkFor = async (email: string) => {
  await running.portal.browser().call(sendResetPasswordMagicLink, { email });
  return newestLinkToken(running.portal, email, 'reset-password');
};

test('the calls of the built-in provider are not there', async () => {
  const browser = running.portal.browser();
  const email = address();
  expect((await browser.call(signUp, { email, password: TEST_PASSWORD })).status).toBe(404);
  expect((await browser.call(authenticate, { username: email, password: TEST_PASSWORD })).status).toBe(404);
  const link = await running.portal.portal.http.inject({
    url: '/api/identity/verifyEmail/x',
    headers: { host: 'localhost:3000' },
  });
  expect(link.statusCode).toBe(404);
});

describe('when the portal is interrupted after the pool has acted', () => {
  const interrupted = async <Result>(work: () => Promise<Result>) => {
    let result: Result | undefined;
    const run = services().database.asSystem(async () => {
      result = await work();
      throw new Error('interrupted');
    });
    await expect(run).rejects.toThrow('interrupted');
    return result;
  };

  test('a new account is taken over by whoever proves the address again', async () => {
    const email = address();
    const { identity, database } = services();
    let first: unknown;
    const run = database.asSystem(async (tx) => {
      first = await identity.createVerified(tx, email, TEST_PASSWORD);
      throw new Error('interrupted');
    });
    await expect(run).rejects.toThrow('interrupted');
    expect(await create(email, NEW_PASSWORD)).toEqual(first);
    expect((await signIn(email, TEST_PASSWORD)).status).toBe(400);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  test('a link for a new password works once more', async () => {
    const email = address();
    await create(email);
    const token = await linkFor(email);
    const { identity, database } = services();
    const run = database.asSystem(async (tx) => {
      await identity.resetPassword(tx, token, NEW_PASSWORD, async () => undefined);
      throw new Error('interrupted');
    });
    await expect(run).rejects.toThrow('interrupted');
    const answer = await running.portal.browser().call(resetPassword, { linkId: token, password: NEW_PASSWORD });
    expect(answer.status).toBe(200);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  test('an account that is gone counts as removed', async () => {
    const created = await create(address());
    const subject = created === 'exists' ? '' : created.subject;
    const remove = () => services().database.asSystem((tx) => services().identity.removeAccount(tx, subject));
    await interrupted(remove);
    await expect(remove()).resolves.toBeUndefined();
  });
});

describe('a password that the pool’s policy refuses', () => {
  test('changes nothing and is told at its field; one that only the policy takes is taken', async () => {
    const email = address();
    await create(email);
    const linkId = await linkFor(email);
    const reset = (password: string) => running.portal.browser().call(resetPassword, { linkId, password });
    expect(await reset('nosymbolatall')).toMatchObject({
      status: 400,
      errors: [
        {
          code: 'PASSWORD_REFUSED',
          field: 'password',
          message:
            'This password cannot be used. Password did not conform with policy: Password must have symbol characters',
        },
      ],
    });
    expect((await reset('all-lower-case')).status).toBe(200);
    expect((await signIn(email, 'all-lower-case')).status).toBe(200);
  });
});

test('an outage is told in plain words, and nothing is spent', async () => {
  const [email, other] = [address(), address()];
  await create(email);
  await create(other);
  const linkId = await linkFor(email);
  const browser = running.portal.browser();
  running.cognito.state.isDown = true;
  const OUTAGE = {
    status: 503,
    errors: [{ code: 'IDENTITY_UNAVAILABLE', message: expect.stringContaining('try again') }],
  };
  expect(await browser.call(resetPassword, { linkId, password: NEW_PASSWORD })).toMatchObject(OUTAGE);
  expect(await browser.call(sendResetPasswordMagicLink, { email: other })).toMatchObject(OUTAGE);
  running.cognito.state.isDown = false;
  expect((await browser.call(resetPassword, { linkId, password: NEW_PASSWORD })).status).toBe(200);
  expect(await linkFor(other)).toEqual(expect.any(String));
});
