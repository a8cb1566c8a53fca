import { randomUUID } from 'node:crypto';
import { createSession } from '@portal/contract/accounts/accounts.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../testing/queued-mails.ts';
import type { TestPortal } from '../../testing/test-portal.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'Brand-New-Lantern-88';
const OTHER_PASSWORD = 'Other-River-43-Lamp';

export type SignInAnswer =
  | { readonly kind: 'proved'; readonly bearer: string }
  | { readonly kind: 'new-password'; readonly challenge: string }
  | { readonly kind: 'reset-required' | 'not-verified' | 'wrong' };

/** A portal with an identity provider, and what a browser asks of that provider. */
export type IdentityUnderTest = {
  readonly portal: TestPortal;
  /** Signs up without proving the address. */
  signUp(email: string, password: string): Promise<void>;
  signIn(email: string, password: string): Promise<SignInAnswer>;
  /** Replaces a temporary password; answers the bearer. */
  answerNewPassword(email: string, challenge: string, password: string): Promise<string>;
  stop(): Promise<void>;
};

/** What every driver of the identity port does. */
export function describeIdentity(open: () => Promise<IdentityUnderTest>): void {
  let provider: IdentityUnderTest;
  beforeAll(async () => {
    provider = await open();
  });
  afterAll(() => provider.stop());

  const services = () => provider.portal.portal.services;
  const address = () => `person-${randomUUID()}@firm.example`;
  const create = (email: string, password = TEST_PASSWORD) =>
    services().database.asSystem((tx) => services().identity.createVerified(tx, email, password));
  const bearerOf = async (email: string, password: string) => {
    const answer = await provider.signIn(email, password);
    if (answer.kind !== 'proved') throw new Error(`Signing in answered ${answer.kind}`);
    return answer.bearer;
  };
  const redeem = (bearer: string) => services().identity.redeemBearer(bearer);
  /** A verified account that has been in the portal. */
  const account = async () => {
    const email = address();
    const created = await create(email);
    if (created === 'exists') throw new Error('The address is taken');
    const bearer = await bearerOf(email, TEST_PASSWORD);
    await provider.portal.browser().call(createSession, {}, { authorization: `Bearer ${bearer}` });
    return { email, subject: created.subject };
  };
  const kindOf = async (email: string, password: string) => (await provider.signIn(email, password)).kind;
  const resetLink = async (email: string) => {
    await services().identity.sendResetLink(services().brands.default, email, 'en');
    return newestLinkToken(provider.portal, email, 'reset-password');
  };
  const accept = () => Promise.resolve();
  const reset = (token: string, password = NEW_PASSWORD, accepts: () => Promise<void> = accept) =>
    services().database.asSystem((tx) => services().identity.resetPassword(tx, token, password, accepts));
  const mailsTo = (email: string) => queuedMails(provider.portal, email);

  describe('a proved address', () => {
    test('gets an account that signs in', async () => {
      const email = address();
      const created = await create(email);
      expect(created).toEqual({ subject: expect.any(String) });
      expect(await redeem(await bearerOf(email, TEST_PASSWORD))).toEqual({ ...(created as object), email });
      expect(await kindOf(email, NEW_PASSWORD)).toBe('wrong');
      expect(await mailsTo(email)).toEqual([]);
    });

    test('keeps the account that it has', async () => {
      const { email } = await account();
      expect(await create(email, NEW_PASSWORD)).toBe('exists');
      expect(await kindOf(email, NEW_PASSWORD)).toBe('wrong');
      expect(await kindOf(email, TEST_PASSWORD)).toBe('proved');
    });

    test('takes over what somebody signed up without proving it', async () => {
      const email = address();
      await provider.signUp(email, OTHER_PASSWORD);
      expect(await kindOf(email, OTHER_PASSWORD)).toBe('not-verified');
      expect(await create(email)).toEqual({ subject: expect.any(String) });
      expect(await kindOf(email, OTHER_PASSWORD)).toBe('wrong');
      expect(await redeem(await bearerOf(email, TEST_PASSWORD))).toMatchObject({ email });
    });
  });

  describe('a bearer', () => {
    test('counts once, also at the same moment', async () => {
      const { email } = await account();
      const bearer = await bearerOf(email, TEST_PASSWORD);
      const answers = await Promise.all([redeem(bearer), redeem(bearer), redeem(bearer)]);
      expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
      expect(await redeem(bearer)).toBeNull();
    });

    test('counts no more after five minutes', async () => {
      const { email } = await account();
      const bearer = await bearerOf(email, TEST_PASSWORD);
      provider.portal.clock.advance(5 * MINUTE_MS + 1000);
      expect(await redeem(bearer)).toBeNull();
    });

    test.each(['', 'x', 'a.b.c', 'e30.e30.', '\0'])('is not %j', async (bearer) => {
      expect(await redeem(bearer)).toBeNull();
    });
  });

  describe('a link for a new password', () => {
    test('sets it and is spent, and bearers from before count no more', async () => {
      const { email, subject } = await account();
      const earlier = await bearerOf(email, TEST_PASSWORD);
      const token = await resetLink(email);
      expect(await services().identity.isResetLinkValid(token)).toBe(true);
      provider.portal.clock.advance(1000);
      expect(await reset(token)).toEqual({ subject, email });
      expect(await redeem(earlier)).toBeNull();
      expect(await kindOf(email, TEST_PASSWORD)).toBe('wrong');
      expect(await redeem(await bearerOf(email, NEW_PASSWORD))).toEqual({ subject, email });
      expect(await services().identity.isResetLinkValid(token)).toBe(false);
      expect(await reset(token, OTHER_PASSWORD)).toBeNull();
      expect(await kindOf(email, OTHER_PASSWORD)).toBe('wrong');
    });

    test('works once when it is used twice at the same moment', async () => {
      const { email } = await account();
      const token = await resetLink(email);
      const answers = await Promise.all([reset(token, NEW_PASSWORD), reset(token, OTHER_PASSWORD)]);
      expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
      const working = answers[0] === null ? OTHER_PASSWORD : NEW_PASSWORD;
      expect(await kindOf(email, working)).toBe('proved');
    });

    test('works for half an hour, also when another is asked for meanwhile', async () => {
      const { email } = await account();
      const first = await resetLink(email);
      provider.portal.clock.advance(1000);
      const second = await resetLink(email);
      expect(await services().identity.isResetLinkValid(first)).toBe(true);
      provider.portal.clock.advance(30 * MINUTE_MS - 1);
      expect(await reset(first)).toBeNull();
      await services().database.asSystem((tx) => services().identity.clearExpired(tx));
      expect(await services().identity.isResetLinkValid(second)).toBe(true);
      provider.portal.clock.advance(1);
      expect(await services().identity.isResetLinkValid(second)).toBe(false);
      expect(await reset(second)).toBeNull();
      expect(await kindOf(email, TEST_PASSWORD)).toBe('proved');
    });

    test('changes nothing when whose it is makes the password unfit', async () => {
      const { email } = await account();
      const token = await resetLink(email);
      const refuse = () => Promise.reject(new Error('unfit'));
      await expect(reset(token, NEW_PASSWORD, refuse)).rejects.toThrow('unfit');
      expect(await kindOf(email, NEW_PASSWORD)).toBe('wrong');
      expect(await kindOf(email, TEST_PASSWORD)).toBe('proved');
      expect(await services().identity.isResetLinkValid(token)).toBe(true);
    });

    test('proves an address that was not', async () => {
      const email = address();
      await provider.signUp(email, TEST_PASSWORD);
      await reset(await resetLink(email));
      expect(await redeem(await bearerOf(email, NEW_PASSWORD))).toMatchObject({ email });
    });

    test('is not sent to an address without an account, and cannot be made up', async () => {
      const email = address();
      await services().identity.sendResetLink(services().brands.default, email, 'en');
      expect(await mailsTo(email)).toEqual([]);
      for (const token of ['', 'x', 'a'.repeat(43)]) {
        expect(await services().identity.isResetLinkValid(token)).toBe(false);
        expect(await reset(token)).toBeNull();
      }
    });
  });

  test('a temporary password is mailed, replaces the one before, and opens only the way to an own one', async () => {
    const { email, subject } = await account();
    const earlier = await bearerOf(email, TEST_PASSWORD);
    provider.portal.clock.advance(1000);
    const { identity, database, brands } = services();
    await database.asSystem((tx) => identity.sendTemporaryPassword(tx, brands.default, { subject, email }, 'en'));
    const mail = (await mailsTo(email)).at(-1);
    const password = mail?.request.kind === 'temporary-password' ? mail.request.password : '';
    expect(password).not.toBe('');
    expect(await kindOf(email, TEST_PASSWORD)).toBe('wrong');
    expect(await redeem(earlier)).toBeNull();
    const answer = await provider.signIn(email, password);
    if (answer.kind !== 'new-password') throw new Error(`Signing in answered ${answer.kind}`);
    expect(await redeem(answer.challenge)).toBeNull();
    const bearer = await provider.answerNewPassword(email, answer.challenge, NEW_PASSWORD);
    expect(await redeem(bearer)).toEqual({ subject, email });
    expect(await kindOf(email, password)).toBe('wrong');
    expect(await kindOf(email, NEW_PASSWORD)).toBe('proved');
  });

  test('a password that has to be replaced opens nothing', async () => {
    const { email, subject } = await account();
    await services().database.asSystem((tx) => services().identity.requireNewPassword(tx, subject));
    expect(await kindOf(email, TEST_PASSWORD)).toBe('reset-required');
    expect(await kindOf(email, NEW_PASSWORD)).toBe('wrong');
    expect(await reset(await resetLink(email))).toEqual({ subject, email });
    expect(await kindOf(email, NEW_PASSWORD)).toBe('proved');
  });

  test('a removed account is gone, with its bearers and links, and its address is free', async () => {
    const { email, subject } = await account();
    const [bearer, token] = [await bearerOf(email, TEST_PASSWORD), await resetLink(email)];
    const remove = () => services().database.asSystem((tx) => services().identity.removeAccount(tx, subject));
    await remove();
    expect(await kindOf(email, TEST_PASSWORD)).toBe('wrong');
    expect(await redeem(bearer)).toBeNull();
    expect(await services().identity.isResetLinkValid(token)).toBe(false);
    await remove();
    const again = await create(email, NEW_PASSWORD);
    expect(again).not.toBe('exists');
    expect(again).not.toEqual({ subject });
    expect(await kindOf(email, NEW_PASSWORD)).toBe('proved');
  });
}
