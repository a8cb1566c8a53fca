import { randomUUID } from 'node:crypto';
import { acceptInviteLink, inviteUser, readInviteLink } from '@portal/contract/accounts/accounts.calls.ts';
import {
  deleteUserInvite,
  editUserInvite,
  getUserInviteList,
  getUserList,
  removeUser,
  removeUserInvite,
} from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveCaptchaPass } from '../../testing/captcha-pass.ts';
import { publishOffer, usesOf } from '../../testing/offers.ts';
import { type Member, signIn, signInNewMember, signInNewPerson, TEST_PASSWORD } from '../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const DAY_MS = 24 * 60 * 60_000;
const INVALID = { status: 404, errors: [{ code: 'INVITE_INVALID' }] };

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const newAddress = () => `colleague-${randomUUID()}@firm.example`;
const list = async ({ browser }: Member) => (await browser.call(getUserInviteList, {})).body.data;

async function invited(email = newAddress()) {
  const admin = await signInNewMember(portal);
  const answer = await admin.browser.call(inviteUser, { email, firstName: 'Sam', lastName: 'Ode', jobTitle: 'Baker' });
  expect(answer.status).toBe(200);
  return { admin, email, token: await newestLinkToken(portal, email, 'invite') };
}

async function accept(linkId: string, password = TEST_PASSWORD) {
  const browser = portal.browser();
  await giveCaptchaPass(portal, browser);
  return browser.call(acceptInviteLink, { linkId, password });
}

const read = (linkId: string) => portal.browser().call(readInviteLink, { linkId });

describe('an invitation', () => {
  test('brings a colleague into the organisation', async () => {
    const { admin, email, token } = await invited();
    expect((await read(token)).body.data).toEqual({ status: 'pending', createdFor: { email } });
    expect(await accept(token)).toMatchObject({ status: 200, body: { data: { email, subscriptionId: null } } });
    const browser = await signIn(portal, email);
    const { body } = await browser.call(getUserList, {});
    expect(body.data.map((user) => user.email).sort()).toEqual([admin.email, email].sort());
    expect(body.data.find((user) => user.email === email)).toMatchObject({ firstName: 'Sam', orgId: admin.orgId });
    expect(await list(admin)).toMatchObject([{ email, status: 'used' }]);
  });

  test('tells the subscription id with which the organisation began, and takes no further use of it', async () => {
    const { admin, email, token } = await invited();
    const { subscriptionId } = await publishOffer(portal);
    await portal.database.query('update users set subscription_id = $1 where user_id = $2', [
      subscriptionId,
      admin.userId,
    ]);
    expect((await accept(token)).body).toEqual({ success: true, data: { email, subscriptionId } });
    expect(await usesOf(portal, subscriptionId)).toBe(0);
  });

  test('names who invites, to what, in the mail', async () => {
    const { email } = await invited();
    expect(await queuedMails(portal, email)).toMatchObject([
      { request: { kind: 'invite', inviterName: 'Dana Reyes', organisationName: 'Harbor Bakery Ltd' } },
    ]);
  });

  test('works once, and then says so with the address', async () => {
    const { email, token } = await invited();
    await accept(token);
    expect((await read(token)).body.data.status).toBe('used');
    expect(await accept(token, 'Another-Strong-77')).toMatchObject({
      status: 409,
      errors: [{ code: 'INVITE_USED', message: `You've already created an account (${email}). Please sign in.` }],
    });
  });

  test('of somebody who was removed since leads on, in place of a sign-in to an account that is gone', async () => {
    const { admin, email, token } = await invited();
    await accept(token);
    const users = (await admin.browser.call(getUserList, {})).body.data;
    const cognitoId = users.find((user) => user.email === email)?.cognitoId ?? '';
    expect((await admin.browser.call(removeUser, { cognitoId })).status).toBe(200);
    expect(await read(token)).toMatchObject(INVALID);
    expect(await accept(token)).toMatchObject(INVALID);
  });

  test('works once, also for two at the same moment', async () => {
    const { token } = await invited();
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('works for a week', async () => {
    const { admin, token } = await invited();
    portal.clock.advance(7 * DAY_MS - 1);
    expect((await read(token)).status).toBe(200);
    portal.clock.advance(1);
    expect(await read(token)).toMatchObject(INVALID);
    expect(await accept(token)).toMatchObject(INVALID);
    const again = await signIn(portal, admin.email);
    expect(await list({ ...admin, browser: again })).toMatchObject([{ status: 'expired' }]);
  });

  test('that is cancelled works no more, and stays on the list', async () => {
    const { admin, token } = await invited();
    const [row] = await list(admin);
    expect((await admin.browser.call(deleteUserInvite, { linkId: row?.linkId ?? '' })).status).toBe(200);
    expect(await read(token)).toMatchObject(INVALID);
    expect(await accept(token)).toMatchObject(INVALID);
    expect(await list(admin)).toMatchObject([{ status: 'cancelled' }]);
    expect((await admin.browser.call(deleteUserInvite, { linkId: row?.linkId ?? '' })).status).toBe(404);
    expect((await admin.browser.call(removeUserInvite, { linkId: row?.linkId ?? '' })).status).toBe(200);
    expect(await list(admin)).toEqual([]);
  });

  test('that is changed goes out anew, and the earlier link works no more', async () => {
    const { admin, token } = await invited();
    const [row] = await list(admin);
    const email = newAddress();
    const change = { linkId: row?.linkId ?? '', email, firstName: 'Kim', lastName: 'Lu', jobTitle: '' };
    expect((await admin.browser.call(editUserInvite, change)).status).toBe(200);
    expect(await read(token)).toMatchObject(INVALID);
    expect(await accept(await newestLinkToken(portal, email, 'invite'))).toMatchObject({ status: 200 });
    expect((await admin.browser.call(editUserInvite, change)).errors).toMatchObject([{ code: 'INVITE_EMAIL_TAKEN' }]);
  });

  test('of the same address again replaces the one before', async () => {
    const { admin, email, token } = await invited();
    await admin.browser.call(inviteUser, { email, firstName: '', lastName: '', jobTitle: '' });
    expect(await read(token)).toMatchObject(INVALID);
    expect((await list(admin)).map(({ status }) => status).sort()).toEqual(['cancelled', 'pending']);
  });

  test('sent twenty times at once leaves one that works', async () => {
    const admin = await signInNewMember(portal);
    const email = newAddress();
    await admin.browser.fetchCsrfToken();
    const send = () => admin.browser.call(inviteUser, { email, firstName: '', lastName: '', jobTitle: '' });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await list(admin)).filter(({ status }) => status === 'pending')).toHaveLength(1);
  });

  test('to somebody who has an account is refused at the field', async () => {
    const admin = await signInNewMember(portal);
    const { email } = await signInNewPerson(portal);
    expect(await admin.browser.call(inviteUser, { email })).toMatchObject({
      status: 409,
      errors: [{ code: 'INVITE_EMAIL_TAKEN', field: 'email' }],
    });
  });

  test('by two organisations to one person: the first that is taken counts', async () => {
    const first = await invited();
    const second = await invited(first.email);
    await accept(first.token);
    expect(await accept(second.token)).toMatchObject({ status: 409, errors: [{ code: 'INVITE_USED' }] });
  });

  test('needs a captcha pass and a good password', async () => {
    const { token } = await invited();
    const answer = await portal.browser().call(acceptInviteLink, { linkId: token, password: TEST_PASSWORD });
    expect(answer.errors).toMatchObject([{ code: 'CAPTCHA_FAILED' }]);
    expect((await accept(token, 'Password1')).errors).toMatchObject([{ code: 'PASSWORD_TOO_COMMON' }]);
    expect((await accept(token)).status).toBe(200);
  });
});

