import { randomUUID } from 'node:crypto';
import { deleteLead, downloadLeads, listLeads } from '@portal/contract/console/leads.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshProof, type Person, signInNewStaff } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
let staff: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await signInNewStaff(portal);
  await portal.database.query(
    `insert into leads (lead_id, email, first_name, last_name, company_name, lead_form, source, ip, brand_id, created_at, updated_at)
     select gen_random_uuid(), 'person' || n || '@firm.example', 'Dana', 'Reyes' || n, 'Firm 100% ' || n,
       'CyberSafety Trial v1', 'Website', '10.0.0.1', 'default', '2026-11-01'::timestamptz + n * interval '1 hour', now()
     from generate_series(1, 60) n`,
  );
  await portal.database.query(
    `update leads set company_name = '=HYPERLINK("http://evil.example")' where email = 'person7@firm.example'`,
  );
});
afterAll(() => portal.stop());

const list = async (page: number, search = '') => (await staff.browser.call(listLeads, { page, search })).body.data;

test('leads are paged, newest first', async () => {
  const [first, third] = [await list(1), await list(3)];
  expect(first).toMatchObject({ total: 60, pageSize: 25 });
  expect(first.leads.map(({ email }) => email).slice(0, 2)).toEqual(['person60@firm.example', 'person59@firm.example']);
  expect(third.leads).toHaveLength(10);
});

test.each([
  ['person42@', 1],
  ['dana reyes42', 1],
  ['100% 4', 11],
  ['%', 59],
  ['nobody', 0],
])('the search for %j finds %i', async (search, total) => {
  expect((await list(1, search)).total).toBe(total);
});

test('the file has the leads that are looked for, no formula, and is noted in the log', async () => {
  const answer = await staff.browser.call(downloadLeads, { search: 'person7@' });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"/),
  });
  const [head, row, ...more] = answer.raw.toString('utf8').split('\r\n');
  expect(more).toEqual(['']);
  expect(head).toMatch(/^\ufeffSince,Address,First name,/);
  expect(row).toContain(`,person7@firm.example,Dana,Reyes7,"'=HYPERLINK(""http://evil.example"")",`);
  const [entry] = await portal.database.query(
    `select subject, details from audit_log where action = 'leads.downloaded'`,
  );
  expect(entry).toEqual({ subject: 'person7@', details: { leads: 1 } });
});

test('a deleted lead is gone, its address too, and the log says who deleted it', async () => {
  const [lead] = (await list(1, 'person13@')).leads;
  const leadId = lead?.leadId ?? '';
  const remove = async (id: string) =>
    staff.browser.call(deleteLead, { leadId: id }, await freshProof(portal, staff.email));
  expect((await staff.browser.call(deleteLead, { leadId })).errors).toMatchObject([{ code: 'FRESH_SIGN_IN_NEEDED' }]);
  expect((await remove(leadId)).body).toEqual({ success: true });
  expect((await list(1, 'person13@')).total).toBe(0);
  expect(await remove(leadId)).toMatchObject({ status: 404 });
  expect((await remove(randomUUID())).status).toBe(404);
  const log = await portal.database.query(`select subject, details from audit_log where action = 'lead.deleted'`);
  expect(log).toEqual([{ subject: leadId, details: {} }]);
});
