import type { ErrorCode } from '@portal/contract/errors.ts';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile, memberSession } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

const me = memberProfile().userData;
const sam = {
  ...me,
  cognitoId: '0198a6f0-0000-7000-8000-000000000002',
  firstName: 'Sam',
  lastName: 'Okafor',
  email: 'sam@larkbakery.example',
};
const kim = {
  linkId: '0198a6f0-0000-7000-8000-000000000003',
  email: 'kim@larkbakery.example',
  firstName: 'Kim',
  lastName: 'Lee',
  jobTitle: '',
  status: 'pending' as const,
  expirationDate: '2026-12-01T00:00:00Z',
};

const member = (handlers: FakeHandlers = {}): FakeHandlers => ({
  ...signedIn(),
  readSecondFactor: () => ({
    success: true,
    data: {
      isOn: false,
      hasApp: false,
      passkeys: 0,
      turnedOnAt: null,
      recoveryCodesLeft: 0,
      isRequiredByOrganisation: false,
      isNeeded: false,
    },
  }),
  listSessions: () => ({ success: true, data: [] }),
  getUserList: () => ({ success: true, data: [me, sam] }),
  getUserInviteList: () => ({
    success: true,
    data: [kim, { ...kim, linkId: kim.linkId.replace(/3$/, '4'), status: 'expired', firstName: 'Old' }],
  }),
  ...handlers,
});

const failing = (code: ErrorCode) => () => {
  throw new FakeFailure(code);
};
const done = () => ({ success: true as const });
const button = (app: RenderedApp, name: string) => app.screen.getByRole('button', { name, exact: true });

async function choose(app: RenderedApp, person: string, action: string) {
  await button(app, `Actions for ${person}`).click();
  await app.screen.getByRole('menuitem', { name: action }).click();
}

test('/settings leads to your details, tabs have addresses', async () => {
  const app = await renderApp('/settings', member());
  await expect.poll(app.path).toBe('/settings/you');
  await app.screen.getByRole('tab', { name: 'Organization Details' }).click();
  await expect.poll(app.path).toBe('/settings/organization');
  await app.screen.getByRole('tab', { name: 'Manage Cyber Safety Admins' }).click();
  await expect.poll(app.path).toBe('/settings/admins');
  await expect.element(app.screen.getByRole('table', { name: 'Admins' })).toBeVisible();
  await expectAccessible();
});

test('your details are saved', async () => {
  const app = await renderApp('/settings/you', member({ editUser: () => ({ success: true, data: me }) }));
  await userEvent.fill(app.screen.getByLabelText('Job title (optional)'), ' Head baker ');
  await button(app, 'Save changes').click();
  await expect.element(app.screen.getByText('Details successfully updated.')).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('editUser'))
    .toEqual([
      {
        cognitoId: me.cognitoId,
        userProfile: { firstName: 'Dana', lastName: 'Reyes', jobTitle: 'Head baker' },
        before: { firstName: me.firstName, lastName: me.lastName, jobTitle: me.jobTitle },
      },
    ]);
});

test('a failure keeps what was typed, and leaving asks first', async () => {
  const app = await renderApp('/settings/you', member({ editUser: failing('UNEXPECTED') }));
  await userEvent.fill(app.screen.getByLabelText('First name'), '');
  await expect.element(app.screen.getByText('Please enter your first name.')).toBeVisible();
  await expect.element(button(app, 'Save changes')).toBeDisabled();
  await userEvent.fill(app.screen.getByLabelText('First name'), 'Dan');
  await button(app, 'Save changes').click();
  await expect.element(app.screen.getByText('Details could not be updated.')).toBeVisible();
  await expect.element(app.screen.getByLabelText('First name')).toHaveValue('Dan');
  await expectAccessible();
  await app.screen.getByRole('tab', { name: 'Organization Details' }).click();
  await expect.element(app.screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await button(app, 'Leave').click();
  await expect.poll(app.path).toBe('/settings/organization');
});

test('without a connection saving fails at once instead of happening at some later time', async () => {
  const lost = () => {
    throw new TypeError('The connection was lost.');
  };
  const app = await renderApp('/settings/you', member({ editUser: lost }));
  await userEvent.fill(app.screen.getByLabelText('First name'), 'Dan');
  onlineManager.setOnline(false);
  try {
    await button(app, 'Save changes').click();
    await expect.element(app.screen.getByText('Details could not be updated.')).toBeVisible();
    await expect.element(app.screen.getByLabelText('First name')).toHaveValue('Dan');
  } finally {
    onlineManager.setOnline(true);
  }
});

test('the organization is saved with a checked address', async () => {
  const company = memberProfile().companyData;
  if (company === null) throw new TypeError('no company');
  const app = await renderApp(
    '/settings/organization',
    member({ companyUpdate: () => ({ success: true, data: company }) }),
  );
  const address = app.screen.getByLabelText('Website address (optional)');
  await userEvent.fill(address, 'not a site');
  await expect.element(app.screen.getByText('Please enter a valid URL.')).toBeVisible();
  await expectAccessible();
  await userEvent.fill(address, 'https://bakery.example/shop');
  await button(app, 'Save changes').click();
  await expect.element(app.screen.getByText('Details successfully updated.')).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('companyUpdate'))
    .toMatchObject([{ companyUrl: 'bakery.example/shop', companyName: 'Lark Bakery' }]);
});

