import { randomUUID } from 'node:crypto';
import {
  acceptInviteLink,
  inviteUser,
  readInviteLink,
  resetPassword,
} from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate, signUp, verifyEmail } from '@portal/contract/accounts/identity.calls.ts';
import { endSessionsOfUser } from '@portal/contract/accounts/sessions.calls.ts';
import { listOrganisations } from '@portal/contract/console/console.calls.ts';
import { logFromBrowser } from '@portal/contract/portal/portal.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newToken } from '../system/tokens.ts';
import { giveCaptchaPass } from '../testing/captcha-pass.ts';
import { signInNewMember, signInNewPerson } from '../testing/people.ts';
import { newestLinkToken } from '../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

const METRICS_TOKEN = 'a-token-for-the-metrics';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ LOG_LEVEL: 'debug', METRICS_TOKEN });
});
afterAll(() => portal.stop());
beforeEach(() => {
  portal.logged.length = 0;
});

const log = () => portal.logged.join('');

test('each answer is logged as one JSON line with the browser’s transaction id and the route’s pattern', async () => {
  const answer = await portal.browser().send('GET', `/api/identity/verifyEmail/${newToken()}`, {
    headers: { 'x-transaction-id': 'browser-made-id-1' },
  });
  expect(answer.headers['x-transaction-id']).toBe('browser-made-id-1');
  const entries = portal.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries).toEqual([
    expect.objectContaining({
      level: 'info',
      reqId: 'browser-made-id-1',
      method: 'GET',
      route: '/api/identity/verifyEmail/:token',
      status: 302,
      msg: 'answered',
    }),
  ]);
});

test.each(['', 'short', 'x'.repeat(65), 'with blanks in it', '<script>alert(1)</script>', 'a\u00e9-not-ascii-id'])(
  'a transaction id like %j is replaced',
  async (id) => {
    const answer = await portal.browser().send('GET', '/healthz', { headers: { 'x-transaction-id': id } });
    expect(answer.headers['x-transaction-id']).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('V14.2.1/16.2.5 no password, token, link, cookie or address gets into the log', async () => {
  const email = `canary-${randomUUID()}@firm.example`;
  const password = `Canary-Password-${randomUUID()}`;
  const browser = portal.browser();
  await giveCaptchaPass(portal, browser);
  await browser.call(signUp, { email, password });
  await browser.call(authenticate, { username: email, password });
  const link = await newestLinkToken(portal, email, 'verify-email');
  await browser.send('GET', `/api/identity/verifyEmail/${link}`);
  await browser.call(verifyEmail, { token: link });
  const { body } = await browser.call(authenticate, { username: email, password });
  const invite = newToken();
  await browser.call(readInviteLink, { linkId: invite });
  await browser.call(acceptInviteLink, { linkId: invite, password });
  await browser.call(resetPassword, { linkId: invite, password });
  const { browser: signedIn } = await signInNewPerson(portal);
  const { outbox } = portal.portal.services;
  const put = outbox.put;
  Object.assign(outbox, { put: () => Promise.reject(new Error('the queue is away')) });
  await giveCaptchaPass(portal, browser);
  const failed = await browser.call(signUp, { email: `x${email}`, password });
  Object.assign(outbox, { put });
  expect(failed.status).toBe(500);
  expect(log()).toContain('the queue is away');
  const secrets = [email, password, link, invite, body.bearer, signedIn.cookies.get('sid'), browser.cookies.get('pre')];
  for (const secret of secrets) {
    expect(secret?.length).toBeGreaterThan(20);
    expect(log()).not.toContain(secret);
  }
});

test('V16.5.1 a failure nobody foresaw is logged with its stack, and answered without it', async () => {
  const { captcha } = portal.portal.services;
  const create = captcha.createChallenge;
  Object.assign(captcha, { createChallenge: () => Promise.reject(new Error('inner details')) });
  const answer = await portal.browser().send('GET', '/api/recaptcha/challenge', {
    headers: { 'x-transaction-id': 'browser-made-id-2' },
  });
  Object.assign(captcha, { createChallenge: create });
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    success: false,
    errors: [{ code: 'UNEXPECTED', message: expect.stringContaining('Something went wrong.') }],
  });
  const entry = portal.logged.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'call failed');
  expect(entry).toMatchObject({
    level: 'error',
    reqId: 'browser-made-id-2',
    error: { message: 'inner details', stack: expect.stringContaining('logging.test.ts') },
  });
});

test('V16.4.1 a browser’s report cannot forge a line, and loses the links in it', async () => {
  const link = newToken();
  const forged = `{"level":"error","msg":"forged"}`;
  const answer = await portal.browser().call(logFromBrowser, {
    level: 'warn',
    message: `It broke\n${forged}\r\n${forged}\u2028`,
    endpoint: `/resetPassword/${link}`,
    stack: `Error\n    at http://localhost:3000/verify?token=${link}:1:1`,
  });
  expect(answer.status).toBe(200);
  const entries = log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; level: string; browser?: { endpoint: string } });
  expect(entries.filter(({ msg }) => msg === 'forged')).toEqual([]);
  const report = entries.find(({ msg }) => msg === 'reported by a browser');
  expect(report).toMatchObject({ level: 'warn', browser: { endpoint: '/resetPassword/[hidden]' } });
  expect(log()).not.toContain(link);
});

test('V16.3.2 whoever is refused is logged: who, what, when, from where', async () => {
  const member = await signInNewMember(portal);
  const stranger = portal.browser();
  await stranger.fetchCsrfToken();
  portal.logged.length = 0;
  const other = await signInNewMember(portal);
  await stranger.call(listOrganisations, {});
  await member.browser.call(listOrganisations, {});
  await member.browser.call(endSessionsOfUser, { cognitoId: other.userId });
  await member.browser.send('POST', '/api/accounts/invite_user', { body: { email: 'x@firm.example' } });
  const denied = portal.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'denied');
  const who = { userId: member.userId, orgId: member.orgId, ip: member.browser.address, level: 'warn' };
  const byMember = denied.filter(({ userId }) => userId === member.userId);
  expect(byMember).toMatchObject([
    { ...who, call: 'GET /console/organisations', code: 'NOT_FOUND', time: expect.anything() },
    { ...who, call: 'POST /accounts/endSessionsOfUser', code: 'NOT_FOUND', reqId: 'test-transaction' },
    { ...who, call: `POST ${inviteUser.path}`, code: 'CSRF_REJECTED' },
  ]);
  expect(denied).toContainEqual(
    expect.objectContaining({ userId: null, ip: stranger.address, code: 'NOT_SIGNED_IN', level: 'info' }),
  );
});

async function countedViolations(): Promise<number> {
  const headers = { host: 'localhost:3000', authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await portal.portal.http.inject({ url: '/metrics', headers });
  return Number(/^portal_policy_violations_total (\d+)$/m.exec(body)?.[1]);
}

test('a report of the page’s policy is counted, and logged without the links in it, and bounded', async () => {
  const before = await countedViolations();
  const link = newToken();
  const body = JSON.stringify({
    'csp-report': { 'document-uri': `http://localhost:3000/resetPassword/${link}`, x: '-'.repeat(9000) },
  });
  const answer = await portal.browser().send('POST', '/api/utils/cspReport', {
    body,
    headers: { 'content-type': 'application/csp-report' },
  });
  expect(answer.status).toBe(204);
  expect(await countedViolations()).toBe(before + 1);
  expect(log()).toContain('/resetPassword/[hidden]');
  expect(log()).not.toContain(link);
  expect(log().length).toBeLessThan(4000);
});
