import type { getScanReport } from '@portal/contract/monitoring/monitoring.calls.ts';
import { reportFileName } from '@portal/domain/monitoring/report-file-name.ts';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { sayLeftOut } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { readCheckCatalogue } from '../../../documents/check-catalogue.ts';
import { printedLogo } from '../../../documents/printed-model.ts';
import type { ReportMark, ScanReportData } from '../../../documents/scans/scan-report-data.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { findOrganisationName } from '../../profile/public.ts';
import { listKnownFindings } from '../findings/marks.store.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { readOutsideReport } from '../outside/outside-report.ts';
import { findWebsite } from '../websites/websites.store.ts';
import { readExtent } from './read-extent.ts';
import { listFindings, listFingerprints, listSoftware } from './scan-run.store.ts';
import { findPreviousScan, findScan, listFollowedScans } from './scans.store.ts';
import { readNotTested } from './tested-by-scan.ts';
import { tracesInWords } from './traces-of-scan.ts';

/** A completed scan as a PDF with the brand (spec part 2, section 7). */
export async function readScanReport(
  { database, documents, clock, brands, reports, scanner }: MonitoringServices,
  { session, brand, language }: CallerOf<typeof getScanReport>,
  { a: websiteId, b: scanId, c: type }: InputOf<typeof getScanReport>,
): Promise<AnswerOf<typeof getScanReport>> {
  const { scan, website, companyName, findings, software, known, previous, trend } = await database.inOrg(
    session.orgId,
    async (tx) => {
      const found = await findScan(tx, scanId);
      const site = await findWebsite(tx, websiteId);
      if (
        found === undefined ||
        site === undefined ||
        found.website_id !== websiteId ||
        found.status !== 'completed' ||
        found.retest_of !== null
      ) {
        throw new AppError('NOT_FOUND');
      }
      const before = await findPreviousScan(tx, websiteId, found.started_at);
      return {
        scan: found,
        website: site,
        companyName: await findOrganisationName(tx),
        findings: await listFindings(tx, scanId),
        software: await listSoftware(tx, scanId),
        known: await listKnownFindings(tx, websiteId, clock.now()),
        trend: await readTrend(tx, websiteId, found.started_at),
        previous: before?.completed_at
          ? { completeTime: before.completed_at, fingerprints: await listFingerprints(tx, before.scan_id) }
          : null,
      };
    },
  );
  const say = sayFor(brand, language);
  const completeTime = scan.completed_at ?? scan.started_at;
  const fileName = `${reportFileName({ companyName, websiteName: website.name, type, date: completeTime, timeZone: brand.timeZone })}.pdf`;
  const outside = { orgId: session.orgId, websiteId, scanId, type };
  const theirs = await readOutsideReport({ database, scanner }, outside);
  if (theirs !== null) return { bytes: theirs, fileName };
  const bytes = await documents.scanReport({
    brand,
    logo: printedLogo(await brands.logoOf(brand)),
    say,
    organisationName: companyName,
    website: { name: website.name, url: website.url },
    scanLevel: scan.scan_level as ScanLevel,
    startTime: scan.begun_at ?? scan.started_at,
    completeTime,
    findings,
    software,
    marks: marksOf(known),
    notTested: readNotTested(scan.not_tested).map(({ checkId, reason }) => ({
      checkId,
      name: readCheckCatalogue(language).get(checkId)?.name ?? checkId,
      reason: sayLeftOut(say, reason),
    })),
    extent: readExtent(scan.extent),
    traces: tracesInWords(say, scan.traces),
    trend,
    ...(previous === null ? {} : { previous }),
    createdAt: clock.now(),
    type,
  });
  await reports.keep(session.orgId, scanId, type, bytes);
  return { bytes, fileName };
}

/** What the chart of the website's page shows of the scans up to this one, so that a report says the same whenever it is made. */
async function readTrend(tx: OrgTransaction, websiteId: string, until: Date): Promise<ScanReportData['trend']> {
  const scans = await listFollowedScans(tx, websiteId);
  return scans
    .filter((scan) => scan.started_at <= until)
    .toReversed()
    .map(({ highs, mediums, lows, fixed_findings: fixed, completed_at: completed, started_at: started }) => ({
      highs,
      mediums,
      lows,
      fixed: fixed ?? 0,
      completeTime: completed ?? started,
    }));
}

function marksOf(known: Awaited<ReturnType<typeof listKnownFindings>>): Record<string, ReportMark> {
  return Object.fromEntries(
    [...known].flatMap(([fingerprint, { mark }]) => (mark === null ? [] : [[fingerprint, mark]])),
  );
}
