import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type CatalogueRow, done, failing, press, SUPPORT, testToasts, type } from '../testing/error-catalogue.ts';
import type { FakeHandlers } from '../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../testing/render-app.tsx';
import { memberProfile } from '../testing/samples.ts';
import { signedIn, signedOut } from '../testing/signed-in.ts';

// Messages appear as ever; what was asked of the toasts is noted beside.
vi.mock('../ui/overlays/toast.tsx', { spy: true });

afterEach(closeApp);

async function chooseFor(app: RenderedApp, person: string, action: string) {
  await press(app, `Actions for ${person}`);
  await app.screen.getByRole('menuitem', { name: action }).click();
}
const me = memberProfile().userData;
const sam = { ...me, cognitoId: '0198a6f0-0000-7000-8000-000000000002', firstName: 'Sam', lastName: 'Okafor' };
const kim = {
  linkId: '0198a6f0-0000-7000-8000-000000000003',
  email: 'kim@larkbakery.example',
  firstName: 'Kim',
  lastName: 'Lee',
  jobTitle: '',
  status: 'pending' as const,
  expirationDate: '2099-12-01T00:00:00Z',
};
const admins = (handlers: FakeHandlers): FakeHandlers => ({
  ...signedIn(),
  getUserList: () => ({ success: true, data: [me, sam] }),
  getUserInviteList: () => ({ success: true, data: [kim] }),
  ...handlers,
});
/** Somebody in the third step of onboarding. */
const newcomer = (handlers: FakeHandlers): FakeHandlers => ({
  ...signedIn({ portalData: { introViewed: {} } }),
  profileCheck: () => memberProfile({ companyData: null, orgId: null }),
  ...handlers,
});
const keepDraft = (companyName: string) =>
  sessionStorage.setItem(
    'onboarding',
    JSON.stringify({
      step: 3,
      company: { companyName, companyUrl: '', industry: 'RETAIL', numberOfEmployees: '11-20' },
      admin: { firstName: 'Dana', lastName: 'Reyes', jobTitle: '' },
      invite: { email: '', firstName: '', lastName: '', jobTitle: '' },
    }),
  );

