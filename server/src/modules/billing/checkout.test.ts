import { completeCheckout, openBillingPage, subscribePlan, updatePlan } from '@portal/contract/plans/billing.calls.ts';
import { featureUsageProfile, getEligiblePlans } from '@portal/contract/plans/plans.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billPlans } from '../../testing/billed-plans.ts';
import { type ChargebeeStandIn, startChargebee } from '../../testing/chargebee-stand-in.ts';
import { type Member, signInNewMember } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let chargebee: ChargebeeStandIn;
let portal: TestPortal;
beforeAll(async () => {
  chargebee = await startChargebee();
  portal = await startTestPortal({ ...chargebee.settings(2), LOG_LEVEL: 'info' });
  await billPlans(portal);
});
afterAll(async () => {
  await portal.stop();
  await chargebee.stop();
});
beforeEach(() => Object.assign(chargebee.state, { isDown: false, answer: null }));

const profileOf = async ({ browser }: Member) => (await browser.call(featureUsageProfile, {})).body.data.plans;
const offerOf = async ({ browser }: Member) => (await browser.call(getEligiblePlans, {})).body.data;
const pageIn = (url: string | null | undefined) => /\/pages\/v4\/(\w+)\//.exec(url ?? '')?.[1] ?? '';

/** A member who has paid for a plan and come back. */
async function subscribed(planId = 'basic') {
  const member = await signInNewMember(portal);
  const started = await member.browser.call(subscribePlan, { planId });
  const hostedPageId = pageIn(started.body.data.checkoutUrl);
  const subscription = chargebee.pay(hostedPageId);
  const completed = await member.browser.call(completeCheckout, { hostedPageId });
  return { member, hostedPageId, subscription, completed };
}

