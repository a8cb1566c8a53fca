import { randomUUID } from 'node:crypto';
import { phishingCampaign } from '@portal/contract/phishing/phishing-campaigns.calls.ts';
import { phishingResultsCsv, phishingResultsReport } from '@portal/contract/phishing/phishing-results.calls.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfText } from '../../../documents/testing/pdf-text.ts';
import { type Member, signIn, signInNewMember } from '../../../testing/people.ts';
import {
  deliverAll,
  MONDAY_NINE,
  newPhishingFirm,
  type PhishingPortal,
  planCampaign,
  sendAt,
  startPhishingPortal,
} from '../testing/phishing-steps.ts';

let shared: PhishingPortal;
beforeAll(async () => {
  shared = await startPhishingPortal();
});
afterAll(() => shared.stop());

/** Twelve people: six in the bakery, four in the office, two nowhere; three of the bakery report, one of the office clicks. */
async function firmWithResults(showsNames: boolean) {
  shared.portal.clock.set(MONDAY_NINE);
  const department = (index: number) => (index < 6 ? 'Bakery' : index < 10 ? 'Office' : '');
  const firm = await newPhishingFirm(shared, 12, { showsNames, department });
  const { campaignId } = await planCampaign(firm, { name: '=First' });
  await sendAt(shared.portal, '2026-11-24T00:29:59Z');
  await deliverAll(shared.portal);
  await sendAt(shared.portal, '2026-11-24T17:00:00Z');
  const mark = (columns: string, email: string) =>
    shared.portal.database.query(
      `update phishing_mails set ${columns} from trainees
       where trainees.trainee_id = phishing_mails.trainee_id and phishing_mails.org_id = $1 and email = $2`,
      [firm.orgId, `${email}@${firm.domain}`],
    );
  for (const index of [0, 1, 2])
    await mark(`reported_at = sent_at + interval '${index + 4} minutes', reported_by = 'page'`, `person${index}`);
  await mark(`clicked_at = sent_at + interval '1 hour', lesson_done_at = sent_at + interval '2 hours'`, 'person7');
  await shared.portal.database.query(
    `update trainees set roles = case when email ~ '^person[0-5]@' then array['money', 'remote'] else array['it-admin'] end
     where org_id = $1 and email ~ '^person[0-7]@'`,
    [firm.orgId],
  );
  // A night has passed.
  return { ...firm, campaignId, browser: await signIn(shared.portal, firm.email) };
}

type Row = {
  readonly 'Figures for': string;
  readonly Name: string;
  readonly Email: string;
  readonly Delivered: string;
  readonly 'Report rate in percent': string;
};

async function csvOf({ browser }: Pick<Member, 'browser'>, input: { campaignId?: string } = {}) {
  const { raw } = await browser.call(phishingResultsCsv, input);
  return parse<Row>(raw.toString(), { columns: true, bom: true });
}

describe('results as a file for spreadsheets', () => {
  test('say what the page says of one campaign, with people where the firm sees names', async () => {
    const firm = await firmWithResults(true);
    const rows = await csvOf(firm, { campaignId: firm.campaignId });
    const { data } = (await firm.browser.call(phishingCampaign, { campaignId: firm.campaignId })).body;
    const of = (kind: string) => rows.filter((row) => row['Figures for'] === kind);
    expect(of('Campaign')).toMatchObject([
      {
        ...{ Name: "'=First", Status: 'Ended', 'First day': '2026-11-23', Delivered: '12', Reported: '3' },
        ...{ 'Report rate in percent': '25', 'Minutes to first report': '4', 'Click rate in percent': '8' },
      },
    ]);
    expect(of('Month')).toMatchObject([{ Name: '2026-11', Delivered: '12' }]);
    expect(of('Department').map((row) => [row.Name, row.Delivered])).toEqual(
      data.byDepartment.map(({ department, figures }) => [department || 'Others combined', String(figures.delivered)]),
    );
    // Six for invoices; the two of IT are too few to be told apart from the four without a role.
    expect(of('Role').map((row) => [row.Name, row.Delivered, row['Report rate in percent']])).toEqual([
      ['Money and invoices', '6', '50'],
      ['No role, and small groups combined', '6', '0'],
    ]);
    expect(of('Practice email')).toHaveLength(data.byTemplate.length);
    expect(of('Person')).toHaveLength(12);
    expect(of('Person').find(({ Email }) => Email === `person7@${firm.domain}`)).toMatchObject({
      ...{ Name: 'Ann Lee 7', Department: 'Office', Clicked: '1', Reported: '0', 'Finished the lesson': '1' },
    });
  });

  test('name nobody where the firm does not see names, and no group that is small in any campaign', async () => {
    const firm = await firmWithResults(false);
    // A second campaign to the office alone: with the first, six mails went there, but still to four people.
    shared.portal.clock.set('2026-12-14T17:00:00Z');
    const browser = await signIn(shared.portal, firm.email);
    await planCampaign({ browser }, { name: 'Second', startsOn: '2026-12-14', departments: ['Office'] });
    await sendAt(shared.portal, '2026-12-15T00:29:59Z');
    await deliverAll(shared.portal);
    await sendAt(shared.portal, '2026-12-15T17:00:00Z');
    const rows = await csvOf({ browser: await signIn(shared.portal, firm.email) });
    expect(rows.filter((row) => row['Figures for'] === 'Campaign')).toHaveLength(2);
    expect(rows.filter((row) => row['Figures for'] === 'Month').map((row) => row.Name)).toEqual(['2026-11', '2026-12']);
    const departments = rows.filter((row) => row['Figures for'] === 'Department');
    expect(departments.map((row) => [row.Name, row.Delivered])).toEqual([
      ['Bakery', '6'],
      ['Others combined', '6'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Ann Lee|person\d/);
  });

  test('are of one’s own firm alone, and noted in the log', async () => {
    const firm = await firmWithResults(true);
    const other = await signInNewMember(shared.portal);
    for (const call of [phishingResultsCsv, phishingResultsReport])
      expect((await other.browser.call(call, { campaignId: firm.campaignId })).status).toBe(404);
    expect((await firm.browser.call(phishingResultsCsv, { campaignId: randomUUID() })).status).toBe(404);
    expect((await csvOf(other)).map((row) => row['Figures for'])).toEqual(['Total']);
    await csvOf(firm, { campaignId: firm.campaignId });
    const [logged] = await shared.portal.database.query(
      `select subject, details from audit_log where org_id = $1 and action = 'phishing.results-exported'`,
      [firm.orgId],
    );
    expect(logged).toMatchObject({ subject: '=First', details: { format: 'csv', withNames: true } });
  });
});

describe('the report', () => {
  test.each([true, false])('of one campaign and of all, with names: %s', async (showsNames) => {
    const firm = await firmWithResults(showsNames);
    const textOf = async (input: { campaignId?: string }) =>
      (await pdfText((await firm.browser.call(phishingResultsReport, input)).raw)).join('');
    const one = await textOf({ campaignId: firm.campaignId });
    const all = await textOf({});
    expect(one).toContain('=First');
    expect(all).toContain('Bymonth');
    for (const text of [one, all]) {
      expect(text).toContain('25%');
      expect(text).toContain('Otherscombined');
      expect(text).toContain('Moneyandinvoices');
      expect(text.includes('AnnLee3')).toBe(showsNames);
      expect(text.includes('haschosennottoseenames')).toBe(!showsNames);
    }
  });
});
