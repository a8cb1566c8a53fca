import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { memberSession, visitorSession } from '../../testing/samples.ts';
import { signedIn, signedOut } from '../../testing/signed-in.ts';

afterEach(closeApp);

const token = 'a'.repeat(43);
const email = 'dana@larkbakery.example';
const open = {
  readVerificationLink: () => ({
    success: true as const,
    data: {
      result: 'open' as const,
      email,
      signUp: { device: 'Chrome on Linux', at: '2026-11-22T20:39:00Z' },
      needsPassword: false,
    },
  }),
};

test('says whose address it is and where somebody signed up, and verifies by the button alone', async () => {
  const app = await renderApp(`/verifyEmail/${token}`, {
    ...signedOut(),
    ...open,
    verifyEmail: () => ({ success: true, data: { result: 'success', email, bearer: null } }),
  });
  await expect.element(app.screen.getByText(email)).toBeVisible();
  await expect.element(app.screen.getByText(/using Chrome on Linux/)).toBeVisible();
  await expectAccessible();
  expect(app.server.inputsOf('verifyEmail')).toEqual([]);
  await app.screen.getByRole('button', { name: 'Verify email address' }).click();
  await expect.poll(app.path).toBe('/signin');
  expect(app.server.inputsOf('verifyEmail')).toEqual([{ token, password: null }]);
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue(email);
});

test('in the browser that signed up nobody types the password again', async () => {
  let isIn = false;
  const app = await renderApp(`/verifyEmail/${token}`, {
    ...signedIn(),
    ...open,
    checkSession: () => (isIn ? memberSession() : visitorSession()),
    verifyEmail: () => ({ success: true, data: { result: 'success', email, bearer: 'proof' } }),
    createSession: () => {
      isIn = true;
      return { success: true, username: email, newUser: true, isServiceSession: false, secondFactor: 'not-needed' };
    },
  });
  await app.screen.getByRole('button', { name: 'Verify email address' }).click();
  await expect.poll(app.path).toBe('/');
  const exchange = app.server.requests.find(({ name }) => name === 'createSession');
  expect(exchange?.headers.get('authorization')).toBe('Bearer proof');
});

const elsewhere = {
  readVerificationLink: () => {
    const { data, ...answer } = open.readVerificationLink();
    return { ...answer, data: { ...data, needsPassword: true } };
  },
};

test('in another browser the password is typed, a wrong one is told at its field, and the right one signs in', async () => {
  let isIn = false;
  const app = await renderApp(`/verifyEmail/${token}`, {
    ...signedIn(),
    ...elsewhere,
    checkSession: () => (isIn ? memberSession() : visitorSession()),
    verifyEmail: ({ password }) => {
      if (password !== 'Sourdough1') throw new FakeFailure('SIGN_UP_PASSWORD_WRONG', 'password');
      return { success: true, data: { result: 'success', email, bearer: 'proof' } };
    },
    createSession: () => {
      isIn = true;
      return { success: true, username: email, newUser: true, isServiceSession: false, secondFactor: 'not-needed' };
    },
  });
  const field = app.screen.getByLabelText('The password you signed up with');
  const button = app.screen.getByRole('button', { name: 'Verify email address' });
  await button.click();
  await expect.element(app.screen.getByText('Please enter your password.')).toBeVisible();
  await expectAccessible();
  await field.fill('Sourdough2');
  await button.click();
  await expect.element(app.screen.getByText('This is not the password you signed up with.')).toBeVisible();
  await expect.element(field).toHaveValue('Sourdough2');
  await field.fill('Sourdough1');
  await button.click();
  await expect.poll(app.path).toBe('/');
});

test('without the password the address is verified, and a link to set a new one is mailed', async () => {
  const app = await renderApp(`/verifyEmail/${token}`, {
    ...signedOut(),
    ...elsewhere,
    verifyEmail: () => ({ success: true, data: { result: 'success', email, bearer: null } }),
    sendResetPasswordMagicLink: () => ({ success: true }),
  });
  await app.screen.getByRole('link', { name: /I don’t know it/ }).click();
  await expect.element(app.screen.getByRole('heading', { name: 'Check your email.' })).toBeVisible();
  expect(app.server.inputsOf('verifyEmail')).toEqual([{ token, password: null }]);
  expect(app.server.inputsOf('sendResetPasswordMagicLink')).toMatchObject([{ email }]);
});

test('a link that was used meanwhile leads to sign-in, which says so', async () => {
  const app = await renderApp(`/verifyEmail/${token}`, {
    ...signedOut(),
    readVerificationLink: () => ({
      success: true,
      data: { result: 'already_confirmed', email, signUp: null, needsPassword: true },
    }),
  });
  await expect.element(app.screen.getByText('Your email address has already been verified.')).toBeVisible();
});

test('a failure is told, and the button can be pressed again', async () => {
  const app = await renderApp(`/verifyEmail/${token}`, {
    ...signedOut(),
    ...open,
    verifyEmail: () => {
      throw new FakeFailure('UNEXPECTED');
    },
  });
  const button = app.screen.getByRole('button', { name: 'Verify email address' });
  await button.click();
  await expect.element(app.screen.getByText('Your email address could not be verified.')).toBeVisible();
  await expect.element(button).toBeEnabled();
});
