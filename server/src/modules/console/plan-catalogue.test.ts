import { randomUUID } from 'node:crypto';
import {
  chooseTrialPlan,
  createPlan,
  deletePlan,
  editPlan,
  listPlans,
  movePlan,
  showPlan,
} from '@portal/contract/console/plan-catalogue.calls.ts';
import { createSubscriptionId } from '@portal/contract/console/subscription-ids.calls.ts';
import { subscribePlan } from '@portal/contract/plans/billing.calls.ts';
import { featureUsageProfile, getEligiblePlans } from '@portal/contract/plans/plans.calls.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Caller } from '../../call/caller.ts';
import { publishOffer } from '../../testing/offers.ts';
import { type Member, type Person, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { openPlanCatalogue } from '../plans/public.ts';
import { planCatalogueCalls } from './plan-catalogue.calls.ts';

let portal: TestPortal;
let staff: Person;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await signInNewStaff(portal);
  member = await signInNewMember(portal);
  await staff.browser.fetchCsrfToken();
});
afterAll(() => portal.stop());

const named = (changes = {}) => samplePlan(`Plan ${randomUUID()}`, changes);
const all = async () => (await staff.browser.call(listPlans, {})).body.data.plans;
const find = async (planId: string) => {
  const plan = (await all()).find((candidate) => candidate.planId === planId);
  if (plan === undefined) throw new Error(`There is no plan ${planId}`);
  return plan;
};
const create = async (changes = {}) => {
  const answer = await staff.browser.call(createPlan, named(changes));
  expect(answer.status).toBe(200);
  return answer.body.data.planId;
};
const offered = async () =>
  (await member.browser.call(getEligiblePlans, {})).body.data.eligiblePlans.map(
    (plan) => plan.planPointer.appId.planId,
  );

describe('a new portal', () => {
  test('has the plans that come along, in their order', async () => {
    expect((await all()).slice(0, 3)).toMatchObject([
      { planId: 'basic', isTrialPlan: false, plan: { planPrice: 4900 } },
      { planId: 'standard', isTrialPlan: true, organisations: 1 },
      { planId: 'premium' },
    ]);
  });

  test('is filled once, whoever starts, however many at a time', async () => {
    const { database } = portal.portal.services;
    await staff.browser.call(movePlan, { planId: 'premium', direction: 'up' });
    const opened = await Promise.all([1, 2, 3].map(() => openPlanCatalogue(database, portal.clock, () => undefined)));
    for (const catalogue of opened) {
      expect(catalogue.plans.slice(0, 3).map((plan) => plan.planPointer.appId.planId)).toEqual([
        'basic',
        'premium',
        'standard',
      ]);
      await catalogue.stop();
    }
    await staff.browser.call(movePlan, { planId: 'premium', direction: 'down' });
    await portal.database.query('delete from plans');
    const again = await Promise.all([1, 2, 3].map(() => openPlanCatalogue(database, portal.clock, () => undefined)));
    for (const catalogue of again) await catalogue.stop();
    expect(await portal.database.query('select plan_id from plans order by position')).toHaveLength(3);
  });
});

