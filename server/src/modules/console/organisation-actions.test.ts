import { gunzipSync } from 'node:zlib';
import { checkSession, createSession } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { answerSecondFactor } from '@portal/contract/accounts/second-factor.calls.ts';
import { listOrganisations } from '@portal/contract/console/console.calls.ts';
import * as calls from '@portal/contract/console/organisation.calls.ts';
import { openServiceSession } from '@portal/contract/console/service-session.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillOrganisation } from '../../testing/filled-organisation.ts';
import { freshProof, type Person, signInNewMember, signInNewStaff, TEST_PASSWORD } from '../../testing/people.ts';
import { nextCodeOf } from '../../testing/second-factor.ts';
import { memberWithApp } from '../../testing/second-factor-sign-in.ts';
import { dumpOrganisation } from '../../testing/table-dump.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { startDueScans } from '../monitoring/public.ts';
import { deleteOrganisationJob, exportOrganisationJob } from './console.kinds.ts';
import { removeOrganisation } from './customers/delete-organisation.ts';
import { makeExport } from './customers/export-organisation.ts';

let portal: TestPortal;
let support: Person;
let owner: Person;
beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  support = await signInNewStaff(portal, 'support');
  owner = await signInNewStaff(portal);
});
afterAll(() => portal.stop());

const proof = (person: Person) => freshProof(portal, person.email);
const suspend = async (orgId: string) =>
  support.browser.call(calls.suspendOrganisation, { orgId, reason: 'Nobody has paid.' }, await proof(support));
const resume = async (orgId: string) => support.browser.call(calls.resumeOrganisation, { orgId }, await proof(support));
const read = async (orgId: string) => (await support.browser.call(calls.readOrganisation, { orgId })).body.data;
const jobs = (name: string) =>
  portal.database.query<{ data: Record<string, unknown> }>(
    'select data from jobs.job where name = $1 order by created_on, id',
    [name],
  );
const SUSPENDED = { status: 403, errors: [{ code: 'ORGANISATION_SUSPENDED' }] };

async function tryToSignIn(email: string) {
  const browser = portal.browser();
  const { body } = await browser.call(authenticate, { username: email, password: TEST_PASSWORD });
  return browser.call(createSession, {}, { authorization: `Bearer ${body.bearer}` });
}

describe('a suspended organisation', () => {
  test('is signed out, and told whom to write to at the next sign-in; resumed, it is as before', async () => {
    const member = await signInNewMember(portal, 'Slow Payers Ltd');
    expect((await suspend(member.orgId)).status).toBe(200);
    expect((await member.browser.call(checkSession, {})).body.authenticated).toBe(false);
    const refused = await tryToSignIn(member.email);
    expect(refused).toMatchObject(SUSPENDED);
    expect(refused.errors[0]?.message).toContain(portal.portal.services.brands.default.supportEmail);
    expect(await read(member.orgId)).toMatchObject({ suspension: { reason: 'Nobody has paid.' } });
    const input = { search: 'slow payers', status: 'suspended' } as const;
    const { organisations } = (await support.browser.call(listOrganisations, input)).body.data;
    expect(organisations).toMatchObject([{ orgId: member.orgId, isSuspended: true }]);
    expect((await resume(member.orgId)).status).toBe(200);
    expect((await tryToSignIn(member.email)).status).toBe(200);
    expect(
      await portal.database.query(
        `select action, subject, details->>'staff' as staff from audit_log where org_id = $1 and action like 'organisation.%'
           and action <> 'organisation.created' order by audit_id`,
        [member.orgId],
      ),
    ).toEqual([
      { action: 'organisation.suspended', subject: 'Nobody has paid.', staff: support.email },
      { action: 'organisation.resumed', subject: '', staff: support.email },
    ]);
  });

  test('does not get in by a sign-in that was begun before', async () => {
    const person = await memberWithApp(portal);
    const [row] = await portal.database.query<{ org_id: string }>('select org_id from users where email = $1', [
      person.email,
    ]);
    const browser = portal.browser();
    const { body } = await browser.call(authenticate, { username: person.email, password: TEST_PASSWORD });
    await browser.call(createSession, {}, { authorization: `Bearer ${body.bearer}` });
    expect((await suspend(row?.org_id ?? '')).status).toBe(200);
    const answer = await browser.call(answerSecondFactor, { code: await nextCodeOf(portal, person.email) });
    expect(answer).toMatchObject({ status: 409, errors: [{ code: 'SIGN_IN_EXPIRED' }] });
    expect(await tryToSignIn(person.email)).toMatchObject(SUSPENDED);
  });

  test('has no scheduled scans, and staff can open its portal', async () => {
    const org = await fillOrganisation(portal);
    const due = () =>
      portal.database.query(`update scan_schedules set next_run_at = $2 where org_id = $1`, [
        org.orgId,
        portal.clock.now(),
      ]);
    await portal.database.query(`update scans set status = 'canceled' where org_id = $1 and status = 'started'`, [
      org.orgId,
    ]);
    await suspend(org.orgId);
    await due();
    expect(await startDueScans(portal.portal.services)).toBe(0);
    const staff = await signInNewStaff(portal, 'support');
    const opened = await staff.browser.call(
      openServiceSession,
      { orgId: org.orgId, reason: 'You asked us to look.' },
      await proof(staff),
    );
    expect(opened.status).toBe(200);
    await resume(org.orgId);
    expect(await startDueScans(portal.portal.services)).toBe(1);
  });
});

