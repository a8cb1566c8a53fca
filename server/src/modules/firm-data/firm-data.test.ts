import { randomUUID } from 'node:crypto';
import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import { readOrganisation } from '@portal/contract/console/organisation.calls.ts';
import { leaveServiceSession, openServiceSession } from '@portal/contract/console/service-session.calls.ts';
import * as calls from '@portal/contract/firm-data/firm-data.calls.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilledOrganisation } from '../../testing/filled-ids.ts';
import { fillOrganisation } from '../../testing/filled-organisation.ts';
import { freshProof, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { tableNames } from '../../testing/table-dump.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { deleteOrganisationJob } from '../console/console.kinds.ts';
import { removeOrganisation } from '../console/customers/delete-organisation.ts';
import { clearExpiredFiles } from './archive/clear-expired-files.ts';
import { folderOf, OTHER_FOLDER } from './archive/folders.ts';
import { makeFirmExport } from './archive/make-firm-export.ts';
import { beginDueDeletions } from './deletion/begin-due-deletions.ts';
import { makeFirmExportJob } from './firm-data.kinds.ts';

const DAY_MS = 24 * 60 * 60_000;

let portal: TestPortal;
let org: FilledOrganisation;
beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  org = await fillOrganisation(portal);
});
afterAll(() => portal.stop());

const services = () => portal.portal.services;
const read = async (of = org) => (await of.browser.call(calls.readFirmData, {})).body.data;
const pathsOf = async (orgId: string) =>
  (await Array.fromAsync(services().files.list())).filter((path) => path.includes(orgId));
const newestJob = async (name: string) =>
  (
    await portal.database.query<{ data: unknown }>(
      'select data from jobs.job where name = $1 order by created_on desc, id limit 1',
      [name],
    )
  )[0]?.data;
const mailsTo = async (email: string, kind: string) =>
  (await queuedMails(portal, email)).filter(({ request }) => request.kind === kind).map(({ request }) => request);

describe('everything in one file', () => {
  test('has every table in a folder that says what it is', async () => {
    const tables = await tableNames(portal.database, 'org_id');
    expect(tables.filter((table) => folderOf(table) === OTHER_FOLDER)).toEqual(['firm_exports']);
  });

  test('holds rows, files and policies, nothing of others, no secret and no draft; admins alone get it, for a week', async () => {
    const other = await fillOrganisation(portal);
    await portal.database.query(
      `insert into weaknesses (weakness_id, org_id, title, severity, reported_on, body, source, created_at, created_by_name, changed_at)
       select $1, $2, 'Not told yet', 'High', '2026-11-01', 'Draft', 'console', now(), 'Kim', now()`,
      [randomUUID(), org.orgId],
    );
    await portal.database.query(`update organisations set suspension_reason = 'Pays late' where org_id = $1`, [
      org.orgId,
    ]);
    const proof = () => freshProof(portal, org.email);
    expect((await org.browser.call(calls.exportFirmData, {}, await proof())).status).toBe(200);
    expect((await org.browser.call(calls.exportFirmData, {}, await proof())).status).toBe(200);
    const made = await portal.database.query(`select 1 from jobs.job where name = 'make-firm-export'`);
    expect(made).toHaveLength(1);
    const exportId = (await read()).export?.exportId ?? '';
    expect(await read()).toMatchObject({ export: { state: 'making' } });
    expect((await org.browser.call(calls.downloadFirmData, { exportId })).status).toBe(404);
    const payload = makeFirmExportJob.payload.parse(await newestJob('make-firm-export'));
    await makeFirmExport(services(), payload);
    await makeFirmExport(services(), payload);
    expect(await mailsTo(org.email, 'firm-export')).toHaveLength(1);

    const file = await org.browser.call(calls.downloadFirmData, { exportId });
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="company-data-[\d-]{10}\.zip"/);
    expect((await read()).export).toMatchObject({ state: 'ready', size: file.raw.length });
    const entries = unzipSync(file.raw);
    const names = Object.keys(entries);
    const textOf = (name: string) => Buffer.from(entries[name] ?? []).toString();
    expect(textOf('websites/tables/websites.csv')).toContain(org.marker);
    expect(JSON.parse(textOf('company/tables/users.json'))).toContainEqual(
      expect.objectContaining({ email: org.email }),
    );
    for (const folder of ['policies', 'registers', 'insurance', 'concierge'])
      expect(
        names.filter((name) => name.startsWith(`${folder}/files/`)),
        folder,
      ).not.toEqual([]);
    const policy = names.find((name) => name.startsWith('policies/files/')) ?? '';
    expect(textOf(policy).slice(0, 5)).toBe('%PDF-');
    expect(textOf('README.txt')).toMatch(/tables\/websites: \d rows?/);
    const whole = names.map(textOf).join('\n');
    for (const hidden of [other.marker, 'Not told yet', 'Pays late']) expect(whole).not.toContain(hidden);
    const secrets = await portal.database.query<{ secret: string }>(
      `select password_hash as secret from identities union all select sealed_secret from second_factors
       union all select encode(token_hash, 'hex') from sessions`,
    );
    for (const { secret } of secrets) expect(whole).not.toContain(secret);

    const staff = await signInNewStaff(portal, 'support');
    const reason = 'You asked us to look.';
    await staff.browser.call(openServiceSession, { orgId: org.orgId, reason }, await freshProof(portal, staff.email));
    const closed = { status: 403, errors: [{ code: 'CLOSED_TO_SERVICE' }] };
    expect(await staff.browser.call(calls.downloadFirmData, { exportId })).toMatchObject(closed);
    await staff.browser.call(leaveServiceSession, {}, await freshProof(portal, staff.email));
    expect((await other.browser.call(calls.downloadFirmData, { exportId })).status).toBe(404);

    portal.clock.advance(7 * DAY_MS + 1);
    await clearExpiredFiles(services());
    expect((await pathsOf(org.orgId)).filter((path) => path.startsWith('firm-exports/'))).toEqual([]);
    portal.clock.advance(-7 * DAY_MS - 1);
    expect((await read()).export).toBeNull();
  });

  test('that cannot be made is given up after three tries, and can be asked for again', async () => {
    const member = await signInNewMember(portal);
    await member.browser.call(calls.exportFirmData, {}, await freshProof(portal, member.email));
    const payload = makeFirmExportJob.payload.parse(await newestJob('make-firm-export'));
    const full = { ...services(), files: { ...services().files, putFrom: () => Promise.reject(new Error('full')) } };
    for (const _ of [1, 2, 3]) await expect(makeFirmExport(full, payload)).rejects.toThrow('full');
    const state = async () => (await member.browser.call(calls.readFirmData, {})).body.data.export?.state;
    expect(await state()).toBe('failed');
    await member.browser.call(calls.exportFirmData, {}, await freshProof(portal, member.email));
    expect(await state()).toBe('making');
  });
});

