import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import { readActivity } from '@portal/contract/accounts/activity.calls.ts';
import * as visitRequests from '@portal/contract/accounts/visit-requests.calls.ts';
import { openServiceSession, readVisitAccess, requestVisit } from '@portal/contract/console/service-session.calls.ts';
import { getUserList, profileCheck } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  freshProof,
  inviteColleague,
  type Member,
  type Person,
  signIn,
  signInNewMember,
  signInNewStaff,
} from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

const DAY_MS = 24 * 60 * 60_000;
const reason = 'You asked us to look at a scan.';
const refusal = (status: number, code: string) => ({ status, errors: [{ code }] });
const NO_YES = refusal(403, 'VISIT_NEEDS_APPROVAL');
const CLOSED = refusal(403, 'CLOSED_TO_SERVICE');

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const proofOf = ({ email }: Person) => freshProof(portal, email);
const setSwitch = async (member: Member, needsApproval: boolean) =>
  member.browser.call(visitRequests.setVisitApproval, { needsApproval }, await proofOf(member));
const open = async (staff: Person, { orgId }: Member, why = reason) =>
  staff.browser.call(openServiceSession, { orgId, reason: why }, await proofOf(staff));
const ask = async (staff: Person, { orgId }: Member) =>
  staff.browser.call(requestVisit, { orgId, reason }, await proofOf(staff));
const accessOf = async (staff: Person, { orgId }: Member) =>
  (await staff.browser.call(readVisitAccess, { orgId })).body.data;
const waitingOf = async (member: Person) =>
  (await member.browser.call(visitRequests.readVisitRequests, {})).body.data.requests;
const answer = (member: Person, visitRequestId: string, isApproved: boolean) =>
  member.browser.call(visitRequests.answerVisitRequest, { visitRequestId, isApproved });
const asksMailedTo = async (email: string) =>
  (await queuedMails(portal, email)).flatMap(({ request }) => (request.kind === 'visit-request' ? [request] : []));

async function carefulMember(): Promise<Member> {
  const member = await signInNewMember(portal);
  expect((await setSwitch(member, true)).status).toBe(200);
  return member;
}

/** A request that waits, and its id as the firm's admins see it. */
async function waiting(): Promise<{ customer: Member; staff: Person; requestId: string }> {
  const customer = await carefulMember();
  const staff = await signInNewStaff(portal);
  expect((await ask(staff, customer)).status).toBe(200);
  return { customer, staff, requestId: (await waitingOf(customer))[0]?.visitRequestId ?? '' };
}

async function approved() {
  const request = await waiting();
  expect((await answer(request.customer, request.requestId, true)).status).toBe(200);
  return request;
}

/** Everybody's sessions have ended meanwhile. */
async function aDayLater(person: Person, passedMs: number): Promise<void> {
  portal.clock.advance(passedMs);
  const browser = await signIn(portal, person.email);
  for (const [name, value] of browser.cookies) person.browser.cookies.set(name, value);
  await person.browser.fetchCsrfToken();
}

