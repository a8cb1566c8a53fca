import { completeCheckout, subscribePlan } from '@portal/contract/plans/billing.calls.ts';
import { featureUsageProfile } from '@portal/contract/plans/plans.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BILLING_EVENTS_PATH } from '../../http/billing-events.ts';
import { billPlans } from '../../testing/billed-plans.ts';
import { type ChargebeeStandIn, startChargebee } from '../../testing/chargebee-stand-in.ts';
import { type Member, signInNewMember } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let chargebee: ChargebeeStandIn;
let portal: TestPortal;
beforeAll(async () => {
  chargebee = await startChargebee();
  portal = await startTestPortal({ ...chargebee.settings(1), LOG_LEVEL: 'info' });
  billPlans(portal);
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
