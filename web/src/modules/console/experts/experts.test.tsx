import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { memberProfile } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';

afterEach(closeApp);

const orgId = '0198a6f0-0000-7000-8000-0000000000aa';
const kim = { userId: '0198a6f0-0000-7000-8000-0000000000b1', name: 'Kim Sato' };
const lou = { userId: '0198a6f0-0000-7000-8000-0000000000b2', name: 'Lou Adair' };

const lark = {
  orgId,
  companyName: 'Lark Bakery',
  companyUrl: '',
  planName: 'Standard',
  subscriptionStatus: 'ACTIVE' as const,
  signUpDate: '2026-11-01T00:00:00Z',
  suspension: null,
  isBeingDeleted: false,
  isSandbox: false,
  deletionDueAt: null,
  experts: [kim],
  export: null,
  people: [],
};

const staff = {
  ...signedIn({ session: { isStaff: true, staffRole: 'owner' } }),
  profileCheck: () => memberProfile({ companyData: null, orgId: null }),
  authenticate: () => ({ success: true, bearer: 'proof', challenge: null }) as const,
};

test('a customer’s experts are chosen from all experts', async () => {
  const sent: unknown[] = [];
  const app = await renderApp(`/console/organizations/${orgId}`, {
    ...staff,
    readOrganisation: () => ({ success: true, data: lark }),
    listExperts: () => ({
      success: true,
      data: [
        { ...kim, customers: 1 },
        { ...lou, customers: 3 },
      ],
    }),
    assignExperts: (input) => {
      sent.push(input);
      return { success: true };
    },
  });
  await app.screen.getByRole('button', { name: 'Choose experts' }).click();
  const dialog = app.screen.getByRole('dialog');
  await expect.element(dialog.getByRole('checkbox', { name: /Kim Sato/ })).toBeChecked();
  await dialog.getByText(/Lou Adair/).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(app.screen.getByText('The experts for Lark Bakery are saved.')).toBeVisible();
  expect(sent).toEqual([{ orgId, userIds: [kim.userId, lou.userId] }]);
});

test('an owner sets with the password what experts see', async () => {
  const sent: unknown[] = [];
  const app = await renderApp('/console/staff', {
    ...staff,
    listStaff: () => ({ success: true, data: { staff: [], invites: [] } }),
    readExpertView: () => ({ success: true, data: { view: 'all' } }),
    saveExpertView: (input) => {
      sent.push(input);
      return { success: true };
    },
  });
  await app.screen.getByText('Assigned customers only').click();
  await expectAccessible();
  await app.screen.getByRole('button', { name: 'Save' }).click();
  const dialog = app.screen.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Your password', { exact: true }), 'Sourdough1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(app.screen.getByText('Saved. It applies right away.')).toBeVisible();
  expect(sent).toEqual([{ view: 'assigned' }]);
});
