import { acceptInviteLink, inviteUser } from '@portal/contract/accounts/accounts.calls.ts';
import { listOrganisations } from '@portal/contract/console/console.calls.ts';
import { findForStaff } from '@portal/contract/console/find.calls.ts';
import { readOrganisation } from '@portal/contract/console/organisation.calls.ts';
import { downloadUsageOfCustomers } from '@portal/contract/console/owners/customer-files.calls.ts';
import * as calls from '@portal/contract/console/owners/sandboxes.calls.ts';
import { listWaiting } from '@portal/contract/console/waiting.calls.ts';
import { loadTargetList, scanNow } from '@portal/contract/monitoring/monitoring.calls.ts';
import { profileCheck } from '@portal/contract/profile/profile.calls.ts';
import { measureAgain } from '@portal/contract/ratings/ratings.calls.ts';
import { loadTrainingData, saveTrainees } from '@portal/contract/training/trainees.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveCaptchaPass } from '../../../testing/captcha-pass.ts';
import { type Person, signIn, signInNewStaff, TEST_PASSWORD } from '../../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { startDueScans } from '../../monitoring/public.ts';
import { removeOrganisation } from '../customers/delete-organisation.ts';
import { fillSandbox } from './fill-sandbox.ts';

const TEN_MINUTES_MS = 10 * 60_000;

let portal: TestPortal;
let sales: Person;
let owner: Person;
let brandId: string;
beforeAll(async () => {
  portal = await startTestPortal();
  sales = await signInNewStaff(portal, 'sales');
  owner = await signInNewStaff(portal);
  brandId = portal.portal.services.brands.default.brandId;
});
afterAll(() => portal.stop());

const sandbox = async () => {
  const { brands } = (await sales.browser.call(calls.listSandboxes, {})).body.data;
  return brands.find((brand) => brand.brandId === brandId)?.sandbox;
};
/** Works the job off; `finish` takes the place of what a portal does once all rows are there. */
const fill = (finish = portal.portal.services.demonstration.finish) => {
  const { services } = portal.portal;
  return fillSandbox({ ...services, demonstration: { ...services.demonstration, finish } }, { brandId });
};
const jobs = (name: string) =>
  portal.database.query<{ data: { orgId: string } }>('select data from jobs.job where name = $1', [name]);
const count = async (table: string, orgId: string) =>
  (await portal.database.query(`select from ${table} where org_id = $1`, [orgId])).length;
const PERSON = { email: 'sam+sandbox@provider.example', firstName: 'Sam', lastName: 'Ode' };

