import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { signedOut } from '../../testing/signed-in.ts';
import { secondsUntilResend } from './verification/verification-storage.ts';

afterEach(closeApp);

const minute = 60_000;

function waiting(pageLoadedAgoMs: number) {
  localStorage.setItem('verificationEmail', 'dana@larkbakery.example');
  localStorage.setItem('verifyPageLoadTime', String(Date.now() - pageLoadedAgoMs));
}

test('shows the address and lets another mail be sent after a minute', async () => {
  waiting(2 * minute);
  const app = await renderApp('/verify', { ...signedOut(), resendVerification: () => ({ success: true }) });
  await expect.element(app.screen.getByText('dana@larkbakery.example')).toBeVisible();
  await app.screen.getByRole('button', { name: 'Resend Email' }).click();
  await expect
    .element(app.screen.getByText('Verification email has been sent. Please check your email.'))
    .toBeVisible();
  await expect.poll(() => app.server.inputsOf('resendVerification')).toEqual([{ email: 'dana@larkbakery.example' }]);
  expect(Number(localStorage.getItem('lastResendTime'))).toBeGreaterThan(Date.now() - minute);
  await expect
    .element(app.screen.getByRole('button', { name: 'Resend Email' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('sends no other mail in the first moment of the page', async () => {
  localStorage.setItem('verificationEmail', 'dana@larkbakery.example');
  const app = await renderApp('/verify', signedOut());
  const button = app.screen.getByRole('button', { name: 'Resend Email' });
  await expect.element(button).toBeVisible();
  expect(button.element().getAttribute('aria-disabled')).toBe('true');
});

test('counts down in a tooltip and takes no press meanwhile', async () => {
  waiting(20_000);
  const app = await renderApp('/verify', signedOut());
  const button = app.screen.getByRole('button', { name: 'Resend Email' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  // The first movement tells React Aria that there is a pointer.
  await userEvent.hover(app.screen.getByRole('heading', { level: 1 }));
  await userEvent.hover(button);
  await expect
    .poll(() => app.screen.getByRole('tooltip').elements()[0]?.textContent)
    .toMatch(/^Please wait (40|3\d) seconds before requesting another email$/);
  await userEvent.keyboard('{Tab}');
  await button.click({ force: true });
  expect(app.server.inputsOf('resendVerification')).toEqual([]);
});

test.each([
  ['RESEND_TOO_EARLY', 'Please wait 12 seconds before requesting another email'],
  ['UNEXPECTED', 'Unable to resend verification email. Please try again later.'],
] as const)('when sending fails: %s', async (code, text) => {
  waiting(2 * minute);
  const app = await renderApp('/verify', {
    ...signedOut(),
    resendVerification: () => {
      throw new FakeFailure(code, undefined, { seconds: '12' });
    },
  });
  await app.screen.getByRole('button', { name: 'Resend Email' }).click();
  await expect.element(app.screen.getByText(text)).toBeVisible();
});

test('another address starts over', async () => {
  waiting(0);
  const app = await renderApp('/verify', signedOut());
  await app.screen.getByText('use another email address instead').click();
  await expect.poll(app.path).toBe('/signup');
  await expect.poll(() => localStorage.getItem('verificationEmail')).toBeNull();
});

test('without an address there is nothing to wait for', async () => {
  const app = await renderApp('/verify', signedOut());
  await expect.poll(app.path).toBe('/signup');
});

test('says how to reach support, and where mails are outside production', async () => {
  waiting(0);
  const app = await renderApp('/verify', signedOut());
  await expect.element(app.screen.getByRole('link', { name: '/dev/mailbox' })).toBeVisible();
  await app.screen.getByRole('main').getByRole('button', { name: 'Contact Support' }).click();
  await expect.element(app.screen.getByRole('dialog', { name: "We're here to help." })).toBeVisible();
  await app.screen.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(() => app.screen.getByRole('dialog').elements().length).toBe(0);
});

test('with a mail server there is no mailbox', async () => {
  waiting(0);
  const app = await renderApp('/verify', signedOut({ hasMailbox: false }));
  await expect.element(app.screen.getByRole('button', { name: 'Resend Email' })).toBeVisible();
  expect(app.screen.getByRole('link', { name: '/dev/mailbox' }).elements()).toEqual([]);
});

test('the wait is the longer of the two, at most a minute, and a clock set back does not prolong it', () => {
  const now = 1_800_000_000_000;
  expect(secondsUntilResend(now)).toBe(0);
  localStorage.setItem('verifyPageLoadTime', String(now - 50_000));
  expect(secondsUntilResend(now)).toBe(10);
  localStorage.setItem('lastResendTime', String(now - 1));
  expect(secondsUntilResend(now)).toBe(60);
  localStorage.setItem('lastResendTime', String(now + 10 * minute));
  expect(secondsUntilResend(now)).toBe(10);
  expect(secondsUntilResend(now + 10_000)).toBe(0);
});

test('is accessible', async () => {
  waiting(0);
  const app = await renderApp('/verify', signedOut());
  await expect.element(app.screen.getByRole('button', { name: 'Resend Email' })).toBeVisible();
  await vi.waitFor(() => expect(document.title).toContain('Verify'));
  await expectAccessible();
});
