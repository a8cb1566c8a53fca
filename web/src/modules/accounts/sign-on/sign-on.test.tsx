import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { memberSession, visitorSession } from '../../../testing/samples.ts';
import { noSignOn, signedIn } from '../../../testing/signed-in.ts';

afterEach(closeApp);

const session = { success: true as const, username: 'dana', newUser: false, isServiceSession: false };

test('what the directory gave is taken out of the address and signs in', async () => {
  let isSignedIn = false;
  const { server, path } = await renderApp('/sign-on?code=a-code&state=a-state', {
    ...signedIn(),
    checkSession: () => (isSignedIn ? memberSession() : visitorSession()),
    finishSignOn: () => {
      isSignedIn = true;
      return { ...session, secondFactor: 'not-needed' };
    },
  });
  await expect.poll(path).toMatch(/^\/(dashboard)?$/);
  expect(server.inputsOf('finishSignOn')).toEqual([{ query: '?code=a-code&state=a-state' }]);
});

test('a sign-in that the directory does not confirm says so, and one that owes a code goes on', async () => {
  let refuses = true;
  const { screen } = await renderApp('/sign-on?code=a-code&state=a-state', {
    ...signedIn(),
    checkSession: () => visitorSession(),
    finishSignOn: () => {
      if (refuses) throw new FakeFailure('SIGN_ON_NOT_ADMITTED');
      return { ...session, secondFactor: 'code' };
    },
    startSignOn: () => {
      throw new FakeFailure('SIGN_ON_UNKNOWN', 'email');
    },
  });
  await expect.element(screen.getByText(/you are not an admin here yet/)).toBeVisible();
  await expectAccessible();
  refuses = false;
  await screen.getByText('Back to sign-in').click();
  await screen.getByRole('button', { name: 'Company sign-in' }).click();
  await expect.element(screen.getByText('Please enter your work email address.')).toBeVisible();
  await userEvent.fill(screen.getByLabelText('Work email address'), 'dana@larkbakery.example');
  await screen.getByRole('button', { name: 'Company sign-in' }).click();
  await expect.element(screen.getByText(/We know no company sign-in for this address/)).toBeVisible();
});

test('an admin changes the choices, and hears at the field what is missing', async () => {
  const access = { issuer: 'https://directory.example', clientId: 'portal', hasSecret: true, isOn: true };
  const { screen, server } = await renderApp('/settings/admins', {
    ...signedIn(),
    getUserList: () => ({ success: true, data: [] }),
    getUserInviteList: () => ({ success: true, data: [] }),
    readSignOn: () => ({ success: true, data: { ...noSignOn, ...access } }),
    authenticate: () => ({ success: true, bearer: 'proof', challenge: null }),
    saveSignOn: () => {
      throw new FakeFailure('SIGN_ON_KEEPER_MISSING', 'keepers');
    },
  });
  await screen.getByRole('button', { name: 'Change' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByText('The only way to sign in').click();
  await userEvent.fill(dialog.getByLabelText('Your password'), 'Sourdough1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(/At least one admin with a second factor/)).toBeVisible();
  expect(server.inputsOf('saveSignOn').at(-1)).toMatchObject({ isOn: true, isEnforced: true, secret: '' });
});
