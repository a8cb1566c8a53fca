import { afterEach, describe, vi } from 'vitest';
import { type CatalogueRow, done, failing, press, SUPPORT, testToasts, type } from '../../testing/error-catalogue.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, type RenderedApp } from '../../testing/render-app.tsx';
import { signedOut } from '../../testing/signed-in.ts';
import { solvedCaptcha } from '../../testing/solved-captcha.ts';

// Messages appear as ever; what was asked of the toasts is noted beside.
vi.mock('../../ui/overlays/toast.tsx', { spy: true });

afterEach(closeApp);

const LINK = 'a'.repeat(43);
const EMAIL = 'dana@larkbakery.example';

const withStatus = (status: number) => () => new Response('<html>gateway</html>', { status });

async function signIn(app: RenderedApp) {
  await type(app, 'Work email address', EMAIL);
  await type(app, 'Password', 'Sourdough1');
  await press(app, 'Sign in');
}
async function signUp(app: RenderedApp) {
  await type(app, 'Work email address', EMAIL);
  await type(app, 'Password', 'Sourdough1');
  await type(app, 'Confirm password', 'Sourdough1');
  await press(app, /Start Free Trial|Create Account/);
}
async function askForLink(app: RenderedApp) {
  await type(app, 'Work email address', EMAIL);
  await press(app, 'Verify Email');
}
async function setPassword(app: RenderedApp) {
  await type(app, 'New password', 'Sourdough1');
  await type(app, 'Confirm new password', 'Sourdough1');
  await press(app, 'Set Password');
}
/** The page that waits for the verification, a while after its last mail. */
function waitForVerification() {
  localStorage.setItem('verificationEmail', EMAIL);
  localStorage.setItem('verifyPageLoadTime', String(Date.now() - 120_000));
}

