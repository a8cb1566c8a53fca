import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CallOutput } from '../../api/calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile, memberSession } from '../../testing/samples.ts';
import { signedIn, signedOut } from '../../testing/signed-in.ts';

afterEach(closeApp);

const linkId = 'b'.repeat(43);
const me = {
  cognitoId: memberSession().cognitoId ?? '',
  email: 'alex@provider.example',
  firstName: 'Alex',
  lastName: 'Moreau',
  staffRole: 'owner' as const,
  hasSecondFactor: true,
  lastActiveAt: '2026-11-20T10:00:00Z',
};
const kim = {
  ...me,
  cognitoId: '0198a6f0-0000-7000-8000-0000000000bb',
  email: 'kim@provider.example',
  firstName: 'Kim',
  lastName: 'Sato',
  staffRole: 'support' as const,
};
const invite = {
  staffInviteId: '0198a6f0-0000-7000-8000-0000000000cc',
  email: 'lou@provider.example',
  staffRole: 'support' as const,
  invitedBy: me.email,
  expiresAt: '2026-11-24T10:00:00Z',
  isExpired: false,
};

const staff = (handlers: FakeHandlers = {}, staffRole: StaffRole = 'owner'): FakeHandlers => ({
  ...signedIn({ session: { isStaff: true, staffRole } }),
  profileCheck: () => memberProfile({ companyData: null, orgId: null }),
  listStaff: () => ({ success: true, data: { staff: [me, kim], invites: [invite] } }),
  readExpertView: () => ({ success: true, data: { view: 'all' } }),
  authenticate: () => ({ success: true, bearer: 'proof', challenge: null }),
  ...handlers,
});

test('an owner sees the staff, and does nothing to the own account', async () => {
  const app = await renderApp('/console/staff', staff({ changeStaffRole: () => ({ success: true }) }));
  await expect.element(app.screen.getByRole('rowheader', { name: 'Alex Moreau (you)' })).toBeVisible();
  await expectAccessible();
  expect(app.screen.getByRole('button', { name: 'Actions for Alex Moreau' }).elements()).toHaveLength(0);
  await app.screen.getByRole('button', { name: 'Actions for Kim Sato' }).click();
  await app.screen.getByRole('menuitem', { name: 'Change role' }).click();
  const dialog = app.screen.getByRole('dialog');
  await expect.element(dialog.getByRole('radio', { name: /^Support/ })).toBeChecked();
  await dialog.getByText('Expert', { exact: true }).click();
  await expectAccessible();
  await userEvent.fill(dialog.getByLabelText('Your password', { exact: true }), 'Sourdough1');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect
    .poll(() => app.server.inputsOf('changeStaffRole'))
    .toEqual([{ cognitoId: kim.cognitoId, staffRole: 'expert' }]);
});

test('a colleague is invited with a role; a taken address is told at its field', async () => {
  const app = await renderApp(
    '/console/staff',
    staff({
      inviteStaff: () => {
        throw new FakeFailure('STAFF_EMAIL_TAKEN', 'email');
      },
    }),
  );
  await app.screen.getByRole('button', { name: 'Invite a coworker' }).click();
  const dialog = app.screen.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Work email address'), ' Lou@Provider.example');
  await dialog.getByText('Owner', { exact: true }).click();
  await userEvent.fill(dialog.getByLabelText('Your password', { exact: true }), 'Sourdough1');
  const send = dialog.getByRole('button', { name: 'Send the link' });
  await send.click();
  await expect.element(dialog.getByText('There is already an account with this address.')).toBeVisible();
  await expectAccessible();
  app.server.use({ inviteStaff: () => ({ success: true }) });
  await send.click();
  await expect.poll(() => dialog.elements().length).toBe(0);
  await expect
    .poll(() => app.server.inputsOf('inviteStaff').at(-1))
    .toEqual({ email: 'lou@provider.example', staffRole: 'owner' });
});

test('support sees neither the entry nor what owners alone may do', async () => {
  const listChannels: FakeHandlers['listChannels'] = () => ({
    success: true,
    data: { total: 0, pageSize: 25, channels: [] },
  });
  const app = await renderApp('/console/channels', staff({ listChannels }, 'support'));
  await expect.element(app.screen.getByRole('heading', { level: 1, name: 'Channels' })).toBeVisible();
  await expect.element(app.screen.getByRole('link', { name: 'Sign-up links' })).toBeVisible();
  expect(app.screen.getByRole('link', { name: 'Staff' }).elements()).toHaveLength(0);
  expect(app.screen.getByRole('button', { name: 'New channel' }).elements()).toHaveLength(0);
});

