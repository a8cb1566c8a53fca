import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate, changePassword } from '@portal/contract/accounts/identity.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, signInNewPerson, TEST_PASSWORD } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

const NEW_PASSWORD = 'Brand-New-Lantern-88';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const signsIn = async (username: string, password: string) =>
  (await portal.browser().call(authenticate, { username, password })).status === 200;

test('V6.2.2 people change their password, and are signed out on their other devices', async () => {
  const { browser, email } = await signInNewPerson(portal);
  const other = await signIn(portal, email);
  const answer = await browser.call(changePassword, { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD });
  expect(answer.status).toBe(200);
  expect((await browser.call(checkSession, {})).body.authenticated).toBe(true);
  expect((await other.call(checkSession, {})).body.authenticated).toBe(false);
  expect([await signsIn(email, TEST_PASSWORD), await signsIn(email, NEW_PASSWORD)]).toEqual([false, true]);
  expect((await queuedMails(portal, email)).map(({ request }) => request.kind)).toContain('password-changed');
});

test('V6.2.3 without the current password nothing changes, and guesses at it are counted', async () => {
  const { browser, email } = await signInNewPerson(portal);
  const attempt = () => browser.call(changePassword, { currentPassword: 'Wrong-Guess-1', password: NEW_PASSWORD });
  expect(await attempt()).toMatchObject({
    status: 400,
    errors: [{ code: 'CURRENT_PASSWORD_WRONG', field: 'currentPassword' }],
  });
  for (let guess = 0; guess < 4; guess += 1) await attempt();
  expect((await attempt()).errors).toMatchObject([{ code: 'ACCOUNT_LOCKED' }]);
  portal.clock.advance(60 * 60_000);
  expect(await signsIn(email, TEST_PASSWORD)).toBe(true);
});

test.each([
  ['short', 'PASSWORD_TOO_WEAK'],
  ['Password1', 'PASSWORD_TOO_COMMON'],
])('V6.2.4 %j is refused as a new password', async (password, code) => {
  const { browser } = await signInNewPerson(portal);
  const answer = await browser.call(changePassword, { currentPassword: TEST_PASSWORD, password });
  expect(answer.errors).toMatchObject([{ code, field: 'password' }]);
});
