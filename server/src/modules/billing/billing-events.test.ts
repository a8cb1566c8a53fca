import { createPlan, listPlans } from '@portal/contract/console/plan-catalogue.calls.ts';
import { completeCheckout, subscribePlan } from '@portal/contract/plans/billing.calls.ts';
import { featureUsageProfile } from '@portal/contract/plans/plans.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BILLING_EVENTS_PATH } from '../../http/billing-events.ts';
import { billPlans } from '../../testing/billed-plans.ts';
import { type ChargebeeStandIn, startChargebee } from '../../testing/chargebee-stand-in.ts';
import { type Member, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { takeUpWaitingEvents } from './take-up-waiting-events.ts';

let chargebee: ChargebeeStandIn;
let portal: TestPortal;
beforeAll(async () => {
  chargebee = await startChargebee();
  portal = await startTestPortal({ ...chargebee.settings(1), LOG_LEVEL: 'info' });
  await billPlans(portal);
});
afterAll(async () => {
  await portal.stop();
  await chargebee.stop();
});

const profileOf = async ({ browser }: Member) => (await browser.call(featureUsageProfile, {})).body.data.plans;
const deliver = (body: unknown, authorization: string | null = chargebee.webhookAuthorization) =>
  portal.portal.http.inject({
    method: 'POST',
    url: BILLING_EVENTS_PATH,
    headers: {
      'content-type': 'application/json',
      host: 'localhost:3000',
      ...(authorization === null ? {} : { authorization }),
    },
    payload: JSON.stringify(body),
  });
const outcomeOf = async (eventId: string) =>
  (
    await portal.database.query<{ outcome: string }>('select outcome from billing_events where event_id = $1', [
      eventId,
    ])
  )[0]?.outcome;

/** A member whose organisation has a subscription at Chargebee that the portal has heard of by an event. */
async function subscribed(plan_id = 'standard-monthly') {
  const member = await signInNewMember(portal);
  const id = `sub-${member.orgId.slice(0, 8)}`;
  const started = chargebee.change(id, { customer_id: member.orgId, status: 'active', plan_id, due_invoices_count: 0 });
  const event = chargebee.event('subscription_created', started);
  expect((await deliver(event)).statusCode).toBe(200);
  return { member, id, event };
}

describe('an event', () => {
  test('changes plan and status at once, with the log', async () => {
    const { member, id } = await subscribed('basic-monthly');
    expect(await profileOf(member)).toMatchObject({
      planName: 'Basic',
      subscriptionStatus: 'ACTIVE',
      chargebeeSubscriptionStatus: 'active',
    });
    await deliver(chargebee.event('subscription_changed', chargebee.change(id, { plan_id: 'premium-monthly' })));
    expect((await profileOf(member)).planName).toBe('Premium');
    const log = await portal.database.query<{ details: unknown }>(
      `select details from audit_log where org_id = $1 and action = 'plan.changed-by-billing' order by audit_id`,
      [member.orgId],
    );
    expect(log.at(-1)?.details).toMatchObject({
      from: { planId: 'basic', status: 'ACTIVE' },
      to: { planId: 'premium', status: 'ACTIVE' },
    });
  });

  test('that comes twice, or ten times at once, counts once', async () => {
    const { member, event } = await subscribed('basic-monthly');
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const [row] = await portal.database.query<{ changes: number }>(
      `select count(*)::int as changes from audit_log where org_id = $1 and action = 'plan.changed-by-billing'`,
      [member.orgId],
    );
    expect(row?.changes).toBe(1);
  });

  test('that comes too late does not undo what came before it', async () => {
    const { member, id } = await subscribed('basic-monthly');
    const older = chargebee.event('subscription_changed', chargebee.change(id, { plan_id: 'standard-monthly' }));
    const newer = chargebee.event('subscription_changed', chargebee.change(id, { plan_id: 'premium-monthly' }));
    await deliver(newer);
    await deliver(older);
    expect((await profileOf(member)).planName).toBe('Premium');
    expect(await outcomeOf(older.id)).toBe('too late');
  });

  test.each([
    ['none', null],
    ['wrong', `Basic ${Buffer.from('chargebee:guessed').toString('base64')}`],
    ['of another kind', 'Bearer x'],
  ])('with credentials that are %s is refused, and logged', async (_name, authorization) => {
    const { member, id } = await subscribed('basic-monthly');
    const forged = chargebee.event('subscription_changed', chargebee.change(id, { plan_id: 'premium-monthly' }));
    const answer = await deliver(forged, authorization);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toMatch(/^Basic /);
    expect((await profileOf(member)).planName).toBe('Basic');
    expect(await outcomeOf(forged.id)).toBeUndefined();
    expect(portal.logged.at(-1) + portal.logged.slice(-4).join()).toContain('credentials was refused');
  });

  test('of an unknown customer is taken, changes nothing, and is there to look at', async () => {
    const stranger = chargebee.change('sub-stranger', { customer_id: 'acme', plan_id: 'premium-monthly' });
    const event = chargebee.event('subscription_created', stranger);
    expect((await deliver(event)).statusCode).toBe(200);
    expect(await outcomeOf(event.id)).toBe('unknown customer');
    expect(portal.logged.join()).toContain('unknown customer');
  });

  test('about something else is taken', async () => {
    const event = chargebee.event('coupon_created', null);
    expect((await deliver(event)).statusCode).toBe(200);
    expect(await outcomeOf(event.id)).toBe('not about a subscription');
  });

  test('of a plan that the portal does not offer keeps the plan', async () => {
    const { member, id } = await subscribed('standard-monthly');
    const event = chargebee.event('subscription_changed', chargebee.change(id, { plan_id: 'legacy-plan' }));
    await deliver(event);
    expect(await profileOf(member)).toMatchObject({ planName: 'Standard', subscriptionStatus: 'ACTIVE' });
    expect(await outcomeOf(event.id)).toBe('unknown plan');
  });

  test('of a plan that is set up later gives it to the customer then, and is shown as waiting until then', async () => {
    const { member, id } = await subscribed('standard-monthly');
    const billingPlanId = `gold-${member.orgId.slice(0, 8)}`;
    const event = chargebee.event('subscription_changed', chargebee.change(id, { plan_id: billingPlanId }));
    await deliver(event);
    const owner = await signInNewStaff(portal);
    const waiting = async () =>
      (await owner.browser.call(listPlans, {})).body.data.waiting.filter(({ orgId }) => orgId === member.orgId);
    expect(await waiting()).toMatchObject([{ companyName: 'Harbor Bakery Ltd', billingPlanId }]);
    const plan = samplePlan(`Gold ${billingPlanId}`, { chargebeePlanId: billingPlanId });
    expect((await owner.browser.call(createPlan, plan)).status).toBe(200);
    expect(await profileOf(member)).toMatchObject({ planName: plan.planDetail.planName, subscriptionStatus: 'ACTIVE' });
    expect(await outcomeOf(event.id)).toBe('changed');
    expect(await waiting()).toEqual([]);
  });

  test('that waits is taken up once by work that runs again and again, and not after newer news', async () => {
    const late = await subscribed('standard-monthly');
    const { member, id } = await subscribed('standard-monthly');
    const { database, plans } = portal.portal.services;
    const wait = (subscription: string) =>
      deliver(chargebee.event('subscription_changed', chargebee.change(subscription, { plan_id: 'platinum' })));
    await wait(id);
    await wait(late.id);
    // This one has moved on to a plan that is known.
    await deliver(chargebee.event('subscription_changed', chargebee.change(late.id, { plan_id: 'basic-monthly' })));
    const [premium] = plans.catalogue.plans.slice(-1);
    if (premium === undefined) throw new TypeError('no plan');
    const offered = { plans: [...plans.catalogue.plans, { ...premium, chargebeePlanId: 'platinum' }] };
    const takeUp = () => database.asSystem((tx) => takeUpWaitingEvents(tx, offered, portal.clock.now()));
    const taken = await Promise.all([takeUp(), takeUp(), takeUp()]);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await profileOf(member)).toMatchObject({ planName: premium.planDetail.planName });
    expect((await profileOf(late.member)).planName).toBe('Basic');
    expect(await takeUp()).toBe(0);
  });

  test.each([['[]'], ['{}'], ['{"id":"x"}'], ['nonsense']])('that is none, %s, is refused', async (payload) => {
    const answer = await portal.portal.http.inject({
      method: 'POST',
      url: BILLING_EVENTS_PATH,
      headers: {
        'content-type': 'application/json',
        host: 'localhost:3000',
        authorization: chargebee.webhookAuthorization,
      },
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('the life of a subscription', () => {
  test('a failed payment keeps the plan and shows; the payment settles it', async () => {
    const { member, id } = await subscribed('standard-monthly');
    await deliver(chargebee.event('payment_failed', chargebee.change(id, { due_invoices_count: 1 })));
    expect(await profileOf(member)).toMatchObject({
      planName: 'Standard',
      subscriptionStatus: 'FAILED',
      modules: { monitoring: 'ACTIVE' },
    });
    // A change of the address says nothing about money.
    await deliver(chargebee.event('subscription_changed', chargebee.change(id, { due_invoices_count: 1 })));
    expect((await profileOf(member)).subscriptionStatus).toBe('FAILED');
    await deliver(chargebee.event('payment_succeeded', chargebee.change(id, { due_invoices_count: 0 })));
    expect((await profileOf(member)).subscriptionStatus).toBe('ACTIVE');
  });

  test('a cancelled one ends the modules, not the data; whoever subscribes anew gets a new one', async () => {
    const { member, id } = await subscribed('standard-monthly');
    await deliver(chargebee.event('subscription_cancelled', chargebee.change(id, { status: 'cancelled' })));
    expect(await profileOf(member)).toMatchObject({
      planName: 'Standard',
      subscriptionStatus: 'CANCELLED',
      chargebeeSubscriptionStatus: 'cancelled',
      modules: { monitoring: 'INACTIVE', dashboard: 'INACTIVE' },
    });
    const { body } = await member.browser.call(subscribePlan, { planId: 'basic' });
    expect(chargebee.seen.at(-1)?.path).toMatch(/checkout_new$/);
    const hostedPageId = /\/v4\/(\w+)\//.exec(body.data.checkoutUrl ?? '')?.[1] ?? '';
    chargebee.pay(hostedPageId);
    await member.browser.call(completeCheckout, { hostedPageId });
    expect(await profileOf(member)).toMatchObject({ planName: 'Basic', subscriptionStatus: 'ACTIVE' });
    // What the old one still has to say is no longer about this organisation's plan.
    const late = chargebee.event('subscription_deleted', chargebee.change(id, { deleted: true }));
    await deliver(late);
    expect(await outcomeOf(late.id)).toBe('of another subscription');
    expect((await profileOf(member)).subscriptionStatus).toBe('ACTIVE');
  });

  test('one that has yet to begin changes nothing', async () => {
    const member = await signInNewMember(portal);
    const future = { customer_id: member.orgId, plan_id: 'premium-monthly', status: 'future' };
    await deliver(chargebee.event('subscription_created', chargebee.change(`future-${member.orgId}`, future)));
    expect(await profileOf(member)).toMatchObject({
      planName: 'Standard',
      subscriptionStatus: 'INTRIAL',
      chargebeeSubscriptionStatus: 'future',
    });
  });

  test('a trial at Chargebee ends when Chargebee says', async () => {
    const member = await signInNewMember(portal);
    const trialEnd = Math.floor(portal.clock.now().getTime() / 1000) + 14 * 24 * 3600;
    const trial = { customer_id: member.orgId, plan_id: 'premium-monthly', status: 'in_trial', trial_end: trialEnd };
    await deliver(chargebee.event('subscription_created', chargebee.change(`trial-${member.orgId}`, trial)));
    expect(await profileOf(member)).toMatchObject({
      planName: 'Premium',
      subscriptionStatus: 'INTRIAL',
      expirationDate: new Date(trialEnd * 1000).toISOString(),
    });
  });
});
