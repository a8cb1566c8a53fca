import { authenticate, signUp } from '@portal/contract/accounts/identity.calls.ts';
import { magicLinkSignup } from '@portal/contract/accounts/sign-up-links.calls.ts';
import { cancelSignUpLink, createSignUpLink, resendSignUpLink } from '@portal/contract/console/sign-up-links.calls.ts';
import { featureUsageProfile } from '@portal/contract/plans/plans.calls.ts';
import { profileCheck, profileSave, removeUser } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveCaptchaPass } from '../../testing/captcha-pass.ts';
import { publishOffer, usesOf } from '../../testing/offers.ts';
import {
  type Person,
  signIn,
  signInNewMember,
  signInNewPerson,
  signInNewStaff,
  TEST_COMPANY,
  TEST_PASSWORD,
} from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { signUpLinkSteps } from '../../testing/sign-up-link-steps.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const DAY_MS = 24 * 60 * 60_000;
const ADMIN = { firstName: 'Dana', lastName: 'Reyes', jobTitle: 'Owner' };

let portal: TestPortal;
let staff: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await signInNewStaff(portal);
});
afterAll(() => portal.stop());

const { newAddress, tokenFor, sent, fetched, statusOf, accept, told, onTheList } = signUpLinkSteps(
  () => portal,
  () => staff,
);

