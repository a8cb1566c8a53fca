import { listOrganisations } from '@portal/contract/console/console.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillOrganisation } from '../../testing/filled-organisation.ts';
import { type Person, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { countUsageOfCustomers } from './count-usage-of-customers.ts';

let portal: TestPortal;
let support: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  support = await signInNewStaff(portal, 'support');
});
afterAll(() => portal.stop());

test('the list tells what each uses, in the order that is asked for', async () => {
  const org = await fillOrganisation(portal);
  const list = async (input: object) => (await support.browser.call(listOrganisations, input)).body.data.organisations;
  expect(await list({ search: org.marker })).toMatchObject([
    { orgId: org.orgId, admins: 2, websites: 2, lastActiveAt: portal.clock.now().toISOString() },
  ]);
  for (const name of ['Zebra Crossing', 'abacus Works', 'Milk Bar'])
    await signInNewMember(portal, `${name} ${org.marker}`);
  const names = async (sort: string) =>
    (await list({ search: org.marker, sort })).map(({ companyName }) => companyName.split(' ')[0]);
  expect(await names('name')).toEqual(['abacus', 'Firm', 'Milk', 'Zebra']);
  expect(await names('name-backwards')).toEqual(['Zebra', 'Milk', 'Firm', 'abacus']);
  expect((await names('newest')).sort()).toEqual((await names('oldest')).sort());
});

test('the list is ordered by what each uses, as it was counted last', async () => {
  const busy = await fillOrganisation(portal);
  const idle = await signInNewMember(portal, `Idle ${busy.marker}`);
  await portal.database.query(`update sessions set active_at = active_at - interval '1 day' where user_id = $1`, [
    idle.userId,
  ]);
  await portal.database.query(`update audit_log set at = at - interval '1 day' where org_id = $1`, [idle.orgId]);
  await countUsageOfCustomers(portal.portal.services);
  const order = async (sort: string) =>
    (await support.browser.call(listOrganisations, { search: busy.marker, sort } as object)).body.data.organisations;
  for (const figure of ['websites', 'scans', 'admins'])
    for (const [sort, first] of [
      [`most-${figure}`, busy],
      [`fewest-${figure}`, idle],
    ] as const)
      expect((await order(sort))[0]?.orgId, sort).toBe(first.orgId);
  expect((await order('active-last')).map(({ orgId }) => orgId)).toEqual([busy.orgId, idle.orgId]);
  expect((await order('active-longest-ago')).map(({ orgId }) => orgId)).toEqual([idle.orgId, busy.orgId]);
  // Scans that are older than 30 days no longer count, and the figure goes down by itself.
  const [before] = await order('most-scans');
  expect(before?.recentScans).toBeGreaterThan(0);
  portal.clock.advance(31 * 24 * 60 * 60_000);
  await countUsageOfCustomers(portal.portal.services);
  const stored = await portal.database.query('select counted_scans from organisations where org_id = $1', [busy.orgId]);
  expect(stored).toEqual([{ counted_scans: 0 }]);
});