test('a sandbox is whole, reachable, marked, counted nowhere and keeps its mail; reset it is new, and removed it is gone', async () => {
  const made = await sales.browser.call(calls.makeSandbox, { brandId, ...PERSON });
  expect(made.status).toBe(200);
  expect(await sandbox()).toMatchObject({ state: 'preparing', orgId: null, isLate: false, email: PERSON.email });
  const again = await owner.browser.call(calls.makeSandbox, { brandId, ...PERSON });
  expect(again.errors).toMatchObject([{ code: 'SANDBOX_EXISTS' }]);
  expect(await jobs('fill-sandbox')).toHaveLength(1);

  // The first run is killed before it says that all is there.
  await expect(fill(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  expect(await sandbox()).toMatchObject({ state: 'preparing', orgId: expect.any(String) });
  const half = (await sandbox())?.orgId ?? '';
  await fill();
  // A second run of the same job finds nothing to do.
  await fill();
  const orgId = (await sandbox())?.orgId ?? '';
  expect(await sandbox()).toMatchObject({ state: 'ready', filledAt: expect.any(String) });
  expect(orgId).not.toBe(half);
  expect((await jobs('delete-organisation')).map(({ data }) => data.orgId)).toEqual([half]);
  await removeOrganisation(portal.portal.services, { orgId: half, actorId: null });

  // The person who was named gets in by the invitation.
  const guest = portal.browser();
  await giveCaptchaPass(portal, guest);
  const linkId = await newestLinkToken(portal, PERSON.email, 'invite');
  expect((await guest.call(acceptInviteLink, { linkId, password: TEST_PASSWORD })).status).toBe(200);
  const admin = await signIn(portal, PERSON.email);
  expect((await admin.call(profileCheck, {})).body).toMatchObject({ isSandbox: true, orgId });
  const { data: targets } = (await admin.call(loadTargetList, {})).body;
  expect(targets).toHaveLength(3);
  expect((await admin.call(loadTrainingData, {})).body.data.traineesData.active).toBe(8);

  // Nothing reaches others: no scan, no look from outside, no due one either, and no mail but to those who get in.
  const refused = { status: 403, errors: [{ code: 'NOT_IN_SANDBOX' }] };
  await portal.database.query('update websites set scan_level = $1 where org_id = $2', ['lightning', orgId]);
  expect(await admin.call(scanNow, { targetId: targets[0]?.probelyTargetId ?? '' })).toMatchObject(refused);
  expect(await admin.call(measureAgain, {})).toMatchObject(refused);
  await portal.database.query(`update scan_schedules set next_run_at = now() - interval '1 day' where org_id = $1`, [
    orgId,
  ]);
  expect(await startDueScans(portal.portal.services)).toBe(0);
  const list = [PERSON.email, 'trainee@elsewhere.example'].map((email) => ({ email, name: 'Sam Ode' }));
  expect((await admin.call(saveTrainees, { list })).status).toBe(200);
  const invited = { email: 'prospect@elsewhere.example', firstName: 'Pat', lastName: 'Lee' };
  expect((await admin.call(inviteUser, invited)).status).toBe(200);
  const mails = async (to: string) => (await queuedMails(portal, to)).map(({ request }) => request.kind);
  expect(await mails(PERSON.email)).toContain('invite');
  expect(await mails(PERSON.email)).toContain('training-welcome');
  expect(await mails(invited.email)).toEqual(['invite']);
  expect(await mails('trainee@elsewhere.example')).toEqual([]);
  const recipients = await portal.database.query(
    'select distinct recipient from mail_log where org_id = $1 order by 1',
    [orgId],
  );
  expect(recipients.map(({ recipient }) => recipient)).toEqual([invited.email, PERSON.email]);

  // It is marked, and counts nowhere.
  const { organisations } = (await sales.browser.call(listOrganisations, {})).body.data;
  expect(organisations).toMatchObject([{ orgId, isSandbox: true }]);
  expect((await sales.browser.call(listOrganisations, { status: 'ACTIVE' })).body.data.total).toBe(0);
  expect((await sales.browser.call(listOrganisations, { status: 'sandbox' })).body.data).toMatchObject({
    total: 1,
    sandboxes: 1,
  });
  expect((await sales.browser.call(readOrganisation, { orgId })).body.data.isSandbox).toBe(true);
  const { hits } = (await sales.browser.call(findForStaff, { search: 'harbor' })).body.data;
  expect(hits).toMatchObject([{ kind: 'customer', detail: expect.stringMatching(/^Sandbox, ./) }]);
  const today = portal.clock.now().toISOString().slice(0, 10);
  const usage = await owner.browser.call(downloadUsageOfCustomers, { from: today, to: today });
  expect(usage.raw.toString()).not.toContain('Harbor');
  const waiting = (await owner.browser.call(listWaiting, {})).body.data;
  expect(JSON.stringify(waiting)).not.toContain('Harbor');

  // Reset, the data is new and those who sign in are there still.
  await portal.database.query('delete from websites where org_id = $1', [orgId]);
  expect((await sales.browser.call(calls.resetSandbox, { brandId })).status).toBe(200);
  expect((await sales.browser.call(calls.resetSandbox, { brandId })).status).toBe(200);
  expect(await jobs('fill-sandbox')).toHaveLength(2);
  expect(
    (await sales.browser.call(calls.inviteToSandbox, { brandId, ...PERSON, email: 'new@elsewhere.example' })).errors,
  ).toMatchObject([{ code: 'SANDBOX_NOT_READY' }]);
  await fill(() => Promise.resolve());
  const renewed = (await sandbox())?.orgId ?? '';
  expect(renewed).not.toBe(orgId);
  expect((await admin.call(loadTargetList, {})).body.data).toHaveLength(3);
  expect(await count('invites', renewed)).toBe(1);
  expect((await mails(PERSON.email)).filter((kind) => kind === 'invite')).toHaveLength(1);
  await removeOrganisation(portal.portal.services, { orgId, actorId: null });
  expect(await count('users', renewed)).toBe(3);
  const taken = await sales.browser.call(calls.inviteToSandbox, { brandId, ...PERSON });
  expect(taken.errors).toMatchObject([{ code: 'INVITE_EMAIL_TAKEN' }]);

  expect((await sales.browser.call(calls.removeSandbox, { brandId })).status).toBe(200);
  expect(await sandbox()).toMatchObject({ state: 'removing' });
  await removeOrganisation(portal.portal.services, { orgId: renewed, actorId: null });
  expect(await sandbox()).toBeNull();
  expect(await portal.database.query('select company_name from organisations')).toEqual([]);
  expect(await portal.database.query('select message_id from concierge_messages')).toEqual([]);
  const log = await portal.database.query(
    `select action from audit_log where action like 'sandbox.%' order by audit_id`,
  );
  expect(log.map(({ action }) => action)).toEqual(['sandbox.asked', 'sandbox.removed']);
});

test('one that is removed before it was filled is not made, and one that takes too long is asked for again', async () => {
  await sales.browser.call(calls.makeSandbox, { brandId, ...PERSON, email: 'lee+sandbox@provider.example' });
  expect((await sales.browser.call(calls.removeSandbox, { brandId })).status).toBe(200);
  await fill();
  expect(await sandbox()).toBeNull();
  const staffs = await sales.browser.call(calls.makeSandbox, { brandId, ...PERSON, email: sales.email });
  expect(staffs.errors).toMatchObject([{ code: 'INVITE_EMAIL_TAKEN', field: 'email' }]);
  await sales.browser.call(calls.makeSandbox, { brandId, ...PERSON, email: 'lee+sandbox@provider.example' });
  const before = (await jobs('fill-sandbox')).length;
  portal.clock.advance(TEN_MINUTES_MS);
  expect(await sandbox()).toMatchObject({ isLate: true });
  await sales.browser.call(calls.resetSandbox, { brandId });
  expect(await jobs('fill-sandbox')).toHaveLength(before + 1);
  expect((await sales.browser.call(calls.resetSandbox, { brandId: 'nobody' })).status).toBe(404);
});