const ROWS: readonly CatalogueRow[] = [
  ...(
    [
      ['Invite result, success', done, 'success', 'Invited user successfully'],
      ['Invite result, danger', failing('UNEXPECTED'), 'danger', 'Error in user invitation'],
    ] as const
  ).map(([situation, inviteUser, kind, text]) => ({
    situation,
    path: '/settings/admins',
    handlers: admins({ inviteUser }),
    act: async (app: RenderedApp) => {
      await press(app, 'Invite Admin');
      const dialog = app.screen.getByRole('dialog', { name: 'Invite an admin' });
      await userEvent.fill(dialog.getByLabelText('Email address'), 'new@larkbakery.example');
      await dialog.getByRole('button', { name: 'Invite Admin' }).click();
    },
    kind,
    text,
  })),
  ...(
    [
      ['Admin removal, success', done, 'success', 'Admin successfully removed.'],
      ['Admin removal, danger', failing('UNEXPECTED'), 'danger', 'Admin could not be removed.'],
    ] as const
  ).map(([situation, removeUser, kind, text]) => ({
    situation,
    path: '/settings/admins',
    handlers: admins({ removeUser }),
    act: async (app: RenderedApp) => {
      await chooseFor(app, 'Sam Okafor', 'Remove');
      await press(app, 'Remove admin');
    },
    kind,
    text,
  })),
  ...(
    [
      [
        'Details update, success',
        () => ({ success: true as const, data: me }),
        'success',
        'Details successfully updated.',
      ],
      ['Details update, danger', failing('UNEXPECTED'), 'danger', 'Details could not be updated.'],
    ] as const
  ).map(([situation, editUser, kind, text]) => ({
    situation,
    path: '/settings/you',
    handlers: { ...signedIn(), editUser },
    act: async (app: RenderedApp) => {
      await type(app, 'First name', 'Danielle');
      await press(app, 'Save changes');
    },
    kind,
    text,
  })),
  {
    situation: 'Edit user failure',
    path: '/settings/admins',
    handlers: admins({ editUser: failing('UNEXPECTED') }),
    act: async (app) => {
      await chooseFor(app, 'Sam Okafor', 'Edit');
      await press(app, 'Save changes');
    },
    kind: 'danger',
    text: 'Edit user failed.',
  },
  ...(
    [
      ['Invite cancel, success', done, 'success', 'Cancelled Invite to Kim Lee kim@larkbakery.example'],
      ['Invite cancel, danger', failing('UNEXPECTED'), 'danger', 'Failed to cancel invite.'],
    ] as const
  ).map(([situation, deleteUserInvite, kind, text]) => ({
    situation,
    path: '/settings/admins',
    handlers: admins({ deleteUserInvite }),
    act: async (app: RenderedApp) => {
      await chooseFor(app, 'Kim Lee', 'Cancel invite');
      await press(app, 'Cancel invitation');
    },
    kind,
    text,
  })),
  {
    situation: 'Onboarding submit failure, return to step 3',
    path: '/onboarding',
    handlers: newcomer({ profileSave: failing('UNEXPECTED') }),
    before: () => keepDraft('Lark Bakery'),
    act: (app) => press(app, 'Skip'),
    kind: 'danger',
    text: `Oops something went wrong. Please try again or contact us at ${SUPPORT}`,
    leadsTo: '/onboarding',
  },
  {
    situation: 'Onboarding incomplete',
    path: '/onboarding',
    handlers: newcomer({}),
    before: () => keepDraft(''),
    act: (app) => press(app, 'Skip'),
    kind: 'danger',
    text: 'Incomplete Form. Please complete and submit again.',
    leadsTo: '/onboarding',
  },
  {
    situation: 'Identity provider: Sign out failed',
    path: '/settings/you',
    handlers: { ...signedIn(), logout: failing('UNEXPECTED') },
    act: async (app) => {
      await press(app, /Dana Reyes|Account|Your account/);
      await app.screen.getByRole('menuitem', { name: 'Sign Out' }).click();
    },
    kind: 'danger',
    text: 'Sign out failed',
    leadsTo: '/settings/you',
  },
];

describe('the error catalogue (spec part 1, section 8), as toasts', () => testToasts(ROWS));

describe('the error catalogue (spec part 1, section 8), elsewhere', () => {
  test('Lists of server errors are shown one by one', async () => {
    const errors = ['First problem.', 'Second problem.'].map((message) => ({ code: 'UNEXPECTED', message }));
    const app = await renderApp('/signin', {
      ...signedOut(),
      authenticate: () => new Response(JSON.stringify({ success: false, errors }), { status: 500 }),
    });
    await type(app, 'Work email address', 'dana@larkbakery.example');
    await type(app, 'Password', 'Sourdough1');
    await press(app, 'Sign in');
    await expect.element(app.screen.getByText('First problem.')).toBeInTheDocument();
    expect(app.screen.getByText('Second problem.').elements()).toEqual([]);
    await press(app, 'Close message');
    await expect.element(app.screen.getByText('Second problem.')).toBeInTheDocument();
  });

  test('Any 401: redirect to /, which asks to sign in', async () => {
    const app = await renderApp('/settings/you', { ...signedIn(), editUser: failing('NOT_SIGNED_IN') });
    await type(app, 'First name', 'Danielle');
    app.server.use(signedOut());
    await press(app, 'Save changes');
    await expect.poll(app.path).toBe('/signin');
  });

  test('Plans cannot be fetched: the "Something Went Wrong" dialog', async () => {
    const app = await renderApp('/settings/you', { ...signedIn(), featureUsageProfile: failing('UNEXPECTED') });
    await expect.element(app.screen.getByRole('alertdialog', { name: 'Something Went Wrong' })).toBeVisible();
  });
});
