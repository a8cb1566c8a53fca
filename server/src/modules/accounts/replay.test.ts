import { sendResetPasswordMagicLink } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate, changePassword, signUp } from '@portal/contract/accounts/identity.calls.ts';
import { renewRecoveryCodes } from '@portal/contract/accounts/second-factor.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshProof, signInNewPerson, TEST_PASSWORD } from '../../testing/people.ts';
import { appCode } from '../../testing/second-factor.ts';
import { enterCode, enterPassword, memberWithApp } from '../../testing/second-factor-sign-in.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

import { tokenWays } from '../../testing/token-ways.ts';

let portal: TestPortal;
/** Links of the first staff account are made before there is any. */
let setUpLink: string;
beforeAll(async () => {
  portal = await startTestPortal({ SESSION_INACTIVITY_TIMEOUT: '0' });
  setUpLink = (await portal.portal.staffSetupLink())?.split('/').at(-1) ?? '';
});
afterAll(() => portal.stop());

const {
  newAddress,
  outcome,
  visitor,
  verifyToken,
  resetLinkOf,
  resetCodeOf,
  challenge,
  inviteToken,
  signUpLinkToken,
  redeem,
  reset,
  confirm,
  accept,
  signUpBy,
  answerChallenge,
  makeStaff,
  verify,
} = tokenWays(() => portal);

type Use = () => Promise<string>;

/** Everything that counts once: how one is got, what using it is, and what a second use is answered. */
const KINDS: readonly (readonly [kind: string, refusal: string, get: () => Promise<Use>])[] = [
  [
    // The first staff account: later ones need this to be gone already, so it comes first.
    'a staff set-up link',
    'SETUP_LINK_INVALID',
    async () => () => makeStaff(setUpLink),
  ],
  [
    'a verification link',
    'already_confirmed',
    async () => {
      const token = await verifyToken();
      return () => verify(token);
    },
  ],
  [
    'a reset link',
    'RESET_LINK_INVALID',
    async () => {
      const linkId = await resetLinkOf((await signInNewPerson(portal)).email);
      return () => reset(linkId);
    },
  ],
  [
    'a reset code',
    'CODE_INVALID',
    async () => {
      const { email } = await signInNewPerson(portal);
      const code = await resetCodeOf(email);
      return () => confirm(email, code);
    },
  ],
  [
    'the challenge of a temporary password',
    'NEW_PASSWORD_CHALLENGE_INVALID',
    async () => {
      const token = await challenge();
      return () => answerChallenge(token);
    },
  ],
  [
    'an invitation',
    'INVITE_USED',
    async () => {
      const linkId = await inviteToken();
      return () => accept(linkId);
    },
  ],
  [
    'a sign-up link',
    'SIGN_UP_LINK_USER_EXISTS',
    async () => {
      const linkId = await signUpLinkToken();
      return () => signUpBy(linkId);
    },
  ],
  [
    'a recovery code',
    'WRONG_CODE',
    async () => {
      const person = await memberWithApp(portal);
      return async () =>
        outcome(enterCode((await enterPassword(portal, person.email)).browser, person.recoveryCodes[0] ?? ''));
    },
  ],
  [
    'a code of the authenticator app',
    'WRONG_CODE',
    async () => {
      const person = await memberWithApp(portal);
      return async () =>
        outcome(enterCode((await enterPassword(portal, person.email)).browser, appCode(portal, person.secret)));
    },
  ],
  [
    'a bearer',
    'BEARER_REJECTED',
    async () => {
      const { email } = await signInNewPerson(portal);
      const { body } = await portal.browser().call(authenticate, { username: email, password: TEST_PASSWORD });
      return () => redeem(body.bearer ?? '');
    },
  ],
  [
    'proof of a sign-in just now',
    'FRESH_SIGN_IN_NEEDED',
    async () => {
      const person = await memberWithApp(portal);
      const proof = await freshProof(portal, person.email);
      await person.browser.fetchCsrfToken();
      const input = { code: person.recoveryCodes[0] };
      return () => outcome(person.browser.call(renewRecoveryCodes, input, proof));
    },
  ],
  [
    'the captcha’s pass',
    'CAPTCHA_FAILED',
    async () => {
      const browser = await visitor();
      return () => outcome(browser.call(signUp, { email: newAddress(), password: TEST_PASSWORD }));
    },
  ],
];

describe.each(KINDS)('V6.5.1 %s counts once', (kind, refusal, get) => {
  test('at the same moment in several browsers', async () => {
    const use = await get();
    const answers = await Promise.all([use(), use(), use()]);
    expect(answers.sort()).toEqual([refusal, refusal, 'ok'].sort());
    expect(await use()).toBe(refusal);
  });

  // A portal has one such link, which the test above has used.
  if (kind === 'a staff set-up link') return;

  test('one after the other, and later too', async () => {
    const use = await get();
    expect(await use()).toBe('ok');
    expect(await use()).toBe(refusal);
    portal.clock.advance(1000);
    expect(await use()).toBe(refusal);
  });
});

describe('V6.5.1 a new password ends the other ways to one', () => {
  test('a link and a code at the same moment: one counts', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { email } = await signInNewPerson(portal);
      const [linkId, code] = [await resetLinkOf(email), await resetCodeOf(email)];
      const answers = await Promise.all([reset(linkId), confirm(email, code)]);
      expect(['CODE_INVALID,ok', 'RESET_LINK_INVALID,ok']).toContain(answers.sort().join(','));
    }
  });

  test.each([
    ['by the link', async (linkId: string) => void expect(await reset(linkId)).toBe('ok')],
    [
      'by the code',
      async (_linkId: string, code: string, email: string) => void expect(await confirm(email, code)).toBe('ok'),
    ],
    [
      'in the settings',
      async (_linkId: string, _code: string, email: string) => {
        const { browser } = await enterPassword(portal, email);
        const input = { currentPassword: TEST_PASSWORD, password: 'Third-Lantern-77' };
        expect(await outcome(browser.call(changePassword, input))).toBe('ok');
      },
    ],
  ])('set %s', async (_way, set) => {
    const { email } = await signInNewPerson(portal);
    const [linkId, code] = [await resetLinkOf(email), await resetCodeOf(email)];
    await set(linkId, code, email);
    expect([await reset(linkId), await confirm(email, code)]).toEqual(['RESET_LINK_INVALID', 'CODE_INVALID']);
  });

  test('asking for a link and setting a password at the same moment fail neither', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { email } = await signInNewPerson(portal);
      const linkId = await resetLinkOf(email);
      portal.clock.advance(60_000);
      const asked = outcome(portal.browser().call(sendResetPasswordMagicLink, { email }));
      const answers = await Promise.all([reset(linkId), asked]);
      expect(['ok,ok', 'RESET_LINK_INVALID,ok']).toContain(answers.join(','));
    }
  });
});
