import { randomUUID } from 'node:crypto';
import {
  acceptInviteLink,
  createSession,
  inviteUser,
  readInviteLink,
  resetPassword,
  sendResetPasswordMagicLink,
} from '@portal/contract/accounts/accounts.calls.ts';
import {
  answerNewPassword,
  authenticate,
  changePassword,
  confirmForgotPassword,
  forgotPassword,
  signUp,
} from '@portal/contract/accounts/identity.calls.ts';
import { renewRecoveryCodes } from '@portal/contract/accounts/second-factor.calls.ts';
import { magicLinkSignup, magicLinkSignupFetch } from '@portal/contract/accounts/sign-up-links.calls.ts';
import { createFirstStaff } from '@portal/contract/console/console.calls.ts';
import { createSignUpLink } from '@portal/contract/console/sign-up-links.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveCaptchaPass } from '../../testing/captcha-pass.ts';
import { freshProof, signInNewMember, signInNewPerson, signInNewStaff, TEST_PASSWORD } from '../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../testing/queued-mails.ts';
import { appCode } from '../../testing/second-factor.ts';
import { enterCode, enterPassword, memberWithApp } from '../../testing/second-factor-sign-in.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const NEW_PASSWORD = 'Brand-New-Lantern-88';
const NAMES = { firstName: 'Robin', lastName: 'Park', jobTitle: '' };

let portal: TestPortal;
/** Links of the first staff account are made before there is any. */
let setUpLink: string;
beforeAll(async () => {
  portal = await startTestPortal({ SESSION_INACTIVITY_TIMEOUT: '0' });
  setUpLink = (await portal.portal.staffSetupLink())?.split('/').at(-1) ?? '';
});
afterAll(() => portal.stop());

const newAddress = () => `person-${randomUUID()}@firm.example`;

/** "ok", or the code of the refusal. */
const outcome = async (answer: Promise<{ status: number; errors: readonly { code: string }[] }>) => {
  const { status, errors } = await answer;
  return status === 200 ? 'ok' : (errors[0]?.code ?? String(status));
};

async function visitor() {
  const browser = portal.browser();
  await giveCaptchaPass(portal, browser);
  return browser;
}

async function verifyToken() {
  const email = newAddress();
  await portal.passwordIdentity.signUp(portal.portal.services.brands.default, email, TEST_PASSWORD);
  return newestLinkToken(portal, email, 'verify-email');
}

async function resetLinkOf(email: string) {
  await portal.browser().call(sendResetPasswordMagicLink, { email });
  return newestLinkToken(portal, email, 'reset-password');
}

async function resetCodeOf(email: string) {
  await portal.browser().call(forgotPassword, { username: email });
  const mail = (await queuedMails(portal, email)).findLast(({ request }) => request.kind === 'reset-code');
  return mail?.request.kind === 'reset-code' ? mail.request.code : '';
}

async function challenge() {
  const { email } = await signInNewPerson(portal);
  const { identity, database, brands } = portal.portal.services;
  const [row] = await portal.database.query<{ subject: string }>('select subject from identities where email = $1', [
    email,
  ]);
  const account = { subject: row?.subject ?? '', email };
  await database.asSystem((tx) => identity.sendTemporaryPassword(tx, brands.default, account));
  const mail = (await queuedMails(portal, email)).at(-1);
  const password = mail?.request.kind === 'temporary-password' ? mail.request.password : '';
  return (await portal.browser().call(authenticate, { username: email, password })).body.challenge ?? '';
}

async function inviteToken() {
  const email = newAddress();
  const { browser } = await signInNewMember(portal);
  await browser.call(inviteUser, { email });
  return newestLinkToken(portal, email, 'invite');
}

async function signUpLinkToken() {
  const email = newAddress();
  await (await signInNewStaff(portal)).browser.call(createSignUpLink, { email });
  return newestLinkToken(portal, email, 'sign-up-link');
}

const redeem = (bearer: string) =>
  outcome(portal.browser().call(createSession, {}, { authorization: `Bearer ${bearer}` }));
const reset = (linkId: string) => outcome(portal.browser().call(resetPassword, { linkId, password: NEW_PASSWORD }));
const confirm = (username: string, code: string) =>
  outcome(portal.browser().call(confirmForgotPassword, { username, code, password: 'Other-Lantern-99' }));
const accept = async (linkId: string) =>
  outcome((await visitor()).call(acceptInviteLink, { linkId, password: TEST_PASSWORD }));
const signUpBy = async (linkId: string) =>
  outcome((await visitor()).call(magicLinkSignup, { linkId, password: TEST_PASSWORD }));
const answerChallenge = (token: string) =>
  outcome(portal.browser().call(answerNewPassword, { challenge: token, password: NEW_PASSWORD }));
const makeStaff = (linkId: string) =>
  outcome(
    portal.browser().call(createFirstStaff, {
      ...NAMES,
      linkId,
      email: `staff-${randomUUID()}@provider.example`,
      password: TEST_PASSWORD,
    }),
  );
async function verify(token: string) {
  const { headers } = await portal.browser().send('GET', `/api/identity/verifyEmail/${token}`);
  const result = new URL(String(headers.location), 'http://localhost').searchParams.get('verification_result');
  return result === 'success' ? 'ok' : String(result);
}

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
      return () => outcome(person.browser.call(renewRecoveryCodes, {}, proof));
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
