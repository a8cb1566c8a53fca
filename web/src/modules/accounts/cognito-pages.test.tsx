import { afterEach, expect, inject, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { signedOut } from '../../testing/signed-in.ts';

afterEach(closeApp);

const { endpoint, clientId, userPoolId } = inject('cognito');
const withCognito = (passwordRule: 'rule' | 'none' = 'rule') =>
  signedOut({ ClientId: clientId, UserPoolId: userPoolId, identityEndpoint: endpoint, passwordRule });
const PASSWORD = 'Sourdough-1';

async function signedUp(): Promise<{ email: string; code: string }> {
  const email = `person-${crypto.randomUUID()}@larkbakery.example`;
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
    },
    body: JSON.stringify({ ClientId: clientId, Username: email, Password: PASSWORD, UserAttributes: [] }),
  });
  expect(answer.status).toBe(200);
  const code = await (await fetch(`${endpoint}/codes/${encodeURIComponent(email)}`)).text();
  return { email, code };
}

test('an address is verified by the code from the email', async () => {
  const { email, code } = await signedUp();
  localStorage.setItem('verificationEmail', email);
  const app = await renderApp('/verify', withCognito());
  const field = app.screen.getByLabelText('Enter the code from the email');
  await expect.element(field).toBeVisible();
  expect(app.screen.getByRole('link', { name: '/dev/mailbox' }).elements()).toEqual([]);
  await expectAccessible();
  await app.screen.getByRole('button', { name: 'Verify Email' }).click();
  await expect.element(app.screen.getByRole('alert')).toHaveTextContent('Please enter the code from the email.');
  await userEvent.fill(field, '000');
  await app.screen.getByRole('button', { name: 'Verify Email' }).click();
  await expect.element(app.screen.getByText(/^This verification code is incorrect/)).toBeVisible();
  await userEvent.fill(field, code);
  await app.screen.getByRole('button', { name: 'Verify Email' }).click();
  await expect.element(app.screen.getByText('Your email address has been verified. Please sign in.')).toBeVisible();
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue(email);
  await expect.poll(() => app.path()).toBe('/signin');
});

test('signing in asks the user pool; what it refuses leaves the mode and what was typed', async () => {
  const { email } = await signedUp();
  const app = await renderApp('/signin', withCognito());
  const signIn = async (password: string) => {
    await userEvent.fill(app.screen.getByLabelText('Work email address'), email);
    await userEvent.fill(app.screen.getByLabelText('Password', { exact: true }), password);
    await app.screen.getByRole('button', { name: 'Sign in' }).click();
  };
  await signIn('Not-The-Password-1');
  await expect.element(app.screen.getByRole('alert')).toHaveTextContent('Incorrect username or password.');
  await signIn(PASSWORD);
  await app.screen.getByRole('button', { name: 'Request a new verification link' }).click();
  await expect.poll(app.path).toBe('/verify');
  await expect.element(app.screen.getByLabelText('Enter the code from the email')).toBeVisible();
});

test('without a rule of the portal only the repetition is asked for', async () => {
  const app = await renderApp('/signup', {
    ...withCognito('none'),
    captchaChallenge: () => new Response('', { status: 503 }),
  });
  await userEvent.fill(app.screen.getByLabelText('Work email address'), 'dana@larkbakery.example');
  await userEvent.fill(app.screen.getByLabelText('Password', { exact: true }), 'weak');
  const button = app.screen.getByRole('button', { name: 'Start Free Trial' });
  await expect.element(button).toBeDisabled();
  await userEvent.fill(app.screen.getByLabelText('Confirm password'), 'weak');
  await expect.element(button).toBeEnabled();
  expect(app.screen.getByRole('listitem').filter({ hasText: 'At least 8 characters' }).elements()).toEqual([]);
});
