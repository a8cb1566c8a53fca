import { resetModule } from '@portal/contract/console/reset.calls.ts';
import { getMonitoringSummary } from '@portal/contract/dashboard/dashboard.calls.ts';
import { assessment, maturityReport, saveAssessment } from '@portal/contract/maturity/maturity.calls.ts';
import { afterAll, expect, test } from 'vitest';
import { fillOrganisation } from '../../testing/filled-organisation.ts';
import { MODULE_SAMPLES } from '../../testing/module-samples.ts';
import { signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite } from '../../testing/websites.ts';

const portals: TestPortal[] = [];
afterAll(() => Promise.all(portals.map((portal) => portal.stop())));

async function open(environment: Readonly<Record<string, string>> = {}) {
  const portal = await startTestPortal(environment);
  portals.push(portal);
  return portal;
}

test('a reset takes one organisation’s websites away, and no other’s', async () => {
  const portal = await open();
  const [member, neighbour] = [await signInNewMember(portal), await signInNewMember(portal)];
  for (const each of [member, neighbour]) await addWebsite(each);
  const staff = await signInNewStaff(portal);
  const reset = await staff.browser.call(resetModule, { name: 'monitoring', orgId: member.orgId });
  expect(reset.status).toBe(200);
  const websites = async ({ browser }: typeof member) =>
    (await browser.call(getMonitoringSummary, {})).body.data.targetList.length;
  expect([await websites(member), await websites(neighbour)]).toEqual([0, 1]);
  const [entry] = await portal.database.query(`select subject from audit_log where action = 'module.reset'`);
  expect(entry).toEqual({ subject: 'monitoring' });
});

test('a reset of zimm takes one organisation’s assessment away, and no other’s', async () => {
  const portal = await open();
  const [member, neighbour] = [await signInNewMember(portal), await signInNewMember(portal)];
  const data = { elementPath: 'backup', questionVersion: 1, level: 2, version: 0 };
  for (const { browser } of [member, neighbour]) await browser.call(saveAssessment, { data });
  const staff = await signInNewStaff(portal);
  expect((await staff.browser.call(resetModule, { name: 'zimm', orgId: member.orgId })).status).toBe(200);
  const answered = async ({ browser }: typeof member) => (await browser.call(assessment, {})).body.data.answered;
  expect([await answered(member), await answered(neighbour)]).toEqual([0, 1]);
  expect((await member.browser.call(maturityReport, {})).body.data.history).toEqual([]);
});

test('a reset leaves nothing of a module, approved and confirmed things included, and everything of other organisations', async () => {
  const portal = await open();
  const [filled, neighbour] = [await fillOrganisation(portal), await fillOrganisation(portal)];
  const staff = await signInNewStaff(portal);
  const rowsOf = async (tables: readonly string[], orgId: string) => {
    const counts = tables.map((table) => `(select count(*)::int from ${table} where org_id = $1) as ${table}`);
    const [row] = await portal.database.query<Record<string, number>>(`select ${counts.join(', ')}`, [orgId]);
    return row ?? {};
  };
  const POLICIES = [
    'policies',
    'policy_versions',
    'policy_events',
    'policy_kept_changes',
    'policy_interviews',
    'sign_off_people',
    'sign_offs',
  ];
  const cleared = Object.assign({ compliance: POLICIES }, ...MODULE_SAMPLES.map(({ clearedBy }) => clearedBy));
  for (const [name, tables] of Object.entries<readonly string[]>(cleared)) {
    const others = await rowsOf(tables, neighbour.orgId);
    expect(Math.min(...Object.values(await rowsOf(tables, filled.orgId))), name).toBeGreaterThan(0);
    expect((await staff.browser.call(resetModule, { name, orgId: filled.orgId })).status).toBe(200);
    expect(Object.values(await rowsOf(tables, filled.orgId)), name).toEqual(tables.map(() => 0));
    expect(await rowsOf(tables, neighbour.orgId)).toEqual(others);
  }
});

test('there is nothing to reset of an unknown organisation, nor in production', async () => {
  const portal = await open();
  const { orgId } = await signInNewMember(portal);
  const staff = await signInNewStaff(portal);
  const reset = async (of: string) => (await staff.browser.call(resetModule, { name: 'monitoring', orgId: of })).status;
  expect(await reset('0198a6f0-0000-7000-8000-000000000009')).toBe(404);
  Object.assign(portal.config, { production: true });
  expect(await reset(orgId)).toBe(404);
});

test('what no module calls its data answers 404', async () => {
  const portal = await open();
  const member = await signInNewMember(portal);
  const staff = await signInNewStaff(portal);
  for (const name of ['nothing', 'constructor'])
    expect((await staff.browser.call(resetModule, { name, orgId: member.orgId })).status).toBe(404);
});
