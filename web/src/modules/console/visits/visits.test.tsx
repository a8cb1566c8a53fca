import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CallOutput } from '../../../api/calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../../testing/render-app.tsx';
import { memberProfile } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';

afterEach(closeApp);

type Access = CallOutput<'readVisitAccess'>['data'];
type State = NonNullable<Access['request']>['state'];

const orgId = '0198a6f0-0000-7000-8000-0000000000aa';
const reason = 'You asked us to look at a scan.';
const asked = (state: State): Access => ({
  needsApproval: true,
  request: { state, reason, askedAt: '2026-11-21T10:00:00Z', endsAt: '2026-11-22T10:00:00Z' },
});

const openPage = (access: () => Access, handlers: FakeHandlers = {}) =>
  renderApp(`/console/organizations/${orgId}`, {
    ...signedIn({ session: { isStaff: true } }),
    profileCheck: () => memberProfile({ companyData: null, orgId: null }),
    authenticate: () => ({ success: true, bearer: 'proof', challenge: null }),
    readOrganisation: () => ({
      success: true,
      data: {
        orgId,
        companyName: 'Lark Bakery',
        companyUrl: '',
        planName: 'Standard',
        subscriptionStatus: 'INTRIAL',
        signUpDate: '2026-11-01T00:00:00Z',
        suspension: null,
        isBeingDeleted: false,
        isSandbox: false,
        deletionDueAt: null,
        experts: [],
        export: null,
        people: [],
      },
    }),
    readVisitAccess: () => ({ success: true, data: access() }),
    ...handlers,
  });

async function confirm({ screen }: RenderedApp, label: string) {
  const dialog = screen.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Your password', { exact: true }), 'Sourdough1');
  await dialog.getByRole('button', { name: label }).click();
}

test('a customer that wants to be asked is asked with a reason and the password, then the page waits', async () => {
  let access: Access = { needsApproval: true, request: null };
  const app = await openPage(() => access, {
    requestVisit: () => {
      access = asked('waiting');
      return { success: true, data: access.request };
    },
  });
  await expect.element(app.screen.getByText('Visits need approval.')).toBeVisible();
  const ask = app.screen.getByRole('button', { name: 'Request a visit' });
  await ask.click();
  await userEvent.fill(app.screen.getByRole('dialog').getByLabelText('Reason'), reason);
  await expectAccessible();
  await confirm(app, 'Request a visit');
  await expect.element(app.screen.getByText('We’ve emailed Lark Bakery’s admins to ask.')).toBeVisible();
  await expect.element(app.screen.getByText('Your request is waiting for an answer.')).toBeVisible();
  await expect.element(ask).toBeDisabled();
  expect(app.server.inputsOf('requestVisit')).toEqual([{ orgId, reason }]);
});

test('an approved visit is opened for the reason that was approved', async () => {
  const app = await openPage(() => asked('approved'), {
    openServiceSession: () => {
      throw new FakeFailure('VISIT_NEEDS_APPROVAL');
    },
  });
  await expect.element(app.screen.getByText('Your visit is approved.')).toBeVisible();
  await app.screen.getByRole('button', { name: 'Open portal' }).click();
  const field = app.screen.getByRole('dialog').getByLabelText('Reason');
  await expect.element(field).toHaveValue(reason);
  await expect.element(field).toHaveAttribute('readonly');
  await confirm(app, 'Open portal');
  await expect.poll(() => app.server.inputsOf('openServiceSession')).toEqual([{ orgId, reason }]);
  await expect.element(app.screen.getByText(/^This customer wants to be asked first/)).toBeVisible();
});

test.each([
  ['declined', 'Your request was declined.'],
  ['ended', 'Your request is no longer active.'],
  ['used', 'Visits need approval.'],
] as const)('a request that was %s can be made again', async (state, title) => {
  const app = await openPage(() => asked(state));
  await expect.element(app.screen.getByText(title)).toBeVisible();
  await expect.element(app.screen.getByRole('button', { name: 'Request a visit' })).toBeEnabled();
  await expectAccessible();
});