describe('a firm that wants to be asked before a visit', () => {
  test('is not one unless it says so', async () => {
    const customer = await signInNewMember(portal);
    const staff = await signInNewStaff(portal);
    expect((await customer.browser.call(visitRequests.readVisitRequests, {})).body.data.needsApproval).toBe(false);
    expect((await ask(staff, customer)).body.data).toBeNull();
    expect(await asksMailedTo(customer.email)).toEqual([]);
    expect((await open(staff, customer)).status).toBe(200);
  });

  test('is visited by nobody without its yes', async () => {
    const { customer, staff } = await waiting();
    expect(await open(staff, customer)).toMatchObject(NO_YES);
    expect(await open(await signInNewStaff(portal), customer)).toMatchObject(NO_YES);
    expect((await staff.browser.call(checkSession, {})).body.isServiceSession).toBe(false);
  });

  test('gets a mail to every admin, once, with a link to its settings and no secret', async () => {
    const customer = await carefulMember();
    const colleague = await inviteColleague(portal, customer);
    const staff = await signInNewStaff(portal);
    await ask(staff, customer);
    expect((await ask(staff, customer)).body.data).toMatchObject({ state: 'waiting', reason });
    for (const email of [customer.email, colleague]) {
      const mails = await asksMailedTo(email);
      expect(mails).toMatchObject([{ staffEmail: staff.email, reason }]);
      expect(mails[0]?.answerUrl).toMatch(/^http:\/\/[^/]+\/settings\/admins$/);
    }
    expect(await waitingOf(customer)).toMatchObject([{ staffEmail: staff.email, reason }]);
  });

  test('is asked once by a double click', async () => {
    const customer = await carefulMember();
    const staff = await signInNewStaff(portal);
    await staff.browser.fetchCsrfToken();
    const proofs = [await proofOf(staff), await proofOf(staff)];
    const input = { orgId: customer.orgId, reason };
    const answers = await Promise.all(proofs.map((proof) => staff.browser.call(requestVisit, input, proof)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await asksMailedTo(customer.email)).toHaveLength(1);
    expect(await waitingOf(customer)).toHaveLength(1);
  });

  test('lets in whoever it said yes to, once, for the reason that it read', async () => {
    const { customer, staff } = await approved();
    expect((await accessOf(staff, customer)).request).toMatchObject({ state: 'approved' });
    expect(await open(await signInNewStaff(portal), customer)).toMatchObject(NO_YES);
    expect((await open(staff, customer, 'Something else entirely.')).status).toBe(200);
    const [visit] = (await customer.browser.call(readActivity, {})).body.data.serviceSessions;
    expect(visit).toMatchObject({ staffEmail: staff.email, reason });
    const second = await signIn(portal, staff.email);
    expect(await open({ ...staff, browser: second }, customer)).toMatchObject(NO_YES);
    const { body } = await second.call(readVisitAccess, { orgId: customer.orgId });
    expect(body.data.request).toMatchObject({ state: 'used' });
  });

  test('is visited once by two browsers of the same member of staff at the same moment', async () => {
    const { customer, staff } = await approved();
    const other = { ...staff, browser: await signIn(portal, staff.email) };
    await Promise.all([staff, other].map(({ browser }) => browser.fetchCsrfToken()));
    const proofs = [await proofOf(staff), await proofOf(staff)] as const;
    const input = { orgId: customer.orgId, reason };
    const answers = await Promise.all([
      staff.browser.call(openServiceSession, input, proofs[0]),
      other.browser.call(openServiceSession, input, proofs[1]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await customer.browser.call(readActivity, {})).body.data.serviceSessions).toHaveLength(1);
  });

  test('is not visited on a yes to another firm’s request', async () => {
    const { staff } = await approved();
    expect(await open(staff, await carefulMember())).toMatchObject(NO_YES);
  });

  test('is not visited after its no, and can be asked again', async () => {
    const { customer, staff, requestId } = await waiting();
    await answer(customer, requestId, false);
    expect((await accessOf(staff, customer)).request).toMatchObject({ state: 'declined' });
    expect(await open(staff, customer)).toMatchObject(NO_YES);
    expect((await ask(staff, customer)).body.data).toMatchObject({ state: 'waiting' });
    expect(await answer(customer, requestId, true)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await open(staff, customer)).toMatchObject(NO_YES);
  });

  test('is not visited when its yes is 24 hours old', async () => {
    const { customer, staff } = await approved();
    await aDayLater(staff, DAY_MS);
    expect((await accessOf(staff, customer)).request).toMatchObject({ state: 'ended' });
    expect(await open(staff, customer)).toMatchObject(NO_YES);
  });

  test('is visited until then', async () => {
    const { customer, staff } = await approved();
    await aDayLater(staff, DAY_MS - 60_000);
    expect((await open(staff, customer)).status).toBe(200);
  });

  test('cannot say yes to what nobody answered for 24 hours', async () => {
    const { customer, staff, requestId } = await waiting();
    await aDayLater(staff, DAY_MS);
    await aDayLater(customer, 0);
    expect(await waitingOf(customer)).toEqual([]);
    expect(await answer(customer, requestId, true)).toMatchObject(refusal(409, 'VISIT_REQUEST_ENDED'));
    expect(await open(staff, customer)).toMatchObject(NO_YES);
    expect((await ask(staff, customer)).body.data).toMatchObject({ state: 'waiting' });
    expect(await asksMailedTo(customer.email)).toHaveLength(2);
  });
});

describe('the answer', () => {
  test('V8.2.2 is nobody’s of another firm, and not of staff', async () => {
    const { customer, staff, requestId } = await waiting();
    const stranger = await signInNewMember(portal);
    expect(await answer(stranger, requestId, true)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await waitingOf(stranger)).toEqual([]);
    expect(await answer(staff, requestId, true)).toMatchObject({ errors: [{ code: 'ORGANISATION_REQUIRED' }] });
    expect(await open(staff, customer)).toMatchObject(NO_YES);
  });

  test('is not given from within a visit, nor is the switch turned there', async () => {
    const { customer, staff } = await approved();
    const asking = await signInNewStaff(portal);
    await ask(asking, customer);
    const [request] = await waitingOf(customer);
    await open(staff, customer);
    expect((await staff.browser.call(profileCheck, {})).body.companyData).not.toBeNull();
    expect(await answer(staff, request?.visitRequestId ?? '', true)).toMatchObject(CLOSED);
    const change = { needsApproval: false };
    expect(await staff.browser.call(visitRequests.setVisitApproval, change, await proofOf(staff))).toMatchObject(
      CLOSED,
    );
    expect(await waitingOf(customer)).toHaveLength(1);
  });

  test('is the first one; the second admin is told, and a double click changes nothing', async () => {
    const { customer, staff, requestId } = await waiting();
    const colleague = { browser: await signIn(portal, await inviteColleague(portal, customer)) };
    await Promise.all([customer.browser.fetchCsrfToken(), colleague.browser.fetchCsrfToken()]);
    const give = ({ browser }: { browser: Person['browser'] }, isApproved: boolean) =>
      browser.call(visitRequests.answerVisitRequest, { visitRequestId: requestId, isApproved });
    const answers = await Promise.all([give(customer, true), give(colleague, false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, second] = answers[0].status === 200 ? [customer, colleague] : [colleague, customer];
    const isYes = first === customer;
    expect(await give(second, !isYes)).toMatchObject(refusal(409, 'VISIT_REQUEST_ANSWERED'));
    expect((await give(first, isYes)).status).toBe(200);
    expect((await accessOf(staff, customer)).request?.state).toBe(isYes ? 'approved' : 'declined');
    const rows = await portal.database.query(
      `select 1 from audit_log where org_id = $1 and action in ('visit.approved', 'visit.declined')`,
      [customer.orgId],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('the switch', () => {
  test('ends no visit that is under way, and says so', async () => {
    const customer = await signInNewMember(portal);
    const staff = await signInNewStaff(portal);
    await open(staff, customer);
    expect((await setSwitch(customer, true)).body.data).toEqual({ runningVisits: 1 });
    expect((await staff.browser.call(getUserList, {})).status).toBe(200);
  });

  test('ends what was asked and approved, so that no old yes is good later', async () => {
    const { customer, staff } = await approved();
    await setSwitch(customer, false);
    await setSwitch(customer, true);
    expect(await open(staff, customer)).toMatchObject(NO_YES);
    expect((await accessOf(staff, customer)).request).toMatchObject({ state: 'ended' });
  });
});

test('V16.3.1 asking, answering and the switch are logged with who did it', async () => {
  const { customer, staff } = await approved();
  await setSwitch(customer, true);
  const { entries } = (await customer.browser.call(readActivity, {})).body.data;
  const actions = ['visits.need-approval', 'visit.requested', 'visit.approved'];
  expect(entries.filter(({ action }) => actions.includes(action))).toMatchObject([
    { action: 'visit.approved', actor: 'Dana Reyes', subject: staff.email },
    { action: 'visit.requested', actor: staff.email, isByService: true, subject: reason },
    { action: 'visits.need-approval', actor: 'Dana Reyes' },
  ]);
});
