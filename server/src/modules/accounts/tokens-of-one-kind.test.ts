import { readInviteLink } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { renewRecoveryCodes } from '@portal/contract/accounts/second-factor.calls.ts';
import { magicLinkSignupFetch } from '@portal/contract/accounts/sign-up-links.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewPerson, TEST_PASSWORD } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

import { tokenWays } from '../../testing/token-ways.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ SESSION_INACTIVITY_TIMEOUT: '0' });
});
afterAll(() => portal.stop());

const {
  outcome,
  verifyToken,
  resetLinkOf,
  challenge,
  inviteToken,
  signUpLinkToken,
  redeem,
  reset,
  answerChallenge,
  makeStaff,
  verify,
} = tokenWays(() => portal);

test('V9.2.2 what opens one thing opens nothing else', async () => {
  const { browser, email } = await signInNewPerson(portal);
  const { body } = await portal.browser().call(authenticate, { username: email, password: TEST_PASSWORD });
  const tokens = {
    verify: await verifyToken(),
    reset: await resetLinkOf(email),
    invite: await inviteToken(),
    signUp: await signUpLinkToken(),
    session: browser.cookies.get('sid') ?? '',
    preSession: browser.cookies.get('pre') ?? '',
    device: browser.cookies.get('device') ?? '',
    bearer: body.bearer ?? '',
    challenge: await challenge(),
  };
  const read = (call: typeof readInviteLink | typeof magicLinkSignupFetch) => (linkId: string) =>
    outcome(portal.browser().call(call, { linkId }));
  const uses: Readonly<Record<string, (token: string) => Promise<string>>> = {
    verify: async (token) => (token.length > 43 ? 'too long' : verify(token)),
    reset,
    invite: read(readInviteLink),
    signUp: read(magicLinkSignupFetch),
    session: async (token) => {
      const thief = portal.browser();
      thief.cookies.set('sid', token);
      return outcome(thief.call(renewRecoveryCodes, {}));
    },
    bearer: redeem,
    challenge: answerChallenge,
    setUp: makeStaff,
  };
  for (const [kind, token] of Object.entries(tokens)) {
    expect(token.length, kind).toBeGreaterThanOrEqual(43);
    for (const [other, use] of Object.entries(uses))
      if (other !== kind) expect(await use(token), `${kind} as ${other}`).not.toBe('ok');
  }
  expect(await uses.session?.(tokens.session)).toBe('FRESH_SIGN_IN_NEEDED');
  expect(await redeem(tokens.bearer)).toBe('ok');
  expect(await answerChallenge(tokens.challenge)).toBe('ok');
  expect(await verify(tokens.verify)).toBe('ok');
});
