import type { ErrorCode } from '@portal/contract/errors.ts';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { memberSession, visitorSession } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

const codes = Array.from({ length: 10 }, (_, index) => `7QK2-M9XD-4TZ8-0GHB-XW3R-00${index}A`);
const app = { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Cyber%20Safety:dana?secret=JBSWY3DP' };

/** A sign-in whose password is right and which owes a code, or setting one up. */
async function enterPassword(due: 'code' | 'set-up', more: FakeHandlers = {}): Promise<RenderedApp> {
  let isSignedIn = false;
  const session = { success: true as const, username: 'dana', newUser: false, isServiceSession: false };
  const rendered = await renderApp('/settings/organization', {
    ...signedIn(),
    checkSession: () => (isSignedIn ? memberSession() : visitorSession()),
    authenticate: () => ({ success: true, bearer: 'a-bearer', challenge: null }),
    createSession: () => ({ ...session, secondFactor: due }),
    answerSecondFactor: () => {
      isSignedIn = true;
      return { ...session, secondFactor: 'not-needed' };
    },
    setUpSecondFactor: () => ({ success: true, data: app }),
    confirmSecondFactor: () => {
      isSignedIn = true;
      return { ...session, secondFactor: 'not-needed', recoveryCodes: codes };
    },
    ...more,
  });
  await userEvent.fill(rendered.screen.getByLabelText('Work email address'), 'dana@larkbakery.example');
  await userEvent.fill(rendered.screen.getByLabelText('Password', { exact: true }), 'Sourdough1');
  await rendered.screen.getByRole('button', { name: 'Sign in' }).click();
  return rendered;
}

const failing =
  (code: ErrorCode, field?: string, values: Record<string, string | number> = {}) =>
  () => {
    throw new FakeFailure(code, field, values);
  };

test('the sixth digit sends the code and leads on to where one wanted to go', async () => {
  const { screen, server, path } = await enterPassword('code');
  const field = screen.getByLabelText('Six-digit code');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible();
  await userEvent.type(field, '12345');
  expect(server.inputsOf('answerSecondFactor')).toEqual([]);
  await userEvent.type(field, '6');
  await expect.poll(path).toBe('/settings/organization');
  await expect.poll(() => server.inputsOf('answerSecondFactor')).toEqual([{ code: '123456' }]);
});

test('a pasted code may have blanks', async () => {
  const { screen, server } = await enterPassword('code');
  await userEvent.fill(screen.getByLabelText('Six-digit code'), '123 456');
  await expect.poll(() => server.inputsOf('answerSecondFactor')).toEqual([{ code: '123456' }]);
});

test('a wrong code is told at the field, which is ready for the next', async () => {
  const { screen } = await enterPassword('code', { answerSecondFactor: failing('WRONG_CODE', 'code') });
  await userEvent.fill(screen.getByLabelText('Six-digit code'), '111111');
  await expect.element(screen.getByText(/This code is incorrect or has already been used/)).toBeVisible();
  await expect.element(screen.getByLabelText('Six-digit code')).toHaveValue('');
  await expectAccessible();
});

test.each([
  ['SIGN_IN_EXPIRED', 'Your sign-in took too long. Please enter your password again.'],
  ['SECOND_FACTOR_LOCKED', 'Too many incorrect codes. Please wait 2 minutes, then sign in again.'],
] as const)('after %s the password is asked for again, and the reason told', async (code, text) => {
  const { screen } = await enterPassword('code', { answerSecondFactor: failing(code, undefined, { minutes: 2 }) });
  await userEvent.fill(screen.getByLabelText('Six-digit code'), '111111');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
  await expect.element(screen.getByLabelText('Work email address')).toHaveValue('dana@larkbakery.example');
});

test('a recovery code does instead, and stays to be corrected', async () => {
  const { screen, server } = await enterPassword('code', { answerSecondFactor: failing('WRONG_CODE', 'code') });
  await screen.getByRole('link', { name: 'Use a recovery code instead' }).click();
  await userEvent.fill(screen.getByLabelText('Recovery code'), codes[0] ?? '');
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByText(/This code is incorrect/)).toBeVisible();
  await expect.element(screen.getByLabelText('Recovery code')).toHaveValue(codes[0]);
  await expect.poll(() => server.inputsOf('answerSecondFactor')).toEqual([{ code: codes[0] }]);
  await expectAccessible();
  await screen.getByRole('link', { name: 'Back' }).click();
  await expect.element(screen.getByLabelText('Work email address')).toBeVisible();
});

test.each([
  [9, 'You have used that recovery code. You have 9 left.'],
  [0, 'You have used that recovery code. You have 0 left. Create new ones in your settings.'],
])('a sign-in with a recovery code says that %i are left', async (recoveryCodesLeft, text) => {
  const state = {
    isOn: true,
    hasApp: true,
    passkeys: 0,
    turnedOnAt: null,
    recoveryCodesLeft,
    isRequiredByOrganisation: false,
    isNeeded: false,
  };
  const { screen } = await enterPassword('code', { readSecondFactor: () => ({ success: true, data: state }) });
  await screen.getByRole('link', { name: 'Use a recovery code instead' }).click();
  await userEvent.fill(screen.getByLabelText('Recovery code'), codes[0] ?? '');
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
});

test('setting one up shows code, key and, before going on, the recovery codes', async () => {
  const { screen, server, path } = await enterPassword('set-up');
  await expect.element(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expect.element(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await expectAccessible();
  await userEvent.fill(screen.getByLabelText('Six-digit code'), '123456');
  await expect.element(screen.getByText(codes[9] ?? '')).toBeVisible();
  await expectAccessible();
  await expect.poll(() => path()).toBe('/signin');
  await expect.poll(() => server.inputsOf('setUpSecondFactor')).toHaveLength(1);
  await screen.getByRole('button', { name: 'I have saved them' }).click();
  await expect.poll(path).toBe('/settings/organization');
});

test('a wrong first code keeps the key on the page', async () => {
  const { screen, server } = await enterPassword('set-up', { confirmSecondFactor: failing('WRONG_CODE', 'code') });
  await userEvent.fill(screen.getByLabelText('Six-digit code'), '000000');
  await expect.element(screen.getByText(/This code is incorrect/)).toBeVisible();
  await expect.element(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await expect.poll(() => server.inputsOf('setUpSecondFactor')).toHaveLength(1);
});
