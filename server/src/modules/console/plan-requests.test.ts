import { deleteOrganisation } from '@portal/contract/console/organisation.calls.ts';
import * as staffCalls from '@portal/contract/console/plan-requests.calls.ts';
import { createTarget } from '@portal/contract/monitoring/monitoring.calls.ts';
import { subscribePlan, updatePlan } from '@portal/contract/plans/billing.calls.ts';
import { featureUsageProfile, getEligiblePlans } from '@portal/contract/plans/plans.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshProof, inviteColleague, type Member, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { readsIn } from '../../testing/reads-in.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
let staff: Awaited<ReturnType<typeof signInNewStaff>>;
beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  staff = await signInNewStaff(portal);
});
afterAll(() => portal.stop());

const profileOf = async ({ browser }: Member) => (await browser.call(featureUsageProfile, {})).body.data.plans;
const logOf = (orgId: string) =>
  portal.database.query<{ action: string; subject: string; details: unknown }>(
    'select action, subject, details from audit_log where org_id = $1 order by audit_id desc limit 1',
    [orgId],
  );
async function memberAskingFor(planId: string, companyName?: string) {
  const member = await signInNewMember(portal, companyName);
  await member.browser.call(subscribePlan, { planId });
  return member;
}
const confirm = ({ orgId }: Member, planId: string) =>
  staff.browser.call(staffCalls.confirmPlanRequest, { orgId, planId });
const decline = ({ orgId }: Member, planId: string, reason = 'We do not know your company.') =>
  staff.browser.call(staffCalls.declinePlanRequest, { orgId, planId, reason });

describe('the list of plan requests', () => {
  test('has those that wait, the longest first, with price and person', async () => {
    const first = await memberAskingFor('premium', 'Queue One Ltd');
    portal.clock.advance(1000);
    const second = await memberAskingFor('basic', 'Queue Two Ltd');
    const { body } = await staff.browser.call(staffCalls.listPlanRequests, { search: 'queue' });
    expect(body.data).toMatchObject({
      total: 2,
      requests: [
        {
          orgId: first.orgId,
          planName: 'Premium',
          currentPlanName: 'Standard',
          subscriptionStatus: 'INTRIAL',
          price: 19_900,
          requestedBy: first.email,
        },
        { orgId: second.orgId, planName: 'Basic', requestedAt: portal.clock.now().toISOString() },
      ],
    });
    await confirm(first, 'premium');
    await decline(second, 'basic');
    expect((await staff.browser.call(staffCalls.listPlanRequests, { search: 'queue' })).body.data.total).toBe(0);
  });
});

