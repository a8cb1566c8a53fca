import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile, memberSession, visitorSession } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

/** A portal whose session can be taken away, and is there again after a sign-in. */
function portal(handlers: FakeHandlers = {}) {
  const state = { isSignedIn: true, cognitoId: memberSession().cognitoId };
  const app = renderApp('/settings/you', {
    ...signedIn(),
    checkSession: () => (state.isSignedIn ? memberSession({ cognitoId: state.cognitoId }) : visitorSession()),
    editUser: () => {
      state.isSignedIn = false;
      throw new FakeFailure('NOT_SIGNED_IN');
    },
    authenticate: () => ({ success: true, bearer: 'bearer', challenge: null }),
    createSession: () => {
      state.isSignedIn = true;
      return { success: true, username: 'dana', newUser: false, isServiceSession: false, secondFactor: 'not-needed' };
    },
    logout: () => {
      state.isSignedIn = false;
      return { success: true };
    },
    ...handlers,
  });
  return { app, state };
}

async function signIn({ screen }: RenderedApp) {
  await userEvent.fill(screen.getByLabelText('Work email address'), 'dana@larkbakery.example');
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'Sourdough1');
  await screen.getByRole('button', { name: 'Sign in' }).click();
}

test('whoever lost the session comes back to the same page with what was typed', async () => {
  const app = await portal().app;
  const field = app.screen.getByLabelText('First name');
  await userEvent.fill(field, 'Danielle');
  await app.screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(app.path).toBe('/signin');
  await signIn(app);
  await expect.poll(app.path, { timeout: 4000 }).toBe('/settings/you');
  await expect.element(field).toHaveValue('Danielle');
  await expect.element(app.screen.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  expect(sessionStorage.getItem('kept-forms')).toBeNull();
});

test('nobody else gets what was typed', async () => {
  const { app: opening, state } = portal({ getModuleActivity: () => new Promise(() => undefined) });
  const app = await opening;
  await userEvent.fill(app.screen.getByLabelText('First name'), 'Danielle');
  await app.screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(app.path).toBe('/signin');
  state.cognitoId = '0198a6f0-0000-7000-8000-000000000002';
  await signIn(app);
  // Nor the page: addresses hold names.
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(app.path, { timeout: 4000 }).toBe('/');
  await expect.poll(() => sessionStorage.length).toBe(0);
  app.router.history.push('/settings/you');
  await expect.element(app.screen.getByLabelText('First name')).toHaveValue(memberProfile().userData.firstName);
});

test('V14.3.1 signing out keeps nothing', async () => {
  const app = await portal().app;
  await userEvent.fill(app.screen.getByLabelText('First name'), 'Danielle');
  await app.screen.getByRole('button', { name: 'Your account' }).click();
  await app.screen.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect.poll(app.path).toBe('/signin');
  expect(sessionStorage.length).toBe(0);
  expect(document.cookie).not.toContain('redirectURL');
});

test('an invitation that was being written opens again', async () => {
  const { app: opening, state } = portal({
    getUserList: () => ({ success: true, data: [memberProfile().userData] }),
    getUserInviteList: () => ({ success: true, data: [] }),
    inviteUser: () => {
      state.isSignedIn = false;
      throw new FakeFailure('NOT_SIGNED_IN');
    },
  });
  const app = await opening;
  await app.screen.getByRole('tab', { name: 'Manage Cyber Safety Admins' }).click();
  await app.screen.getByRole('button', { name: 'Invite Admin' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Invite an admin' });
  await userEvent.fill(dialog.getByLabelText('Email address'), 'kim@larkbakery.example');
  await userEvent.fill(dialog.getByLabelText(/^First name/), 'Kim');
  await dialog.getByRole('button', { name: 'Invite Admin' }).click();
  await expect.poll(app.path).toBe('/signin');
  await signIn(app);
  await expect.poll(app.path, { timeout: 4000 }).toBe('/settings/admins');
  await expect.element(dialog.getByLabelText('Email address')).toHaveValue('kim@larkbakery.example');
  await expect.element(dialog.getByLabelText(/^First name/)).toHaveValue('Kim');
});

test('the change of an admin that was being typed opens again', async () => {
  const sam = { ...memberProfile().userData, cognitoId: '0198a6f0-0000-7000-8000-000000000002', firstName: 'Sam' };
  const app = await portal({
    getUserList: () => ({ success: true, data: [memberProfile().userData, sam] }),
    getUserInviteList: () => ({ success: true, data: [] }),
  }).app;
  await app.screen.getByRole('tab', { name: 'Manage Cyber Safety Admins' }).click();
  await app.screen.getByRole('button', { name: /^Actions for Sam/ }).click();
  await app.screen.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit admin' });
  await userEvent.fill(dialog.getByLabelText('First name'), 'Samantha');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(app.path).toBe('/signin');
  await signIn(app);
  await expect.poll(app.path, { timeout: 4000 }).toBe('/settings/admins');
  await expect.element(dialog.getByLabelText('First name')).toHaveValue('Samantha');
});
