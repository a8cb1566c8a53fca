import { randomUUID } from 'node:crypto';
import { disableSubscriptionId } from '@portal/contract/console/subscription-ids.calls.ts';
import { isValidSubscriptionId } from '@portal/contract/plans/plans.calls.ts';
import { profileCheck } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { customerSteps } from '../../testing/customer-steps.ts';
import { publishOffer, usesOf } from '../../testing/offers.ts';
import { signInNewPerson } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { clearPendingSignUps } from './pending-sign-ups.store.ts';

const DAY_MS = 24 * 60 * 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const newAddress = () => `new-${randomUUID()}@firm.example`;
const check = async (id: string) => (await portal.browser().call(isValidSubscriptionId, { id })).body.data;
const rowsFor = (table: string, email: string) =>
  portal.database.query(`select * from ${table} where email = $1`, [email]);

const { signUpWith, verifyAndSignIn, onboard, planOf } = customerSteps(() => portal);

describe('a subscription id', () => {
  test('tells plan, channel, rules and brand while it is valid', async () => {
    const { subscriptionId, channelId } = await publishOffer(portal, {
      channel: { isTrialDisabled: true, channelDiscountTitle: 'For clients of the bank' },
    });
    expect(await check(subscriptionId)).toMatchObject({
      subscriptionIdStatus: 'valid',
      uiRules: { isTrialDisabled: true, channelDiscountTitle: 'For clients of the bank' },
      channelId,
      planId: 'premium',
      subscriptionId,
      brand: { brandId: 'default' },
    });
  });

  test('that nobody published is invalid and tells nothing', async () => {
    expect(await check('no-such-id')).toMatchObject({
      subscriptionIdStatus: 'invalid',
      uiRules: { isTrialDisabled: false },
      channelId: null,
      planId: null,
      subscriptionId: null,
    });
  });

  test('is good to the end of its last day in the brand’s time zone', async () => {
    const offer = { id: { expiresOn: '2026-11-22' } };
    const { subscriptionId } = await publishOffer(portal, offer);
    portal.clock.set('2026-11-23T07:59:59Z');
    expect((await check(subscriptionId)).subscriptionIdStatus).toBe('valid');
    portal.clock.set('2026-11-23T08:00:00Z');
    expect((await check(subscriptionId)).subscriptionIdStatus).toBe('expired');
    const email = newAddress();
    const answer = await signUpWith(email, { subscriptionId });
    expect(answer).toMatchObject({ status: 410, errors: [{ code: 'SUBSCRIPTION_ID_EXPIRED' }] });
    expect(answer.errors[0]).not.toHaveProperty('field');
    expect(await rowsFor('identities', email)).toEqual([]);
  });

  test('that was ended is expired, and nobody signs up with it', async () => {
    const { staff, subscriptionId } = await publishOffer(portal);
    expect((await staff.browser.call(disableSubscriptionId, { subscriptionId })).status).toBe(200);
    expect((await staff.browser.call(disableSubscriptionId, { subscriptionId })).status).toBe(404);
    expect((await check(subscriptionId)).subscriptionIdStatus).toBe('expired');
    expect((await signUpWith(newAddress(), { subscriptionId })).status).toBe(410);
  });

  test('that is unknown makes no account', async () => {
    const email = newAddress();
    expect(await signUpWith(email, { subscriptionId: 'no-such-id' })).toMatchObject({
      status: 400,
      errors: [{ code: 'SUBSCRIPTION_ID_INVALID' }],
    });
    expect(await rowsFor('identities', email)).toEqual([]);
  });
});

