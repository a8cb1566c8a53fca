import { randomUUID } from 'node:crypto';
import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import { createChannel } from '@portal/contract/console/channels.calls.ts';
import * as calls from '@portal/contract/console/staff.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  freshProof,
  type Person,
  signIn,
  signInNewMember,
  signInNewStaff,
  TEST_PASSWORD,
} from '../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
let owner: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  owner = await signInNewStaff(portal);
});
afterAll(() => portal.stop());

const newAddress = () => `colleague-${randomUUID()}@provider.example`;
const PERSON = { firstName: 'Kim', lastName: 'Sato', jobTitle: 'Support', password: TEST_PASSWORD };

async function invite(email: string, staffRole: 'owner' | 'support' = 'support') {
  const answer = await owner.browser.call(
    calls.inviteStaff,
    { email, staffRole },
    await freshProof(portal, owner.email),
  );
  expect(answer.status).toBe(200);
  return newestLinkToken(portal, email, 'staff-invite');
}
const accept = (linkId: string) => portal.browser().call(calls.acceptStaffInvite, { ...PERSON, linkId });
const idOf = async (email: string) =>
  (await portal.database.query<{ id: string }>('select user_id as id from users where email = $1', [email]))[0]?.id ??
  '';
const audited = (subject: string) =>
  portal.database.query(
    'select action, details from audit_log where subject = $1 and action like $2 order by audit_id',
    [subject, 'staff.%'],
  );
const INVALID = { status: 404, errors: [{ code: 'STAFF_INVITE_INVALID' }] };

describe('an invitation to the staff', () => {
  test('makes an account with its role, once, which owes a second factor', async () => {
    const email = newAddress();
    const linkId = await invite(email);
    const read = await portal.browser().call(calls.readStaffInvite, { linkId });
    expect(read.body.data).toEqual({ email, staffRole: 'support' });
    expect((await accept(linkId)).status).toBe(200);
    expect(await accept(linkId)).toMatchObject(INVALID);
    const browser = await signIn(portal, email);
    expect((await browser.call(checkSession, {})).body).toMatchObject({ isStaff: true, staffRole: 'support' });
    const answer = await browser.call(createChannel, { name: 'Mine', brandId: 'default' });
    expect(answer).toMatchObject({ status: 403, errors: [{ code: 'NO_ACCESS' }] });
    expect(await audited(email)).toEqual([
      { action: 'staff.invited', details: { staffRole: 'support' } },
      { action: 'staff.created', details: { staffRole: 'support' } },
    ]);
    const { staff } = (await owner.browser.call(calls.listStaff, {})).body.data;
    expect(staff.find((person) => person.email === email)).toMatchObject({ firstName: 'Kim', hasSecondFactor: true });
  });

  test('is one, also when it is used twice at the same moment', async () => {
    const linkId = await invite(newAddress());
    const answers = await Promise.all([accept(linkId), accept(linkId), accept(linkId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test('ends after three days, by a newer one and by being cancelled', async () => {
    const email = newAddress();
    const first = await invite(email);
    const second = await invite(email, 'owner');
    expect((await queuedMails(portal, email)).length).toBe(2);
    expect(await accept(first)).toMatchObject(INVALID);
    const { invites } = (await owner.browser.call(calls.listStaff, {})).body.data;
    const listed = invites.find((row) => row.email === email);
    expect(listed).toMatchObject({ staffRole: 'owner', invitedBy: owner.email, isExpired: false });
    const { status } = await owner.browser.call(calls.cancelStaffInvite, {
      staffInviteId: listed?.staffInviteId ?? '',
    });
    expect(status).toBe(200);
    expect(await accept(second)).toMatchObject(INVALID);
    const old = await invite(newAddress());
    const before = portal.clock.now();
    portal.clock.advance(3 * 24 * 60 * 60_000);
    expect(await portal.browser().call(calls.readStaffInvite, { linkId: old })).toMatchObject(INVALID);
    portal.clock.advance(before.getTime() - portal.clock.now().getTime());
  });

  test('is refused for an address that has an account, and a weak password leaves it good', async () => {
    const member = await signInNewMember(portal);
    const proof = await freshProof(portal, owner.email);
    const taken = await owner.browser.call(calls.inviteStaff, { email: member.email, staffRole: 'support' }, proof);
    expect(taken).toMatchObject({ status: 409, errors: [{ code: 'STAFF_EMAIL_TAKEN', field: 'email' }] });
    const linkId = await invite(newAddress());
    const weak = await portal.browser().call(calls.acceptStaffInvite, { ...PERSON, linkId, password: 'Password1' });
    expect(weak.errors).toMatchObject([{ code: 'PASSWORD_TOO_COMMON' }]);
    expect((await accept(linkId)).status).toBe(200);
  });
});

describe('a colleague', () => {
  test('gets another role, and is signed out by it', async () => {
    const colleague = await signInNewStaff(portal, 'support');
    const input = { cognitoId: await idOf(colleague.email), staffRole: 'owner' } as const;
    const { status } = await owner.browser.call(calls.changeStaffRole, input, await freshProof(portal, owner.email));
    expect(status).toBe(200);
    expect((await colleague.browser.call(checkSession, {})).body.authenticated).toBe(false);
    const [row] = await portal.database.query('select staff_role from users where email = $1', [colleague.email]);
    expect(row).toEqual({ staff_role: 'owner' });
    expect(await audited(colleague.email)).toEqual([
      { action: 'staff.role-changed', details: { before: 'support', after: 'owner' } },
    ]);
  });

  test('is removed with sessions and account; customers are not reached by this', async () => {
    const colleague = await signInNewStaff(portal, 'support');
    const remove = async (cognitoId: string) =>
      owner.browser.call(calls.removeStaff, { cognitoId }, await freshProof(portal, owner.email));
    expect((await remove(await idOf(colleague.email))).status).toBe(200);
    expect((await colleague.browser.call(checkSession, {})).body.authenticated).toBe(false);
    expect(await portal.database.query('select 1 from identities where email = $1', [colleague.email])).toEqual([]);
    expect(await audited(colleague.email)).toMatchObject([{ action: 'staff.removed' }]);
    const member = await signInNewMember(portal);
    expect((await remove(member.userId)).status).toBe(404);
  });

  test('is never oneself', async () => {
    const cognitoId = await idOf(owner.email);
    const refused = { status: 409, errors: [{ code: 'NOT_FOR_ONESELF' }] };
    const proof = () => freshProof(portal, owner.email);
    expect(await owner.browser.call(calls.removeStaff, { cognitoId }, await proof())).toMatchObject(refused);
    const input = { cognitoId, staffRole: 'support' } as const;
    expect(await owner.browser.call(calls.changeStaffRole, input, await proof())).toMatchObject(refused);
  });
});

test('two owners who remove each other at the same moment leave one', async () => {
  const alone = await startTestPortal();
  const [first, second] = [await signInNewStaff(alone), await signInNewStaff(alone)];
  const rows = await alone.database.query<{ email: string; id: string }>('select email, user_id as id from users');
  const remove = async (by: Person, whom: Person) => {
    const proof = await freshProof(alone, by.email);
    const cognitoId = rows.find(({ email }) => email === whom.email)?.id ?? '';
    return () => by.browser.call(calls.removeStaff, { cognitoId }, proof);
  };
  const both = [await remove(first, second), await remove(second, first)];
  await first.browser.fetchCsrfToken();
  await second.browser.fetchCsrfToken();
  const answers = await Promise.all(both.map((make) => make()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await alone.database.query(`select 1 from users where staff_role = 'owner'`)).toHaveLength(1);
  await alone.stop();
});
