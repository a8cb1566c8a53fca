import { afterEach, expect, test } from 'vitest';
import { formatPrice } from '../../portal/plans/format-price.ts';
import type { EligiblePlan } from '../../portal/plans/plan-features.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { trialSubscription } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

function plan(planId: string, planName: string, planPrice: number, changes: Partial<EligiblePlan> = {}): EligiblePlan {
  return {
    showToCustomer: true,
    planPrice,
    planDetail: { ...trialSubscription(), planName },
    planColors: { border: '#000000', button: '#000000', shadow: '#000000' },
    chargebeePlanId: null,
    chargebeeCoupons: [],
    planPointer: { appId: { planId } },
    planDiscountMessage: null,
    ...changes,
  };
}

const coupon = { couponCode: 'A', discountType: 'percentage' as const, discountAmount: 0, discountPercentage: 20 };
const plans = [
  plan('starter', 'Starter', 4900),
  plan('standard', 'Standard', 9900, { chargebeeCoupons: [coupon] }),
  plan('plus', 'Plus', 19_900),
  plan('secret', 'Secret', 100, { showToCustomer: false }),
];

function customer(subscriptionStatus: string, handlers: FakeHandlers = {}): FakeHandlers {
  let requestedPlanId: string | null = null;
  const pointer = { appId: { planId: 'standard' } };
  return {
    ...signedIn({ subscription: { subscriptionStatus, subscribedPlanPointer: pointer } }),
    getEligiblePlans: () => ({
      success: true,
      data: { eligiblePlans: plans, hasSubscription: false, requestedPlanId },
    }),
    subscribePlan: ({ planId }) => {
      requestedPlanId = planId;
      return { success: true, data: { requestedPlanId: planId } };
    },
    ...handlers,
  };
}

const button = (app: RenderedApp, name: string) => app.screen.getByRole('button', { name, exact: true });

test('a trial can subscribe to every plan that is shown', async () => {
  const app = await renderApp('/plan', customer('INTRIAL'));
  await expect.element(app.screen.getByRole('heading', { name: 'My Cyber Safety Plan' })).toBeVisible();
  await expect.element(app.screen.getByText('Choose a plan that suits your needs.')).toBeVisible();
  await expect.element(app.screen.getByText('Your free trial ends in 12 day(s).')).toBeVisible();
  for (const name of ['Starter', 'Standard', 'Plus']) {
    await expect.element(button(app, `Subscribe to ${name}`)).toBeVisible();
  }
  expect(app.screen.getByText('Secret').elements()).toEqual([]);
  await expect.element(app.screen.getByText('$79.20')).toBeVisible();
  await expectAccessible();
});

test('subscribing asks first, and then waits for the staff', async () => {
  const app = await renderApp('/subscription', customer('INTRIAL'));
  await button(app, 'Subscribe to Plus').click();
  const dialog = app.screen.getByRole('dialog', { name: 'Manage Plan' });
  await expect.element(dialog.getByText('$199')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  await expect.element(app.screen.getByText(/^Your request for the Plus Plan is with our staff/)).toBeInTheDocument();
  await expect.element(app.screen.getByText('You asked for the Plus Plan.')).toBeVisible();
  await expect.element(app.screen.getByText('Waiting for our staff')).toBeVisible();
  expect(app.server.inputsOf('subscribePlan')).toEqual([{ planId: 'plus' }]);
});

test('with a subscription: up by oneself, down by asking', async () => {
  const app = await renderApp('/plan', customer('ACTIVE'));
  await expect.element(app.screen.getByText('Your current plan')).toBeVisible();
  expect(app.screen.getByText(/Your free trial ends/).elements()).toEqual([]);
  await button(app, 'Contact us about Starter').click();
  await expect.element(app.screen.getByRole('dialog', { name: "We're here to help." })).toBeVisible();
  await button(app, 'Got it').click();
  await button(app, 'Upgrade to Plus').click();
  await expect.element(app.screen.getByText('Are you sure you want to upgrade to the Plus Plan?')).toBeVisible();
});

test('an upgrade that takes effect at once', async () => {
  let planId = 'standard';
  const app = await renderApp(
    '/plan',
    customer('ACTIVE', {
      featureUsageProfile: () => ({
        success: true,
        data: {
          plans: trialSubscription({ subscriptionStatus: 'ACTIVE', subscribedPlanPointer: { appId: { planId } } }),
        },
      }),
      subscribePlan: (input) => {
        planId = input.planId;
        return { success: true, data: { requestedPlanId: planId } };
      },
    }),
  );
  await button(app, 'Upgrade to Plus').click();
  await app.screen.getByRole('dialog').getByRole('button', { name: 'Upgrade' }).click();
  await expect.element(app.screen.getByText('You have successfully upgraded to Plus .')).toBeInTheDocument();
});

test('a failure is told in the dialog', async () => {
  const subscribePlan = () => {
    throw new FakeFailure('PLAN_NOT_ELIGIBLE');
  };
  const app = await renderApp('/plan', customer('ACTIVE', { subscribePlan }));
  await button(app, 'Upgrade to Plus').click();
  const dialog = app.screen.getByRole('dialog', { name: 'Manage Plan' });
  await dialog.getByRole('button', { name: 'Upgrade' }).click();
  const text = 'Unable to upgrade your plan. Please contact us at support@cybersafety.example.';
  await expect.element(dialog.getByText(text)).toBeVisible();
  await expect.element(app.screen.getByText('Upgrade plan failed')).toBeInTheDocument();
});

test('plans that cannot be loaded', async () => {
  const getEligiblePlans = () => {
    throw new FakeFailure('UNEXPECTED');
  };
  const app = await renderApp('/plan', customer('ACTIVE', { getEligiblePlans }));
  await expect.element(app.screen.getByRole('heading', { name: 'The plans could not be loaded' })).toBeVisible();
  await expectAccessible();
  app.server.use(customer('ACTIVE'));
  await button(app, 'Retry').click();
  await expect.element(app.screen.getByText('Your current plan')).toBeVisible();
});

test('prices without needless cents', () => {
  expect(formatPrice(9900, 'en-US')).toBe('$99');
  expect(formatPrice(7920, 'en-US')).toBe('$79.20');
});
