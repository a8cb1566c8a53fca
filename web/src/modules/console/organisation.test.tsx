import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile, memberSession, visitorSession } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

const orgId = '0198a6f0-0000-7000-8000-0000000000aa';
const dana = {
  cognitoId: '0198a6f0-0000-7000-8000-000000000001',
  email: 'dana@larkbakery.example',
  firstName: 'Dana',
  lastName: 'Reyes',
  jobTitle: 'Owner',
  hasSecondFactor: true,
  lastActiveAt: null,
};

const lark = {
  orgId,
  companyName: 'Lark Bakery',
  companyUrl: '',
  planName: 'Standard',
  subscriptionStatus: 'INTRIAL' as const,
  signUpDate: '2026-11-01T00:00:00Z',
  suspension: null,
  isBeingDeleted: false,
  isSandbox: false,
  deletionDueAt: null,
  experts: [],
  export: null,
  people: [dana],
};

const staff = (handlers: FakeHandlers = {}): FakeHandlers => ({
  ...signedIn({ session: { isStaff: true } }),
  profileCheck: () => memberProfile({ companyData: null, orgId: null }),
  readOrganisation: () => ({ success: true, data: lark }),
  authenticate: () => ({ success: true, bearer: 'proof', challenge: null }),
  ...handlers,
});

const openPage = (handlers?: FakeHandlers) => renderApp(`/console/organizations/${orgId}`, staff(handlers));

async function choose({ screen }: RenderedApp, action: string) {
  await screen.getByRole('button', { name: 'Actions for Dana Reyes' }).click();
  await screen.getByRole('menuitem', { name: action }).click();
}

test('shows a customer and its people', async () => {
  const app = await openPage();
  await expect.element(app.screen.getByRole('heading', { level: 1, name: 'Lark Bakery' })).toBeVisible();
  await expect.element(app.screen.getByText('dana@larkbakery.example')).toBeVisible();
  await expectAccessible();
});

test('V1.2.2 a script in place of a customer’s website is no link for staff', async () => {
  const companyUrl = 'javascript:alert(document.domain)';
  const app = await openPage({ readOrganisation: () => ({ success: true, data: { ...lark, companyUrl } }) });
  await expect.element(app.screen.getByText('dana@larkbakery.example')).toBeVisible();
  expect(document.querySelectorAll('[href^="javascript:" i]')).toHaveLength(0);
});

test.each([
  ['Send temporary password', 'Send', 'sendTemporaryPassword'],
  ['Require a new password', 'Require', 'requireNewPassword'],
  ['Remove second factor', 'Remove', 'removeSecondFactor'],
] as const)('%s asks for the password first', async (entry, confirm, call) => {
  const app = await openPage({ [call]: () => ({ success: true }) });
  await choose(app, entry);
  const dialog = app.screen.getByRole('dialog');
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect.element(dialog.getByText('Please enter your password.')).toBeVisible();
  await userEvent.fill(dialog.getByLabelText('Your password', { exact: true }), 'Sourdough1');
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect.poll(() => app.server.inputsOf(call)).toEqual([{ cognitoId: dana.cognitoId }]);
  const request = app.server.requests.find(({ name }) => name === call);
  expect(request?.headers.get('authorization')).toBe('Bearer proof');
  await expect.poll(() => dialog.elements().length).toBe(0);
});

