import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import type { IdentityClient } from './identity-client.ts';

const PASSWORD = 'Sourdough-1';
const NEW_PASSWORD = 'Baguette-22';

/** A client of an identity provider, and what happens there besides. */
export type ClientUnderTest = {
  readonly client: IdentityClient;
  /** Proves an address that signed up. */
  verify(email: string): Promise<void>;
  /** The newest code that was mailed to an address. */
  codeFor(email: string): Promise<string>;
  /** Replaces the password by a temporary one. */
  setTemporaryPassword(email: string, password: string): Promise<void>;
  requireNewPassword(email: string): Promise<void>;
  /** How often the portal has been told to end an account's other sessions. */
  otherSessionsEnded(): number;
  /** The same client where the provider cannot be reached. */
  readonly unreachable: IdentityClient;
};

/** The first thing that was wrong: its code, and its field where it has one. */
async function failureOf(asked: Promise<unknown>): Promise<string> {
  const error = await asked.then(
    () => null,
    (problem: unknown) => problem,
  );
  if (!(error instanceof ApiError)) return `no ApiError: ${String(error)}`;
  expect(error.errors[0]?.message).toMatch(/^[A-Z].{5,}/);
  const { code, field } = error.errors[0] ?? { code: '' };
  return field === undefined ? code : `${code} at ${field}`;
}

let accounts = 0;

/** What every client of an identity provider does. */
export function describeIdentityClient(open: () => ClientUnderTest): void {
  const address = () => `person-${Date.now()}-${accounts++}@larkbakery.example`;
  const unverified = async (provider: ClientUnderTest) => {
    const email = address();
    const ids = { subscriptionId: undefined, channelId: undefined, planId: undefined };
    await provider.client.createUser({ email, password: PASSWORD, ...ids });
    return email;
  };
  const account = async (provider: ClientUnderTest) => {
    const email = await unverified(provider);
    await provider.verify(email);
    return email;
  };
  const proved = { kind: 'proved', bearer: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) };

  describe('signing in', () => {
    test('proves who it is, however the address is written', async () => {
      const provider = open();
      const email = await account(provider);
      expect(await provider.client.signIn(` ${email.toUpperCase()} `, PASSWORD)).toEqual(proved);
    });

    test('tells a wrong password and an unknown address alike', async () => {
      const provider = open();
      const { client } = provider;
      const email = await account(provider);
      expect(await failureOf(client.signIn(email, NEW_PASSWORD))).toBe('WRONG_CREDENTIALS');
      expect(await failureOf(client.signIn(address(), PASSWORD))).toBe('WRONG_CREDENTIALS');
    });

    test('tells what is to be done first', async () => {
      const provider = open();
      const { client } = provider;
      expect(await failureOf(client.signIn(await unverified(provider), PASSWORD))).toBe('EMAIL_NOT_VERIFIED');
      const email = await account(provider);
      await provider.requireNewPassword(email);
      expect(await failureOf(client.signIn(email, PASSWORD))).toBe('PASSWORD_RESET_REQUIRED');
    });
  });

  describe('signing up', () => {
    test('is refused to an address that has an account', async () => {
      const provider = open();
      const email = await account(provider);
      const ids = { subscriptionId: undefined, channelId: undefined, planId: undefined };
      const again = provider.client.createUser({ email, password: NEW_PASSWORD, ...ids });
      expect(await failureOf(again)).toBe('USERNAME_EXISTS at email');
    });

    test('is refused with a weak password, at its field', async () => {
      const ids = { subscriptionId: undefined, channelId: undefined, planId: undefined };
      const weak = open().client.createUser({ email: address(), password: 'short', ...ids });
      expect(await failureOf(weak)).toBe('PASSWORD_TOO_WEAK at password');
    });

    test('sends the mail again', async () => {
      const provider = open();
      await provider.client.resendConfirmation(await unverified(provider));
    });
  });

  describe('a forgotten password', () => {
    test('is replaced by a code, and other sessions end', async () => {
      const provider = open();
      const { client } = provider;
      const email = await account(provider);
      const { destination } = await client.forgotPassword(email);
      expect(destination).toMatch(/^p\*+@l\*+/);
      const code = await provider.codeFor(email);
      const before = provider.otherSessionsEnded();
      expect(await failureOf(client.resetByCode(email, 'x0x0x0', NEW_PASSWORD))).toMatch(/^CODE_INVALID/);
      expect(await failureOf(client.resetByCode(email, code, 'short'))).toBe('PASSWORD_TOO_WEAK at password');
      await client.resetByCode(email, ` ${code.slice(0, 3)} ${code.slice(3)} `, NEW_PASSWORD);
      expect(provider.otherSessionsEnded()).toBe(before + 1);
      expect(await client.signIn(email, NEW_PASSWORD)).toEqual(proved);
      expect(await failureOf(client.signIn(email, PASSWORD))).toBe('WRONG_CREDENTIALS');
      expect(await failureOf(client.resetByCode(email, code, PASSWORD))).toMatch(/^CODE_INVALID/);
    });

    test('of an unknown address takes no code', async () => {
      expect(await failureOf(open().client.resetByCode(address(), '123456', NEW_PASSWORD))).toMatch(/^CODE_INVALID/);
    });
  });

  describe('a temporary password', () => {
    test('has to be replaced, which signs in', async () => {
      const provider = open();
      const { client } = provider;
      const email = await account(provider);
      await provider.setTemporaryPassword(email, 'Temporary-77');
      const step = await client.signIn(email, 'Temporary-77');
      if (step.kind !== 'new-password') throw new Error(`Signing in answered ${step.kind}`);
      const answer = (password: string) => client.answerNewPassword(email, step.challenge, password);
      expect(await failureOf(answer('short'))).toBe('PASSWORD_TOO_WEAK at password');
      const before = provider.otherSessionsEnded();
      expect(await answer(NEW_PASSWORD)).toMatchObject(proved);
      expect(provider.otherSessionsEnded()).toBe(before + 1);
      expect(await failureOf(answer(PASSWORD))).toBe('NEW_PASSWORD_CHALLENGE_INVALID');
    });
  });

  test('a password is changed by whoever knows it', async () => {
    const provider = open();
    const { client } = provider;
    const email = await account(provider);
    const wrong = client.changePassword(email, 'Not-This-One-1', NEW_PASSWORD);
    expect(await failureOf(wrong)).toBe('CURRENT_PASSWORD_WRONG at currentPassword');
    expect(await failureOf(client.changePassword(email, PASSWORD, 'short'))).toBe('PASSWORD_TOO_WEAK at password');
    const before = provider.otherSessionsEnded();
    await client.changePassword(email, PASSWORD, NEW_PASSWORD);
    expect(provider.otherSessionsEnded()).toBe(before + 1);
    expect(await client.signIn(email, NEW_PASSWORD)).toEqual(proved);
  });

  test('a provider that cannot be reached is told as such', async () => {
    expect(await failureOf(open().unreachable.signIn(address(), PASSWORD))).toBe('NETWORK');
  });
}