describe('removing an admin', () => {
  async function withColleague() {
    const { admin, email, token } = await invited();
    await accept(token);
    const browser = await signIn(portal, email);
    const users = (await admin.browser.call(getUserList, {})).body.data;
    return { admin, email, browser, userId: users.find((user) => user.email === email)?.cognitoId ?? '' };
  }

  test('V7.4.2 ends the sessions, and the address can be invited again', async () => {
    const { admin, email, browser, userId } = await withColleague();
    expect((await admin.browser.call(removeUser, { cognitoId: userId })).status).toBe(200);
    expect((await browser.call(getUserList, {})).status).toBe(401);
    await admin.browser.call(inviteUser, { email });
    expect((await accept(await newestLinkToken(portal, email, 'invite'))).status).toBe(200);
    expect((await (await signIn(portal, email)).call(getUserList, {})).body.data).toHaveLength(2);
  });

  test('does not work on oneself', async () => {
    const admin = await signInNewMember(portal);
    expect((await admin.browser.call(removeUser, { cognitoId: admin.userId })).errors).toMatchObject([
      { code: 'CANNOT_REMOVE_SELF' },
    ]);
  });

  test('by two who remove each other at the same moment leaves one', async () => {
    const { admin, browser, userId } = await withColleague();
    await Promise.all([browser.fetchCsrfToken(), admin.browser.fetchCsrfToken()]);
    const answers = await Promise.all([
      admin.browser.call(removeUser, { cognitoId: userId }),
      browser.call(removeUser, { cognitoId: admin.userId }),
    ]);
    // The other one is told that the session has ended, or that the token was that session's.
    const [done, refused] = answers.map(({ status }) => status).sort();
    expect(done).toBe(200);
    expect([401, 403]).toContain(refused);
    expect(await portal.database.query('select 1 from users where org_id = $1', [admin.orgId])).toHaveLength(1);
  });
});
