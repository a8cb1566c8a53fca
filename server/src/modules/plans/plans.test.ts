import { getMonitoringSummary } from '@portal/contract/dashboard/dashboard.calls.ts';
import { subscribePlan, withdrawPlanRequest } from '@portal/contract/plans/billing.calls.ts';
import { featureUsageProfile, getEligiblePlans, isValidSubscriptionId } from '@portal/contract/plans/plans.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Member, signIn, signInNewMember } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const DAY_MS = 24 * 60 * 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const support = () => portal.portal.services.brands.default.supportEmail;
const profileOf = async ({ browser }: Pick<Member, 'browser'>) =>
  (await browser.call(featureUsageProfile, {})).body.data.plans;

describe('the trial', () => {
  test('lasts thirty days; then its modules are inactive until something is subscribed', async () => {
    const member = await signInNewMember(portal);
    const start = portal.clock.now();
    expect(await profileOf(member)).toMatchObject({
      subscriptionStatus: 'INTRIAL',
      signUpDate: start.toISOString(),
      expirationDate: new Date(start.getTime() + 30 * DAY_MS).toISOString(),
      modules: { monitoring: 'ACTIVE', dashboard: 'ACTIVE' },
    });
    portal.clock.advance(30 * DAY_MS);
    const lastMoment = { browser: await signIn(portal, member.email) };
    expect((await profileOf(lastMoment)).modules.monitoring).toBe('ACTIVE');
    portal.clock.advance(1);
    expect((await profileOf(lastMoment)).modules).toMatchObject({ monitoring: 'INACTIVE', dashboard: 'INACTIVE' });
    expect((await lastMoment.browser.call(getMonitoringSummary, {})).errors).toMatchObject([
      { code: 'MODULE_NOT_ACTIVE' },
    ]);
    await portal.database.query(`update organisations set subscription_status = 'ACTIVE' where org_id = $1`, [
      member.orgId,
    ]);
    expect((await profileOf(lastMoment)).modules).toMatchObject({ monitoring: 'ACTIVE', dashboard: 'ACTIVE' });
    expect((await lastMoment.browser.call(getMonitoringSummary, {})).status).toBe(200);
  });
});

describe('asking for a plan', () => {
  test('tells the provider once, however often it is clicked', async () => {
    const member = await signInNewMember(portal, 'Clicking Bakery');
    const before = (await queuedMails(portal, support())).length;
    await member.browser.fetchCsrfToken();
    const ask = (planId: string) => member.browser.call(subscribePlan, { planId });
    const answers = await Promise.all([ask('basic'), ask('basic'), ask('basic')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await ask('basic');
    const mails = (await queuedMails(portal, support())).slice(before);
    expect(mails).toMatchObject([
      {
        request: {
          kind: 'plan-request',
          organisationName: 'Clicking Bakery',
          planName: 'Basic',
          requesterEmail: member.email,
        },
      },
    ]);
    const { body } = await member.browser.call(getEligiblePlans, {});
    expect(body.data).toMatchObject({ requestedPlanId: 'basic', hasSubscription: false });
    await ask('standard');
    expect((await queuedMails(portal, support())).slice(before)).toHaveLength(2);
  });

  test('can be withdrawn once, and asked for again', async () => {
    const member = await signInNewMember(portal);
    const requested = async () => (await member.browser.call(getEligiblePlans, {})).body.data.requestedPlanId;
    const withdraw = (planId: string) => member.browser.call(withdrawPlanRequest, { planId });
    await member.browser.call(subscribePlan, { planId: 'basic' });
    expect((await withdraw('standard')).errors).toMatchObject([{ code: 'PLAN_REQUEST_GONE' }]);
    expect(await requested()).toBe('basic');
    expect((await withdraw('basic')).status).toBe(200);
    expect(await requested()).toBeNull();
    expect((await withdraw('basic')).errors).toMatchObject([{ code: 'PLAN_REQUEST_GONE' }]);
    await member.browser.call(subscribePlan, { planId: 'basic' });
    expect(await requested()).toBe('basic');
  });

  test('changes no plan by itself', async () => {
    const member = await signInNewMember(portal);
    const before = await profileOf(member);
    await member.browser.call(subscribePlan, { planId: 'basic' });
    expect(await profileOf(member)).toEqual(before);
  });

  test.each(['no-such-plan', '', '__proto__', 'constructor'])('that is not offered, %j, is refused', async (planId) => {
    const member = await signInNewMember(portal);
    expect(await member.browser.call(subscribePlan, { planId })).toMatchObject({
      status: 400,
      errors: [
        { code: 'PLAN_NOT_ELIGIBLE', message: `Unable to upgrade your plan. Please contact us at ${support()}.` },
      ],
    });
  });
});

test('the plans on offer are those that the operator shows, with whole details', async () => {
  const { browser } = await signInNewMember(portal);
  const { data } = (await browser.call(getEligiblePlans, {})).body;
  expect(data.eligiblePlans.length).toBeGreaterThan(0);
  expect(data.eligiblePlans.every((plan) => plan.showToCustomer)).toBe(true);
  const ids = data.eligiblePlans.map((plan) => plan.planPointer.appId.planId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an unknown subscription id is invalid, and tells nothing', async () => {
  const answer = await portal.browser().call(isValidSubscriptionId, { id: 'sub-1' });
  expect(answer.body.data).toMatchObject({ subscriptionIdStatus: 'invalid', planId: null, subscriptionId: null });
});
