import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { channelId, staff } from '../../testing/console-offers.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { memberSession, visitorSession } from '../../testing/samples.ts';

afterEach(closeApp);

/** The console of staff whose session is over when the call comes, and who sign in again by themselves. */
async function losing(call: 'editChannel' | 'createSubscriptionId' | 'createSignUpLink', path: string) {
  let isSignedIn = true;
  const app = await renderApp(
    path,
    staff({
      checkSession: () => (isSignedIn ? memberSession({ isStaff: true }) : visitorSession()),
      [call]: () => {
        isSignedIn = false;
        throw new FakeFailure('NOT_SIGNED_IN');
      },
      authenticate: () => ({ success: true, bearer: 'bearer', challenge: null }),
      createSession: () => {
        isSignedIn = true;
        return { success: true, username: 'alex', newUser: true, isServiceSession: false, secondFactor: 'not-needed' };
      },
    }),
  );
  const comeBack = async () => {
    await expect.poll(app.path).toBe('/signin');
    await userEvent.fill(app.screen.getByLabelText('Work email address'), 'alex@provider.example');
    await userEvent.fill(app.screen.getByLabelText('Password', { exact: true }), 'Sourdough1');
    await app.screen.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(app.path, { timeout: 4000 }).toBe(path);
  };
  return { app, comeBack };
}

test('a channel that was being changed opens again after the session was lost', async () => {
  const { app, comeBack } = await losing('editChannel', '/console/channels');
  await app.screen.getByRole('button', { name: 'Edit Harbor Bank' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit channel' });
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), 'Harbor & Sons');
  await dialog.getByText('Premium').click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await comeBack();
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbor & Sons');
  await expect.element(dialog.getByRole('checkbox', { name: 'Premium' })).toBeChecked();
});

test('a subscription id that was being made opens again, with its day', async () => {
  const { app, comeBack } = await losing('createSubscriptionId', '/console/subscription-ids');
  await app.screen.getByRole('button', { name: 'New subscription id' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'New subscription id' });
  await dialog.getByRole('button', { name: /Channel/ }).click();
  await app.screen.getByRole('option', { name: 'Harbor Bank' }).click();
  await dialog.getByRole('button', { name: /Plan/ }).click();
  await app.screen.getByRole('option', { name: 'Basic' }).click();
  await dialog.getByRole('spinbutton', { name: /^month/ }).click();
  await userEvent.keyboard('12312099');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await comeBack();
  await expect.element(dialog.getByRole('button', { name: /Channel/ })).toHaveTextContent('Harbor Bank');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => app.server.inputsOf('createSubscriptionId')).toHaveLength(2);
  const [before, after] = app.server.inputsOf('createSubscriptionId');
  expect(after).toEqual(before);
  expect(after).toMatchObject({ channelId, planId: 'basic', expiresOn: '2099-12-31' });
});

test('a sign-up link that was being written opens again', async () => {
  const { app, comeBack } = await losing('createSignUpLink', '/console/sign-up-links');
  await app.screen.getByRole('button', { name: 'New sign-up link' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'New sign-up link' });
  await userEvent.fill(dialog.getByLabelText('Email address'), 'kim@larkbakery.example');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await comeBack();
  await expect.element(dialog.getByLabelText('Email address')).toHaveValue('kim@larkbakery.example');
});