test.each([
  ['expert', ['Weaknesses', 'Help requests', 'Brands'], ['Leads', 'Log', 'Plan requests', 'Staff', 'Emails']],
  ['sales', ['Leads', 'Plan requests', 'Sign-up links'], ['Weaknesses', 'Help requests', 'Log', 'Staff', 'Jobs']],
] as const)('%s sees its own pages alone, and of a customer what it may do', async (role, shown, hidden) => {
  const organisation: CallOutput<'readOrganisation'>['data'] = {
    orgId: kim.cognitoId,
    companyName: 'Lark Bakery',
    companyUrl: '',
    planName: 'Basic',
    subscriptionStatus: 'INTRIAL',
    signUpDate: '2026-11-01T00:00:00Z',
    suspension: null,
    isBeingDeleted: false,
    isSandbox: false,
    deletionDueAt: null,
    experts: [],
    export: null,
    people: [],
  };
  const handlers = staff(
    {
      listOrganisations: () => ({ success: true, data: { total: 0, sandboxes: 0, pageSize: 25, organisations: [] } }),
      readOrganisation: () => ({ success: true, data: organisation }),
      readVisitAccess: () => ({ success: true, data: { needsApproval: false, request: null } }),
    },
    role,
  );
  const list = await renderApp('/console/audit-log', handlers);
  await expect.element(list.screen.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  const menu = list.screen.getByRole('navigation', { name: 'Console' });
  for (const name of shown) await expect.element(menu.getByRole('link', { name, exact: true })).toBeVisible();
  for (const name of hidden) expect(menu.getByRole('link', { name, exact: true }).elements(), name).toHaveLength(0);
  await closeApp();
  const app = await renderApp(`/console/organizations/${organisation.orgId}`, handlers);
  await expect.element(app.screen.getByRole('heading', { level: 1, name: 'Lark Bakery' })).toBeVisible();
  const isExpert = role === 'expert';
  expect(app.screen.getByRole('button', { name: 'Open portal' }).elements()).toHaveLength(isExpert ? 1 : 0);
  expect(app.screen.getByRole('button', { name: 'More actions' }).elements()).toHaveLength(0);
  expect(app.server.inputsOf('readVisitAccess')).toHaveLength(isExpert ? 1 : 0);
});

test('a colleague makes the account by the link; a spent link says what to do', async () => {
  const app = await renderApp(`/console/join/${linkId}`, {
    ...signedOut(),
    readStaffInvite: () => ({ success: true, data: { email: 'lou@provider.example', staffRole: 'support' } }),
    acceptStaffInvite: () => ({ success: true }),
  });
  await expect.element(app.screen.getByLabelText('Work email address')).toHaveValue('lou@provider.example');
  await userEvent.fill(app.screen.getByLabelText('First name'), 'Lou');
  await userEvent.fill(app.screen.getByLabelText('Last name'), 'Berg');
  await userEvent.fill(app.screen.getByLabelText('Password', { exact: true }), 'Sourdough1');
  await userEvent.fill(app.screen.getByLabelText('Confirm password'), 'Sourdough1');
  await expectAccessible();
  await app.screen.getByRole('button', { name: 'Create account' }).click();
  await expect.poll(app.path).toBe('/signin');
  await expect.poll(() => app.server.inputsOf('acceptStaffInvite')).toMatchObject([{ linkId, firstName: 'Lou' }]);
  await closeApp();
  const late = await renderApp(`/console/join/${linkId}`, {
    ...signedOut(),
    readStaffInvite: () => {
      throw new FakeFailure('STAFF_INVITE_INVALID');
    },
  });
  await expect.element(late.screen.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
});

test('an owner closes the portal with texts of the provider’s own', async () => {
  const open = { enabled: false, title: '', subHead: '', content: '', isSetByConfiguration: false };
  const app = await renderApp(
    '/console/maintenance',
    staff({
      readMaintenance: () => ({ success: true, data: open }),
      setMaintenance: () => ({ success: true }),
    }),
  );
  await expect.element(app.screen.getByText('The portal is open.')).toBeVisible();
  await userEvent.fill(app.screen.getByLabelText('Title'), 'Back at noon');
  await userEvent.fill(app.screen.getByLabelText('Content'), 'Have a tea.');
  await expectAccessible();
  await app.screen.getByRole('button', { name: 'Close the portal' }).click();
  const dialog = app.screen.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Your password', { exact: true }), 'Sourdough1');
  await dialog.getByRole('button', { name: 'Show it' }).click();
  await expect
    .poll(() => app.server.inputsOf('setMaintenance'))
    .toEqual([{ enabled: true, title: 'Back at noon', subHead: '', content: 'Have a tea.' }]);
});

test('staff gets in during maintenance by the link on its page', async () => {
  const maintenance = { enabled: true, title: 'Back at noon', subHead: '', content: 'Have a tea.' };
  const app = await renderApp('/signin', signedOut({ maintenance }));
  await expect.poll(app.path).toBe('/maintenance');
  await app.screen.getByRole('link', { name: 'Sign in as staff' }).click();
  await expect.poll(app.path).toBe('/console/signin');
  await expect.element(app.screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