describe('deletion by the firm itself', () => {
  test('needs its name, waits for two weeks, is told to all, and any admin takes it back', async () => {
    const firm = await signInNewMember(portal, 'Lark Bakery');
    const ask = async (companyName: string) =>
      firm.browser.call(calls.askFirmDeletion, { companyName }, await freshProof(portal, firm.email));
    expect((await ask('lark bakery')).errors).toMatchObject([{ code: 'NAME_DOES_NOT_MATCH', field: 'companyName' }]);
    expect((await ask('Lark Bakery')).status).toBe(200);
    const state = async () => (await firm.browser.call(calls.readFirmData, {})).body.data.deletion;
    const asked = await state();
    expect(Date.parse(asked?.dueAt ?? '') - portal.clock.now().getTime()).toBe(14 * DAY_MS);
    portal.clock.advance(60_000);
    expect((await ask('Lark Bakery')).status).toBe(200);
    expect(await state()).toEqual(asked);
    const owner = await signInNewStaff(portal);
    const seen = await owner.browser.call(readOrganisation, { orgId: firm.orgId });
    expect(seen.body.data).toMatchObject({ deletionDueAt: asked?.dueAt, isBeingDeleted: false });
    expect((await firm.browser.call(calls.cancelFirmDeletion, {})).status).toBe(200);
    expect((await firm.browser.call(calls.cancelFirmDeletion, {})).status).toBe(200);
    expect(await state()).toBeNull();
    const steps = (await mailsTo(firm.email, 'firm-deletion')).map((mail) => ('step' in mail ? mail.step : ''));
    expect(steps).toEqual(['asked', 'canceled']);
    portal.clock.advance(15 * DAY_MS);
    await beginDueDeletions(services());
    portal.clock.advance(-15 * DAY_MS);
    expect((await firm.browser.call(checkSession, {})).body.authenticated).toBe(true);
  });

  test('reminds once, then removes accounts, rows and files, but not while a subscription goes on', async () => {
    const firm = await fillOrganisation(portal);
    const companyName = `Firm ${firm.marker}`;
    const ask = async () =>
      firm.browser.call(calls.askFirmDeletion, { companyName }, await freshProof(portal, firm.email));
    const bill = (isLive: boolean) =>
      portal.database.query('update billing_subscriptions set is_live = $2 where org_id = $1 returning 1', [
        firm.orgId,
        isLive,
      ]);
    expect(await bill(true)).toHaveLength(1);
    expect((await ask()).errors).toMatchObject([{ code: 'SUBSCRIPTION_STILL_RUNS' }]);
    await bill(false);
    expect((await ask()).status).toBe(200);
    expect((await pathsOf(firm.orgId)).length).toBeGreaterThan(2);
    portal.clock.advance(13 * DAY_MS);
    await beginDueDeletions(services());
    await beginDueDeletions(services());
    const steps = (await mailsTo(firm.email, 'firm-deletion')).map((mail) => ('step' in mail ? mail.step : ''));
    expect(steps).toEqual(['asked', 'soon']);
    portal.clock.advance(DAY_MS);
    const begun = () =>
      portal.database.query('select 1 from organisations where org_id = $1 and deletion_requested_at is not null', [
        firm.orgId,
      ]);
    await bill(true);
    await beginDueDeletions(services());
    expect(await begun()).toEqual([]);
    await bill(false);
    await Promise.all([beginDueDeletions(services()), beginDueDeletions(services())]);
    expect(await begun()).toHaveLength(1);
    const payload = deleteOrganisationJob.payload.parse(await newestJob('delete-organisation'));
    expect(payload).toEqual({ orgId: firm.orgId, actorId: null });
    await removeOrganisation(services(), payload);
    expect(await pathsOf(firm.orgId)).toEqual([]);
    for (const table of await tableNames(portal.database, 'org_id'))
      expect(await portal.database.query(`select 1 from ${table} where org_id = $1`, [firm.orgId]), table).toEqual([]);
    portal.clock.advance(-14 * DAY_MS);
  });
});
