import { randomUUID } from 'node:crypto';
import { editChannel } from '@portal/contract/console/channels.calls.ts';
import { subscribePlan } from '@portal/contract/plans/billing.calls.ts';
import { getEligiblePlans } from '@portal/contract/plans/plans.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBrand } from '../../testing/add-brand.ts';
import { customerSteps } from '../../testing/customer-steps.ts';
import { publishOffer } from '../../testing/offers.ts';
import { signInNewMember, signInNewStaff } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const newAddress = () => `new-${randomUUID()}@firm.example`;

const { signUpWith, verifyAndSignIn, onboard, planOf } = customerSteps(() => portal);

describe('a channel', () => {
  async function customerOf(channel: NonNullable<Parameters<typeof publishOffer>[1]>['channel'], planId: string) {
    const offer = await publishOffer(portal, { channel: channel ?? {}, id: { planId } });
    const email = newAddress();
    await signUpWith(email, { subscriptionId: offer.subscriptionId });
    const browser = await verifyAndSignIn(email);
    await onboard(browser);
    return { ...offer, browser };
  }
  const planIds = async (browser: TestBrowser) =>
    (await browser.call(getEligiblePlans, {})).body.data.eligiblePlans.map((plan) => plan.planPointer.appId.planId);

  test('decides which plans its customers see and may ask for', async () => {
    const { browser } = await customerOf({ eligiblePlanIds: ['basic', 'standard'] }, 'standard');
    expect(await planIds(browser)).toEqual(['basic', 'standard']);
    const plan = await planOf(browser);
    expect(plan.channelObject.eligiblePlans).toEqual(['basic', 'standard']);
    expect(plan.isHighestPlan).toBe(true);
    expect((await browser.call(subscribePlan, { planId: 'premium' })).errors).toMatchObject([
      { code: 'PLAN_NOT_ELIGIBLE' },
    ]);
    expect((await browser.call(subscribePlan, { planId: 'basic' })).status).toBe(200);
  });

  test('that is changed changes for its customers at once, and for nobody else', async () => {
    const { staff, channelId, browser } = await customerOf({}, 'basic');
    const other = await signInNewMember(portal);
    expect(await planIds(browser)).toEqual(['basic', 'standard', 'premium']);
    const change = {
      channelId,
      version: 1,
      name: `Renamed ${randomUUID()}`,
      brandId: 'default',
      channelDiscountTitle: 'Half the price',
      channelDiscountDescription: 'for a year',
      eligiblePlanIds: ['basic'],
    };
    expect((await staff.browser.call(editChannel, change)).status).toBe(200);
    expect((await planOf(browser)).channelObject).toMatchObject({
      eligiblePlans: ['basic'],
      uiRules: { channelDiscountTitle: 'Half the price', channelDiscountDescription: 'for a year' },
    });
    expect((await planOf(other.browser)).channelObject).toEqual({
      eligiblePlans: ['basic', 'standard', 'premium'],
      uiRules: {
        isTrialDisabled: false,
        channelDiscountTitle: null,
        channelDiscountDescription: null,
        marketingLogoPrimary: null,
        marketingLogoSecondary: null,
      },
    });
  });

  test('of another brand gives that brand to its customers', async () => {
    const { subscriptionId } = await publishOffer(portal);
    await addBrand(portal, { brandId: 'acme', webDomain: 'acme.example' });
    await portal.database.query(
      `update channels set brand_id = 'acme' where channel_id =
       (select channel_id from subscription_ids where subscription_id = $1)`,
      [subscriptionId],
    );
    const email = newAddress();
    await signUpWith(email, { subscriptionId });
    const browser = await verifyAndSignIn(email);
    await onboard(browser);
    const rows = await portal.database.query(
      'select brand_id from organisations join users using (org_id) where email = $1',
      [email],
    );
    expect(rows).toEqual([{ brand_id: 'acme' }]);
  });

  test('is looked after by staff alone', async () => {
    const member = await signInNewMember(portal);
    const { channelId } = await publishOffer(portal, {}, await signInNewStaff(portal));
    const answer = await member.browser.call(editChannel, { channelId, version: 1, name: 'Mine', brandId: 'default' });
    expect(answer.status).toBe(404);
  });
});
