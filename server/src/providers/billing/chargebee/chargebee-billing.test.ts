import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { type ChargebeeStandIn, startChargebee } from '../../../testing/chargebee-stand-in.ts';
import { describeBilling, orderOf } from '../billing.suite.ts';
import type { BillingPort } from '../billing-port.ts';
import { createChargebeeBilling } from './chargebee-billing.ts';

let chargebee: ChargebeeStandIn;
const reported: unknown[] = [];
const billingOf = (catalogue: 1 | 2): BillingPort => {
  const { chargebee: settings } = readConfig(chargebee.settings(catalogue));
  if (settings === null) throw new Error('Chargebee is not set');
  return createChargebeeBilling(settings, (error) => reported.push(error));
};
beforeAll(async () => {
  chargebee = await startChargebee();
});
afterAll(() => chargebee.stop());
beforeEach(() => {
  Object.assign(chargebee.state, { isDown: false, answer: null });
  chargebee.seen.length = 0;
  reported.length = 0;
});

describeBilling('Chargebee, first catalogue', () => billingOf(1));
describeBilling('Chargebee, second catalogue', () => billingOf(2));

const PLAN = 'standard-monthly';
const asked = () => Object.fromEntries(chargebee.seen.at(-1)?.asked ?? []);
const code = (name: string) => expect.objectContaining({ code: name });

describe.each([
  [1, 'subscription[plan_id]', ''],
  [2, 'subscription_items[item_price_id][0]', '_for_items'],
] as const)('a checkout in catalogue %s', (catalogue, planField, suffix) => {
  test('names plan, coupons, customer and the way back', async () => {
    const order = orderOf({ billingPlanId: PLAN, couponCodes: ['SPRING', 'FRIENDS'] });
    const page = await billingOf(catalogue).startCheckout(order);
    expect(page).toEqual({ pageId: expect.any(String), url: expect.stringMatching(/^https:\/\/example-test\./) });
    expect(chargebee.seen.at(-1)?.path).toBe(`/api/v2/hosted_pages/checkout_new${suffix}`);
    expect(asked()).toMatchObject({
      [planField]: PLAN,
      'coupon_ids[0]': 'SPRING',
      'coupon_ids[1]': 'FRIENDS',
      'customer[id]': order.orgId,
      'customer[company]': order.companyName,
      'customer[email]': order.email,
      redirect_url: order.returnUrl,
      cancel_url: order.returnUrl,
    });
  });

  test('of an upgrade changes the subscription that there is', async () => {
    const { id } = chargebee.change('running', { customer_id: 'org' });
    await billingOf(catalogue).startCheckout(orderOf({ billingPlanId: PLAN, subscriptionId: id }));
    expect(chargebee.seen.at(-1)?.path).toBe(`/api/v2/hosted_pages/checkout_existing${suffix}`);
    expect(asked()).toMatchObject({ 'subscription[id]': id, [planField]: PLAN });
    expect(asked()).not.toHaveProperty('customer[id]');
  });

  test('tells how it ended', async () => {
    const billing = billingOf(catalogue);
    const order = orderOf({ billingPlanId: PLAN });
    const { pageId = '' } = (await billing.startCheckout(order)) ?? {};
    expect(await billing.readCheckout(pageId)).toMatchObject({ outcome: 'open', subscription: null });
    const { id } = chargebee.pay(pageId);
    expect(await billing.readCheckout(pageId)).toMatchObject({
      outcome: 'succeeded',
      customerId: order.orgId,
      subscription: { subscriptionId: id, billingPlanId: PLAN, status: 'ACTIVE', isLive: true, payment: 'settled' },
    });
    chargebee.cancel(pageId);
    expect(await billing.readCheckout(pageId)).toMatchObject({ outcome: 'cancelled' });
  });
});

test('the same order twice gets the same page, another one another', async () => {
  const order = orderOf({ billingPlanId: PLAN });
  const billing = billingOf(2);
  const pages = await Promise.all([billing.startCheckout(order), billing.startCheckout(order)]);
  expect(pages[0]).toEqual(pages[1]);
  expect(await billing.startCheckout({ ...order, couponCodes: ['NEW'] })).not.toEqual(pages[0]);
});