describe('a sign-up link', () => {
  test('makes the account with names, plan and onboarding filled in', async () => {
    const { subscriptionId } = await publishOffer(portal, { channel: { isTrialDisabled: true } });
    const { email, signUpLinkId, linkId } = await sent({ subscriptionId });
    expect((await fetched(linkId)).body.data).toEqual({
      status: 'pending',
      createdFor: { firstName: 'Sam', lastName: 'Ode', email },
      subscriptionId,
      asksSecurityOptIn: false,
    });
    const answer = await accept(linkId);
    expect(answer).toMatchObject({ status: 200, body: { success: true, data: { email, subscriptionId } } });
    expect(answer.headers['set-cookie'] ?? '').not.toContain('sid=');
    expect(await statusOf(linkId)).toBe('accepted');

    const browser = await signIn(portal, email);
    const { signupData } = (await browser.call(profileCheck, {})).body;
    expect(signupData).toEqual({
      companyName: 'Ode Joinery',
      firstName: 'Sam',
      lastName: 'Ode',
      website: 'firm.example',
      linkId: signUpLinkId,
      subscriptionId,
    });
    const saved = await browser.call(profileSave, {
      companyProfile: TEST_COMPANY,
      adminProfile: ADMIN,
      linkId: signUpLinkId,
    });
    expect(saved).toMatchObject({ status: 200, body: { subscriptionStatus: 'ACTIVE' } });
    const { plans } = (await browser.call(featureUsageProfile, {})).body.data;
    expect(plans.subscribedPlanPointer.appId.planId).toBe('premium');
    expect(await onTheList(email)).toMatchObject([{ status: 'finished', companyName: 'Ode Joinery' }]);
    expect(await usesOf(portal, subscriptionId)).toBe(1);
  });

  test('is mailed under the brand, says who sends it, and leads to the right page', async () => {
    const plain = await sent();
    expect(await queuedMails(portal, plain.email)).toMatchObject([
      {
        brandId: 'default',
        request: { kind: 'sign-up-link', signUpUrl: `http://localhost:3000/signupLink/${plain.linkId}` },
      },
    ]);
    const asking = await sent({ asksSecurityOptIn: true });
    expect(await queuedMails(portal, asking.email)).toMatchObject([
      { request: { signUpUrl: `http://localhost:3000/signupSec/${asking.linkId}`, companyName: 'Ode Joinery' } },
    ]);
  });

  test('works once, also for two at the same moment', async () => {
    const { email, linkId } = await sent();
    const answers = await Promise.all([accept(linkId), accept(linkId), accept(linkId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await accept(linkId)).errors).toMatchObject([{ code: 'SIGN_UP_LINK_USER_EXISTS' }]);
    expect(await portal.database.query('select 1 from users where email = $1', [email])).toHaveLength(1);
  });

  test('works for 14 days', async () => {
    const { email, linkId, signUpLinkId } = await sent();
    portal.clock.advance(14 * DAY_MS - 1);
    expect(await statusOf(linkId)).toBe('pending');
    portal.clock.advance(1);
    expect(await statusOf(linkId)).toBe('expired');
    expect(await accept(linkId)).toMatchObject({ status: 410, errors: [{ code: 'SIGN_UP_LINK_EXPIRED' }] });
    expect(await onTheList(email)).toMatchObject([{ status: 'expired' }]);
    staff = { ...staff, browser: await signIn(portal, staff.email) };
    expect((await staff.browser.call(resendSignUpLink, { signUpLinkId })).status).toBe(200);
    expect((await accept(await tokenFor(email))).status).toBe(200);
  });

  test('that is sent again replaces the one before', async () => {
    const { email, linkId, signUpLinkId } = await sent();
    await staff.browser.call(resendSignUpLink, { signUpLinkId });
    const fresh = await tokenFor(email);
    expect(fresh).not.toBe(linkId);
    expect(await fetched(linkId)).toMatchObject({ status: 404, errors: [{ code: 'SIGN_UP_LINK_INVALID' }] });
    expect((await accept(fresh)).status).toBe(200);
    expect((await staff.browser.call(resendSignUpLink, { signUpLinkId })).status).toBe(404);
  });

  test('that is cancelled, or replaced by a second one, works no more', async () => {
    const first = await sent();
    expect((await staff.browser.call(cancelSignUpLink, { signUpLinkId: first.signUpLinkId })).status).toBe(200);
    expect((await staff.browser.call(cancelSignUpLink, { signUpLinkId: first.signUpLinkId })).status).toBe(404);
    expect(await statusOf(first.linkId)).toBe('expired');
    expect((await accept(first.linkId)).status).toBe(410);
    const again = await sent({}, first.email);
    const third = await sent({}, first.email);
    expect(await statusOf(again.linkId)).toBe('expired');
    expect((await accept(third.linkId)).status).toBe(200);
    expect((await onTheList(first.email)).map(({ status }) => status).sort()).toEqual([
      'cancelled',
      'cancelled',
      'used',
    ]);
  });

  test('to somebody who got an account in another way says so', async () => {
    const { email, linkId } = await sent();
    await signInNewPerson(portal, email);
    expect(await statusOf(linkId)).toBe('userExists');
    expect(await accept(linkId)).toMatchObject({
      status: 409,
      errors: [{ code: 'SIGN_UP_LINK_USER_EXISTS', message: 'An account already exists. Sign in now...' }],
    });
    const refused = await staff.browser.call(createSignUpLink, { email });
    expect(refused).toMatchObject({ status: 409, errors: [{ code: 'INVITE_EMAIL_TAKEN', field: 'email' }] });
  });

  test('whose account was removed is used', async () => {
    const { email, linkId } = await sent();
    await accept(linkId);
    const admin = await signInNewMember(portal);
    const [user] = await portal.database.query<{ user_id: string }>(
      'update users set org_id = $1 where email = $2 returning user_id',
      [admin.orgId, email],
    );
    await admin.browser.call(removeUser, { cognitoId: user?.user_id ?? '' });
    expect(await statusOf(linkId)).toBe('used');
    expect((await accept(linkId)).errors).toMatchObject([{ code: 'SIGN_UP_LINK_USED' }]);
  });

  test('counts instead of a sign-up of one’s own that was never verified', async () => {
    const { subscriptionId } = await publishOffer(portal);
    const email = newAddress();
    const browser = portal.browser();
    await giveCaptchaPass(portal, browser);
    await browser.call(signUp, { email, password: 'Another-Strong-77', subscriptionId });
    const { linkId } = await sent({}, email);
    expect((await accept(linkId)).status).toBe(200);
    expect(await usesOf(portal, subscriptionId)).toBe(0);
    const old = await portal.browser().call(authenticate, { username: email, password: 'Another-Strong-77' });
    expect(old.errors).toMatchObject([{ code: 'WRONG_CREDENTIALS' }]);
    expect((await signIn(portal, email)).cookies.has('sid')).toBe(true);
  });

  test('with a subscription id that is used up makes no account', async () => {
    const { subscriptionId } = await publishOffer(portal, { id: { maxUses: 1 } });
    const [one, other] = [await sent({ subscriptionId }), await sent({ subscriptionId })];
    const answers = await Promise.all([accept(one.linkId), accept(other.linkId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const users = await portal.database.query('select 1 from users where email = any($1)', [[one.email, other.email]]);
    expect(users).toHaveLength(1);
    const refused = await staff.browser.call(createSignUpLink, { email: newAddress(), subscriptionId });
    expect(refused.errors).toMatchObject([{ code: 'SUBSCRIPTION_ID_EXPIRED', field: 'subscriptionId' }]);
  });

  test('needs a captcha pass and a good password, and is not spent without', async () => {
    const { email, linkId } = await sent();
    const answer = await portal.browser().call(magicLinkSignup, { linkId, password: TEST_PASSWORD });
    expect(answer.errors).toMatchObject([{ code: 'CAPTCHA_FAILED' }]);
    expect((await accept(linkId, { password: 'Password1' })).errors).toMatchObject([{ code: 'PASSWORD_TOO_COMMON' }]);
    const ownName = `P${email.split('@')[0]?.slice(1)}`;
    expect((await accept(linkId, { password: ownName })).errors).toMatchObject([{ field: 'password' }]);
    expect((await accept(linkId)).status).toBe(200);
  });

  test('is kept as a hash only', async () => {
    const { linkId } = await sent();
    const rows = await portal.database.query<{ row: string }>('select t::text as row from sign_up_links t');
    expect(rows.map(({ row }) => row).join()).not.toContain(linkId);
  });

  test('that nobody sent is unknown', async () => {
    const linkId = 'x'.repeat(43);
    expect(await fetched(linkId)).toMatchObject({
      status: 404,
      errors: [{ message: 'Oops, something went wrong. Check your email invite and try again.' }],
    });
    expect((await accept(linkId)).status).toBe(404);
    expect((await told(linkId, 'opened')).status).toBe(404);
  });
});