test('whether admins get mail about scans is a choice of the organization, where its plan has scans', async () => {
  let onNewFindings = true;
  const app = await renderApp(
    '/settings/organization',
    member({
      readScanMails: () => ({ success: true, data: { onNewFindings } }),
      saveScanMails: (input) => {
        onNewFindings = input.onNewFindings;
        return { success: true };
      },
    }),
  );
  const choice = app.screen.getByRole('switch', { name: /Email all admins when a scan finds something new/ });
  await expect.element(choice).toBeChecked();
  await app.screen.getByText('Email all admins when a scan finds something new').click();
  await expect.element(choice).not.toBeChecked();
  await expect.poll(() => app.server.inputsOf('saveScanMails')).toEqual([{ onNewFindings: false }]);
});

test('V1.2.2 a script in place of the website’s address is text in its field, refused, and no link', async () => {
  const companyData = { ...memberProfile().companyData, companyUrl: 'javascript:alert(document.domain)' };
  const profileCheck = () => ({ ...memberProfile(), companyData }) as ReturnType<typeof memberProfile>;
  const app = await renderApp('/settings/organization', member({ profileCheck }));
  const address = app.screen.getByLabelText('Website address (optional)');
  await expect.element(address).toHaveValue(companyData.companyUrl);
  await expect.element(app.screen.getByText('Please enter a valid URL.')).toBeVisible();
  expect(document.querySelectorAll('[href^="javascript:" i]')).toHaveLength(0);
});

