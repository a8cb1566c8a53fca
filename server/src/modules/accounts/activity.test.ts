import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inviteUser } from '@portal/contract/accounts/accounts.calls.ts';
import { readActivity } from '@portal/contract/accounts/activity.calls.ts';
import { downloadAuditLog, listAuditLog } from '@portal/contract/console/audit-log.calls.ts';
import { subscribePlan } from '@portal/contract/plans/billing.calls.ts';
import {
  deleteUserInvite,
  editUser,
  getUserInviteList,
  removeUser,
  removeUserInvite,
} from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  inviteColleague,
  type Member,
  type Person,
  signIn,
  signInNewMember,
  signInNewStaff,
} from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const BACKFILL = readFileSync(
  join(import.meta.dirname, '../../database/migrations/0041-who-it-was-before.sql'),
  'utf8',
);

let portal: TestPortal;
let staff: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await signInNewStaff(portal);
});
afterAll(() => portal.stop());

const activityOf = async ({ browser }: Member) => {
  const { entries } = (await browser.call(readActivity, {})).body.data;
  return entries.map(({ action, actor, subject }) => ({ action, actor, subject }));
};

/** An admin who joined, changed the own name to Sam Okafor, and is removed by the first one. */
async function removedAdmin(member: Member): Promise<string> {
  const email = await inviteColleague(portal, member);
  const browser = await signIn(portal, email);
  await browser.call(editUser, { userProfile: { firstName: 'Sam', lastName: 'Okafor' } });
  const [user] = await portal.database.query<{ user_id: string }>('select user_id from users where email = $1', [
    email,
  ]);
  await signIn(portal, email);
  const answer = await member.browser.call(removeUser, { cognitoId: user?.user_id ?? '' });
  expect(answer.status).toBe(200);
  return email;
}

test('V16.2.1 the log of a firm names an admin who was removed, as who did it and as whom it was done to', async () => {
  const member = await signInNewMember(portal);
  const email = await removedAdmin(member);
  const activity = await activityOf(member);
  expect(activity[0]).toEqual({ action: 'user.removed', actor: 'Dana Reyes', subject: `Sam Okafor (${email})` });
  expect(activity).toContainEqual({ action: 'session.created', actor: 'Sam Okafor', subject: email });
  expect(activity.map(({ actor }) => actor)).not.toContain(null);
});

test('the log of the portal and its file name and find them too', async () => {
  const member = await signInNewMember(portal);
  const email = await removedAdmin(member);
  const { entries } = (await staff.browser.call(listAuditLog, { person: email })).body.data;
  expect(entries.map(({ action }) => action)).toEqual([
    'session.created',
    'user.changed',
    'session.created',
    'invite.accepted',
  ]);
  expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([email]));
  const file = await staff.browser.call(downloadAuditLog, { organisation: member.orgId });
  const text = file.raw.toString('utf8');
  expect(text).toContain(`user.removed,Sam Okafor (${email}),${member.email},`);
  expect(text).toContain(`session.created,${email},${email},`);
});

test('a cancelled invitation says for whom it was, also once it is off the list', async () => {
  const member = await signInNewMember(portal);
  const email = `guest-${member.userId}@firm.example`;
  await member.browser.call(inviteUser, { email, firstName: 'Kim', lastName: 'Lund' });
  const [invite] = (await member.browser.call(getUserInviteList, {})).body.data;
  const linkId = invite?.linkId ?? '';
  await member.browser.call(deleteUserInvite, { linkId });
  await member.browser.call(removeUserInvite, { linkId });
  const [removed, cancelled] = await activityOf(member);
  expect(cancelled).toEqual({ action: 'invite.cancelled', actor: 'Dana Reyes', subject: `Kim Lund (${email})` });
  expect(removed).toMatchObject({ action: 'invite.removed', subject: `Kim Lund (${email})` });
});

test('a plan is told by its name', async () => {
  const member = await signInNewMember(portal);
  expect((await member.browser.call(subscribePlan, { planId: 'premium' })).status).toBe(200);
  const [asked] = await activityOf(member);
  expect(asked).toMatchObject({ action: 'plan.requested', subject: 'Premium' });
});

test('entries from before are given the names that are still known', async () => {
  const member = await signInNewMember(portal);
  const email = await removedAdmin(member);
  await portal.database.query(
    `update audit_log set actor_name = null, actor_email = null, subject_name = null, details = '{}',
       subject = case action when 'user.removed' then details->>'cognitoId' else subject end where org_id = $1`,
    [member.orgId],
  );
  expect((await activityOf(member))[0]).toEqual({ action: 'user.removed', actor: 'Dana Reyes', subject: '' });
  await portal.database.query(`begin; ${BACKFILL}; commit`);
  const activity = await activityOf(member);
  expect(activity[0]).toEqual({ action: 'user.removed', actor: 'Dana Reyes', subject: email });
  expect(activity).toContainEqual({ action: 'session.created', actor: email, subject: email });
});

test('V16.4.2 the application still cannot change an entry', async () => {
  await expect(
    portal.portal.services.database.asSystem((tx) =>
      tx.updateTable('audit_log').set({ actor_name: 'Somebody else' }).execute(),
    ),
  ).rejects.toThrow(/permission denied/);
});