test('a customer page for whoever has paid', async () => {
  chargebee.change('paid', { customer_id: 'org-with-card' });
  const url = await billingOf(2).openCustomerPage('org-with-card', 'https://portal.example/plan');
  expect(url).toMatch(/^https:\/\/example-test\.chargebee\.com\/portal\//);
  expect(asked()).toMatchObject({ 'customer[id]': 'org-with-card', redirect_url: 'https://portal.example/plan' });
});

describe('what goes wrong', () => {
  test('a plan that Chargebee does not sell is refused', async () => {
    const order = orderOf({ billingPlanId: 'archived-plan' });
    await expect(billingOf(2).startCheckout(order)).rejects.toEqual(code('PLAN_REFUSED'));
  });

  test('a Chargebee that is down is told so', async () => {
    chargebee.state.isDown = true;
    await expect(billingOf(2).startCheckout(orderOf({ billingPlanId: PLAN }))).rejects.toEqual(
      code('BILLING_UNAVAILABLE'),
    );
    await expect(billingOf(2).readCheckout('page')).rejects.toEqual(code('BILLING_UNAVAILABLE'));
  });

  test.each([
    '<html>Sorry</html>',
    '{}',
    '{"hosted_page":{"id":"x","state":"created","url":"javascript:alert(1)"}}',
    '{"hosted_page":{"id":"x","state":"blessed","url":"https://x.example"}}',
  ])('an answer that is none, %s', async (answer) => {
    chargebee.state.answer = answer;
    await expect(billingOf(2).startCheckout(orderOf({ billingPlanId: PLAN }))).rejects.toEqual(
      code('BILLING_UNAVAILABLE'),
    );
  });

  test('a wrong key is the operator’s to fix, and no report carries a key', async () => {
    const settings = readConfig({ ...chargebee.settings(), CHARGEBEE_API_KEY: 'test_wrong_key_0123' }).chargebee;
    if (settings === null) throw new Error('Chargebee is not set');
    const billing = createChargebeeBilling(settings, (error) => reported.push(error));
    await expect(billing.startCheckout(orderOf({ billingPlanId: PLAN }))).rejects.toEqual(code('BILLING_UNAVAILABLE'));
    expect(String(reported[0])).toContain('401');
    expect(JSON.stringify(reported.map(String))).not.toContain('test_wrong_key');
  });
});

describe('events', () => {
  const events = () => {
    const { events: reader } = billingOf(2);
    if (reader === null) throw new Error('Chargebee sends events');
    return reader;
  };

  test.each([
    [undefined],
    [''],
    ['Basic'],
    ['Bearer abc'],
    [`Basic ${Buffer.from('chargebee:wrong-password-0123').toString('base64')}`],
    [`Basic ${Buffer.from('other:webhook-password-of-the-tests').toString('base64')}`],
  ])('are authentic only with name and password: %s', (authorization) => {
    expect(events().isAuthentic(authorization)).toBe(false);
    expect(events().isAuthentic(chargebee.webhookAuthorization)).toBe(true);
  });

  test.each([
    ['future', null, true],
    ['in_trial', 'INTRIAL', true],
    ['active', 'ACTIVE', true],
    ['non_renewing', 'ACTIVE', true],
    ['paused', 'CANCELLED', true],
    ['cancelled', 'CANCELLED', false],
    ['transferred', 'CANCELLED', false],
    ['a status of tomorrow', null, true],
  ])('of a subscription that is %s', (providerStatus, status, isLive) => {
    const body = chargebee.event('subscription_changed', chargebee.change('s', { status: providerStatus }));
    expect(events().read(body)?.subscription).toMatchObject({ providerStatus, status, isLive });
  });

  test.each([
    ['payment_failed', 1, 'failed'],
    ['subscription_changed', 1, null],
    ['payment_succeeded', 0, 'settled'],
  ])('%s with %s invoices due', (type, due, payment) => {
    const body = chargebee.event(type, chargebee.change('s', { status: 'active', due_invoices_count: due }));
    expect(events().read(body)?.subscription).toMatchObject({ payment });
  });

  test.each([null, '', 7, [], {}, { id: 'x' }, { id: 1, event_type: 'x', occurred_at: 1, content: {} }])(
    '%j is none',
    (body) => {
      expect(events().read(body)).toBeNull();
    },
  );
});
