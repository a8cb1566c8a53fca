import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

const orgId = '0198a6f0-0000-7000-8000-0000000000aa';
const request = {
  planId: 'premium',
  planName: 'Premium',
  requestedAt: '2026-11-20T20:00:00Z',
  requestedBy: 'dana@larkbakery.example',
};
const row = {
  ...request,
  orgId,
  companyName: 'Lark Bakery',
  currentPlanName: 'Standard',
  subscriptionStatus: 'INTRIAL',
  price: 15_920,
  currency: 'USD',
};
const plan = {
  planId: 'standard',
  planName: 'Standard',
  subscriptionStatus: 'INTRIAL',
  trialEndsAt: '2026-12-21T08:00:00Z',
  trialEndsOn: '2026-12-21',
  chargebeeSubscriptionStatus: null,
  isBilledElsewhere: false,
  request,
  plans: [
    { planId: 'standard', planName: 'Standard' },
    { planId: 'premium', planName: 'Premium' },
  ],
};

const staff = (handlers: FakeHandlers = {}): FakeHandlers => {
  let requests = [row];
  const answer = () => {
    requests = [];
    return { success: true as const };
  };
  return {
    ...signedIn({ session: { isStaff: true } }),
    profileCheck: () => memberProfile({ companyData: null, orgId: null }),
    listPlanRequests: () => ({ success: true, data: { total: requests.length, pageSize: 25, requests } }),
    confirmPlanRequest: answer,
    declinePlanRequest: answer,
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
    readPlanOfOrganisation: () => ({ success: true, data: plan }),
    authenticate: () => ({ success: true, bearer: 'proof', challenge: null }),
    ...handlers,
  };
};

test('a request is confirmed after a question', async () => {
  const app = await renderApp('/console/plan-requests', staff());
  await expect.element(app.screen.getByRole('cell', { name: 'Premium, $159.20 a month' })).toBeVisible();
  await expect.element(app.screen.getByRole('cell', { name: 'Standard, free trial' })).toBeVisible();
  await expectAccessible();
  await app.screen.getByRole('button', { name: 'Confirm Premium for Lark Bakery' }).click();
  await app.screen.getByRole('alertdialog').getByRole('button', { name: 'Confirm the plan' }).click();
  await expect.element(app.screen.getByText('No plan requests')).toBeVisible();
  await expect.poll(() => app.server.inputsOf('confirmPlanRequest')).toEqual([{ orgId, planId: 'premium' }]);
});

test('a request is declined with a reason; nothing typed is lost when that fails', async () => {
  let isGone = true;
  const app = await renderApp(
    '/console/plan-requests',
    staff({
      declinePlanRequest: () => {
        if (isGone) throw new FakeFailure('PLAN_REQUEST_GONE');
        return { success: true };
      },
    }),
  );
  await app.screen.getByRole('button', { name: 'Decline Premium for Lark Bakery' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Decline the Premium Plan?' });
  const decline = dialog.getByRole('button', { name: 'Decline and notify them' });
  await expect.element(decline).toBeDisabled();
  await userEvent.fill(dialog.getByLabelText('Reason'), 'Please call us first.');
  await expectAccessible();
  await decline.click();
  await expect
    .element(app.screen.getByText(/This request has been answered or changed since you opened it/))
    .toBeInTheDocument();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Please call us first.');
  isGone = false;
  await decline.click();
  await expect.poll(() => dialog.elements()).toEqual([]);
  await expect
    .poll(() => app.server.inputsOf('declinePlanRequest').at(-1))
    .toEqual({
      orgId,
      planId: 'premium',
      reason: 'Please call us first.',
    });
});

test('a customer’s plan is set by hand with reason and password', async () => {
  const app = await renderApp(
    `/console/organizations/${orgId}`,
    staff({ setPlanOfOrganisation: () => ({ success: true }) }),
  );
  await expect.element(app.screen.getByText('Requested the Premium Plan')).toBeVisible();
  await expect.element(app.screen.getByText('Free trial until Dec 21, 2026')).toBeVisible();
  await app.screen.getByRole('button', { name: 'Set manually' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Set the plan manually' });
  await userEvent.fill(dialog.getByLabelText('Your password'), 'Quiet-River-42-Lamp');
  await dialog.getByRole('button', { name: 'Set the plan' }).click();
  await expect.element(dialog.getByText('Please enter a reason. It will be kept in the log.')).toBeVisible();
  expect(app.server.inputsOf('setPlanOfOrganisation')).toEqual([]);
  await dialog.getByRole('button', { name: /Status/ }).click();
  await app.screen.getByRole('option', { name: 'Active' }).click();
  await userEvent.fill(dialog.getByLabelText('Reason'), 'Paid by invoice 2026-114.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Set the plan' }).click();
  await expect.poll(() => dialog.elements()).toEqual([]);
  await expect
    .poll(() => app.server.inputsOf('setPlanOfOrganisation'))
    .toEqual([
      {
        orgId,
        planId: 'standard',
        subscriptionStatus: 'ACTIVE',
        trialEndsOn: null,
        reason: 'Paid by invoice 2026-114.',
      },
    ]);
});

test('the end of a trial is moved; what the server refuses is said at the day', async () => {
  const app = await renderApp(
    `/console/organizations/${orgId}`,
    staff({
      setPlanOfOrganisation: () => {
        throw new FakeFailure('TRIAL_TOO_LONG', 'trialEndsOn');
      },
    }),
  );
  await app.screen.getByRole('button', { name: 'Set manually' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Set the plan manually' });
  await dialog.getByRole('group', { name: 'Last day of the free trial' }).getByRole('spinbutton').first().click();
  await userEvent.keyboard('01312099');
  await userEvent.fill(dialog.getByLabelText('Reason'), 'They asked for more time.');
  await userEvent.fill(dialog.getByLabelText('Your password'), 'Quiet-River-42-Lamp');
  await dialog.getByRole('button', { name: 'Set the plan' }).click();
  await expect.element(dialog.getByText('Please choose a day within a year of today.')).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('setPlanOfOrganisation'))
    .toMatchObject([{ subscriptionStatus: 'INTRIAL', trialEndsOn: '2099-01-31' }]);
  await expectAccessible();
  await dialog.getByRole('button', { name: /Status/ }).click();
  await app.screen.getByRole('option', { name: 'Active' }).click();
  await expect.element(dialog.getByRole('group', { name: 'Last day of the free trial' })).not.toBeInTheDocument();
});

test('what the billing provider decides is not set here', async () => {
  const billed = { ...plan, request: null, isBilledElsewhere: true, chargebeeSubscriptionStatus: 'non_renewing' };
  const app = await renderApp(
    `/console/organizations/${orgId}`,
    staff({ readPlanOfOrganisation: () => ({ success: true, data: billed }) }),
  );
  await expect.element(app.screen.getByText(/Paid through Chargebee, non_renewing/)).toBeVisible();
  expect(app.screen.getByRole('button', { name: 'Set manually' }).elements()).toEqual([]);
});