describe('a checkout', () => {
  test('changes nothing before it is paid, and everything at once when it is', async () => {
    const member = await signInNewMember(portal);
    const before = await profileOf(member);
    expect(await offerOf(member)).toMatchObject({ hasCheckout: true, hasSubscription: false, hasBillingPage: false });
    const order = { planId: 'premium', chargebeePlanId: 'premium-monthly', coupon: 'SPRING' };
    const { body } = await member.browser.call(subscribePlan, order);
    expect(body.data).toEqual({ requestedPlanId: null, checkoutUrl: expect.stringMatching(/^https:/) });
    const hostedPageId = pageIn(body.data.checkoutUrl);
    expect(Object.fromEntries(chargebee.seen.at(-1)?.asked ?? [])).toMatchObject({
      'subscription_items[item_price_id][0]': 'premium-monthly',
      'coupon_ids[0]': 'SPRING',
      'customer[id]': member.orgId,
      redirect_url: 'http://localhost:3000/plan',
    });
    // Somebody types the return address without paying.
    const early = await member.browser.call(completeCheckout, { hostedPageId });
    expect(early.body.data.outcome).toBe('open');
    expect(await profileOf(member)).toEqual(before);

    chargebee.pay(hostedPageId);
    const paid = await member.browser.call(completeCheckout, { hostedPageId });
    expect(paid.body.data).toEqual({ outcome: 'succeeded', planId: 'premium' });
    expect(await profileOf(member)).toMatchObject({
      planName: 'Premium',
      subscriptionStatus: 'ACTIVE',
      chargebeeSubscriptionStatus: 'active',
      subscriptionDate: portal.clock.now().toISOString(),
      isHighestPlan: true,
      probelyNumberOfTargets: 10,
    });
    expect(await offerOf(member)).toMatchObject({ hasSubscription: true, hasBillingPage: true });
    const log = await portal.database.query(
      'select action, subject from audit_log where org_id = $1 order by audit_id',
      [member.orgId],
    );
    expect(log.slice(-2)).toEqual([
      { action: 'plan.checkout-started', subject: 'premium' },
      { action: 'plan.changed-by-billing', subject: 'premium' },
    ]);
    // Coming back once more, such as by a reload, changes nothing again.
    const profile = await profileOf(member);
    portal.clock.advance(1000);
    expect((await member.browser.call(completeCheckout, { hostedPageId })).body.data.outcome).toBe('succeeded');
    expect(await profileOf(member)).toEqual(profile);
  });

  test('that is abandoned or left by its cancel link changes nothing', async () => {
    const member = await signInNewMember(portal);
    const before = await profileOf(member);
    const { body } = await member.browser.call(subscribePlan, { planId: 'basic' });
    const hostedPageId = pageIn(body.data.checkoutUrl);
    chargebee.cancel(hostedPageId);
    expect((await member.browser.call(completeCheckout, { hostedPageId })).body.data.outcome).toBe('cancelled');
    expect(await profileOf(member)).toEqual(before);
    const again = await member.browser.call(subscribePlan, { planId: 'basic' });
    expect(pageIn(again.body.data.checkoutUrl)).not.toBe(hostedPageId);
  });

  test('of a double click is one page', async () => {
    const member = await signInNewMember(portal);
    await member.browser.fetchCsrfToken();
    const clicks = await Promise.all([1, 2, 3].map(() => member.browser.call(subscribePlan, { planId: 'basic' })));
    expect(new Set(clicks.map(({ body }) => body.data.checkoutUrl)).size).toBe(1);
  });

  test('of an upgrade changes the subscription and asks for no second one', async () => {
    const { member, subscription } = await subscribed('basic');
    const { body } = await member.browser.call(updatePlan, { planId: 'standard' });
    expect(chargebee.seen.at(-1)?.path).toMatch(/checkout_existing_for_items$/);
    expect(chargebee.seen.at(-1)?.asked.get('subscription[id]')).toBe(subscription.id);
    const hostedPageId = pageIn(body.data.checkoutUrl);
    chargebee.pay(hostedPageId);
    expect((await member.browser.call(completeCheckout, { hostedPageId })).body.data.outcome).toBe('succeeded');
    expect((await profileOf(member)).planName).toBe('Standard');
  });

  test('of another organisation is nobody else’s to complete', async () => {
    const { hostedPageId } = await subscribed('standard');
    const stranger = await signInNewMember(portal);
    const before = await profileOf(stranger);
    expect((await stranger.browser.call(completeCheckout, { hostedPageId })).errors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    expect(await profileOf(stranger)).toEqual(before);
  });

  test('paid by somebody else than the organisation is not taken over', async () => {
    const member = await signInNewMember(portal);
    const before = await profileOf(member);
    const { body } = await member.browser.call(subscribePlan, { planId: 'premium' });
    const hostedPageId = pageIn(body.data.checkoutUrl);
    chargebee.pay(hostedPageId, { customer_id: 'somebody-else' });
    expect((await member.browser.call(completeCheckout, { hostedPageId })).body.data.outcome).toBe('unknown');
    expect(await profileOf(member)).toEqual(before);
  });
});

describe('refused, with the catalogue’s text', () => {
  const text = () =>
    `Unable to upgrade your plan. Please contact us at ${portal.portal.services.brands.default.supportEmail}.`;

  test.each([
    ['the plan that one has', 'standard', 'PLAN_IS_CURRENT'],
    ['a lower plan', 'basic', 'PLAN_IS_LOWER'],
    ['a plan that is not offered', 'no-such-plan', 'PLAN_NOT_ELIGIBLE'],
  ])('%s', async (_name, planId, code) => {
    const { member } = await subscribed('standard');
    const asked = chargebee.seen.length;
    for (const call of [updatePlan, subscribePlan])
      expect((await member.browser.call(call, { planId })).errors).toMatchObject([{ code, message: text() }]);
    expect(chargebee.seen).toHaveLength(asked);
  });

  test.each([
    ['another billing plan id', { chargebeePlanId: 'basic-monthly' }],
    ['a coupon that the plan has not', { coupon: 'EVERYTHING-FREE' }],
    ['no billing plan id where there is one', { chargebeePlanId: null }],
  ])('%s than the plan has now', async (_name, seen) => {
    const member = await signInNewMember(portal);
    expect((await member.browser.call(subscribePlan, { planId: 'premium', ...seen })).errors).toMatchObject([
      { code: 'PLAN_NOT_ELIGIBLE', message: text() },
    ]);
  });

  test('a plan that Chargebee does not sell', async () => {
    const member = await signInNewMember(portal);
    chargebee.state.unknownPlans.push('standard-monthly');
    const answer = await member.browser.call(subscribePlan, { planId: 'standard' });
    chargebee.state.unknownPlans.pop();
    expect(answer.errors).toMatchObject([{ code: 'PLAN_REFUSED', message: text() }]);
  });
});

describe('Chargebee down', () => {
  test('is said, and nothing changes', async () => {
    const { member } = await subscribed('basic');
    const before = await profileOf(member);
    chargebee.state.isDown = true;
    const answer = await member.browser.call(updatePlan, { planId: 'premium' });
    expect(answer.status).toBe(503);
    expect(answer.errors).toMatchObject([
      { code: 'BILLING_UNAVAILABLE', message: expect.stringContaining('Nothing has changed') },
    ]);
    expect((await member.browser.call(openBillingPage, {})).errors).toMatchObject([{ code: 'BILLING_UNAVAILABLE' }]);
    expect(await profileOf(member)).toEqual(before);
    // The plan page itself needs nothing of Chargebee.
    expect((await offerOf(member)).eligiblePlans.length).toBeGreaterThan(0);
    chargebee.state.isDown = false;
    expect((await member.browser.call(updatePlan, { planId: 'premium' })).body.data.checkoutUrl).not.toBeNull();
  });

  test('at the return leaves the checkout to be completed later', async () => {
    const member = await signInNewMember(portal);
    const { body } = await member.browser.call(subscribePlan, { planId: 'basic' });
    const hostedPageId = pageIn(body.data.checkoutUrl);
    chargebee.pay(hostedPageId);
    chargebee.state.isDown = true;
    expect((await member.browser.call(completeCheckout, { hostedPageId })).status).toBe(503);
    chargebee.state.isDown = false;
    expect((await member.browser.call(completeCheckout, { hostedPageId })).body.data.outcome).toBe('succeeded');
  });
});

test('cards and invoices are for whoever has paid', async () => {
  const stranger = await signInNewMember(portal);
  expect((await stranger.browser.call(openBillingPage, {})).body.data.url).toBeNull();
  const { member } = await subscribed();
  expect((await member.browser.call(openBillingPage, {})).body.data.url).toMatch(/\/portal\/v2\/authenticate/);
});

test('no secret of Chargebee reaches the log or the database', async () => {
  const rows = await portal.database.query<{ row: string }>(
    `select to_jsonb(t)::text as row from billing_subscriptions t union all select to_jsonb(t)::text from billing_checkouts t
     union all select to_jsonb(t)::text from billing_events t`,
  );
  const text = [...portal.logged, ...rows.map(({ row }) => row)].join('\n');
  expect(text.length).toBeGreaterThan(1000);
  for (const secret of chargebee.secrets) expect(text).not.toContain(secret);
});
