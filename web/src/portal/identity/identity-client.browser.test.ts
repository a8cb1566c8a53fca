import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { fakeAccounts } from '../../testing/fake-accounts.ts';
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts';
import { cognitoError } from './cognito-errors.ts';
import { createCognitoIdentity } from './cognito-identity.ts';
import { type ClientUnderTest, describeIdentityClient } from './identity-client.suite.ts';
import type { IdentityClient } from './identity-client.ts';
import { portalIdentity } from './portal-identity.ts';

let portal: FakeServer;
let accounts: ReturnType<typeof fakeAccounts>;
beforeEach(() => {
  accounts = fakeAccounts();
  portal = fakeServer({
    ...accounts.handlers,
    passwordChanged: () => ({ success: true }),
    announceSignUp: () => ({ success: true }),
    logFromBrowser: () => ({ success: true }),
  });
});
afterEach(() => portal.restore());

const { endpoint, clientId, userPoolId } = inject('cognito');
const cognito = createCognitoIdentity({ clientId, endpoint });

/** A call of administration, which on this machine needs no credentials. */
async function administrate(operation: string, input: object): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ UserPoolId: userPoolId, ...input }),
  });
  expect(response.status).toBe(200);
}
const codeFor = async (email: string) => (await fetch(`${endpoint}/codes/${encodeURIComponent(email)}`)).text();

describe('the built-in provider', () => {
  describeIdentityClient((): ClientUnderTest => {
    const unreachable: IdentityClient = {
      ...portalIdentity,
      async signIn(username, password) {
        const { fetch: working } = window;
        window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
        return portalIdentity.signIn(username, password).finally(() => {
          window.fetch = working;
        });
      },
    };
    return {
      client: portalIdentity,
      verify: async (email) => accounts.verify(email),
      codeFor: async (email) => accounts.codeFor(email),
      setTemporaryPassword: async (email, password) => accounts.setTemporaryPassword(email, password),
      requireNewPassword: async (email) => accounts.requireNewPassword(email),
      otherSessionsEnded: accounts.otherSessionsEnded,
      unreachable,
    };
  });
});

describe('Amazon Cognito', () => {
  describeIdentityClient(
    (): ClientUnderTest => ({
      client: cognito,
      verify: async (email) => cognito.confirmEmail(email, await codeFor(email)),
      codeFor,
      setTemporaryPassword: (email, password) =>
        administrate('AdminSetUserPassword', { Username: email, Password: password, Permanent: false }),
      requireNewPassword: (email) => administrate('AdminResetUserPassword', { Username: email }),
      otherSessionsEnded: () => portal.inputsOf('passwordChanged').length,
      unreachable: createCognitoIdentity({ clientId, endpoint: 'http://127.0.0.1:9' }),
    }),
  );

  const ids = { subscriptionId: undefined, channelId: undefined, planId: undefined };
  const newAccount = async () => {
    const email = `person-${crypto.randomUUID()}@larkbakery.example`;
    await cognito.createUser({ email, password: 'Sourdough-1', ...ids });
    return email;
  };

  test('proves an address by its code, once', async () => {
    const email = await newAccount();
    await expect(cognito.confirmEmail(email, '000')).rejects.toMatchObject({ errors: [{ code: 'CODE_INVALID' }] });
    await cognito.resendConfirmation(email);
    const code = await codeFor(email);
    await cognito.confirmEmail(email, ` ${code} `);
    await expect(cognito.confirmEmail(email, code)).rejects.toMatchObject({ errors: [{ code: 'ALREADY_VERIFIED' }] });
    const unknown = cognito.confirmEmail('nobody@larkbakery.example', code);
    await expect(unknown).rejects.toMatchObject({ errors: [{ code: 'CODE_INVALID' }] });
  });

  test('says when an address has no account that a code could be sent for', async () => {
    await expect(cognito.forgotPassword('nobody@larkbakery.example')).rejects.toMatchObject({
      errors: [{ code: 'USER_NOT_FOUND', message: 'Please enter a valid email address.' }],
    });
  });

  test('revokes its tokens right after the sign-in, and keeps none', async () => {
    const email = await newAccount();
    await cognito.confirmEmail(email, await codeFor(email));
    const sent: { operation: string; body: Record<string, unknown> }[] = [];
    const { fetch: working } = window;
    window.fetch = async (resource, init) => {
      const request = new Request(resource, init);
      const operation = request.headers.get('x-amz-target')?.split('.')[1];
      if (operation !== undefined) sent.push({ operation, body: await request.clone().json() });
      return working(resource, init);
    };
    await cognito.signIn(email, 'Sourdough-1');
    await expect.poll(() => sent.map(({ operation }) => operation)).toEqual(['InitiateAuth', 'GlobalSignOut']);
    window.fetch = working;
    const AccessToken = sent[1]?.body.AccessToken;
    await expect
      .poll(async () => {
        const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut' };
        const body = JSON.stringify({ AccessToken });
        const type = { 'content-type': 'application/x-amz-json-1.1' };
        return (await fetch(endpoint, { method: 'POST', headers: { ...type, ...headers }, body })).status;
      })
      .toBe(400);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain('eyJ');
  });
});

test.each([
  [400, 'NotAuthorizedException', 'Password attempts exceeded', 'WRONG_CREDENTIALS', 'Incorrect username or password.'],
  [400, 'PasswordHistoryPolicyViolationException', 'Used before.', 'PASSWORD_TOO_WEAK', 'Used before.'],
  [400, 'LimitExceededException', 'Attempt limit exceeded', 'TOO_MANY_REQUESTS', /^That was a bit fast/],
  [400, 'CodeDeliveryFailureException', 'Failed', 'CODE_NOT_SENT', /could not be sent/],
  [
    400,
    'UserLambdaValidationException',
    'Only customers may sign in.',
    'UserLambdaValidationException',
    'Only customers may sign in.',
  ],
  [500, '', '', 'UNEXPECTED', /did not respond as expected/],
])('%i %s is told by its type', (status, type, text, code, message) => {
  const expected = typeof message === 'string' ? message : expect.stringMatching(message);
  expect(cognitoError(status, type, text, {})).toMatchObject({ status, errors: [{ code, message: expected }] });
});
