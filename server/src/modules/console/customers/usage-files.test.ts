import {
  downloadBillingOfCustomers,
  downloadUsageOfCustomers,
} from '@portal/contract/console/owners/customer-files.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewMember, signInNewStaff } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { addWebsite, completeScan, startScanOf } from '../../../testing/websites.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const DAY_MS = 24 * 60 * 60_000;
const today = () => portal.clock.now().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(portal.clock.now().getTime() - days * DAY_MS);

/** The rows of a file by the words of its head; no cell of these tests has a comma in it. */
function rowsOf(raw: Buffer) {
  const [head = '', ...lines] = raw.toString('utf8').replace('\ufeff', '').trim().split('\r\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? at, cell])));
}

test('a provider takes along what each customer has and did in a period, and what became of plans', async () => {
  const firm = await signInNewMember(portal, '=Billed firm');
  const site = await addWebsite(firm, 'Shop');
  await completeScan(portal, await startScanOf(firm, site), []);
  await completeScan(portal, await startScanOf(firm, site), []);
  const query = (text: string, values: unknown[] = []) => portal.database.query(text, [firm.orgId, ...values]);
  // One of the two scans was before the period.
  await query(
    `update scans set completed_at = $2 where scan_id = (select scan_id from scans where org_id = $1 limit 1)`,
    [daysAgo(40)],
  );
  await query(
    `update organisations set created_at = $2, plan_id = 'standard', subscription_status = 'CANCELLED', subscribed_at = $2 where org_id = $1`,
    [daysAgo(60)],
  );
  await query(
    `insert into help_requests (help_request_id, org_id, subject, about_kind, about_label, opened_by_name, opened_at, last_reply_at, last_reply_by)
     select gen_random_uuid(), $1, 'Help', 'general', '', 'Ann', at, at, 'customer' from unnest($2::timestamptz[]) as at`,
    [[daysAgo(1), daysAgo(50)]],
  );
  await query(
    `insert into audit_log (at, org_id, action, subject, details) values
       ($2, $1, 'plan.set', 'standard', '{"to": {"status": "CANCELLED"}, "reason": "@Paid by invoice 114"}'),
       ($3, $1, 'plan.set', 'standard', '{"to": {"status": "ACTIVE"}}')`,
    [daysAgo(2), daysAgo(50)],
  );
  await query(
    `insert into billing_events (event_id, org_id, event_type, outcome, occurred_at, received_at)
     values ('ev-1', $1, 'payment_succeeded', 'nothing new', $2, $2)`,
    [daysAgo(3)],
  );
  const later = await signInNewMember(portal, 'Later firm');
  const owner = await signInNewStaff(portal);
  const period = { from: daysAgo(20).toISOString().slice(0, 10), to: today() };

  const usage = await owner.browser.call(downloadUsageOfCustomers, period);
  expect(usage.headers['content-disposition']).toContain(`usage-${period.from}-${period.to}.csv`);
  const rows = rowsOf(usage.raw);
  const plan = portal.portal.services.plans.catalogue.find('standard');
  expect(rows.find((row) => row['Organization ID'] === firm.orgId)).toMatchObject({
    Organization: "'=Billed firm",
    Plan: plan.planDetail.planName,
    Currency: 'USD',
    'Price a month': expect.stringMatching(/^\d+\.\d\d$/),
    Status: 'CANCELLED',
    'Subscription ended': daysAgo(2).toISOString(),
    Admins: '1',
    Websites: '1',
    'Scans completed': '1',
    'Help requests': '1',
    'Expert replies': '0',
  });
  expect(rows.map((row) => row['Organization ID'])).toContain(later.orgId);

  // Who came afterwards is not in a month before, and the order of the days does not matter.
  const before = { from: daysAgo(20).toISOString().slice(0, 10), to: daysAgo(45).toISOString().slice(0, 10) };
  const ids = rowsOf((await owner.browser.call(downloadUsageOfCustomers, before)).raw);
  expect(ids.map((row) => row['Organization ID'])).toEqual([firm.orgId]);
  expect(ids[0]).toMatchObject({ 'Scans completed': '1', 'Help requests': '0' });

  const lines = rowsOf((await owner.browser.call(downloadBillingOfCustomers, period)).raw);
  expect(lines).toMatchObject([
    { Organization: "'=Billed firm", Source: 'payment service', What: 'payment_succeeded', Outcome: 'nothing new' },
    { Source: 'log', What: 'plan.set', 'Plan ID': 'standard', Status: 'CANCELLED', Reason: "'@Paid by invoice 114" },
  ]);
  const logged = await portal.database.query(
    `select action, details -> 'rows' as rows from audit_log where action like 'organisations.%-downloaded' order by audit_id`,
  );
  expect(logged).toEqual([
    { action: 'organisations.usage-downloaded', rows: 2 },
    { action: 'organisations.usage-downloaded', rows: 1 },
    { action: 'organisations.billing-downloaded', rows: 2 },
  ]);
});