const ROWS: readonly CatalogueRow[] = [
  {
    situation: 'Other sign-in failure: provider error text as a toast',
    path: '/signin',
    handlers: { ...signedOut(), authenticate: failing('ACCOUNT_LOCKED', { minutes: 5 }) },
    act: signIn,
    kind: 'danger',
    text: 'Too many attempts. Please wait 5 minutes and try again, or reset your password.',
    leadsTo: '/signin',
  },
  {
    situation: 'Verification result already_confirmed',
    path: `/signin?verification_result=already_confirmed&username=${EMAIL}`,
    handlers: signedOut(),
    kind: 'info',
    text: 'Your email address has already been verified.',
    leadsTo: '/signin',
  },
  {
    situation: 'expired',
    path: `/signin?verification_result=expired&username=${EMAIL}`,
    handlers: signedOut(),
    kind: 'warning',
    text: 'The link you clicked is no longer valid.',
    action: 'Request a new verification link',
  },
  {
    situation: 'expired, without a username',
    path: '/signin?verification_result=expired',
    handlers: signedOut(),
    kind: 'warning',
    text: 'The verification link has expired.',
  },
  {
    situation: 'invalid',
    path: '/signin?verification_result=invalid',
    handlers: signedOut(),
    kind: 'danger',
    text: 'The verification link is invalid.',
  },
  {
    situation: 'other results: generic message',
    path: '/signin?verification_result=whatever',
    handlers: signedOut(),
    kind: 'danger',
    text: `Something went wrong. Try refreshing the page or email ${SUPPORT}.`,
  },
  {
    situation: 'Resend success',
    path: '/verify',
    handlers: { ...signedOut(), resendVerification: done },
    before: waitForVerification,
    act: (app) => press(app, 'Resend Email'),
    kind: 'success',
    text: 'Verification email has been sent. Please check your email.',
  },
  {
    situation: 'Resend failure',
    path: '/verify',
    handlers: { ...signedOut(), resendVerification: failing('UNEXPECTED') },
    before: waitForVerification,
    act: (app) => press(app, 'Resend Email'),
    kind: 'danger',
    text: 'Unable to resend verification email. Please try again later.',
  },
  {
    situation: 'Signup UsernameExistsException: a "Sign in now" link (20 s toast)',
    path: '/signup',
    handlers: { ...signedOut(), ...solvedCaptcha, signUp: failing('USERNAME_EXISTS') },
    act: signUp,
    kind: 'warning',
    text: 'Looks like you already have an account.',
    durationMs: 20_000,
    action: 'Sign in now',
  },
  ...[502, 503, 504].map((status) => ({
    situation: `Signup codes 502, 503, 504: ${status}`,
    path: '/signup',
    handlers: { ...signedOut(), ...solvedCaptcha, signUp: withStatus(status) },
    act: signUp,
    kind: 'danger' as const,
    text: 'Server Error. Please try again in some time.',
  })),
  {
    situation: 'Signup other: the message is shown',
    path: '/signup',
    handlers: { ...signedOut(), ...solvedCaptcha, signUp: failing('SUBSCRIPTION_ID_EXPIRED') },
    act: signUp,
    kind: 'danger',
    text: new FakeFailure('SUBSCRIPTION_ID_EXPIRED').reply.errors[0]?.message ?? '',
  },
  {
    situation: 'Magic link accepted',
    path: `/signupLink/${LINK}`,
    handlers: {
      ...signedOut(),
      magicLinkSignupUpdate: done,
      magicLinkSignupFetch: () => ({
        success: true,
        data: {
          status: 'accepted',
          createdFor: { firstName: 'Sam', lastName: 'Ode', email: EMAIL },
          subscriptionId: null,
          asksSecurityOptIn: false,
        },
      }),
    },
    kind: 'warning',
    text: 'An account already exists. Sign in now...',
    leadsTo: '/signin',
  },
  {
    situation: 'Reset link send failure',
    path: '/forgotPassword',
    handlers: { ...signedOut(), sendResetPasswordMagicLink: failing('UNEXPECTED') },
    act: askForLink,
    kind: 'danger',
    text: `Something went wrong while verifying email. Try again, or email ${SUPPORT} for help.`,
  },
  {
    situation: 'Invalid reset link, then redirect to sign-in',
    path: `/resetPassword/${LINK}/abc`,
    handlers: {
      ...signedOut(),
      checkResetPasswordMagicLink: () => ({ success: true, isValidLink: false }),
      isValidSubscriptionId: failing('UNEXPECTED'),
    },
    kind: 'danger',
    text: `The link is invalid. Request another link, or email ${SUPPORT} for help.`,
    leadsTo: '/signin/abc',
  },
  {
    situation: 'Reset link check failure, then redirect to sign-in',
    path: `/resetPassword/${LINK}`,
    handlers: { ...signedOut(), checkResetPasswordMagicLink: failing('UNEXPECTED') },
    kind: 'danger',
    text: `Something went wrong while verifying the link. Try again, or email ${SUPPORT} for help.`,
    leadsTo: '/signin',
  },
  {
    situation: 'Reset failure',
    path: `/resetPassword/${LINK}`,
    handlers: {
      ...signedOut(),
      checkResetPasswordMagicLink: () => ({ success: true, isValidLink: true }),
      resetPassword: failing('UNEXPECTED'),
    },
    act: setPassword,
    kind: 'danger',
    text: `Something went wrong while resetting password. Try again, or email ${SUPPORT} for help.`,
  },
  {
    situation: 'Invite link already used, then redirect to sign-in',
    path: `/invite-link/${LINK}`,
    handlers: {
      ...signedOut(),
      readInviteLink: () => ({ success: true, data: { status: 'used', createdFor: { email: EMAIL } } }),
    },
    kind: 'warning',
    text: `You've already created an account (${EMAIL}). Please sign in.`,
    leadsTo: '/signin',
  },
  {
    situation: 'Identity provider: code sent (server success text shows for 10 s)',
    path: '/signin',
    handlers: {
      ...signedOut(),
      authenticate: failing('PASSWORD_RESET_REQUIRED'),
      forgotPassword: () => ({ success: true, destination: 'd***@l***.example' }),
    },
    act: async (app) => {
      await signIn(app);
      await press(app, 'Send verification code');
    },
    kind: 'success',
    text: 'Verification code has been sent to d***@l***.example. Please check your email',
    durationMs: 10_000,
  },
  ...(
    [
      ['Authentication Failed for Password Change', 'authenticate', 'WRONG_CREDENTIALS'],
      ['Change Password Failed', 'answerNewPassword', 'NEW_PASSWORD_CHALLENGE_INVALID'],
    ] as const
  ).map(([text, call, code]) => ({
    situation: `Identity provider: ${text}`,
    path: '/signin',
    handlers: {
      ...signedOut(),
      authenticate: () => ({ success: true as const, bearer: null, challenge: 'the-challenge' }),
    },
    act: async (app: RenderedApp) => {
      await signIn(app);
      await type(app, 'New password', 'Sourdough2');
      await type(app, 'Reenter new password', 'Sourdough2');
      app.server.use({ [call]: failing(code) });
      await press(app, 'Set Password');
    },
    kind: 'danger' as const,
    text,
  })),
];

describe('the error catalogue (spec part 1, section 8), as toasts', () => testToasts(ROWS));
