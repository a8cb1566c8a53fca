import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { type ListedPlan, planFormOf, planInputOf } from './plans/plan-form.ts';

afterEach(closeApp);

function listed(planId: string, planName: string, changes: Partial<ListedPlan> = {}): ListedPlan {
  const { chargebeePlanId, planDiscountMessage, ...input } = planInputOf({
    ...planFormOf(null),
    price: '49.00',
    showToCustomer: true,
  });
  return {
    planId,
    version: 3,
    isTrialPlan: false,
    organisations: 0,
    channels: 0,
    subscriptionIds: 0,
    plan: {
      ...input,
      chargebeePlanId: null,
      planDiscountMessage: null,
      planDetail: { ...input.planDetail, planName },
      planPointer: { appId: { planId } },
    },
    ...changes,
  };
}

const staff = (plans: () => readonly ListedPlan[], handlers: FakeHandlers = {}): FakeHandlers => ({
  ...signedIn({ session: { isStaff: true } }),
  profileCheck: () => memberProfile({ companyData: null, orgId: null }),
  listPlans: () => ({
    success: true,
    data: { plans: [...plans()], scanLevels: ['lightning', 'safe', 'normal'], waiting: [] },
  }),
  listOfferChoices: () => ({ success: true, data: { plans: [], brands: [], channels: [], subscriptionIds: [] } }),
  ...handlers,
});

const fill = async (app: RenderedApp, name: string, text: string) =>
  userEvent.fill(app.screen.getByRole('dialog').getByLabelText(name, { exact: true }), text);

test('a new plan is drawn as it is typed, and its price goes out in cents', async () => {
  const app = await renderApp(
    '/console/plans',
    staff(() => [listed('basic', 'Basic')], { createPlan: () => ({ success: true, data: { planId: 'plus' } }) }),
  );
  await app.screen.getByRole('button', { name: 'New plan' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'New plan' });
  await fill(app, 'Name', 'Plus');
  await fill(app, 'Price per month', '1,249.5');
  await expect.element(dialog.getByText('$1,249.50')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add a coupon' }).click();
  await fill(app, 'Coupon code', 'SPRING');
  await fill(app, 'Percent', '20');
  await expect.element(dialog.getByText('$999.60')).toBeVisible();
  await fill(app, 'Button', '#ffee00');
  await expect.element(dialog.getByText(/Too light for white text \(1\.\d:1/)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Create plan' }).click();
  await expect.element(app.screen.getByText('The plan is ready.')).toBeInTheDocument();
  await expect
    .poll(() => app.server.inputsOf('createPlan'))
    .toMatchObject([
      {
        planPrice: 124_950,
        planDetail: { planName: 'Plus', probelyNumberOfTargets: 1 },
        chargebeeCoupons: [
          { couponCode: 'SPRING', discountType: 'percentage', discountPercentage: 20, discountAmount: 0 },
        ],
      },
    ]);
});

test('a price is in the currency of the plan, with the decimals that it has', async () => {
  const app = await renderApp(
    '/console/plans',
    staff(() => [listed('basic', 'Basic')], { editPlan: () => ({ success: true }) }),
  );
  await app.screen.getByRole('button', { name: 'Edit Basic' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit Basic' });
  await userEvent.fill(dialog.getByRole('combobox', { name: 'Currency' }), 'JPY');
  await app.screen.getByRole('option', { name: 'JPY, Japanese Yen' }).click();
  await expect.element(dialog.getByText('Please enter an amount such as 4900.')).toBeVisible();
  await fill(app, 'Price per month', '4900');
  await expect.element(dialog.getByText('¥4,900')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(app.screen.getByText('The plan was changed.')).toBeInTheDocument();
  await expect.poll(() => app.server.inputsOf('editPlan')).toMatchObject([{ planPrice: 4900, currency: 'JPY' }]);
});

test('who pays for a plan that is not here is named, with what to do', async () => {
  const { plan, ...row } = listed('basic', 'Basic');
  const since = '2026-11-20T20:00:00Z';
  const waiting = [{ orgId: 'o-1', companyName: 'Lark Bakery', billingPlanId: 'gold-monthly', since }];
  const app = await renderApp(
    '/console/plans',
    staff(() => [], {
      listPlans: () => ({ success: true, data: { plans: [{ ...row, plan }], scanLevels: ['safe'], waiting } }),
    }),
  );
  await expect
    .element(app.screen.getByText('1 customer is waiting for a plan that isn’t set up in the portal.'))
    .toBeVisible();
  await expect
    .element(app.screen.getByRole('listitem').filter({ hasText: 'gold-monthly' }))
    .toHaveTextContent('Lark Bakery: gold-monthly, since Nov 20, 2026');
  await expectAccessible();
});

test('a price that is none says so and cannot be saved', async () => {
  const app = await renderApp(
    '/console/plans',
    staff(() => [listed('basic', 'Basic')]),
  );
  await app.screen.getByRole('button', { name: 'Edit Basic' }).click();
  await fill(app, 'Price per month', '49,00');
  const dialog = app.screen.getByRole('dialog', { name: 'Edit Basic' });
  await expect.element(dialog.getByText('Please enter an amount such as 49.00.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await app.screen.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(dialog.getByLabelText('Price per month')).toHaveValue('49,00');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await app.screen.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('of two who change a plan the second is told, loses nothing, and chooses', async () => {
  let plans = [listed('basic', 'Basic', { organisations: 12 })];
  const app = await renderApp(
    '/console/plans',
    staff(() => plans, {
      editPlan: ({ version }) => {
        if (version !== plans[0]?.version) throw new FakeFailure('CHANGED_ELSEWHERE');
        return { success: true };
      },
    }),
  );
  await app.screen.getByRole('button', { name: 'Edit Basic' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit Basic' });
  await expect.element(dialog.getByText('12 customers have this plan or have requested it.')).toBeVisible();
  await fill(app, 'Name', 'Starter');
  plans = [listed('basic', 'Small', { version: 4 })];
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(dialog.getByText('Someone else changed this plan while you had it open.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveValue('Starter');
  await expect.element(dialog.getByRole('button', { name: 'Show their change' })).toHaveFocus();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(app.screen.getByText('The plan was changed.')).toBeInTheDocument();
  await expect.poll(() => app.server.inputsOf('editPlan').map(({ version }) => version)).toEqual([3, 4]);
});

test('a plan in use says what uses it instead of being deleted', async () => {
  const used = listed('basic', 'Basic', { organisations: 1, subscriptionIds: 2 });
  const app = await renderApp(
    '/console/plans',
    staff(() => [used, listed('plus', 'Plus')]),
  );
  await app.screen.getByRole('button', { name: 'More for Basic' }).click();
  await app.screen.getByRole('menuitem', { name: 'Delete' }).click();
  await expect
    .element(app.screen.getByText(/It is in use by 1 customer and 2 subscription IDs\. Hide it instead/))
    .toBeVisible();
  await expectAccessible();
});
