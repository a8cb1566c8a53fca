import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeFindings, followedOf } from '../../modules/monitoring/testing/fake-findings.ts';
import { fakeScans } from '../../modules/monitoring/testing/fake-scans.ts';
import { mainSite, monthly, shop } from '../../modules/monitoring/testing/samples.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile, memberSession, visitorSession } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

/** A portal whose session can be taken away, and is there again after a sign-in. */
function portal(handlers: FakeHandlers = {}, path = '/settings/you') {
  const state = { isSignedIn: true, cognitoId: memberSession().cognitoId };
  const app = renderApp(path, {
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

test("nothing is kept of a service session, which the next customer's portal would show", async () => {
  const { app: opening, state } = portal({
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
  expect(sessionStorage.length).toBe(0);
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

/** Where a member who has two websites is, the second with a name of its own in the address. */
const shopPath = `/webappscan/${encodeURIComponent(shop.name)}`;
const finding = followedOf(3);
const nextYear = new Date().getFullYear() + 1;
const shopSchedule = { ...monthly, targetId: shop.targetId, dateTime: `${nextYear}-12-01T09:00:00.000Z` };

/** The website scans; the given call finds the session gone, once. */
function scansPortal(
  call: 'editTarget' | 'editSchedule' | 'createTarget' | 'scheduleScan' | 'markFinding',
  path: string,
) {
  const scans = fakeScans({ websites: [mainSite, shop], schedules: [shopSchedule] });
  const answers: FakeHandlers = { ...scans, ...fakeFindings([finding]) };
  let isLost = false;
  const handlers: FakeHandlers = {
    ...answers,
    [call]: (...request: readonly never[]) => {
      if (isLost) return (answers[call] as (...request: readonly never[]) => unknown)(...request);
      isLost = true;
      state.isSignedIn = false;
      throw new FakeFailure('NOT_SIGNED_IN');
    },
  };
  const { app, state } = portal(handlers, path);
  return app;
}

async function comeBack(app: RenderedApp, path: string) {
  await expect.poll(app.path).toBe('/signin');
  await signIn(app);
  await expect.poll(app.path, { timeout: 4000 }).toBe(path);
}

test('a website name that was being typed opens again, and is saved', async () => {
  const app = await scansPortal('editTarget', shopPath);
  await app.screen.getByRole('button', { name: 'Actions' }).click();
  await app.screen.getByRole('menuitem', { name: 'Edit Website Name' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit Website Name' });
  await userEvent.fill(dialog.getByLabelText('Website name'), 'Bread shop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await comeBack(app, shopPath);
  await expect.element(dialog.getByLabelText('Website name')).toHaveValue('Bread shop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(app.screen.getByRole('heading', { level: 2, name: 'Bread shop' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(app.server.inputsOf('editTarget').at(-1)).toMatchObject({ targetId: shop.targetId, targetName: 'Bread shop' });
  expect(sessionStorage.getItem('kept-forms')).toBeNull();
});

test('the reason for which a finding is being set aside opens again, and is saved', async () => {
  const path = `/webappscan/${encodeURIComponent(mainSite.name)}/findings/${finding.findingId}`;
  const app = await scansPortal('markFinding', path);
  await app.screen.getByRole('button', { name: 'Set aside' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Set this finding aside' });
  await dialog.getByText('This is not a problem').click();
  await userEvent.fill(dialog.getByLabelText('Reason'), 'The page is behind a login.');
  await dialog.getByRole('button', { name: 'Set aside' }).click();
  await comeBack(app, path);
  await expect.element(dialog.getByRole('radio', { name: /not a problem/ })).toBeChecked();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('The page is behind a login.');
  await dialog.getByRole('button', { name: 'Set aside' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [before, after] = app.server.inputsOf('markFinding');
  expect(after).toEqual(before);
});

test('the choices of a schedule open again, and are saved', async () => {
  const app = await scansPortal('editSchedule', shopPath);
  await app.screen.getByRole('button', { name: 'Change schedule' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit Scan Schedule' });
  await dialog.getByText('Quarterly').click();
  await dialog.getByText('Safe', { exact: true }).click();
  await dialog.getByRole('spinbutton', { name: /^day/ }).click();
  await userEvent.keyboard('17');
  await dialog.getByRole('spinbutton', { name: /^minute/ }).click();
  await userEvent.keyboard('45');
  await dialog.getByRole('button', { name: 'Save Schedule' }).click();
  await comeBack(app, shopPath);
  await expect.element(dialog.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
  await expect.element(dialog.getByRole('radio', { name: /^Safe/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save Schedule' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [before, after] = app.server.inputsOf('editSchedule');
  expect(after).toEqual(before);
  expect(after).toMatchObject({ recurrence: 'q', dateTime: `${nextYear}-12-17T09:45:00Z`, scan_profile: 'safe' });
  expect(sessionStorage.getItem('kept-forms')).toBeNull();
});

test.each([
  ['the website could not be added', 'createTarget'],
  ['the website was added and its schedule not', 'scheduleScan'],
] as const)('the wizard opens again at its last step when %s', async (_case, call) => {
  const app = await scansPortal(call, '/webappscan');
  await app.screen.getByRole('button', { name: 'Add Another Website' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Add a Website to Scan' });
  await userEvent.fill(dialog.getByLabelText('Website name'), 'Bakery blog');
  await userEvent.fill(dialog.getByLabelText('Website address'), 'http://blog.larkbakery.example');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByText('I have permission to scan this website').click();
  await dialog.getByRole('button', { name: 'I Agree' }).click();
  await dialog.getByText('Quarterly').click();
  await dialog.getByText('Lightning', { exact: true }).click();
  await dialog.getByRole('spinbutton', { name: /^hour/ }).click();
  await userEvent.keyboard('4');
  await dialog.getByRole('button', { name: 'Schedule Scan' }).click();
  await comeBack(app, '/webappscan');
  await expect.element(dialog.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
  await dialog.getByRole('button', { name: call === 'createTarget' ? 'Schedule Scan' : 'Try Again' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [asked] = app.server.inputsOf('createTarget');
  expect(asked).toMatchObject({ targetUrl: 'http://blog.larkbakery.example', scanProfile: 'lightning' });
  expect(app.server.inputsOf('createTarget')).toEqual(call === 'createTarget' ? [asked, asked] : [asked]);
  const sent = app.server.inputsOf('scheduleScan').at(-1);
  expect(sent).toMatchObject({ recurrence: 'q', dateTime: expect.stringMatching(/T1[12]:00:00Z$/) });
  expect(sessionStorage.getItem('kept-forms')).toBeNull();
});

test('a dialog that was cancelled does not open again', async () => {
  const app = await scansPortal('createTarget', shopPath);
  await app.screen.getByRole('button', { name: 'Change schedule' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit Scan Schedule' });
  await dialog.getByText('Quarterly').click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  app.server.use({
    scanNow: () => {
      throw new FakeFailure('NOT_SIGNED_IN');
    },
    checkSession: () => visitorSession(),
  });
  await app.screen.getByRole('button', { name: 'Actions' }).click();
  await app.screen.getByRole('menuitem', { name: 'Scan Now' }).click();
  await expect.poll(app.path).toBe('/signin');
  expect(sessionStorage.getItem('kept-forms')).toBeNull();
});
