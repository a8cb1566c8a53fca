import { phishingOverview, reportedMails } from '@portal/contract/phishing/phishing.calls.ts';
import { phishingCampaigns, sendPhishingTest } from '@portal/contract/phishing/phishing-campaigns.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewMember } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { receiveReport } from '../reports/receive-report.ts';
import {
  MONDAY_NINE,
  newPhishingFirm,
  type PhishingPortal,
  SENDER,
  startPhishingPortal,
} from '../testing/phishing-steps.ts';
import { renderPhishingMail } from './phishing-mail.ts';

let shared: PhishingPortal;
beforeAll(async () => {
  shared = await startPhishingPortal({ PHISHING_SENDING_IPS: '192.0.2.1, 198.51.100.0/28' });
});
afterAll(() => shared.stop());

test('a test goes to whoever asks as people get it, stands in the log, and counts nowhere, also when it is reported', async () => {
  shared.portal.clock.set(MONDAY_NINE);
  const { browser, email, orgId, domain } = await newPhishingFirm(shared, 1);
  const answer = await browser.call(sendPhishingTest, { templateId: 'parcel-fee' });
  expect(answer.body.data).toEqual({ to: email });
  const [sent] = (await queuedMails(shared.portal, email)).filter(({ request }) => request.kind === 'phishing-test');
  if (sent?.request.kind !== 'phishing-test') throw new Error('It was sent');
  const { services } = shared.portal.portal;
  const mail = await renderPhishingMail({ ...sent.request, brand: services.brands.default, say: (() => '') as never });
  expect(mail.posing).toMatchObject({
    from: expect.stringContaining(`@${SENDER}>`),
    headers: { 'X-Phishing-Simulation': sent.id },
  });
  expect(mail.html).toContain('http://localhost:3000/look/test');
  const raw = Buffer.from(`From: person0@${domain}\r\nSubject: Odd\r\nX-Phishing-Simulation: ${sent.id}\r\n\r\nx`);
  expect(await receiveReport(services, raw, 'mailbox')).toBe('test');
  expect((await browser.call(reportedMails, {})).body.data).toEqual([]);
  expect((await browser.call(phishingCampaigns, {})).body.data.total).toBe(0);
  expect((await browser.call(phishingOverview, {})).body.data.people.due).toBe(1);
  const logged = await shared.portal.database.query(
    `select subject from audit_log where org_id = $1 and action = 'phishing.test-sent'`,
    [orgId],
  );
  expect(logged).toEqual([{ subject: expect.stringMatching(/package/) }]);
});

test('none goes out while simulations are off, or of a template that there is not', async () => {
  shared.portal.clock.set(MONDAY_NINE);
  const { browser } = await signInNewMember(shared.portal);
  const off = await browser.call(sendPhishingTest, { templateId: 'parcel-fee' });
  expect(off.errors).toMatchObject([{ code: 'PHISHING_IS_OFF' }]);
  expect((await browser.call(sendPhishingTest, { templateId: 'not-there' })).status).toBe(404);
});

test('the addresses that the provider sends from are told for filters', async () => {
  shared.portal.clock.set(MONDAY_NINE);
  const { browser } = await newPhishingFirm(shared, 1);
  expect((await browser.call(phishingOverview, {})).body.data.allow?.sendingIps).toEqual([
    '192.0.2.1',
    '198.51.100.0/28',
  ]);
});