describe('signing up with a subscription id', () => {
  test('gives the organisation its plan, channel and brand, whatever the browser says', async () => {
    const { subscriptionId, channelId } = await publishOffer(portal);
    const email = newAddress();
    expect((await signUpWith(email, { subscriptionId, planId: 'basic', channelId: 'mine' })).status).toBe(200);
    const browser = await verifyAndSignIn(email);
    expect((await browser.call(profileCheck, {})).body.signupData.subscriptionId).toBe(subscriptionId);
    expect((await onboard(browser)).body.subscriptionStatus).toBe('INTRIAL');
    expect(await planOf(browser)).toMatchObject({
      subscribedPlanPointer: { appId: { planId: 'premium' } },
      subscriptionStatus: 'INTRIAL',
      isHighestPlan: true,
    });
    const rows = await portal.database.query('select brand_id from organisations where channel_id = $1', [channelId]);
    expect(rows).toEqual([{ brand_id: 'default' }]);
    expect(await rowsFor('pending_sign_ups', email)).toEqual([]);
  });

  test('of a channel without a trial begins with a subscription that no trial ends', async () => {
    const { subscriptionId } = await publishOffer(portal, { channel: { isTrialDisabled: true } });
    const email = newAddress();
    await signUpWith(email, { subscriptionId });
    const browser = await verifyAndSignIn(email);
    expect((await onboard(browser)).body.subscriptionStatus).toBe('ACTIVE');
    const plan = await planOf(browser);
    expect(plan).toMatchObject({
      subscriptionStatus: 'ACTIVE',
      expirationDate: null,
      modules: { monitoring: 'ACTIVE' },
    });
    expect(plan.subscriptionDate).toBe(portal.clock.now().toISOString());
    expect(plan.channelObject.uiRules.isTrialDisabled).toBe(true);
  });

  test('is remembered until the first session, for 30 days', async () => {
    const { subscriptionId } = await publishOffer(portal);
    const { database } = portal.portal.services;
    const [kept, forgotten] = [newAddress(), newAddress()];
    await signUpWith(kept, { subscriptionId });
    await signUpWith(forgotten, { subscriptionId });
    expect(await usesOf(portal, subscriptionId)).toBe(2);
    portal.clock.advance(12 * 60 * 60_000);
    const browser = await verifyAndSignIn(kept);
    portal.clock.advance(30 * DAY_MS);
    await database.asSystem((tx) => clearPendingSignUps(tx, portal.clock.now()));
    expect(await usesOf(portal, subscriptionId)).toBe(1);
    expect(await rowsFor('pending_sign_ups', forgotten)).toEqual([]);
    expect(await rowsFor('users', kept)).toMatchObject([{ subscription_id: subscriptionId }]);
    expect(browser.cookies.has('sid')).toBe(true);
  });

  test('a second time counts instead of the first, and takes one use', async () => {
    const first = await publishOffer(portal);
    const second = await publishOffer(portal, {}, first.staff);
    const email = newAddress();
    await signUpWith(email, { subscriptionId: first.subscriptionId });
    await signUpWith(email, { subscriptionId: first.subscriptionId });
    expect(await usesOf(portal, first.subscriptionId)).toBe(1);
    await signUpWith(email, { subscriptionId: second.subscriptionId });
    expect([await usesOf(portal, first.subscriptionId), await usesOf(portal, second.subscriptionId)]).toEqual([0, 1]);
    await signUpWith(email);
    expect(await usesOf(portal, second.subscriptionId)).toBe(0);
    const browser = await verifyAndSignIn(email);
    expect((await browser.call(profileCheck, {})).body.signupData.subscriptionId).toBeNull();
  });

  test('by somebody who has an account takes no use and changes nothing', async () => {
    const { subscriptionId } = await publishOffer(portal);
    const { email } = await signInNewPerson(portal);
    expect((await signUpWith(email, { subscriptionId })).errors).toMatchObject([{ code: 'USERNAME_EXISTS' }]);
    expect(await usesOf(portal, subscriptionId)).toBe(0);
    expect(await rowsFor('pending_sign_ups', email)).toEqual([]);
  });

  test('that fails half-way gives its use back', async () => {
    const { subscriptionId } = await publishOffer(portal);
    const failing = vi.spyOn(portal.passwordIdentity, 'signUp');
    failing.mockRejectedValueOnce(new Error('the identity provider is away'));
    expect((await signUpWith(newAddress(), { subscriptionId })).status).toBe(500);
    failing.mockRestore();
    expect(await usesOf(portal, subscriptionId)).toBe(0);
  });

  test('again with the last use, which one holds, is not refused', async () => {
    const { subscriptionId } = await publishOffer(portal, { id: { maxUses: 1 } });
    const email = newAddress();
    expect((await signUpWith(email, { subscriptionId })).status).toBe(200);
    expect((await signUpWith(email, { subscriptionId })).status).toBe(200);
    expect(await usesOf(portal, subscriptionId)).toBe(1);
    expect((await signUpWith(newAddress(), { subscriptionId })).status).toBe(410);
  });

  test('of which one use is left: of several at once one wins', async () => {
    const { subscriptionId } = await publishOffer(portal, { id: { maxUses: 1 } });
    const emails = [newAddress(), newAddress(), newAddress(), newAddress()];
    const answers = await Promise.all(emails.map((email) => signUpWith(email, { subscriptionId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    expect(await usesOf(portal, subscriptionId)).toBe(1);
    expect((await check(subscriptionId)).subscriptionIdStatus).toBe('expired');
    const made = await Promise.all(emails.map((email) => rowsFor('identities', email)));
    expect(made.flat()).toHaveLength(1);
  });

  test.each(['', 'a b', '../x', 'x'.repeat(101), "x' or 1=1"])('refuses %j as malformed', async (subscriptionId) => {
    expect((await signUpWith(newAddress(), { subscriptionId })).errors).toMatchObject([{ field: 'subscriptionId' }]);
  });
});