describe('an export', () => {
  test('holds every row of the organisation and of its people, and no secret; it is there for a day', async () => {
    const org = await fillOrganisation(portal);
    const other = await fillOrganisation(portal);
    await portal.database.query('delete from organisation_exports where org_id = $1', [org.orgId]);
    const input = { orgId: org.orgId };
    expect((await support.browser.call(calls.exportOrganisation, input, await proof(support))).status).toBe(200);
    const waiting = (await read(org.orgId)).export;
    expect(waiting).toMatchObject({ isReady: false });
    const exportId = waiting?.exportId ?? '';
    const download = () => support.browser.call(calls.downloadOrganisationExport, { exportId });
    expect((await download()).status).toBe(404);
    const data = (await jobs('export-organisation')).at(-1)?.data ?? {};
    expect(data).toEqual({ exportId });
    const run = () => makeExport(portal.portal.services, exportOrganisationJob.payload.parse(data));
    const expected = Object.entries(await dumpOrganisation(portal.database, org.orgId));
    await run();
    await run();
    expect((await read(org.orgId)).export).toMatchObject({ isReady: true });
    const answer = await download();
    expect(answer.headers['content-disposition']).toMatch(/filename="organization-[0-9a-f]{8}-[\d-]{10}\.json\.gz"/);
    const text = gunzipSync(answer.raw).toString();
    const { tables } = JSON.parse(text);
    for (const [name, rows] of expected)
      if (rows !== '' && name in tables) expect(tables[name].length, name).toBe(rows.split('\n').length);
    expect(Object.keys(tables)).toEqual(
      expect.arrayContaining(['users', 'websites', 'scans', 'audit_log', 'sessions']),
    );
    // What staff notes among themselves is none of the customer's rows.
    expect(tables).not.toHaveProperty('help_notes');
    expect(text).toContain(org.marker);
    expect(text).not.toContain(other.marker);
    const secrets = await portal.database.query<{ secret: string }>(
      `select password_hash as secret from identities union all select sealed_secret from second_factors
       union all select encode(token_hash, 'hex') from sessions union all select encode(token_hash, 'base64') from invites`,
    );
    for (const { secret } of secrets) expect(text).not.toContain(secret);
    const before = portal.clock.now();
    portal.clock.advance(24 * 60 * 60_000);
    const later = await signInNewStaff(portal, 'support');
    const late = await later.browser.call(calls.downloadOrganisationExport, { exportId });
    portal.clock.advance(before.getTime() - portal.clock.now().getTime());
    expect(late.status).toBe(404);
  });
});

describe('deleting an organisation', () => {
  const remove = async (orgId: string, companyName: string) =>
    owner.browser.call(calls.deleteOrganisation, { orgId, companyName }, await proof(owner));

  test('asks for its name, to the letter', async () => {
    const org = await signInNewMember(portal, 'Harbor Bakery');
    const answer = await remove(org.orgId, 'harbor bakery');
    expect(answer).toMatchObject({ status: 400, errors: [{ code: 'NAME_DOES_NOT_MATCH', field: 'companyName' }] });
    expect((await member(org)).body.authenticated).toBe(true);
  });
  const member = (person: Person) => person.browser.call(checkSession, {});

  test('removes accounts and rows, its log too, also when it is killed in between; others stay', async () => {
    const org = await fillOrganisation(portal);
    const other = await fillOrganisation(portal);
    const otherRows = await dumpOrganisation(portal.database, other.orgId);
    const addresses = await portal.database.query<{ email: string }>('select email from users where org_id = $1', [
      org.orgId,
    ]);
    expect((await remove(org.orgId, `Firm ${org.marker}`)).status).toBe(200);
    expect((await member(org)).body.authenticated).toBe(false);
    expect(await tryToSignIn(org.email)).toMatchObject(SUSPENDED);
    expect(await resume(org.orgId)).toMatchObject({ status: 409, errors: [{ code: 'ORGANISATION_BEING_DELETED' }] });
    expect(await read(org.orgId)).toMatchObject({ isBeingDeleted: true });
    const data = (await jobs('delete-organisation')).at(-1)?.data ?? {};
    const { services } = portal.portal;
    let removed = 0;
    const dying: typeof services.identity = {
      ...services.identity,
      async removeAccount(tx, subject) {
        removed += 1;
        if (removed === 2) throw new Error('killed');
        await services.identity.removeAccount(tx, subject);
      },
    };
    const wanted = deleteOrganisationJob.payload.parse(data);
    await expect(removeOrganisation({ ...services, identity: dying }, wanted)).rejects.toThrow('killed');
    await Promise.all([removeOrganisation(services, wanted), removeOrganisation(services, wanted)]);
    await removeOrganisation(services, wanted);
    const left = await dumpOrganisation(portal.database, org.orgId);
    for (const [table, rows] of Object.entries(left)) expect({ table, rows }).toEqual({ table, rows: '' });
    for (const { email } of addresses)
      for (const table of ['identities', 'mail_log', 'sign_up_links', 'users', 'audit_log'])
        expect(
          await portal.database.query(`select 1 from ${table} t where t::text like $1`, [`%${email}%`]),
          `${table} ${email}`,
        ).toEqual([]);
    expect(
      await portal.database.query('select action, details, ip from audit_log where subject = $1 and org_id is null', [
        org.orgId,
      ]),
    ).toEqual([{ action: 'organisation.deleted', details: {}, ip: '' }]);
    expect(await dumpOrganisation(portal.database, other.orgId)).toEqual(otherRows);
  });

  test('the log of an organisation that is there cannot be removed by the application', async () => {
    const org = await signInNewMember(portal);
    const { database } = portal.portal.services;
    const { sql } = await import('kysely');
    const forget = database.asSystem((tx) => sql`select forget_organisation(${org.orgId}::uuid, '{}')`.execute(tx));
    await expect(forget).rejects.toThrow('The organisation is still there');
  });
});