test('a portal is opened with a reason and the password; a wrong one keeps what was typed', async () => {
  const app = await openPage({
    authenticate: () => {
      throw new FakeFailure('WRONG_CREDENTIALS');
    },
  });
  await app.screen.getByRole('button', { name: 'Open portal' }).click();
  const dialog = app.screen.getByRole('dialog');
  const open = dialog.getByRole('button', { name: 'Open portal' });
  await userEvent.fill(dialog.getByLabelText('Your password', { exact: true }), 'Wrong-guess-1');
  await open.click();
  await expect.element(dialog.getByText('Please give a reason so the customer understands.')).toBeVisible();
  expect(app.server.inputsOf('authenticate')).toEqual([]);
  await userEvent.fill(dialog.getByLabelText('Reason'), 'You asked us to look at a scan.');
  await open.click();
  await expect.element(dialog.getByText('This password is incorrect.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('You asked us to look at a scan.');
  await expectAccessible();
});

test('the reason that was being typed opens again after the session was lost, the password does not', async () => {
  let isSignedIn = true;
  const app = await openPage({
    checkSession: () => (isSignedIn ? memberSession({ isStaff: true }) : visitorSession()),
    openServiceSession: () => {
      isSignedIn = false;
      throw new FakeFailure('NOT_SIGNED_IN');
    },
    createSession: () => {
      isSignedIn = true;
      return { success: true, username: 'alex', newUser: true, isServiceSession: false, secondFactor: 'not-needed' };
    },
  });
  const path = app.path();
  await app.screen.getByRole('button', { name: 'Open portal' }).click();
  const dialog = app.screen.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Reason'), 'You asked us to look at a scan.');
  await userEvent.fill(dialog.getByLabelText('Your password', { exact: true }), 'Secret-loaf-1');
  await dialog.getByRole('button', { name: 'Open portal' }).click();
  await expect.poll(app.path).toBe('/signin');
  expect(sessionStorage.getItem('kept-forms')).not.toContain('Secret-loaf-1');
  await userEvent.fill(app.screen.getByLabelText('Work email address'), 'alex@provider.example');
  await userEvent.fill(app.screen.getByLabelText('Password', { exact: true }), 'Sourdough1');
  await app.screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(app.path).toBe(path);
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('You asked us to look at a scan.');
  await expect.element(dialog.getByLabelText('Your password', { exact: true })).toHaveValue('');
});

test('a customer is deleted by an owner who types its name; a wrong one is told at its field', async () => {
  const app = await openPage({
    deleteOrganisation: () => {
      throw new FakeFailure('NAME_DOES_NOT_MATCH', 'companyName');
    },
  });
  await app.screen.getByRole('button', { name: 'More actions' }).click();
  await app.screen.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = app.screen.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Delete for good' });
  await userEvent.fill(dialog.getByLabelText('Your password', { exact: true }), 'Sourdough1');
  await confirm.click();
  await expect.element(dialog.getByText('Please fill this in.')).toBeVisible();
  await userEvent.fill(dialog.getByLabelText('Organization name'), 'lark bakery');
  await confirm.click();
  await expect.element(dialog.getByText(/^This is not the name of the organization/)).toBeVisible();
  await expectAccessible();
  app.server.use({ deleteOrganisation: () => ({ success: true }) });
  await userEvent.fill(dialog.getByLabelText('Organization name'), 'Lark Bakery');
  await confirm.click();
  await expect.poll(() => dialog.elements().length).toBe(0);
  await expect
    .poll(() => app.server.inputsOf('deleteOrganisation').at(-1))
    .toEqual({ orgId, companyName: 'Lark Bakery' });
});

test('shows why a customer is suspended, and the file that is ready', async () => {
  const suspended = {
    suspension: { suspendedAt: '2026-11-20T10:00:00Z', reason: 'Nobody has paid.' },
    export: { exportId: orgId, isReady: true, expiresAt: '2026-11-22T10:00:00Z' },
  };
  const answer = staff().readOrganisation;
  const app = await openPage({
    readOrganisation: (input, request) => {
      const before = answer?.(input, request);
      if (before === undefined || before instanceof Response || before instanceof Promise) throw new Error('no answer');
      return { ...before, data: { ...before.data, ...suspended } };
    },
  });
  await expect.element(app.screen.getByText('Nobody has paid.')).toBeVisible();
  await expect
    .element(app.screen.getByRole('link', { name: 'Download' }))
    .toHaveAttribute('href', `/api/console/organisationExport?exportId=${orgId}`);
  await app.screen.getByRole('button', { name: 'More actions' }).click();
  await expect.element(app.screen.getByRole('menuitem', { name: 'Resume' })).toBeVisible();
});

test('in a service session a banner says so all along, and the console is closed', async () => {
  const session = memberSession({
    isStaff: true,
    isServiceSession: true,
    serviceSessionEndsAt: '2026-11-21T18:30:00Z',
  });
  const app = await renderApp('/console', {
    ...signedIn({ session }),
  });
  const banner = app.screen.getByRole('region', { name: 'Service session' });
  await expect.element(banner.getByText(/You are working in Lark Bakery’s portal until/)).toBeVisible();
  await expect.element(banner.getByRole('button', { name: 'Leave' })).toBeVisible();
  await expect.poll(() => app.path()).toBe('/');
});

test('staff finds password, second factor and sessions of its own', async () => {
  const app = await renderApp(
    '/console/account',
    staff({
      readSecondFactor: () => ({
        success: true,
        data: {
          isOn: true,
          hasApp: true,
          passkeys: 0,
          turnedOnAt: '2026-11-01T00:00:00Z',
          recoveryCodesLeft: 10,
          isRequiredByOrganisation: false,
          isNeeded: true,
        },
      }),
      listSessions: () => ({ success: true, data: [] }),
    }),
  );
  await expect.element(app.screen.getByRole('button', { name: 'Change password' })).toBeVisible();
  await expectAccessible();
});
