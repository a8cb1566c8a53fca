import { randomUUID } from 'node:crypto';
import {
  acceptInviteLink,
  createSession,
  inviteUser,
  resetPassword,
  sendResetPasswordMagicLink,
} from '@portal/contract/accounts/accounts.calls.ts';
import {
  answerNewPassword,
  authenticate,
  confirmForgotPassword,
  forgotPassword,
} from '@portal/contract/accounts/identity.calls.ts';
import { magicLinkSignup } from '@portal/contract/accounts/sign-up-links.calls.ts';
import { createFirstStaff } from '@portal/contract/console/console.calls.ts';
import { createSignUpLink } from '@portal/contract/console/sign-up-links.calls.ts';
import { giveCaptchaPass } from './captcha-pass.ts';
import { followVerification } from './follow-verification.ts';
import { signInNewMember, signInNewPerson, signInNewStaff, TEST_PASSWORD } from './people.ts';
import { newestLinkToken, queuedMails } from './queued-mails.ts';
import { SIGN_UP_FROM } from './sign-up-from.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestPortal } from './test-portal.ts';

const NEW_PASSWORD = 'Brand-New-Lantern-88';
const NAMES = { firstName: 'Robin', lastName: 'Park', jobTitle: '' };

/** How links, codes and tokens of every kind are got and used. */
export function tokenWays(portal: () => TestPortal) {
  const newAddress = () => `person-${randomUUID()}@firm.example`;

  /** "ok", or the code of the refusal. */
  const outcome = async (answer: Promise<{ status: number; errors: readonly { code: string }[] }>) => {
    const { status, errors } = await answer;
    return status === 200 ? 'ok' : (errors[0]?.code ?? String(status));
  };

  async function visitor() {
    const browser = portal().browser();
    await giveCaptchaPass(portal(), browser);
    return browser;
  }

  async function verifyToken() {
    const email = newAddress();
    await portal().passwordIdentity.signUp(portal().portal.services.brands.default, email, TEST_PASSWORD, SIGN_UP_FROM);
    return newestLinkToken(portal(), email, 'verify-email');
  }

  async function resetLinkOf(email: string) {
    await portal().browser().call(sendResetPasswordMagicLink, { email });
    return newestLinkToken(portal(), email, 'reset-password');
  }

  const codeBrowsers = new Map<string, TestBrowser>();
  /** The browser in which a code for an address is asked for, and in which alone it works. */
  function codeBrowserOf(email: string): TestBrowser {
    const browser = codeBrowsers.get(email) ?? portal().browser();
    codeBrowsers.set(email, browser);
    return browser;
  }

  async function resetCodeOf(email: string) {
    await codeBrowserOf(email).call(forgotPassword, { username: email });
    const mail = (await queuedMails(portal(), email)).findLast(({ request }) => request.kind === 'reset-code');
    return mail?.request.kind === 'reset-code' ? mail.request.code : '';
  }

  async function challenge() {
    const { email } = await signInNewPerson(portal());
    const { identity, database, brands } = portal().portal.services;
    const [row] = await portal().database.query<{ subject: string }>(
      'select subject from identities where email = $1',
      [email],
    );
    const account = { subject: row?.subject ?? '', email };
    await database.asSystem((tx) => identity.sendTemporaryPassword(tx, brands.default, account, 'en'));
    const mail = (await queuedMails(portal(), email)).at(-1);
    const password = mail?.request.kind === 'temporary-password' ? mail.request.password : '';
    return (await portal().browser().call(authenticate, { username: email, password })).body.challenge ?? '';
  }

  async function inviteToken() {
    const email = newAddress();
    const { browser } = await signInNewMember(portal());
    await browser.call(inviteUser, { email });
    return newestLinkToken(portal(), email, 'invite');
  }

  async function signUpLinkToken() {
    const email = newAddress();
    await (await signInNewStaff(portal())).browser.call(createSignUpLink, { email });
    return newestLinkToken(portal(), email, 'sign-up-link');
  }

  const redeem = (bearer: string) =>
    outcome(
      portal()
        .browser()
        .call(createSession, {}, { authorization: `Bearer ${bearer}` }),
    );
  const reset = (linkId: string) => outcome(portal().browser().call(resetPassword, { linkId, password: NEW_PASSWORD }));
  const confirm = (username: string, code: string) =>
    outcome(codeBrowserOf(username).call(confirmForgotPassword, { username, code, password: 'Other-Lantern-99' }));
  const accept = async (linkId: string) =>
    outcome((await visitor()).call(acceptInviteLink, { linkId, password: TEST_PASSWORD }));
  const signUpBy = async (linkId: string) =>
    outcome((await visitor()).call(magicLinkSignup, { linkId, password: TEST_PASSWORD }));
  const answerChallenge = (token: string) =>
    outcome(portal().browser().call(answerNewPassword, { challenge: token, password: NEW_PASSWORD }));
  const makeStaff = (linkId: string) =>
    outcome(
      portal()
        .browser()
        .call(createFirstStaff, {
          ...NAMES,
          linkId,
          email: `staff-${randomUUID()}@provider.example`,
          password: TEST_PASSWORD,
        }),
    );
  async function verify(token: string) {
    const location = await followVerification(portal(), token);
    const result = new URL(location, 'http://localhost').searchParams.get('verification_result');
    return result === 'success' ? 'ok' : String(result);
  }

  return {
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
  };
}