describe('confirming', () => {
  test('puts the plan in force at once, logs it, and tells who asked', async () => {
    const member = await memberAskingFor('premium', 'Lark Bakery');
    const { body } = await member.browser.call(getEligiblePlans, {});
    expect(body.data).toMatchObject({ requestedPlanId: 'premium', requestedAt: portal.clock.now().toISOString() });
    expect((await confirm(member, 'premium')).status).toBe(200);
    expect(await profileOf(member)).toMatchObject({
      planName: 'Premium',
      subscriptionStatus: 'ACTIVE',
      subscriptionDate: portal.clock.now().toISOString(),
      probelyNumberOfTargets: 10,
    });
    expect((await member.browser.call(getEligiblePlans, {})).body.data).toMatchObject({
      requestedPlanId: null,
      hasSubscription: true,
    });
    expect(await logOf(member.orgId)).toMatchObject([
      {
        action: 'plan.confirmed',
        subject: 'premium',
        details: { from: { planId: 'standard', status: 'INTRIAL' }, staff: staff.email },
      },
    ]);
    expect((await queuedMails(portal, member.email)).at(-1)).toMatchObject({
      request: { kind: 'plan-confirmed', planName: 'Premium', organisationName: 'Lark Bakery' },
    });
  });

  test('by two of staff at once happens once; what was changed meanwhile is not confirmed', async () => {
    const member = await memberAskingFor('premium');
    await staff.browser.fetchCsrfToken();
    const answers = await Promise.all([confirm(member, 'premium'), confirm(member, 'premium')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const other = await memberAskingFor('basic');
    await other.browser.call(subscribePlan, { planId: 'premium' });
    expect((await confirm(other, 'basic')).errors).toMatchObject([{ code: 'PLAN_REQUEST_GONE' }]);
    expect((await profileOf(other)).subscriptionStatus).toBe('INTRIAL');
  });

  test('tells everyone when whoever asked is gone', async () => {
    const member = await memberAskingFor('premium');
    const colleague = await inviteColleague(portal, member);
    await portal.database.query('update organisations set requested_by = $2 where org_id = $1', [
      member.orgId,
      'gone@firm.example',
    ]);
    await readsIn(portal, { ...member, email: colleague }, 'es');
    await confirm(member, 'premium');
    for (const [email, language, page] of [
      [member.email, 'en', /\/plan$/],
      [colleague, 'es', /\/plan\?lang=es$/],
    ] as const)
      expect((await queuedMails(portal, email)).at(-1)).toMatchObject({
        language,
        request: { kind: 'plan-confirmed', planUrl: expect.stringMatching(page) },
      });
  });
});

test('declining keeps everything and tells the customer why', async () => {
  const member = await memberAskingFor('basic');
  const before = await profileOf(member);
  expect((await decline(member, 'basic', ' ')).status).toBe(400);
  expect((await decline(member, 'basic')).status).toBe(200);
  expect(await profileOf(member)).toEqual(before);
  expect((await member.browser.call(getEligiblePlans, {})).body.data.requestedPlanId).toBeNull();
  expect((await queuedMails(portal, member.email)).at(-1)).toMatchObject({
    request: { kind: 'plan-declined', planName: 'Basic', staffReason: 'We do not know your company.' },
  });
  expect(await logOf(member.orgId)).toMatchObject([{ action: 'plan.declined', subject: 'basic' }]);
});

describe('an upgrade of a plan that staff invoices', () => {
  test('is asked for as well, once, and lower plans or the same are refused', async () => {
    const member = await memberAskingFor('standard');
    await confirm(member, 'standard');
    const support = portal.portal.services.brands.default.supportEmail;
    const mails = (await queuedMails(portal, support)).length;
    await member.browser.fetchCsrfToken();
    const update = (planId: string) => member.browser.call(updatePlan, { planId });
    const answers = await Promise.all([update('premium'), update('premium')]);
    for (const { body } of answers) expect(body.data).toEqual({ requestedPlanId: 'premium', checkoutUrl: null });
    expect(await queuedMails(portal, support)).toHaveLength(mails + 1);
    expect((await profileOf(member)).planName).toBe('Standard');
    const message = `Unable to upgrade your plan. Please contact us at ${support}.`;
    expect((await update('standard')).errors).toMatchObject([{ code: 'PLAN_IS_CURRENT', message }]);
    expect((await update('basic')).errors).toMatchObject([{ code: 'PLAN_IS_LOWER', message }]);
  });
});

describe('setting a plan by hand', () => {
  const set = async (
    { orgId }: Member,
    planId: string,
    subscriptionStatus: 'INTRIAL' | 'ACTIVE' | 'FAILED' | 'CANCELLED',
  ) =>
    staff.browser.call(
      staffCalls.setPlanOfOrganisation,
      { orgId, planId, subscriptionStatus, reason: 'Paid by invoice 2026-114.' },
      await freshProof(portal, staff.email),
    );

  test('needs a fresh proof and a reason, and is logged with both states', async () => {
    const member = await signInNewMember(portal);
    const input = { orgId: member.orgId, planId: 'premium', subscriptionStatus: 'ACTIVE', reason: 'Agreed.' } as const;
    const unproven = await staff.browser.call(staffCalls.setPlanOfOrganisation, input);
    expect(unproven.errors).toMatchObject([{ code: 'FRESH_SIGN_IN_NEEDED' }]);
    expect((await set(member, 'no-such-plan', 'ACTIVE')).errors).toMatchObject([{ code: 'PLAN_UNKNOWN' }]);
    expect((await set(member, 'premium', 'ACTIVE')).status).toBe(200);
    expect(await profileOf(member)).toMatchObject({ planName: 'Premium', subscriptionStatus: 'ACTIVE' });
    expect(await logOf(member.orgId)).toMatchObject([
      {
        action: 'plan.set',
        details: {
          from: { planId: 'standard', status: 'INTRIAL' },
          to: { planId: 'premium', status: 'ACTIVE' },
          reason: 'Paid by invoice 2026-114.',
        },
      },
    ]);
    const { body } = await staff.browser.call(staffCalls.readPlanOfOrganisation, { orgId: member.orgId });
    expect(body.data).toMatchObject({ planId: 'premium', isBilledElsewhere: false, request: null });
    expect(body.data.plans.map(({ planName }) => planName)).toEqual(['Basic', 'Standard', 'Premium']);
  });

  test('moves the end of a trial, to a day within a year', async () => {
    const member = await signInNewMember(portal);
    const day = (days: number) =>
      Temporal.Instant.from(portal.clock.now().toISOString())
        .toZonedDateTimeISO('America/Los_Angeles')
        .toPlainDate()
        .add({ days })
        .toString();
    const move = async (trialEndsOn: string, subscriptionStatus: 'INTRIAL' | 'ACTIVE' = 'INTRIAL') =>
      staff.browser.call(
        staffCalls.setPlanOfOrganisation,
        { orgId: member.orgId, planId: 'standard', subscriptionStatus, trialEndsOn, reason: 'They asked.' },
        await freshProof(portal, staff.email),
      );
    expect((await move(day(-1))).errors).toMatchObject([{ code: 'DATE_IN_THE_PAST', field: 'trialEndsOn' }]);
    expect((await move(day(366))).errors).toMatchObject([{ code: 'TRIAL_TOO_LONG', field: 'trialEndsOn' }]);
    const before = (await profileOf(member)).expirationDate;
    expect((await move(day(90))).status).toBe(200);
    const { body } = await staff.browser.call(staffCalls.readPlanOfOrganisation, { orgId: member.orgId });
    expect(body.data).toMatchObject({ subscriptionStatus: 'INTRIAL', trialEndsOn: day(90) });
    const { expirationDate } = await profileOf(member);
    const changes = (await logOf(member.orgId)).filter(({ action }) => action === 'plan.set');
    expect(changes).toMatchObject([
      { action: 'plan.set', details: { from: { trialEndsAt: before }, to: { trialEndsAt: expirationDate } } },
    ]);
    // The end of a trial means nothing without one.
    await move(day(10), 'ACTIVE');
    expect((await profileOf(member)).expirationDate).toBe(expirationDate);
  });

  test('to a smaller one deletes nothing: what is too much stays, and nothing more can be added', async () => {
    const member = await signInNewMember(portal);
    const add = (name: string) =>
      member.browser.call(createTarget, {
        targetName: name,
        targetUrl: `http://127.0.0.1:9/${name}`,
        scanProfile: 'safe',
        consent: { accepted: true, text: 'I may scan this website.' },
      });
    await set(member, 'premium', 'ACTIVE');
    for (const name of ['one', 'two', 'three']) expect((await add(name)).status).toBe(200);
    await set(member, 'basic', 'ACTIVE');
    const [row] = await portal.database.query<{ kept: number }>(
      'select count(*)::int as kept from websites where org_id = $1',
      [member.orgId],
    );
    expect(row?.kept).toBe(3);
    expect((await add('four')).errors).toMatchObject([{ code: 'TARGET_LIMIT_REACHED' }]);
    await set(member, 'premium', 'CANCELLED');
    expect((await add('five')).errors).toMatchObject([{ code: 'MODULE_NOT_ACTIVE' }]);
    await set(member, 'premium', 'FAILED');
    expect((await add('six')).status).toBe(200);
  });

  test('is refused while the billing provider decides', async () => {
    const member = await memberAskingFor('premium', 'Billed Bakery');
    await portal.database.query(
      `insert into billing_subscriptions (org_id, subscription_id, is_live, version, occurred_at) values ($1, $2, true, 1, now())`,
      [member.orgId, `sub-${member.orgId}`],
    );
    expect((await set(member, 'premium', 'ACTIVE')).errors).toMatchObject([{ code: 'PLAN_BILLED_ELSEWHERE' }]);
    expect((await confirm(member, 'premium')).errors).toMatchObject([{ code: 'PLAN_BILLED_ELSEWHERE' }]);
    // Nor is the organisation deleted, which would leave somebody charging it whom nobody here knows.
    const deletion = { orgId: member.orgId, companyName: 'Billed Bakery' };
    const refused = await staff.browser.call(deleteOrganisation, deletion, await freshProof(portal, staff.email));
    expect(refused.errors).toMatchObject([{ code: 'SUBSCRIPTION_STILL_RUNS' }]);
    expect((await profileOf(member)).subscriptionStatus).toBe('INTRIAL');
  });
});
