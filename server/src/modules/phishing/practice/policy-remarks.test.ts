import { readinessSheet } from '@portal/contract/insurance/insurance.calls.ts';
import { turnPhishingOff } from '@portal/contract/phishing/phishing.calls.ts';
import { policyLoad } from '@portal/contract/policies/policies.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AskedPolicy } from '../../../policy-remark.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { changePlans } from '../../../testing/change-plans.ts';
import { type Member, signIn, signInNewMember } from '../../../testing/people.ts';
import {
  deliverAll,
  MONDAY_NINE,
  newPhishingFirm,
  type PhishingPortal,
  planCampaign,
  sendAt,
  startPhishingPortal,
} from '../testing/phishing-steps.ts';
import { remarkOnPractice } from './policy-remarks.ts';

let shared: PhishingPortal;
beforeAll(async () => {
  shared = await startPhishingPortal();
  await changePlans(shared.portal, ({ planDetail }) => ({
    planDetail: { ...planDetail, securityPolicies: 'ACTIVE', insurance: 'ACTIVE' },
  }));
});
afterAll(() => shared.stop());

/** What is said beside the policy where it gives this answer. */
function remarksOn({ orgId }: Pick<Member, 'orgId'>, answer: boolean, changes: Partial<AskedPolicy> = {}) {
  const { services } = shared.portal.portal;
  return services.database.inOrg(orgId, (tx) =>
    remarkOnPractice(tx, {
      ...{ policyId: 'awareness-training', answerTo: () => answer, holds: () => true },
      ...{ now: shared.portal.clock.now(), say: sayFor(services.brands.default) },
      ...changes,
    }),
  );
}

async function firmThatPlans() {
  shared.portal.clock.set(MONDAY_NINE);
  const firm = await newPhishingFirm(shared, 2);
  await planCampaign(firm);
  return firm;
}

test('a policy that says that practice emails are sent is told where none was and none is planned', async () => {
  shared.portal.clock.set(MONDAY_NINE);
  const firm = await newPhishingFirm(shared, 2);
  expect(await remarksOn(firm, true)).toEqual([
    {
      text: expect.stringContaining('has sent none in the last six months'),
      href: '/phishing',
      label: 'Plan a campaign',
    },
  ]);
  expect(await remarksOn(firm, true, { holds: () => false })).toEqual([]);
  expect(await remarksOn(firm, true, { policyId: 'acceptable-use' })).toEqual([]);
  await planCampaign(firm);
  expect(await remarksOn(firm, true)).toEqual([]);
});

test('what was sent counts for half a year', async () => {
  const firm = await firmThatPlans();
  await sendAt(shared.portal, '2026-11-24T00:29:59Z');
  await deliverAll(shared.portal);
  await sendAt(shared.portal, '2026-11-24T17:00:00Z');
  const after = (day: string) => remarksOn(firm, true, { now: new Date(`${day}T12:00:00Z`) });
  expect(await after('2027-05-20')).toEqual([]);
  expect(await after('2027-05-30')).toHaveLength(1);
});

test('a policy that says that none are sent is told where they are, until simulations are off', async () => {
  const firm = await firmThatPlans();
  expect(await remarksOn(firm, false)).toMatchObject([
    { text: expect.stringContaining('but the portal is sending them') },
  ]);
  const page = (await firm.browser.call(policyLoad, { policyType: 'awareness-training', version: null })).body;
  expect(page.remarks).toMatchObject([{ href: '/phishing', label: 'See the campaigns' }]);
  const other = await signInNewMember(shared.portal);
  expect(
    (await other.browser.call(policyLoad, { policyType: 'awareness-training', version: null })).body.remarks,
  ).toEqual([]);
  await firm.browser.call(turnPhishingOff, { revision: 1 });
  expect(await remarksOn(firm, false)).toEqual([]);
});

test('the sheet for insurers knows whether people practice, while simulations are on', async () => {
  const firm = await firmThatPlans();
  const line = async (browser: Member['browser']) =>
    (await browser.call(readinessSheet, {})).body.data.topics
      .flatMap(({ questions }) => questions)
      .find(({ key }) => key === 'phishing-practiced');
  expect(await line(firm.browser)).toMatchObject({ state: 'no' });
  await sendAt(shared.portal, '2026-11-24T00:29:59Z');
  await deliverAll(shared.portal);
  await sendAt(shared.portal, '2026-11-24T17:00:00Z');
  expect(await line(await signIn(shared.portal, firm.email))).toMatchObject({ state: 'yes' });
});
