import { companyUpdate } from '@portal/contract/profile/profile.calls.ts';
import {
  addIncident,
  detailedReport,
  fastRatings,
  ratingReportFile,
  ratingReports,
  ratingSnapshot,
} from '@portal/contract/ratings/ratings.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfFacts } from '../../documents/testing/pdf-facts.ts';
import type { RatingsPort } from '../../providers/ratings/ratings-port.ts';
import { fillOrganisation } from '../../testing/filled-organisation.ts';
import { signInNewMember, TEST_COMPANY } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { visitCustomer } from '../../testing/visit-customer.ts';
import { deleteOldRatings } from './clear-ratings.store.ts';
import { ratingReportJob } from './ratings.kinds.ts';
import { makeReport } from './reports/make-report-job.ts';

const DAY_MS = 24 * 60 * 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

test('a detailed report is made once, mailed with its link, and opened under its name alone', async () => {
  const org = await fillOrganisation(portal);
  const asked = await Promise.all([1, 2].map(() => org.browser.call(detailedReport, {})));
  const [reportId, ...others] = new Set(asked.map(({ body }) => body.data.reportId));
  expect(others).toEqual([]);
  const { fileName } = asked[0]?.body.data ?? { fileName: '' };
  expect(fileName).toBe('AttackSurfaceReport_harbor-bakery.example_2026-11-21.pdf');
  const file = { reportId: reportId ?? '', fileName };
  expect((await org.browser.call(ratingReportFile, file)).errors).toMatchObject([{ code: 'REPORT_NOT_READY' }]);
  const control = { id: 'job', signal: new AbortController().signal };
  const job = () => makeReport(portal.portal.services, { reportId: file.reportId, language: 'en' }, control);
  await job();
  await job();
  const { data } = (await org.browser.call(ratingReports, {})).body;
  expect(data[0]).toMatchObject({ reportId, state: 'ready', rating: 690, askedBy: 'Dana Reyes' });
  const opened = await org.browser.call(ratingReportFile, file);
  expect(opened.headers['content-type']).toBe('application/pdf');
  const mails = (await queuedMails(portal, org.email)).filter(({ request }) => request.kind === 'rating-report');
  expect(mails).toMatchObject([
    { to: org.email, request: { reportsUrl: 'http://localhost:3000/attacksurface/reports', keptDays: 90 } },
  ]);
  expect((await org.browser.call(ratingReportFile, { ...file, fileName: 'other.pdf' })).status).toBe(404);
  const stranger = await signInNewMember(portal);
  expect((await stranger.browser.call(ratingReportFile, file)).status).toBe(404);
});

test('a report is in the language of who asks for it, whenever it is made', async () => {
  const org = await fillOrganisation(portal);
  const { data } = (await org.browser.call(detailedReport, {}, { 'accept-language': 'de' })).body;
  expect(data.fileName).toBe('Angriffsflaeche_harbor-bakery.example_2026-11-21.pdf');
  const queued = await portal.database.query<{ data: unknown }>(
    `select data from jobs.job where name = 'rating-report' and data ->> 'reportId' = $1`,
    [data.reportId],
  );
  const payload = ratingReportJob.payload.parse(queued[0]?.data);
  expect(ratingReportJob.payload.parse({ reportId: data.reportId }).language).toBe('en');
  await makeReport(portal.portal.services, payload, { id: 'job', signal: new AbortController().signal });
  const opened = await org.browser.call(ratingReportFile, { reportId: data.reportId, fileName: data.fileName });
  const { source, bookmarks } = pdfFacts(new Uint8Array(opened.raw));
  expect(bookmarks).toEqual(expect.arrayContaining(['Kurz gesagt', 'So entsteht die Bewertung']));
  expect(source).toContain('/Lang (de-DE)');
});

test('the report of whoever rates is kept as it comes', async () => {
  const org = await fillOrganisation(portal);
  const { reportId, fileName } = (await org.browser.call(detailedReport, {})).body.data;
  const asked: unknown[] = [];
  const { services } = portal.portal;
  const ratings: RatingsPort = {
    ...services.ratings,
    makeReport: async (request) => {
      asked.push(request);
      return Buffer.from('%PDF-1.7 of theirs');
    },
  };
  await makeReport(
    { ...services, ratings },
    { reportId: String(reportId), language: 'en' },
    { id: 'job', signal: new AbortController().signal },
  );
  expect(asked).toEqual([expect.objectContaining({ domain: 'harbor-bakery.example', industry: 'RETAIL' })]);
  expect((await org.browser.call(ratingReportFile, { reportId, fileName })).raw.toString()).toBe('%PDF-1.7 of theirs');
});

