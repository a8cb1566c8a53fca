import { afterEach, expect, test } from 'vitest';
import { formatPrice } from '../../portal/plans/format-price.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { signedIn } from '../../testing/signed-in.ts';
import { coupon, customer, plan } from './testing/customer.ts';

afterEach(closeApp);

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
  const tried = app.screen.getByRole('region', { name: 'Standard' });
  await expect.element(tried.getByText('Your trial plan')).toBeVisible();
  await expect.element(app.screen.getByText('$79.20')).toBeVisible();
  await expect.element(app.screen.getByText('Save 20%')).toBeVisible();
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
  await expect.element(app.screen.getByText('You requested the Plus Plan.')).toBeVisible();
  await expect.element(app.screen.getByText('It was requested on Nov 21, 2026.', { exact: false })).toBeVisible();
  await expect.element(app.screen.getByText('Requested on Nov 21, 2026')).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('subscribePlan'))
    .toEqual([{ planId: 'plus', chargebeePlanId: null, coupon: null }]);
});

test('a request can be withdrawn', async () => {
  const app = await renderApp('/plan', customer('INTRIAL'));
  await button(app, 'Subscribe to Plus').click();
  await app.screen.getByRole('dialog', { name: 'Manage Plan' }).getByRole('button', { name: 'Subscribe' }).click();
  await button(app, 'Withdraw Request').click();
  await expect.element(app.screen.getByText('Your request was withdrawn. Nothing has changed.')).toBeVisible();
  await expect.element(button(app, 'Subscribe to Plus')).toBeVisible();
  expect(app.server.inputsOf('withdrawPlanRequest')).toEqual([{ planId: 'plus' }]);
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

test('an upgrade asks with the price, struck out where there is a discount, and is one request for a double click', async () => {
  const order: string[] = [];
  const updatePlan = ({ planId }: { planId: string }) => {
    order.push(planId);
    return { success: true as const, data: { requestedPlanId: planId, checkoutUrl: null } };
  };
  const offer = {
    eligiblePlans: [plan('standard', 'Standard', 4900), plan('plus', 'Plus', 9900, { chargebeeCoupons: [coupon] })],
  };
  const app = await renderApp('/plan', customer('ACTIVE', { updatePlan }, offer));
  await button(app, 'Upgrade to Plus').click();
  const dialog = app.screen.getByRole('dialog', { name: 'Manage Plan' });
  await expect.element(dialog.getByText('Are you sure you want to upgrade to the Plus Plan?')).toBeVisible();
  await expect.element(dialog.getByText('$79.20')).toBeVisible();
  expect(dialog.element().querySelector('s')?.textContent).toBe('Usual price $99');
  await expect.element(dialog.getByText('per month plus taxes')).toBeVisible();
  await dialog.getByRole('button', { name: 'Upgrade' }).dblClick();
  await expect.poll(() => dialog.elements()).toEqual([]);
  expect(order).toEqual(['plus']);
});

test('a plan with a billing plan id goes to the payment at once, with what was seen', async () => {
  const offer = {
    eligiblePlans: [
      plan('standard', 'Standard', 9900, { chargebeePlanId: 'standard-monthly', chargebeeCoupons: [coupon] }),
    ],
    hasCheckout: true,
  };
  const subscribePlan = () => ({
    success: true as const,
    data: { requestedPlanId: null, checkoutUrl: `${location.href}#payment` },
  });
  const app = await renderApp('/plan', customer('INTRIAL', { subscribePlan }, offer));
  await button(app, 'Subscribe to Standard').click();
  await expect.poll(() => location.hash).toBe('#payment');
  expect(app.screen.getByRole('dialog').elements()).toEqual([]);
  await expect
    .poll(() => app.server.inputsOf('subscribePlan'))
    .toEqual([{ planId: 'standard', chargebeePlanId: 'standard-monthly', coupon: 'A' }]);
  history.replaceState(null, '', location.pathname);
});

test('the payment service down: the page says so, and nothing changes', async () => {
  const subscribePlan = () => {
    throw new FakeFailure('BILLING_UNAVAILABLE');
  };
  const openBillingPage = subscribePlan;
  const offer = {
    eligiblePlans: [plan('standard', 'Standard', 9900, { chargebeePlanId: 'standard-monthly' })],
    hasCheckout: true,
    hasBillingPage: true,
  };
  const app = await renderApp('/plan', customer('INTRIAL', { subscribePlan, openBillingPage }, offer));
  await button(app, 'Subscribe to Standard').click();
  const dialog = app.screen.getByRole('dialog', { name: 'Manage Plan' });
  await expect.element(dialog.getByText(/^Our payment service is not responding.*Nothing has changed/)).toBeVisible();
  await expect.element(app.screen.getByText('Upgrade plan failed')).toBeInTheDocument();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(button(app, 'Subscribe to Standard')).toBeVisible();
});

test('on the highest plan support takes the place of an upgrade', async () => {
  const app = await renderApp('/plan', {
    ...customer('ACTIVE'),
    ...signedIn({
      subscription: {
        subscriptionStatus: 'ACTIVE',
        subscribedPlanPointer: { appId: { planId: 'plus' } },
        isHighestPlan: true,
      },
    }),
  });
  await expect.element(app.screen.getByText(/You are on our highest plan/)).toBeVisible();
  expect(app.screen.getByRole('button', { name: /Upgrade/ }).elements()).toEqual([]);
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
  expect(formatPrice(9900, 'USD', 'en-US')).toBe('$99');
  expect(formatPrice(7920, 'USD', 'en-US')).toBe('$79.20');
  expect(formatPrice(7920, 'EUR', 'de-DE')).toBe('79,20\u00a0€');
  expect(formatPrice(9900, 'JPY', 'en-US')).toBe('¥9,900');
  expect(formatPrice(9900, 'KWD', 'en-US')).toBe('KWD\u00a09.900');
});
