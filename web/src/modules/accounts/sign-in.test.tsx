import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { memberSession, visitorSession } from '../../testing/samples.ts';
import { signedIn, signedOut } from '../../testing/signed-in.ts';

afterEach(closeApp);

/** Signed out until a session is created. */
function signingIn() {
  let isSignedIn = false;
  return {
    ...signedIn(),
    checkSession: () => (isSignedIn ? memberSession() : visitorSession()),
    authenticate: () => ({ success: true as const, bearer: 'bearer-of-two-minutes', challenge: null }),
    createSession: () => {
      isSignedIn = true;
      return {
        success: true as const,
        username: 'dana',
        newUser: false,
        isServiceSession: false,
        secondFactor: 'not-needed' as const,
      };
    },
  };
}

async function fillIn(app: Awaited<ReturnType<typeof renderApp>>) {
  await userEvent.fill(app.screen.getByLabelText('Work email address'), 'Dana@LarkBakery.example');
  await userEvent.fill(app.screen.getByLabelText('Password', { exact: true }), 'Sourdough1');
  await app.screen.getByRole('button', { name: 'Sign in' }).click();
}

test('signs in and shows the dashboard', async () => {
  const app = await renderApp('/', signingIn());
  await expect.poll(app.path).toBe('/signin');
  await fillIn(app);
  await expect.element(app.screen.getByRole('heading', { level: 1, name: /Dana/ })).toBeVisible();
  await expect.poll(() => app.path()).toBe('/');
  await expect
    .poll(() => app.server.inputsOf('authenticate'))
    .toEqual([{ username: 'dana@larkbakery.example', password: 'Sourdough1' }]);
  const exchange = app.server.requests.find(({ name }) => name === 'createSession');
  expect(exchange?.headers.get('authorization')).toBe('Bearer bearer-of-two-minutes');
});

test('returns to the page that was asked for', async () => {
  const app = await renderApp('/settings/organization', signingIn());
  await expect.poll(app.path).toBe('/signin');
  await fillIn(app);
  await expect.poll(app.path).toBe('/settings/organization');
  await expect.poll(() => document.cookie).not.toContain('redirectURL');
});

test('asks for both fields', async () => {
  const app = await renderApp('/signin', signedOut());
  await app.screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(app.screen.getByRole('alert')).toHaveTextContent('Please enter username and password');
  expect(app.server.inputsOf('authenticate')).toEqual([]);
});

test('says that it is busy, and keeps what was typed after a failure', async () => {
  let answer: () => void = () => undefined;
  const app = await renderApp('/signin', {
    ...signedOut(),
    authenticate: () =>
      new Promise((_, reject) => {
        answer = () => reject(new FakeFailure('WRONG_CREDENTIALS'));
      }),
  });
  await fillIn(app);
  await expect.element(app.screen.getByText('Signing you in...')).toBeVisible();
  await expect.poll(() => app.server.inputsOf('authenticate').length).toBe(1);
  answer();
  await expect.element(app.screen.getByRole('alert')).toHaveTextContent('Incorrect username or password.');
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue('Dana@LarkBakery.example');
  await expect.element(app.screen.getByLabelText('Password', { exact: true })).toHaveValue('Sourdough1');
  await expect.element(app.screen.getByLabelText('Password', { exact: true })).toHaveFocus();
  await expect.poll(() => app.path()).toBe('/signin');
});

test('shows other failures as the server words them', async () => {
  const app = await renderApp('/signin', {
    ...signedOut(),
    authenticate: () => {
      throw new FakeFailure('ACCOUNT_LOCKED', undefined, { minutes: 5 });
    },
  });
  await fillIn(app);
  const text = 'Too many attempts. Please wait 5 minutes and try again, or reset your password.';
  await expect.element(app.screen.getByText(text)).toBeVisible();
});

test('says in the form that the portal cannot be reached, because messages could not be loaded either', async () => {
  const app = await renderApp('/signin', {
    ...signedOut(),
    authenticate: () => {
      throw new TypeError('The connection was lost.');
    },
  });
  await fillIn(app);
  const text = 'The portal cannot be reached. Check your internet connection and try again.';
  await expect.element(app.screen.getByRole('alert')).toHaveTextContent(text);
});

test('offers a new verification link when the address is not verified', async () => {
  const app = await renderApp('/signin', {
    ...signedOut(),
    authenticate: () => {
      throw new FakeFailure('EMAIL_NOT_VERIFIED');
    },
    resendVerification: () => ({ success: true }),
  });
  await fillIn(app);
  await app.screen.getByRole('button', { name: 'Request a new verification link' }).click();
  await expect.poll(app.path).toBe('/verify');
  await expect.poll(() => app.server.inputsOf('resendVerification')).toEqual([{ email: 'dana@larkbakery.example' }]);
  await expect.poll(() => localStorage.getItem('verificationEmail')).toBe('dana@larkbakery.example');
});

test.each([
  ['success', 'Your email address has been verified. Please sign in.'],
  ['already_confirmed', 'Your email address has already been verified.'],
  ['expired', 'The link you clicked is no longer valid.'],
  ['invalid', 'The verification link is invalid.'],
  ['whatever', 'Something went wrong. Try refreshing the page or email support@cybersafety.example.'],
])('tells the outcome of a verification link: %s', async (result, text) => {
  const app = await renderApp(`/signin?verification_result=${result}&username=dana%40larkbakery.example`, signedOut());
  await expect.element(app.screen.getByText(text)).toBeVisible();
  await expect.poll(() => app.path()).toBe('/signin');
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue('dana@larkbakery.example');
  const action = app.screen.getByRole('button', { name: 'Request a new verification link' });
  expect(action.elements().length).toBe(result === 'expired' ? 1 : 0);
});

test('an expired link without an address', async () => {
  const app = await renderApp('/signin?verification_result=expired', signedOut());
  await expect.element(app.screen.getByText('The verification link has expired.')).toBeVisible();
});

test('links keep the subscription id', async () => {
  const app = await renderApp('/signin/abc-1', signedOut());
  const link = (name: string) => app.screen.getByRole('link', { name });
  await expect.element(link('Forgot password?')).toHaveAttribute('href', '/forgotPassword/abc-1');
  await expect.element(link('Create an account')).toHaveAttribute('href', '/signup/abc-1');
  await expect.element(link('Cyber Safety home')).toHaveAttribute('href', '/signin/abc-1');
});

test('is accessible', async () => {
  const app = await renderApp('/signin', signedOut());
  await app.screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(app.screen.getByRole('alert')).toBeVisible();
  await expectAccessible();
});