test('admins are edited and removed, but not oneself', async () => {
  const app = await renderApp('/settings/admins', member({ editUser: failing('UNEXPECTED'), removeUser: done }));
  await button(app, 'Actions for Dana Reyes').click();
  await expect.element(app.screen.getByRole('menuitem', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await choose(app, 'Sam Okafor', 'Edit');
  await button(app, 'Save changes').click();
  await expect.element(app.screen.getByText('Edit user failed.')).toBeVisible();
  await button(app, 'Cancel').click();
  await choose(app, 'Sam Okafor', 'Remove');
  await button(app, 'Remove admin').click();
  await expect.element(app.screen.getByText('Admin successfully removed.')).toBeVisible();
  await expect.poll(() => app.server.inputsOf('removeUser')).toEqual([{ cognitoId: sam.cognitoId }]);
});

test('an admin that cannot be removed', async () => {
  const app = await renderApp('/settings/admins', member({ removeUser: failing('UNEXPECTED') }));
  await choose(app, 'Sam Okafor', 'Remove');
  await button(app, 'Remove admin').click();
  await expect.element(app.screen.getByText('Admin could not be removed.')).toBeVisible();
});

test('invites an admin, and says at the field what is wrong', async () => {
  const app = await renderApp('/settings/admins', member({ inviteUser: failing('INVITE_EMAIL_TAKEN') }));
  await button(app, 'Invite Admin').click();
  const dialog = app.screen.getByRole('dialog', { name: 'Invite an admin' });
  await userEvent.fill(dialog.getByLabelText('Email address'), 'New@larkbakery.example');
  await dialog.getByRole('button', { name: 'Invite Admin' }).click();
  await expect.element(dialog.getByText('There is already an account with this email address.')).toBeVisible();
  await expect.element(app.screen.getByText('Error in user invitation')).toBeInTheDocument();
  app.server.use({ inviteUser: done });
  await dialog.getByRole('button', { name: 'Invite Admin' }).click();
  await expect.element(app.screen.getByText('Invited user successfully')).toBeInTheDocument();
  await expect.poll(() => app.server.inputsOf('inviteUser').at(-1)).toMatchObject({ email: 'new@larkbakery.example' });
});

test('invitations are cancelled while they wait and taken off the list afterwards', async () => {
  const app = await renderApp(
    '/settings/admins',
    member({ deleteUserInvite: failing('UNEXPECTED'), removeUserInvite: done }),
  );
  await choose(app, 'Kim Lee', 'Cancel invite');
  await button(app, 'Cancel invitation').click();
  await expect.element(app.screen.getByText('Failed to cancel invite.')).toBeVisible();
  app.server.use({ deleteUserInvite: done });
  await choose(app, 'Kim Lee', 'Cancel invite');
  await button(app, 'Cancel invitation').click();
  await expect.element(app.screen.getByText('Cancelled Invite to Kim Lee kim@larkbakery.example')).toBeVisible();
  await choose(app, 'Old Lee', 'Remove from the list');
  await expect.poll(() => app.server.inputsOf('removeUserInvite').length).toBe(1);
});

test('an invitation is sent again while it waits and when it has expired', async () => {
  const app = await renderApp('/settings/admins', member({ editUserInvite: done }));
  await choose(app, 'Kim Lee', 'Send again');
  await expect.element(app.screen.getByText('The invitation was sent again to kim@larkbakery.example.')).toBeVisible();
  const details = { email: kim.email, firstName: 'Kim', lastName: 'Lee', jobTitle: '' };
  await expect
    .poll(() => app.server.inputsOf('editUserInvite'))
    .toEqual([{ ...details, linkId: kim.linkId, before: details }]);
  app.server.use({ editUserInvite: failing('NOT_FOUND') });
  await choose(app, 'Old Lee', 'Send again');
  await expect.element(app.screen.getByText('This could not be found. It may have been removed.')).toBeVisible();
});

test('two quick clicks on "Save changes" save once', async () => {
  const app = await renderApp('/settings/you', member({ editUser: () => ({ success: true, data: me }) }));
  await userEvent.fill(app.screen.getByLabelText('First name'), 'Danielle');
  await expect.element(button(app, 'Save changes')).toBeEnabled();
  const save = button(app, 'Save changes').element() as HTMLButtonElement;
  save.click();
  save.click();
  await expect.element(app.screen.getByText('Details successfully updated.')).toBeVisible();
  expect(app.server.inputsOf('editUser')).toHaveLength(1);
});

test('a failure is told once, and its message leaves when the same is done', async () => {
  let isDown = true;
  const app = await renderApp(
    '/settings/you',
    member({
      editUser: () => {
        if (isDown) throw new FakeFailure('UNEXPECTED');
        return { success: true, data: me };
      },
    }),
  );
  const failure = app.screen.getByText('Details could not be updated.');
  await userEvent.fill(app.screen.getByLabelText('First name'), 'Danielle');
  await button(app, 'Save changes').click();
  await expect.element(failure).toBeVisible();
  await button(app, 'Save changes').click();
  await expect.poll(() => app.server.inputsOf('editUser').length).toBe(2);
  await expect.element(button(app, 'Save changes')).toBeEnabled();
  expect(failure.elements()).toHaveLength(1);
  isDown = false;
  await button(app, 'Save changes').click();
  await expect.element(app.screen.getByText('Details successfully updated.')).toBeVisible();
  await expect.poll(() => failure.elements()).toEqual([]);
});

test('staff in a visit is offered nothing that invites, changes or removes people', async () => {
  const session = { isStaff: true, isServiceSession: true, serviceSessionEndsAt: '2026-11-21T18:30:00Z' };
  const app = await renderApp('/settings/admins', { ...member(), checkSession: () => memberSession(session) });
  await expect
    .element(app.screen.getByText('You can view this page, but you can’t make changes to anyone’s account.'))
    .toBeVisible();
  await expect.element(app.screen.getByText(sam.email)).toBeVisible();
  await expect.element(app.screen.getByText('Kim Lee')).toBeVisible();
  for (const name of [/^Actions for/, 'Invite Admin'])
    expect(app.screen.getByRole('button', { name }).elements()).toEqual([]);
  const choice = app.screen.getByRole('switch', { name: 'Visits need our approval' });
  await expect.element(choice).toBeDisabled();
  expect(app.screen.getByRole('switch', { name: /second factor/ }).elements()).toEqual([]);
  await expectAccessible();
});