test('a report that never came stands in nobody’s way', async () => {
  const org = await fillOrganisation(portal);
  const first = await org.browser.call(detailedReport, {});
  const lost = first.body.data.reportId;
  await portal.database.query(
    `update rating_reports set asked_at = asked_at - interval '2 hours' where report_id = $1`,
    [lost],
  );
  const listed = (await org.browser.call(ratingReports, {})).body.data;
  expect(listed.find(({ reportId }) => reportId === lost)?.state).toBe('failed');
  const second = await org.browser.call(detailedReport, {});
  expect(second.body.data.reportId).not.toBe(lost);
  const { data } = (await org.browser.call(ratingReports, {})).body;
  expect(data.find(({ reportId }) => reportId === lost)?.state).toBe('failed');
});

test('a report is of the address that it was asked for, or none at all', async () => {
  const org = await fillOrganisation(portal);
  const { reportId } = (await org.browser.call(detailedReport, {})).body.data;
  await org.browser.call(companyUpdate, { ...TEST_COMPANY, companyUrl: 'harbor-cafe.example' });
  await portal.database.query(
    `insert into rating_measurements
     select gen_random_uuid(), org_id, 'harbor-cafe.example', on_day, measured_at, model, provider, rating, raw, coverage,
       vectors, outcomes, assets, industry
     from rating_measurements where org_id = $1`,
    [org.orgId],
  );
  const control = { id: 'job', signal: new AbortController().signal };
  await makeReport(portal.portal.services, { reportId: String(reportId), language: 'en' }, control);
  const { data } = (await org.browser.call(ratingReports, {})).body;
  expect(data.find((report) => report.reportId === reportId)?.state).toBe('failed');
});

test('a report that staff asked for in a visit names their firm, and its mail goes to the customer', async () => {
  const org = await fillOrganisation(portal);
  const { browser } = await visitCustomer(portal, org);
  const { data } = (await browser.call(detailedReport, {})).body;
  expect(data.askedBy).toBe('Cyber Safety support');
});

test('the twenty newest reports are kept', async () => {
  const org = await fillOrganisation(portal);
  await portal.database.query(
    `insert into rating_reports (report_id, org_id, domain, asked_by_name, asked_at, state, kept_until, file_name)
     select gen_random_uuid(), $1, 'x.example', 'Dana', $2::timestamptz - n * interval '1 day', 'failed', $3, 'x.pdf'
     from generate_series(1, 30) n`,
    [org.orgId, portal.clock.now(), new Date(portal.clock.now().getTime() + DAY_MS)],
  );
  const asked = await org.browser.call(detailedReport, {});
  const { data } = (await org.browser.call(ratingReports, {})).body;
  expect(data).toHaveLength(20);
  expect(data[0]?.reportId).toBe(asked.body.data.reportId);
});

test('the snapshot is one page, whatever the name it is asked for', async () => {
  const org = await fillOrganisation(portal);
  const { body } = await org.browser.call(fastRatings, { url: 'https://harbor-bakery.example' });
  expect(pdfFacts(Buffer.from(body.pdf ?? '', 'base64')).pages).toBe(1);
  const opened = await org.browser.call(ratingSnapshot, { fileName: 'Rating report.pdf' });
  expect(opened).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
});

test('without a rating there is nothing to report', async () => {
  const { browser } = await signInNewMember(portal);
  expect((await browser.call(detailedReport, {})).errors).toMatchObject([{ code: 'NOT_RATED' }]);
  expect((await browser.call(ratingSnapshot, { fileName: 'a.pdf' })).errors).toMatchObject([{ code: 'NOT_RATED' }]);
});

test('what is older than two years, and reports past their time, are deleted; incidents stay', async () => {
  const org = await fillOrganisation(portal);
  const { services } = portal.portal;
  const counts = async () => {
    const tables = ['rating_reports', 'rating_measurements', 'rating_incidents', 'rating_findings'];
    const selects = tables.map((table) => `(select count(*)::int from ${table} where org_id = $1) as ${table}`);
    const [row] = await portal.database.query<Record<string, number>>(`select ${selects.join(', ')}`, [org.orgId]);
    return Object.values(row ?? {});
  };
  const happenedOn = portal.clock.now().toISOString().slice(0, 10);
  await org.browser.call(addIncident, { happenedOn, title: 'A lost key' });
  await portal.database.query('update rating_findings set gone_at = last_seen_at where org_id = $1', [org.orgId]);
  const clear = (days: number) =>
    services.database.asSystem((tx) => deleteOldRatings(tx, new Date(portal.clock.now().getTime() + days * DAY_MS)));
  const before = await counts();
  await clear(1);
  expect(await counts()).toEqual(before);
  await clear(740);
  expect(await counts()).toEqual([0, 0, 2, 0]);
});
