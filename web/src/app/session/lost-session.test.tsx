import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp } from '../../testing/render-app.tsx';
import { memberProfile, memberSession, visitorSession } from '../../testing/samples.ts';
import { portalThatLosesSession, signIn } from './testing/lost-session.ts';

afterEach(closeApp);

test('whoever lost the session comes back to the same page with what was typed', async () => {
  const app = await portalThatLosesSession().app;
  const field = app.screen.getByLabelText('First name');
  await userEvent.fill(field, 'Danielle');
  await app.screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(app.path).toBe('/signin');
  await expect.element(app.screen.getByText(/^Your session has ended because /)).toBeVisible();
  await signIn(app);
  await expect.poll(app.path).toBe('/settings/you');
  await expect.element(field).toHaveValue('Danielle');
  await expect.element(app.screen.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  await expect.poll(() => sessionStorage.getItem('kept-forms')).toBeNull();
});

test('nobody else gets what was typed', async () => {
  const { app: opening, state } = portalThatLosesSession({ getModuleActivity: () => new Promise(() => undefined) });
  const app = await opening;
  await userEvent.fill(app.screen.getByLabelText('First name'), 'Danielle');
  await app.screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(app.path).toBe('/signin');
  state.cognitoId = '0198a6f0-0000-7000-8000-000000000002';
  await signIn(app);
  // Nor the page: addresses hold names.
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(app.path).toBe('/');
  await expect.poll(() => sessionStorage.length).toBe(0);
  app.router.history.push('/settings/you');
  await expect.element(app.screen.getByLabelText('First name')).toHaveValue(memberProfile().userData.firstName);
});

test('V14.3.1 signing out keeps nothing', async () => {
  const app = await portalThatLosesSession().app;
  await userEvent.fill(app.screen.getByLabelText('First name'), 'Danielle');
  await app.screen.getByRole('button', { name: 'Your account' }).click();
  await app.screen.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect.poll(app.path).toBe('/signin');
  await expect.poll(() => sessionStorage.length).toBe(0);
  expect(document.cookie).not.toContain('redirectURL');
});

test("nothing is kept of a service session, which the next customer's portal would show", async () => {
  const { app: opening, state } = portalThatLosesSession({
    checkSession: () =>
      state.isSignedIn ? memberSession({ isStaff: true, isServiceSession: true }) : visitorSession(),
    companyUpdate: () => {
      state.isSignedIn = false;
      throw new FakeFailure('NOT_SIGNED_IN');
    },
  });
  const app = await opening;
  await app.screen.getByRole('tab', { name: 'Organization Details' }).click();
  await userEvent.fill(app.screen.getByLabelText('Phone (optional)'), '+1 555 0100');
  await app.screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(app.path).toBe('/signin');
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test('an invitation that was being written opens again', async () => {
  const { app: opening, state } = portalThatLosesSession({
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
  await expect.poll(app.path).toBe('/settings/admins');
  await expect.element(dialog.getByLabelText('Email address')).toHaveValue('kim@larkbakery.example');
  await expect.element(dialog.getByLabelText(/^First name/)).toHaveValue('Kim');
});

test('the change of an admin that was being typed opens again', async () => {
  const sam = { ...memberProfile().userData, cognitoId: '0198a6f0-0000-7000-8000-000000000002', firstName: 'Sam' };
  const app = await portalThatLosesSession({
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
  await expect.poll(app.path).toBe('/settings/admins');
  await expect.element(dialog.getByLabelText('First name')).toHaveValue('Samantha');
});
