import type { ErrorCode } from '@portal/contract/errors.ts';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../../testing/render-app.tsx';
import { memberSession, visitorSession } from '../../../testing/samples.ts';
import { signedIn, signedOut } from '../../../testing/signed-in.ts';

afterEach(closeApp);

const EMAIL = 'dana@larkbakery.example';
const failing = (code: ErrorCode, field?: string) => () => {
  throw new FakeFailure(code, field);
};
const heading = ({ screen }: RenderedApp, name: string) => screen.getByRole('heading', { level: 1, name });
const button = ({ screen }: RenderedApp, name: string) => screen.getByRole('button', { name, exact: true });
const type = (app: RenderedApp, label: string, text: string) =>
  userEvent.fill(app.screen.getByLabelText(label, { exact: true }), text);

async function signIn(app: RenderedApp, password = 'Temporary-1') {
  await type(app, 'Work email address', EMAIL);
  await type(app, 'Password', password);
  await button(app, 'Sign in').click();
}

/** Signed out until a session is created. */
function visitor(handlers: FakeHandlers = {}): FakeHandlers {
  let isSignedIn = false;
  return {
    ...signedIn(),
    checkSession: () => (isSignedIn ? memberSession() : visitorSession()),
    createSession: () => {
      isSignedIn = true;
      return { success: true, username: 'dana', newUser: false, isServiceSession: false, secondFactor: 'not-needed' };
    },
    ...handlers,
  };
}

const temporary: FakeHandlers = {
  authenticate: () => ({ success: true, bearer: null, challenge: 'the-challenge' }),
};

test('a temporary password leads to the mode change, and an own one signs in', async () => {
  const app = await renderApp(
    '/signin',
    visitor({ ...temporary, answerNewPassword: () => ({ success: true, bearer: 'bearer' }) }),
  );
  await signIn(app);
  await expect.element(heading(app, 'Choose your own password')).toBeVisible();
  await expect.element(app.screen.getByLabelText('Temporary password', { exact: true })).toHaveValue('Temporary-1');
  await expectAccessible();
  await type(app, 'New password', 'Sourdough1');
  await type(app, 'Reenter new password', 'Sourdough1');
  await button(app, 'Set Password').click();
  await expect.poll(app.path).toBe('/');
  await expect
    .poll(() => app.server.inputsOf('answerNewPassword'))
    .toEqual([{ challenge: 'the-challenge', password: 'Sourdough1' }]);
});

test('the mode change says what is missing', async () => {
  const app = await renderApp('/signin', visitor(temporary));
  await signIn(app);
  const alert = app.screen.getByRole('alert');
  await type(app, 'Temporary password', '');
  await button(app, 'Set Password').click();
  await expect.element(alert).toHaveTextContent('Please enter the temporary password.');
  await type(app, 'Temporary password', 'Temporary-1');
  await button(app, 'Set Password').click();
  await expect.element(alert).toHaveTextContent('Please enter and confirm the new password.');
  await type(app, 'New password', 'Sourdough1');
  await type(app, 'Reenter new password', 'Sourdough2');
  await button(app, 'Set Password').click();
  await expect.element(alert).toHaveTextContent('New password does not match the reentered password.');
});

test.each([
  [
    'the temporary password is refused',
    'authenticate',
    'WRONG_CREDENTIALS',
    'Authentication Failed for Password Change',
  ],
  ['the new password cannot be set', 'answerNewPassword', 'NEW_PASSWORD_CHALLENGE_INVALID', 'Change Password Failed'],
] as const)('%s: nothing typed is lost', async (_, call, code, text) => {
  const app = await renderApp('/signin', visitor(temporary));
  await signIn(app);
  await type(app, 'New password', 'Sourdough1');
  await type(app, 'Reenter new password', 'Sourdough1');
  app.server.use({ [call]: failing(code) });
  await button(app, 'Set Password').click();
  await expect.element(app.screen.getByText(text)).toBeVisible();
  await expect.element(app.screen.getByLabelText('New password', { exact: true })).toHaveValue('Sourdough1');
});

test('a password that is on the lists of attackers is refused at its field', async () => {
  const app = await renderApp(
    '/signin',
    visitor({ ...temporary, answerNewPassword: failing('PASSWORD_TOO_COMMON', 'password') }),
  );
  await signIn(app);
  await type(app, 'New password', 'Password1');
  await type(app, 'Reenter new password', 'Password1');
  await button(app, 'Set Password').click();
  const field = app.screen.getByLabelText('New password', { exact: true });
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

test('a password that has to be replaced leads through the modes forgot and reset back to login', async () => {
  const app = await renderApp('/signin', {
    ...signedOut(),
    authenticate: failing('PASSWORD_RESET_REQUIRED'),
    forgotPassword: () => ({ success: true, destination: 'd***@l***.example' }),
    confirmForgotPassword: () => ({ success: true }),
  });
  await signIn(app);
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue(EMAIL);
  await button(app, 'Send verification code').click();
  const sent = 'Verification code has been sent to d***@l***.example. Please check your email';
  await expect.element(app.screen.getByText(sent)).toBeVisible();
  await expectAccessible();
  await type(app, 'Verification code', '123456');
  await type(app, 'New password', 'Sourdough1');
  await type(app, 'Confirm new password', 'Sourdough1');
  await button(app, 'Set Password').click();
  await expect.element(app.screen.getByText('Your password has been reset')).toBeVisible();
  await expect.element(heading(app, 'Sign in')).toBeVisible();
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue(EMAIL);
  await expect.element(app.screen.getByLabelText('Password', { exact: true })).toHaveValue('');
  await expect
    .poll(() => app.server.inputsOf('confirmForgotPassword'))
    .toEqual([{ username: EMAIL, code: '123456', password: 'Sourdough1' }]);
});

test('the mode forgot asks for an address, and says when it is none', async () => {
  const app = await renderApp('/signin', { ...signedOut(), authenticate: failing('PASSWORD_RESET_REQUIRED') });
  await signIn(app);
  const alert = app.screen.getByRole('alert');
  await type(app, 'Work email address', '');
  await button(app, 'Send verification code').click();
  await expect.element(alert).toHaveTextContent('Please enter username');
  await type(app, 'Work email address', 'dana');
  await button(app, 'Send verification code').click();
  await expect.element(alert).toHaveTextContent('Please enter a valid email address.');
  await app.screen.getByRole('link', { name: 'Back' }).click();
  await expect.element(heading(app, 'Sign in')).toBeVisible();
});

test('a wrong code is said at its field, and nothing typed is lost', async () => {
  const app = await renderApp('/signin', {
    ...signedOut(),
    authenticate: failing('PASSWORD_RESET_REQUIRED'),
    confirmForgotPassword: failing('CODE_INVALID', 'code'),
  });
  await signIn(app);
  await app.screen.getByRole('link', { name: 'I already have a code' }).click();
  await type(app, 'Verification code', '000000');
  await type(app, 'New password', 'Sourdough1');
  await type(app, 'Confirm new password', 'Sourdough1');
  await button(app, 'Set Password').click();
  const field = app.screen.getByLabelText('Verification code', { exact: true });
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveValue('000000');
  await expect.element(app.screen.getByLabelText('New password', { exact: true })).toHaveValue('Sourdough1');
});
