import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { requireNewPassword, sendTemporaryPassword } from '@portal/contract/console/organisation.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshProof, signInNewMember, signInNewStaff, TEST_PASSWORD } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const signIn = (username: string, password: string) => portal.browser().call(authenticate, { username, password });

async function userIdOf(email: string): Promise<string> {
  const [row] = await portal.database.query<{ user_id: string }>('select user_id from users where email = $1', [email]);
  return row?.user_id ?? '';
}

test('V6.4.6 staff has a temporary password mailed without ever seeing it', async () => {
  const member = await signInNewMember(portal);
  const staff = await signInNewStaff(portal);
  const proof = await freshProof(portal, staff.email);
  const answer = await staff.browser.call(sendTemporaryPassword, { cognitoId: member.userId }, proof);
  expect(answer.body).toEqual({ success: true });
  const mail = (await queuedMails(portal, member.email)).at(-1);
  const password = mail?.request.kind === 'temporary-password' ? mail.request.password : '';
  expect((await signIn(member.email, password)).body.challenge).toEqual(expect.any(String));
  expect((await signIn(member.email, TEST_PASSWORD)).errors).toMatchObject([{ code: 'WRONG_CREDENTIALS' }]);
  expect((await member.browser.call(checkSession, {})).body.authenticated).toBe(false);
});

test('staff has a password replaced by a code at the next sign-in', async () => {
  const member = await signInNewMember(portal);
  const staff = await signInNewStaff(portal);
  const proof = await freshProof(portal, staff.email);
  await staff.browser.call(requireNewPassword, { cognitoId: member.userId }, proof);
  expect((await signIn(member.email, TEST_PASSWORD)).errors).toMatchObject([{ code: 'PASSWORD_RESET_REQUIRED' }]);
  expect((await member.browser.call(checkSession, {})).body.authenticated).toBe(false);
});

test('staff does neither to staff', async () => {
  const staff = await signInNewStaff(portal);
  const other = await userIdOf((await signInNewStaff(portal)).email);
  for (const call of [sendTemporaryPassword, requireNewPassword]) {
    const proof = await freshProof(portal, staff.email);
    expect((await staff.browser.call(call, { cognitoId: other }, proof)).status).toBe(404);
  }
});
