import { randomUUID } from 'node:crypto';
import { changeMarketingConsent, sendLead } from '@portal/contract/marketing/marketing.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHubspotLeads } from '../../providers/leads/hubspot-leads.ts';
import { startHubspot } from '../../testing/hubspot-stand-in.ts';
import { signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { deliverLead } from './marketing.jobs.ts';
import { deliverLeadJob } from './marketing.kinds.ts';
import { removeLead } from './public.ts';

let hubspot: Awaited<ReturnType<typeof startHubspot>>;
let portal: TestPortal;
beforeAll(async () => {
  hubspot = await startHubspot();
  portal = await startTestPortal(hubspot.environment);
});
afterAll(async () => {
  await portal.stop();
  await hubspot.stop();
});

const newAddress = () => `lead-${randomUUID()}@firm.example`;
const fields = (given: Readonly<Record<string, string>>) =>
  Object.entries(given).map(([name, value]) => ({ name, value }));
const leadOf = async (email: string) => {
  const rows = await portal.database.query('select * from leads where email = $1', [email]);
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0] ?? null;
};
const waiting = () =>
  portal.database.query<{ data: { leadId: string } }>(`select data from jobs.job where name = 'deliver-lead'`);

const refusals: string[] = [];
async function deliver(leadId: unknown) {
  const { services } = portal.portal;
  const log = Object.assign(Object.create(services.log), {
    error: ({ reason }: { reason: string }) => void refusals.push(reason),
  });
  const leads = createHubspotLeads(hubspot.settings);
  await deliverLead({ ...services, leads, log }, deliverLeadJob.payload.parse({ leadId }));
}

test('a visitor’s lead carries the fixed values, and the address that the server saw', async () => {
  const email = newAddress();
  const browser = portal.browser();
  const answer = await browser.call(sendLead, {
    fields: fields({
      email: email.toUpperCase(),
      lead_form: 'Another',
      source: 'Elsewhere',
      promotions_opt_in: 'true',
    }),
    pageURI: 'https://portal.example/signup/sub-1?secret=x',
    pageName: 'Start your free trial',
    ipAddress: '198.51.100.1',
  });
  expect(answer.body).toEqual({ success: true });
  expect(await leadOf(email)).toMatchObject({
    lead_form: 'CyberSafety Trial v1',
    source: 'Website',
    ip: browser.address,
    page_uri: 'https://portal.example/signup',
    // Somebody else may have typed this address.
    promotions_opt_in: false,
    delivered_at: null,
  });
});

test('sent twice, also at once, it is one lead that is handed on once', async () => {
  const email = newAddress();
  const before = (await waiting()).length;
  const send = () => portal.browser().call(sendLead, { fields: fields({ email, firstname: 'Dana' }) });
  const answers = await Promise.all(Array.from({ length: 8 }, send));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await leadOf(email)).toMatchObject({ first_name: 'Dana' });
  expect((await waiting()).length).toBe(before + 1);
});

test('a visitor changes nothing of a lead that there is', async () => {
  const member = await signInNewMember(portal);
  await member.browser.call(sendLead, { fields: fields({ email: member.email, company: 'Lark Bakery' }) });
  await portal.browser().call(sendLead, { fields: fields({ email: member.email, company: 'Evil Ltd' }) });
  expect(await leadOf(member.email)).toMatchObject({ company_name: 'Lark Bakery' });
});

test('a signed-in person completes the own lead and no other', async () => {
  const { browser, email } = await signInNewMember(portal);
  await portal.browser().call(sendLead, { fields: fields({ email }) });
  const other = newAddress();
  await browser.call(sendLead, { fields: fields({ email: other, firstname: 'Dana', promotions_opt_in: 'true' }) });
  expect(await leadOf(other)).toBeNull();
  expect(await leadOf(email)).toMatchObject({ first_name: 'Dana', promotions_opt_in: true });
  const [consent] = await portal.database.query(
    `select consent_text, ip, at from marketing_consents join users using (user_id) where email = $1`,
    [email],
  );
  expect(consent).toEqual({
    consent_text: expect.stringMatching(/^Send me offers and product news from Cyber Safety/),
    ip: browser.address,
    at: portal.clock.now(),
  });
});

test('staff is no lead', async () => {
  const { browser, email } = await signInNewStaff(portal);
  expect((await browser.call(sendLead, { fields: fields({ email }) })).status).toBe(200);
  expect(await leadOf(email)).toBeNull();
});

test.each([
  ['no address', { fields: [] }],
  ['no real address', { fields: fields({ email: 'dana' }) }],
  ['a header in the address', { fields: fields({ email: 'dana@firm.example\r\nBcc: x@evil.example' }) }],
  ['a long text', { fields: fields({ email: 'dana@firm.example', company: 'x'.repeat(301) }) }],
  ['many fields', { fields: Array.from({ length: 21 }, () => ({ name: 'email', value: 'dana@firm.example' })) }],
  ['a cookie that is none', { fields: fields({ email: 'dana@firm.example' }), hutk: '<script>' }],
])('%s is refused', async (_what, input) => {
  expect((await portal.browser().call(sendLead, input)).status).toBe(400);
  expect(await leadOf('dana@firm.example')).toBeNull();
});

test('V2.4.1 one address sends ten a minute', async () => {
  const browser = portal.browser();
  const statuses: number[] = [];
  for (let number = 0; number < 11; number += 1)
    statuses.push((await browser.call(sendLead, { fields: fields({ email: newAddress() }) })).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('a lead is handed to HubSpot as it stands then, again when offers are taken back, and never after it was deleted', async () => {
  const { browser, email } = await signInNewMember(portal);
  await browser.call(sendLead, { fields: fields({ email, firstname: 'Dana', promotions_opt_in: 'true' }) });
  const lead = await leadOf(email);
  const jobs = async () => (await waiting()).filter(({ data }) => data.leadId === lead?.lead_id).length;
  expect(await jobs()).toBe(1);
  hubspot.state.status = 503;
  await expect(deliver(lead?.lead_id)).rejects.toThrow(/503/);
  expect(await leadOf(email)).toMatchObject({ delivered_at: null });
  hubspot.state.status = 200;
  await deliver(lead?.lead_id);
  expect(await leadOf(email)).toMatchObject({ delivered_at: portal.clock.now() });
  expect(hubspot.submissions.at(-1)).toMatchObject({ legalConsentOptions: expect.anything() });

  await browser.call(changeMarketingConsent, { kind: 'promotions', agrees: false });
  expect(await jobs()).toBe(2);
  await deliver(lead?.lead_id);
  expect(hubspot.submissions.at(-1)?.fields).toContainEqual(
    expect.objectContaining({ name: 'promotions_opt_in', value: 'false' }),
  );

  const sent = hubspot.submissions.length;
  await portal.portal.services.database.asSystem((tx) => removeLead(tx, String(lead?.lead_id)));
  await deliver(lead?.lead_id);
  expect(hubspot.submissions).toHaveLength(sent);
  expect(refusals).toEqual([]);
});

test('without HubSpot nothing waits to go out', async () => {
  const own = await startTestPortal();
  await own.browser().call(sendLead, { fields: fields({ email: newAddress() }) });
  expect(await own.database.query(`select 1 from leads`)).toHaveLength(1);
  expect(await own.database.query(`select 1 from jobs.job where name = 'deliver-lead'`)).toEqual([]);
  await own.stop();
});
