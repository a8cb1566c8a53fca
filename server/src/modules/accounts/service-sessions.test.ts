import { randomUUID } from 'node:crypto';
import { checkSession, inviteUser, logout } from '@portal/contract/accounts/accounts.calls.ts';
import { readActivity } from '@portal/contract/accounts/activity.calls.ts';
import { changePassword } from '@portal/contract/accounts/identity.calls.ts';
import { setUpSecondFactor } from '@portal/contract/accounts/second-factor.calls.ts';
import { endOtherSessions } from '@portal/contract/accounts/sessions.calls.ts';
import { listOrganisations } from '@portal/contract/console/console.calls.ts';
import {
  endServiceSession,
  leaveServiceSession,
  openServiceSession,
} from '@portal/contract/console/service-session.calls.ts';
import {
  companyUpdate,
  deleteUserInvite,
  editUser,
  editUserInvite,
  getCustomerPortalData,
  getUserInviteList,
  getUserList,
  profileCheck,
  removeUser,
  removeUserInvite,
  updateCustomerPortalData,
} from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  freshProof,
  inviteColleague,
  type Member,
  type Person,
  signInNewMember,
  signInNewStaff,
  TEST_COMPANY,
} from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { tellEndedVisits } from './visits/tell-visits.ts';

const MINUTE_MS = 60_000;
const CLOSED = { status: 403, errors: [{ code: 'CLOSED_TO_SERVICE' }] };
const reason = 'You asked us to look at a scan.';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const open = async ({ browser, email }: Person, orgId: string) =>
  browser.call(openServiceSession, { orgId, reason }, await freshProof(portal, email));
const stateOf = async ({ browser }: Person) => (await browser.call(checkSession, {})).body;
const activityOf = async ({ browser }: Person) => (await browser.call(readActivity, {})).body.data;

async function inService(): Promise<{ customer: Member; staff: Person }> {
  const customer = await signInNewMember(portal);
  const staff = await signInNewStaff(portal);
  expect((await open(staff, customer.orgId)).status).toBe(200);
  return { customer, staff };
}

