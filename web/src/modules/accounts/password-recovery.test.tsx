import type { ErrorCode } from '@portal/contract/errors.ts';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { signedOut } from '../../testing/signed-in.ts';

afterEach(closeApp);

const failing = (code: ErrorCode) => () => {
  throw new FakeFailure(code);
};

async function setPassword(app: RenderedApp) {
  await userEvent.fill(app.screen.getByLabelText('New password', { exact: true }), 'Sourdough1');
  await userEvent.fill(app.screen.getByLabelText('Confirm new password'), 'Sourdough1');
  await app.screen.getByRole('button', { name: 'Set Password' }).click();
}

test('sends a recovery link to the address in lower case', async () => {
  const app = await renderApp('/forgotPassword/abc', {
    ...signedOut(),
    sendResetPasswordMagicLink: () => ({ success: true }),
  });
  await expect.element(app.screen.getByRole('heading', { name: 'Reset your account password.' })).toBeVisible();
  await expect.element(app.screen.getByText('Verify your identity.')).toBeVisible();
  await expect.element(app.screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/signin/abc');
  const button = app.screen.getByRole('button', { name: 'Verify Email' });
  await expect.element(button).toBeDisabled();
  await userEvent.fill(app.screen.getByLabelText('Work email address'), ' Dana@LarkBakery.example');
  await button.click();
  await expect.element(app.screen.getByRole('heading', { name: 'Check your email.' })).toBeVisible();
  await expect.element(app.screen.getByText('dana@larkbakery.example')).toBeVisible();
  await expect.element(app.screen.getByText("Didn't receive an email?")).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('sendResetPasswordMagicLink'))
    .toEqual([{ email: 'dana@larkbakery.example', url: window.location.hostname, subscriptionId: 'abc' }]);
  await expectAccessible();
  await app.screen.getByText('use another email address instead').click();
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue('');
});

test('who asks for a code instead of the link need not type the address again', async () => {
  const app = await renderApp('/forgotPassword', {
    ...signedOut(),
    sendResetPasswordMagicLink: () => ({ success: true }),
  });
  await userEvent.fill(app.screen.getByLabelText('Work email address'), 'dana@larkbakery.example');
  await app.screen.getByRole('button', { name: 'Verify Email' }).click();
  const link = app.screen.getByRole('link', { name: 'get a verification code' });
  await expect.element(link).toHaveAttribute('href', '/signin#code');
  // The history of a test is not the browser's.
  window.location.hash = '#code';
  await link.click();
  await expect.element(app.screen.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue('dana@larkbakery.example');
  window.location.hash = '';
});

test.each([
  ['', 'Work email address is required.'],
  ['dana@bakery', 'Please enter a valid email address.'],
])('refuses the address %j', async (address, text) => {
  const app = await renderApp('/forgotPassword', signedOut());
  await userEvent.fill(app.screen.getByLabelText('Work email address'), address);
  await userEvent.click(app.screen.getByLabelText('Work email address'));
  await userEvent.tab();
  await expect.element(app.screen.getByText(text)).toBeVisible();
  await expect.element(app.screen.getByRole('button', { name: 'Verify Email' })).toBeDisabled();
});

test('keeps the address when sending fails', async () => {
  const app = await renderApp('/forgotPassword', {
    ...signedOut(),
    sendResetPasswordMagicLink: failing('UNEXPECTED'),
  });
  await userEvent.fill(app.screen.getByLabelText('Work email address'), 'dana@larkbakery.example');
  await app.screen.getByRole('button', { name: 'Verify Email' }).click();
  const text = 'Something went wrong while verifying email. Try again, or email support@cybersafety.example for help.';
  await expect.element(app.screen.getByText(text)).toBeVisible();
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue('dana@larkbakery.example');
});

test('sets a new password by a valid link', async () => {
  let answer: () => void = () => undefined;
  const app = await renderApp('/resetPassword/link-1/abc', {
    ...signedOut(),
    checkResetPasswordMagicLink: () =>
      new Promise((resolve) => {
        answer = () => resolve({ success: true, isValidLink: true });
      }),
    resetPassword: () => ({ success: true }),
  });
  await expect.element(app.screen.getByText('Verifying Link')).toBeVisible();
  await expect.poll(() => app.server.inputsOf('checkResetPasswordMagicLink').length).toBe(1);
  answer();
  await expect.element(app.screen.getByText('You will be signed out on other devices.')).toBeVisible();
  await expectAccessible();
  await setPassword(app);
  await expect.element(app.screen.getByRole('heading', { name: 'Your password has been reset' })).toBeVisible();
  const text = 'Your password was successfully reset. You will be redirected to the sign in page.';
  await expect.element(app.screen.getByText(text)).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('resetPassword'))
    .toEqual([{ linkId: 'link-1', password: 'Sourdough1', subscriptionId: 'abc' }]);
  await expect.poll(app.path).toBe('/signin/abc');
});

test('a link that is not valid', async () => {
  const app = await renderApp('/resetPassword/link-1', {
    ...signedOut(),
    checkResetPasswordMagicLink: () => ({ success: true, isValidLink: false }),
  });
  const text = 'The link is invalid. Request another link, or email support@cybersafety.example for help.';
  await expect.element(app.screen.getByText(text)).toBeVisible();
  await expect.poll(() => app.path()).toBe('/signin');
});

test('a link that cannot be checked', async () => {
  const app = await renderApp('/resetPassword/link-1', {
    ...signedOut(),
    checkResetPasswordMagicLink: failing('UNEXPECTED'),
  });
  const text =
    'Something went wrong while verifying the link. Try again, or email support@cybersafety.example for help.';
  await expect.element(app.screen.getByText(text)).toBeVisible();
  await expect.poll(() => app.path()).toBe('/signin');
});

test('a reset that fails keeps what was typed and is logged', async () => {
  const app = await renderApp('/resetPassword/link-1', {
    ...signedOut(),
    checkResetPasswordMagicLink: () => ({ success: true, isValidLink: true }),
    resetPassword: failing('UNEXPECTED'),
  });
  await setPassword(app);
  const text =
    'Something went wrong while resetting password. Try again, or email support@cybersafety.example for help.';
  await expect.element(app.screen.getByText(text)).toBeVisible();
  await expect.element(app.screen.getByLabelText('New password', { exact: true })).toHaveValue('Sourdough1');
  await expect.poll(() => app.server.inputsOf('logFromBrowser').length).toBe(1);
  await expect.poll(() => app.server.inputsOf('logFromBrowser')[0]?.message).toContain('Reset Password Failed');
});
