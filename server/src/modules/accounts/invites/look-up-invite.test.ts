import { randomUUID } from 'node:crypto';
import { acceptInviteLink, inviteUser, readInviteLink } from '@portal/contract/accounts/accounts.calls.ts';
import { inviteLinkLookup } from '@portal/contract/accounts/invite-lookup.calls.ts';
import { deleteUserInvite, getUserInviteList } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveCaptchaPass } from '../../../testing/captcha-pass.ts';
import { signInNewMember, TEST_PASSWORD } from '../../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../../testing/queued-mails.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let portal: TestPortal;
let strict: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  strict = await startTestPortal({ ENUMERATION: 'strict' });
});
afterAll(async () => {
  await portal.stop();
  await strict.stop();
});

const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', 'x-transaction-id': 'test-transaction' };

const lookUp = (email: string, browser: TestBrowser = portal.browser()) =>
  browser.call(inviteLinkLookup, { email }, OWN_PAGE);

async function invited(test: TestPortal = portal) {
  const email = `colleague-${randomUUID()}@firm.example`;
  const admin = await signInNewMember(test);
  await admin.browser.call(inviteUser, { email, firstName: 'Sam' });
  return { admin, email, token: await newestLinkToken(test, email, 'invite') };
}

const mailsTo = async (email: string, test: TestPortal = portal) => (await queuedMails(test, email)).length;

test('a pending invitation is mailed anew with a fresh link, and the earlier one works on until one is used', async () => {
  const { email, token } = await invited();
  expect((await lookUp(email.toUpperCase())).body).toEqual({ success: true });
  expect(await queuedMails(portal, email)).toMatchObject([
    { request: { kind: 'invite' } },
    { request: { kind: 'invite', inviterName: 'Dana Reyes', organisationName: 'Harbor Bakery Ltd' } },
  ]);
  expect((await portal.browser().call(readInviteLink, { linkId: token })).status).toBe(200);
  const browser = portal.browser();
  await giveCaptchaPass(portal, browser);
  const linkId = await newestLinkToken(portal, email, 'invite');
  expect((await browser.call(acceptInviteLink, { linkId, password: TEST_PASSWORD })).status).toBe(200);
  expect((await portal.browser().call(readInviteLink, { linkId: token })).body.data.status).toBe('used');
  const audits = await portal.database.query(`select 1 from audit_log where action = 'invite.found' and subject = $1`, [
    email,
  ]);
  expect(audits).toHaveLength(1);
});

test('without an invitation, with a cancelled or an expired one, there is nothing to find', async () => {
  const nobody = `nobody-${randomUUID()}@firm.example`;
  expect((await lookUp(nobody)).body).toEqual({ success: false });
  expect(await mailsTo(nobody)).toBe(0);
  const cancelled = await invited();
  const [row] = (await cancelled.admin.browser.call(getUserInviteList, {})).body.data;
  await cancelled.admin.browser.call(deleteUserInvite, { linkId: row?.linkId ?? '' });
  expect((await lookUp(cancelled.email)).body).toEqual({ success: false });
  const expired = await invited();
  portal.clock.advance(7 * DAY_MS);
  expect((await lookUp(expired.email)).body).toEqual({ success: false });
  expect(await mailsTo(expired.email)).toBe(1);
});

test('looking does not prolong an invitation', async () => {
  const { email } = await invited();
  portal.clock.advance(7 * DAY_MS - MINUTE_MS);
  expect((await lookUp(email)).body).toEqual({ success: true });
  const linkId = await newestLinkToken(portal, email, 'invite');
  expect((await portal.browser().call(readInviteLink, { linkId })).status).toBe(200);
  portal.clock.advance(MINUTE_MS);
  expect((await portal.browser().call(readInviteLink, { linkId })).status).toBe(404);
});

test('an address gets one mail in ten minutes, whoever asks and how many do', async () => {
  const { email } = await invited();
  const answers = await Promise.all([lookUp(email), lookUp(email), lookUp(email)]);
  expect(answers.map(({ body }) => body.success)).toEqual([true, true, true]);
  expect(await mailsTo(email)).toBe(2);
  portal.clock.advance(10 * MINUTE_MS);
  await lookUp(email);
  expect(await mailsTo(email)).toBe(3);
});

test('V2.4.1 one browser may look five times a minute', async () => {
  const browser = portal.browser();
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    statuses.push((await lookUp(`nobody-${index}@firm.example`, browser)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a page of another site cannot make one look', async () => {
  const { email } = await invited();
  const answer = await portal
    .browser()
    .call(inviteLinkLookup, { email }, { ...OWN_PAGE, 'sec-fetch-site': 'cross-site' });
  expect(answer).toMatchObject({ status: 403, errors: [{ code: 'CSRF_REJECTED' }] });
  expect(await mailsTo(email)).toBe(1);
});

test('V6.3.8 with strict enumeration the answer never tells', async () => {
  const { email } = await invited(strict);
  const found = await lookUp(email, strict.browser());
  const missing = await lookUp(`nobody-${randomUUID()}@firm.example`, strict.browser());
  expect([found.status, found.raw.toString()]).toEqual([missing.status, missing.raw.toString()]);
  expect(await mailsTo(email, strict)).toBe(2);
});