describe('plans', () => {
  test('are on offer as soon as they are made, in the order that staff gives them', async () => {
    const planId = await create({ showToCustomer: true, planPrice: 123_456 });
    expect((await offered()).at(-1)).toBe(planId);
    await staff.browser.call(movePlan, { planId, direction: 'up' });
    await staff.browser.call(movePlan, { planId, direction: 'up' });
    expect((await offered()).indexOf(planId)).toBeLessThan((await offered()).indexOf('premium'));
    await staff.browser.call(showPlan, { planId, isShown: false });
    expect(await offered()).not.toContain(planId);
    expect((await find(planId)).plan.planPrice).toBe(123_456);
  });

  test('have prices in their own currency, dollars unless told otherwise', async () => {
    expect((await find(await create({}))).plan.currency).toBe('USD');
    expect((await find(await create({ currency: 'JPY', planPrice: 4900 }))).plan).toMatchObject({ currency: 'JPY' });
    const answer = await staff.browser.call(createPlan, named({ currency: 'XYZ' }));
    expect(answer.errors).toMatchObject([{ field: 'currency' }]);
    // Plans of before have none in their row.
    await portal.database.query(`update plans set data = data - 'currency' where plan_id = 'basic'`);
    expect((await find('basic')).plan.currency).toBe('USD');
  });

  test('show their changes in other processes within seconds, without a start', async () => {
    const { database } = portal.portal.services;
    const other = await openPlanCatalogue(database, portal.clock, () => undefined);
    try {
      const planId = await create({ planPrice: 100 });
      const { version } = await find(planId);
      await staff.browser.call(editPlan, { ...named({ planPrice: 200 }), planId, version });
      await vi.waitFor(() => expect(other.find(planId).planPrice).toBe(200), { timeout: 120_000, interval: 100 });
    } finally {
      await other.stop();
    }
  });

  test('change for their customers at once', async () => {
    const { version, plan } = await find('standard');
    const planDetail = { ...samplePlan(plan.planDetail.planName).planDetail, probelyNumberOfTargets: 7 };
    const change = { ...samplePlan('Standard', { planDetail, showToCustomer: true }), planId: 'standard', version };
    expect((await staff.browser.call(editPlan, change)).status).toBe(200);
    const { body } = await member.browser.call(featureUsageProfile, {});
    expect(body.data.plans.probelyNumberOfTargets).toBe(7);
  });

  test('that two change at once keep the first change, and the second is told', async () => {
    const planId = await create();
    const { version } = await find(planId);
    const [first, second] = [named({ planPrice: 1 }), named({ planPrice: 2 })];
    const answers = await Promise.all(
      [first, second].map((fields) => staff.browser.call(editPlan, { ...fields, planId, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.errors).toMatchObject([{ code: 'CHANGED_ELSEWHERE' }]);
    const kept = answers[0]?.status === 200 ? 1 : 2;
    expect((await find(planId)).plan.planPrice).toBe(kept);
  });

  test('have names of their own, upper or lower case', async () => {
    const answer = await staff.browser.call(createPlan, samplePlan('PREMIUM'));
    expect(answer).toMatchObject({ status: 409, errors: [{ code: 'PLAN_NAME_TAKEN', field: 'planDetail.planName' }] });
  });

  test('write into the log who changed what from what', async () => {
    const planId = await create({ planPrice: 100 });
    await staff.browser.call(editPlan, { ...named({ planPrice: 300 }), planId, version: 1 });
    const rows = await portal.database.query(
      'select details, actor_id from audit_log where action = $1 and subject = $2',
      ['plan.changed', planId],
    );
    expect(rows).toMatchObject([{ details: { before: { planPrice: 100 }, after: { planPrice: 300 } } }]);
    expect(rows[0]?.actor_id).not.toBeNull();
  });

  const detail = samplePlan('x').planDetail;
  test.each([
    [{ planPrice: 49.5 }, 'planPrice'],
    [{ planPrice: -1 }, 'planPrice'],
    [{ planPrice: 100_000_001 }, 'planPrice'],
    [{ planDetail: { ...detail, planName: ' ' } }, 'planDetail.planName'],
    [{ planDetail: { ...detail, probelyNumberOfTargets: 1.5 } }, 'planDetail.probelyNumberOfTargets'],
    [{ planDetail: { ...detail, probely: 'YES' } }, 'planDetail.probely'],
    [{ planDetail: { ...detail, probelyScanProfile: ['turbo'] } }, 'planDetail.probelyScanProfile.0'],
    [{ planColors: { border: 'red', button: '#0b57d0', shadow: '#0b57d0' } }, 'planColors.border'],
    [{ planColors: { border: '#0b57d0', button: '#0b57d0;x', shadow: '#0b57d0' } }, 'planColors.button'],
    [
      {
        chargebeeCoupons: [{ couponCode: 'A', discountType: 'percentage', discountAmount: 0, discountPercentage: 101 }],
      },
      'chargebeeCoupons.0.discountPercentage',
    ],
  ])('with %j are refused at the field', async (wrong, field) => {
    const answer = await staff.browser.call(createPlan, { ...named(), ...(wrong as object) });
    expect(answer).toMatchObject({ status: 400, errors: [{ field }] });
  });

  test('with a scan level that the scanner does not have are refused', async () => {
    const { services } = portal.portal;
    const scanner = { ...services.scanner, levels: ['safe' as const] };
    const fields = named({ planDetail: { ...detail, probelyScanProfile: ['safe', 'full'] } });
    const bound = planCatalogueCalls.find(({ call }) => call === createPlan);
    const answer = bound?.answer({ ...services, scanner }, {} as Caller, fields);
    await expect(answer).rejects.toMatchObject({ code: 'SCAN_LEVEL_UNKNOWN' });
  });
});

describe('the plan of trials', () => {
  test('is the one that staff chose, for those who come from then on', async () => {
    const planId = await create();
    await staff.browser.call(chooseTrialPlan, { planId });
    expect((await all()).filter(({ isTrialPlan }) => isTrialPlan)).toMatchObject([{ planId }]);
    await signInNewMember(portal);
    expect((await find(planId)).organisations).toBe(1);
    expect((await staff.browser.call(deletePlan, { planId })).errors).toMatchObject([{ code: 'PLAN_IS_FOR_TRIALS' }]);
    await staff.browser.call(chooseTrialPlan, { planId: 'standard' });
    expect((await staff.browser.call(deletePlan, { planId })).errors).toMatchObject([{ code: 'PLAN_IN_USE' }]);
  });
});

describe('a plan can be deleted', () => {
  test('while nobody has it', async () => {
    const planId = await create();
    expect((await staff.browser.call(deletePlan, { planId })).status).toBe(200);
    expect((await all()).map((plan) => plan.planId)).not.toContain(planId);
    expect((await staff.browser.call(deletePlan, { planId })).status).toBe(404);
  });

  test('but not one that a customer has asked for, a channel offers, or a subscription id gives', async () => {
    const [requested, inChannel, inId] = [
      await create({ showToCustomer: true }),
      await create(),
      await create({ showToCustomer: true }),
    ];
    await member.browser.call(subscribePlan, { planId: requested });
    await publishOffer(portal, { channel: { eligiblePlanIds: ['premium', inChannel] } }, staff);
    const { channelId } = await publishOffer(portal, {}, staff);
    await staff.browser.call(createSubscriptionId, { channelId, planId: inId });
    for (const planId of [requested, inChannel, inId])
      expect(await staff.browser.call(deletePlan, { planId })).toMatchObject({
        status: 409,
        errors: [{ code: 'PLAN_IN_USE' }],
      });
  });

  test('or be offered by a new subscription id, but never both', async () => {
    const planId = await create({ showToCustomer: true });
    const { channelId } = await publishOffer(portal, {}, staff);
    const [deleted, published] = await Promise.all([
      staff.browser.call(deletePlan, { planId }),
      staff.browser.call(createSubscriptionId, { channelId, planId }),
    ]);
    expect([deleted.status === 200, published.status === 200].sort()).toEqual([false, true]);
  });
});

test('members never see or change the catalogue', async () => {
  expect((await member.browser.call(listPlans, {})).status).toBe(404);
  expect((await member.browser.call(createPlan, named())).status).toBe(404);
});
