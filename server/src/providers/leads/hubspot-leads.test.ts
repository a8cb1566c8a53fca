import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startHubspot } from '../../testing/hubspot-stand-in.ts';
import { createHubspotLeads } from './hubspot-leads.ts';
import type { OutgoingLead } from './leads-port.ts';

let hubspot: Awaited<ReturnType<typeof startHubspot>>;
beforeAll(async () => {
  hubspot = await startHubspot();
});
afterEach(() => {
  hubspot.state.status = 200;
  hubspot.submissions.length = 0;
});
afterAll(() => hubspot.stop());

const LEAD: OutgoingLead = {
  email: 'dana@firm.example',
  firstName: 'Dana',
  lastName: 'Reyes',
  companyName: 'Lark Bakery',
  jobTitle: '',
  phone: '',
  leadForm: 'CyberSafety Trial v1',
  source: 'Website',
  leadStatus: '',
  promotionsConsent: null,
  pageUri: 'https://portal.example/signup',
  pageName: 'Start your free trial',
  hutk: 'abc123',
  ip: '203.0.113.7',
  submittedAt: new Date('2026-11-21T12:00:00Z'),
};

test('a lead arrives with its fixed values, without what tracks its person', async () => {
  expect(await createHubspotLeads(hubspot.settings).deliver(LEAD)).toBeNull();
  const [submission] = hubspot.submissions;
  expect(Object.fromEntries(submission?.fields.map(({ name, value }) => [name, value]) ?? [])).toEqual({
    email: 'dana@firm.example',
    firstname: 'Dana',
    lastname: 'Reyes',
    company: 'Lark Bakery',
    lead_form: 'CyberSafety Trial v1',
    lead_source: 'Website',
    promotions_opt_in: 'false',
  });
  expect(submission).toMatchObject({ submittedAt: String(LEAD.submittedAt.getTime()) });
  expect(submission?.context).toEqual({ pageUri: LEAD.pageUri, pageName: LEAD.pageName });
  expect(submission?.legalConsentOptions).toBeUndefined();
});

test('who allowed offers is submitted with the words, the address as the server saw it, and the cookie', async () => {
  await createHubspotLeads(hubspot.settings).deliver({ ...LEAD, promotionsConsent: 'Send me offers.' });
  const [submission] = hubspot.submissions;
  expect(submission?.fields).toContainEqual({ objectTypeId: '0-1', name: 'promotions_opt_in', value: 'true' });
  expect(submission?.context).toMatchObject({ ipAddress: '203.0.113.7', hutk: 'abc123' });
  expect(submission?.legalConsentOptions).toEqual({
    consent: { consentToProcess: true, text: 'Send me offers.', communications: [] },
  });
});

test('a refusal for good says its kind, and nobody’s address', async () => {
  const reason = await createHubspotLeads(hubspot.settings).deliver({ ...LEAD, email: 'dana@blocked.example' });
  expect(reason).toBe('HubSpot answered 400: BLOCKED_EMAIL');
});

test.each([429, 500, 503, 0])('an answer of %s is worth another try', async (status) => {
  hubspot.state.status = status;
  await expect(createHubspotLeads(hubspot.settings).deliver(LEAD)).rejects.toThrow();
});

test('a wrong token waits until it is put right, and is not told', async () => {
  const leads = createHubspotLeads({ ...hubspot.settings, token: 'pat-wrong-secret' });
  const error: unknown = await leads.deliver(LEAD).catch((caught: unknown) => caught);
  expect(String(error)).toMatch(/answered 401$/);
});