describe('a service session', () => {
  test('lets staff work in the customer’s portal, under a new session id', async () => {
    const customer = await signInNewMember(portal, 'Served Bakery');
    const staff = await signInNewStaff(portal);
    const before = staff.browser.cookies.get('sid');
    expect(await staff.browser.call(getUserList, {})).toMatchObject({ errors: [{ code: 'ORGANISATION_REQUIRED' }] });
    await open(staff, customer.orgId);
    expect(staff.browser.cookies.get('sid')).not.toBe(before);
    expect(await stateOf(staff)).toMatchObject({ isServiceSession: true, isStaff: true, email: staff.email });
    expect((await staff.browser.call(profileCheck, {})).body.companyData?.companyName).toBe('Served Bakery');
    expect((await staff.browser.call(getUserList, {})).body.data.map(({ email }) => email)).toEqual([customer.email]);
  });

  test('sees this customer only', async () => {
    const { staff } = await inService();
    const other = await signInNewMember(portal);
    expect((await staff.browser.call(companyUpdate, { ...TEST_COMPANY, orgId: other.orgId })).status).toBe(404);
  });

  test('ends by itself after an hour, and leaves staff signed in', async () => {
    const { staff } = await inService();
    // Staff stays at work, so that only the hour can end it.
    for (let minutes = 0; minutes < 60; minutes += 20) {
      await staff.browser.call(checkSession, { touch: true });
      portal.clock.advance(20 * MINUTE_MS - (minutes === 40 ? 1 : 0));
    }
    expect(await stateOf(staff)).toMatchObject({ isServiceSession: true });
    portal.clock.advance(1);
    expect(await stateOf(staff)).toMatchObject({ authenticated: true, isServiceSession: false });
    expect((await staff.browser.call(listOrganisations, {})).status).toBe(200);
    expect(await staff.browser.call(getUserList, {})).toMatchObject({ errors: [{ code: 'ORGANISATION_REQUIRED' }] });
  });

  test('is left by staff, under a new session id', async () => {
    const { staff } = await inService();
    const before = staff.browser.cookies.get('sid');
    await staff.browser.call(leaveServiceSession, {});
    expect(staff.browser.cookies.get('sid')).not.toBe(before);
    expect(await stateOf(staff)).toMatchObject({ authenticated: true, isServiceSession: false });
    expect((await staff.browser.call(leaveServiceSession, {})).status).toBe(200);
  });

  test('is ended by the customer, and staff’s next call finds nothing', async () => {
    const { customer, staff } = await inService();
    const [session] = (await activityOf(customer)).serviceSessions;
    expect(session).toMatchObject({ staffEmail: staff.email, reason });
    const end = () => customer.browser.call(endServiceSession, { serviceSessionId: session?.serviceSessionId ?? '' });
    expect((await end()).status).toBe(200);
    expect(await staff.browser.call(getUserList, {})).toMatchObject({ errors: [{ code: 'ORGANISATION_REQUIRED' }] });
    expect(await stateOf(staff)).toMatchObject({ authenticated: true, isServiceSession: false });
    expect((await end()).status).toBe(404);
    expect((await activityOf(customer)).serviceSessions).toEqual([]);
  });

  test('cannot be opened within another one, nor twice at the same moment', async () => {
    const { staff } = await inService();
    const other = await signInNewMember(portal);
    expect(await open(staff, other.orgId)).toMatchObject(CLOSED);
    const double = await signInNewStaff(portal);
    const proofs = [await freshProof(portal, double.email), await freshProof(portal, double.email)];
    await double.browser.fetchCsrfToken();
    const input = { orgId: other.orgId, reason };
    const answers = await Promise.all(proofs.map((proof) => double.browser.call(openServiceSession, input, proof)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    const rows = await portal.database.query('select 1 from service_sessions where staff_email = $1', [double.email]);
    expect(rows).toHaveLength(1);
  });

  test('is not for members, not for unknown customers, and not without a reason', async () => {
    const member = await signInNewMember(portal);
    expect((await open(member, member.orgId)).status).toBe(404);
    const staff = await signInNewStaff(portal);
    expect((await open(staff, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const proof = await freshProof(portal, staff.email);
    const answer = await staff.browser.call(openServiceSession, { orgId: member.orgId, reason: ' ' }, proof);
    expect(answer).toMatchObject({ status: 400, errors: [{ field: 'reason' }] });
  });

  test.each([
    ['changing a password', changePassword, { currentPassword: 'x', password: 'Other-River-43-Lamp' }],
    ['setting up a second factor', setUpSecondFactor, {}],
    ['ending sessions', endOtherSessions, {}],
    ['the console', listOrganisations, {}],
  ] as const)('is no place for %s', async (_, call, input) => {
    const { staff } = await inService();
    expect(await staff.browser.call(call, input)).toMatchObject(CLOSED);
  });

  test('keeps no flags of what was seen', async () => {
    const { customer, staff } = await inService();
    const before = (await customer.browser.call(getCustomerPortalData, {})).body;
    const update = { introViewed: { monitoring: true }, cybermaturity: { hasSeenReleaseNotes: true } };
    expect((await staff.browser.call(updateCustomerPortalData, update)).body.data.introViewed.monitoring).toBe(true);
    const kept = (await staff.browser.call(getCustomerPortalData, {})).body.data;
    expect(kept).toMatchObject({ introViewed: { dashboard: true }, cybermaturity: {} });
    expect(kept.introViewed.monitoring).toBeUndefined();
    expect((await customer.browser.call(getCustomerPortalData, {})).body).toEqual(before);
  });

  test('V16.3.1 everything done in it is logged with both names', async () => {
    const { customer, staff } = await inService();
    await staff.browser.call(companyUpdate, { ...TEST_COMPANY, companyName: 'Renamed by support' });
    await staff.browser.call(leaveServiceSession, {});
    const rows = await portal.database.query(
      `select action, org_id, details->>'staff' as staff, details->>'customer' as customer from audit_log
       where org_id = $1 and details->>'service' = 'true' order by audit_id`,
      [customer.orgId],
    );
    expect(rows).toMatchObject([
      {
        action: 'service-session.opened',
        org_id: customer.orgId,
        staff: staff.email,
        customer: TEST_COMPANY.companyName,
      },
      { action: 'organisation.changed', org_id: customer.orgId, staff: staff.email },
      { action: 'service-session.left', org_id: customer.orgId, staff: staff.email },
    ]);
    const { entries } = await activityOf(customer);
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'service-session.left', actor: staff.email, isByService: true },
      { action: 'organisation.changed', actor: staff.email, isByService: true },
      { action: 'service-session.opened', actor: staff.email, isByService: true, subject: reason },
    ]);
  });

  test('makes, changes and removes nobody of the customer’s people', async () => {
    const { customer, staff } = await inService();
    const colleague = `colleague-${randomUUID()}@firm.example`;
    await customer.browser.call(inviteUser, { email: colleague });
    const [invite] = (await customer.browser.call(getUserInviteList, {})).body.data;
    const linkId = invite?.linkId ?? '';
    const userProfile = { firstName: 'Eve', lastName: 'Else', jobTitle: '' };
    const own = `own-${randomUUID()}@provider.example`;
    expect(await staff.browser.call(inviteUser, { email: own })).toMatchObject(CLOSED);
    expect(await staff.browser.call(editUserInvite, { linkId, email: own })).toMatchObject(CLOSED);
    expect(await staff.browser.call(deleteUserInvite, { linkId })).toMatchObject(CLOSED);
    expect(await staff.browser.call(removeUserInvite, { linkId })).toMatchObject(CLOSED);
    expect(await staff.browser.call(removeUser, { cognitoId: customer.userId })).toMatchObject(CLOSED);
    expect(await staff.browser.call(editUser, { cognitoId: customer.userId, userProfile })).toMatchObject(CLOSED);
    expect(await queuedMails(portal, own)).toEqual([]);
    expect((await customer.browser.call(getUserList, {})).body.data).toMatchObject([{ firstName: 'Dana' }]);
    expect((await customer.browser.call(getUserInviteList, {})).body.data).toMatchObject([{ email: colleague }]);
  });

  const visitsMailedTo = async (email: string) =>
    (await queuedMails(portal, email)).flatMap(({ request }) =>
      request.kind === 'visit' ? [{ event: request.event, staff: request.staffEmail, reason: request.reason }] : [],
    );

  test.each([
    ['staff leaves', async (staff: Person) => void (await staff.browser.call(leaveServiceSession, {}))],
    ['staff signs out', async (staff: Person) => void (await staff.browser.call(logout, {}))],
    ['its hour is over', async () => portal.clock.advance(60 * MINUTE_MS)],
    [
      'the customer ends it',
      async (_staff: Person, customer: Member) => {
        const [session] = (await activityOf(customer)).serviceSessions;
        const serviceSessionId = session?.serviceSessionId ?? '';
        await customer.browser.call(endServiceSession, { serviceSessionId });
      },
    ],
  ])('is told to every admin by mail at its beginning, and once at its end when %s', async (_how, end) => {
    const { customer, staff } = await inService();
    const colleague = await inviteColleague(portal, customer);
    expect(await visitsMailedTo(customer.email)).toEqual([{ event: 'began', staff: staff.email, reason }]);
    await tellEndedVisits(portal.portal.services);
    expect(await visitsMailedTo(colleague)).toEqual([]);
    await end(staff, customer);
    await tellEndedVisits(portal.portal.services);
    await tellEndedVisits(portal.portal.services);
    const ended = { event: 'ended', staff: staff.email, reason };
    expect((await visitsMailedTo(customer.email)).slice(1)).toEqual([ended]);
    expect(await visitsMailedTo(colleague)).toEqual([ended]);
  });
});

test('the activity of an organisation comes in pages, newest first, and is its own', async () => {
  const customer = await signInNewMember(portal);
  const other = await signInNewMember(portal);
  for (let round = 0; round < 21; round += 1) await customer.browser.call(companyUpdate, TEST_COMPANY);
  const first = await activityOf(customer);
  const second = (await customer.browser.call(readActivity, { page: 2 })).body.data;
  expect(first.entries).toHaveLength(20);
  expect(first.total).toBe(first.entries.length + second.entries.length);
  const ids = [...first.entries, ...second.entries].map(({ activityId }) => Number(activityId));
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect(second.entries.at(-1)).toMatchObject({ action: 'organisation.created', actor: 'Dana Reyes' });
  expect((await activityOf(other)).total).toBeLessThan(5);
});
