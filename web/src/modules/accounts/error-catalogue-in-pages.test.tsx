import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { done, failing, press, SUPPORT, type } from '../../testing/error-catalogue.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { signedOut } from '../../testing/signed-in.ts';

afterEach(closeApp);

const LINK = 'a'.repeat(43);
const EMAIL = 'dana@larkbakery.example';

async function signIn(app: RenderedApp) {
  await type(app, 'Work email address', EMAIL);
  await type(app, 'Password', 'Sourdough1');
  await press(app, 'Sign in');
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

describe('the error catalogue (spec part 1, section 8), in pages', () => {
  test('Sign-in error "User does not exist.": told in the form, and nothing typed is lost', async () => {
    const app = await renderApp('/signin', { ...signedOut(), authenticate: failing('WRONG_CREDENTIALS') });
    await signIn(app);
    await expect.element(app.screen.getByRole('alert')).toHaveTextContent('Incorrect username or password.');
    await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue(EMAIL);
  });

  test('Forgot-password provider error: told at the field', async () => {
    const app = await renderApp('/forgotPassword', {
      ...signedOut(),
      sendResetPasswordMagicLink: failing('INVALID_INPUT'),
    });
    await askForLink(app);
    await expect.element(app.screen.getByText('Please enter a valid email address.')).toBeVisible();
  });

  test('Resend too early: a tooltip that counts', async () => {
    localStorage.setItem('verificationEmail', EMAIL);
    localStorage.setItem('verifyPageLoadTime', String(Date.now() - 20_000));
    const app = await renderApp('/verify', signedOut());
    await userEvent.hover(app.screen.getByRole('heading', { level: 1 }));
    await userEvent.hover(app.screen.getByRole('button', { name: 'Resend Email' }));
    await expect
      .poll(() => app.screen.getByRole('tooltip').elements()[0]?.textContent)
      .toMatch(/^Please wait (40|3\d) seconds before requesting another email$/);
  });

  test('Magic link fetch failure: with a support address', async () => {
    const app = await renderApp(`/signupLink/${LINK}`, {
      ...signedOut(),
      magicLinkSignupFetch: failing('SIGN_UP_LINK_INVALID'),
      magicLinkSignupUpdate: done,
    });
    const title = 'Oops, something went wrong. Check your email invite and try again.';
    await expect.element(app.screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(app.screen.getByRole('link', { name: SUPPORT })).toHaveAttribute('href', `mailto:${SUPPORT}`);
  });

  test('Reset failure: logs "Reset Password Failed"', async () => {
    const app = await renderApp(`/resetPassword/${LINK}`, {
      ...signedOut(),
      checkResetPasswordMagicLink: () => ({ success: true, isValidLink: true }),
      resetPassword: failing('UNEXPECTED'),
    });
    await setPassword(app);
    await expect.poll(() => app.server.inputsOf('logFromBrowser').length).toBe(1);
    const [report] = app.server.inputsOf('logFromBrowser');
    expect(report).toMatchObject({ level: 'error', message: expect.stringMatching(/^Reset Password Failed/) });
    expect(JSON.stringify(report)).not.toContain(LINK);
  });

  test('Reset success: both texts', async () => {
    const app = await renderApp(`/resetPassword/${LINK}`, {
      ...signedOut(),
      checkResetPasswordMagicLink: () => ({ success: true, isValidLink: true }),
      resetPassword: done,
    });
    await setPassword(app);
    await expect.element(app.screen.getByRole('heading', { name: 'Your password has been reset' })).toBeVisible();
    const text = 'Your password was successfully reset. You will be redirected to the sign in page.';
    await expect.element(app.screen.getByText(text)).toBeVisible();
  });

  test('Invite link call failure: redirect to /link-error-page', async () => {
    const app = await renderApp(`/invite-link/${LINK}`, { ...signedOut(), readInviteLink: failing('UNEXPECTED') });
    await expect.poll(app.path).toBe('/link-error-page');
  });

  test('Invite lookup failure: told at the form', async () => {
    const app = await renderApp('/link-error-page', { ...signedOut(), inviteLinkLookup: failing('UNEXPECTED') });
    await type(app, 'Work email address', EMAIL);
    await press(app, 'Find my invitation');
    const text = `Something went wrong while checking the provided data. Try again, or email ${SUPPORT} for help.`;
    await expect.element(app.screen.getByText(text)).toBeVisible();
  });
});
