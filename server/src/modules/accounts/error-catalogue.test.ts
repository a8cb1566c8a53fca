import { randomUUID } from 'node:crypto';
import {
  acceptInviteLink,
  inviteUser,
  readInviteLink,
  resetPassword,
  sendResetPasswordMagicLink,
} from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate, resendVerification, signUp } from '@portal/contract/accounts/identity.calls.ts';
import { magicLinkSignup, magicLinkSignupFetch } from '@portal/contract/accounts/sign-up-links.calls.ts';
import { createSignUpLink } from '@portal/contract/console/sign-up-links.calls.ts';
import { captchaChallenge } from '@portal/contract/portal/portal.calls.ts';
import { getUserList } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBrand } from '../../testing/add-brand.ts';
import { giveCaptchaPass } from '../../testing/captcha-pass.ts';
import { followVerification } from '../../testing/follow-verification.ts';
import { signInNewMember, signInNewPerson, signInNewStaff, TEST_PASSWORD } from '../../testing/people.ts';
import { newestLinkToken } from '../../testing/queued-mails.ts';
import { SIGN_UP_FROM } from '../../testing/sign-up-from.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

/** The host of another brand, whose support address the texts then name. */
const ACME = { host: 'shield.acme.example' };
const SUPPORT = 'help@acme.example';
const LINK = 'A'.repeat(43);
const password = TEST_PASSWORD;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  await addBrand(portal, { brandId: 'acme', webDomain: ACME.host, supportEmail: SUPPORT });
});
afterAll(() => portal.stop());

const newAddress = () => `person-${randomUUID()}@firm.example`;

async function visitor() {
  const browser = portal.browser();
  await giveCaptchaPass(portal, browser);
  return browser;
}

async function usedInvite() {
  const email = newAddress();
  await (await signInNewMember(portal)).browser.call(inviteUser, { email });
  const linkId = await newestLinkToken(portal, email, 'invite');
  await (await visitor()).call(acceptInviteLink, { linkId, password });
  return { email, linkId };
}

type Given = {
  readonly status: number;
  readonly errors: readonly { readonly code: string; readonly message: string; readonly field?: string }[];
};

/** The specification's situation, what is asked, and what is answered. */
const ROWS: readonly (readonly [
  situation: string,
  ask: () => Promise<Given>,
  status: number,
  code: string,
  text: string,
])[] = [
  [
    'Sign-in error "User does not exist."',
    () => portal.browser().call(authenticate, { username: newAddress(), password }, ACME),
    401,
    'WRONG_CREDENTIALS',
    'Incorrect username or password.',
  ],
  [
    'Sign-in with a wrong password',
    async () => {
      const { email } = await signInNewPerson(portal);
      return portal.browser().call(authenticate, { username: email, password: 'Wrong-Guess-1' }, ACME);
    },
    401,
    'WRONG_CREDENTIALS',
    'Incorrect username or password.',
  ],
  [
    'Forgot-password provider error',
    () => portal.browser().call(sendResetPasswordMagicLink, { email: 'nobody' }, ACME),
    400,
    'INVALID_INPUT',
    'Please enter a valid email address.',
  ],
  [
    'Resend too early',
    async () => {
      const email = newAddress();
      await portal.browser().call(resendVerification, { email }, ACME);
      return portal.browser().call(resendVerification, { email }, ACME);
    },
    429,
    'RESEND_TOO_EARLY',
    'Please wait 60 seconds before requesting another email',
  ],
  [
    'Signup UsernameExistsException',
    async () => (await visitor()).call(signUp, { email: (await signInNewPerson(portal)).email, password }, ACME),
    409,
    'USERNAME_EXISTS',
    'Looks like you already have an account.',
  ],
  [
    'Signup without the captcha',
    () => portal.browser().call(signUp, { email: newAddress(), password }, ACME),
    400,
    'CAPTCHA_FAILED',
    'You smell like a robot.',
  ],
  [
    'Magic link fetch failure',
    () => portal.browser().call(magicLinkSignupFetch, { linkId: LINK }, ACME),
    404,
    'SIGN_UP_LINK_INVALID',
    'Oops, something went wrong. Check your email invite and try again.',
  ],
  [
    'Magic link accepted',
    async () => {
      const email = newAddress();
      await (await signInNewStaff(portal)).browser.call(createSignUpLink, { email });
      const linkId = await newestLinkToken(portal, email, 'sign-up-link');
      await (await visitor()).call(magicLinkSignup, { linkId, password });
      return (await visitor()).call(magicLinkSignup, { linkId, password }, ACME);
    },
    409,
    'SIGN_UP_LINK_USER_EXISTS',
    'An account already exists. Sign in now...',
  ],
  [
    'Invalid reset link',
    () => portal.browser().call(resetPassword, { linkId: LINK, password }, ACME),
    404,
    'RESET_LINK_INVALID',
    `The link is invalid. Request another link, or email ${SUPPORT} for help.`,
  ],
  [
    'Invite link already used',
    async () => (await visitor()).call(acceptInviteLink, { linkId: (await usedInvite()).linkId, password }, ACME),
    409,
    'INVITE_USED',
    expect.stringMatching(/^You've already created an account \(person-[0-9a-f-]+@firm\.example\)\. Please sign in\.$/),
  ],
  [
    'Invite link that nobody sent',
    () => portal.browser().call(readInviteLink, { linkId: LINK }, ACME),
    404,
    'INVITE_INVALID',
    'Oops! The link is not valid',
  ],
  ['Any 401', () => portal.browser().call(getUserList, {}, ACME), 401, 'NOT_SIGNED_IN', 'Please sign in.'],
  [
    'Any failure that nobody foresaw',
    async () => {
      const { captcha } = portal.portal.services;
      const create = captcha.createChallenge;
      Object.assign(captcha, { createChallenge: () => Promise.reject(new Error('inner details')) });
      const answer = await portal.browser().call(captchaChallenge, {}, ACME);
      Object.assign(captcha, { createChallenge: create });
      return answer;
    },
    500,
    'UNEXPECTED',
    `Something went wrong. Try refreshing the page or email ${SUPPORT}.`,
  ],
];

describe('the error catalogue (spec part 1, section 8), as the server answers', () => {
  test.each(ROWS)('%s', async (_situation, ask, status, code, message) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.errors).toEqual([expect.objectContaining({ code, message })]);
  });

  test.each(['success', 'already_confirmed', 'expired', 'invalid'])('Verification result %s', async (result) => {
    const email = newAddress();
    const { brands } = portal.portal.services;
    await portal.passwordIdentity.signUp(brands.default, email, password, SIGN_UP_FROM);
    const token = result === 'invalid' ? LINK : await newestLinkToken(portal, email, 'verify-email');
    const follow = () => followVerification(portal, token);
    if (result === 'already_confirmed') await follow();
    if (result === 'expired') portal.clock.advance(24 * 60 * 60_000);
    const username = result === 'invalid' ? {} : { username: email };
    expect(await follow()).toBe(`/signin?${new URLSearchParams({ verification_result: result, ...username })}`);
  });
});
