import { randomUUID } from 'node:crypto';
import type { detailedReport, ratingReportFile, ratingReports } from '@portal/contract/ratings/ratings.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { about } from '../../../documents/ratings/rating-report.texts.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { actorName, findFirmDetails, lockOrganisation } from '../../profile/public.ts';
import { companyAddress } from '../company-address.ts';
import { findMeasurement } from '../looks/measurements.store.ts';
import { ratingReportJob } from '../ratings.kinds.ts';
import type { RatingsServices } from '../ratings-services.ts';
import {
  deleteSurplusReports,
  failStaleReports,
  findPendingReport,
  findReport,
  insertReport,
  listReports,
  type ReportRow,
} from './rating-reports.store.ts';

const KEPT_DAYS = 90;
const MAX_KEPT = 20;
/** All tries of its job are over by then. */
const LONGEST_WORK_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Has the detailed report made; its mail goes to whoever asked. */
export async function requestRatingReport(
  { database, clock, queue }: RatingsServices,
  caller: CallerOf<typeof detailedReport>,
): Promise<AnswerOf<typeof detailedReport>> {
  const { orgId, userId } = caller.session;
  const now = clock.now();
  const say = sayFor(caller.brand, caller.language);
  const row = await database.inOrg(orgId, async (tx) => {
    // Of two who ask at once the second gets the first one's report.
    await lockOrganisation(tx);
    await failStaleReports(tx, new Date(now.getTime() - LONGEST_WORK_MS));
    const pending = await findPendingReport(tx);
    if (pending !== null) return pending;
    const { companyUrl } = await findFirmDetails(tx);
    const domain = companyAddress(companyUrl)?.domain;
    const latest = domain === undefined ? null : await findMeasurement(tx, orgId, domain);
    if (domain === undefined || latest === null) throw new AppError('NOT_RATED');
    const added = await insertReport(tx, {
      reportId: randomUUID(),
      orgId,
      domain,
      askedBy: userId,
      askedByName: await actorName(tx, caller),
      askedAt: now,
      keptUntil: new Date(now.getTime() + KEPT_DAYS * DAY_MS),
      rating: latest.rating,
      fileName: `${say(about.fileName, { domain, date: dayOf(now, caller.brand.timeZone) })}.pdf`,
    });
    await deleteSurplusReports(tx, MAX_KEPT);
    await queue.enqueue(tx, ratingReportJob, { reportId: added.report_id, language: caller.language });
    await auditCaller(tx, caller, now, { action: 'rating.report-requested', subject: domain });
    return added;
  });
  return { success: true, data: toReport(row, now) };
}

export async function readRatingReports(
  { database, clock }: RatingsServices,
  { session }: CallerOf<typeof ratingReports>,
): Promise<AnswerOf<typeof ratingReports>> {
  const now = clock.now();
  const rows = await database.onceInOrg(session.orgId, (tx) => listReports(tx, now));
  return { success: true, data: rows.map((row) => toReport(row, now)) };
}

/** The bytes of a detailed report, under its exact name. */
export async function downloadReportFile(
  { database, clock }: RatingsServices,
  caller: CallerOf<typeof ratingReportFile>,
  { reportId, fileName }: InputOf<typeof ratingReportFile>,
): Promise<AnswerOf<typeof ratingReportFile>> {
  const now = clock.now();
  const row = await database.inOrg(caller.session.orgId, async (tx) => {
    const found = await findReport(tx, reportId, now);
    if (found === undefined || found.file_name !== fileName) throw new AppError('NOT_FOUND');
    const { content } = found;
    if (content === null) throw new AppError('REPORT_NOT_READY');
    await auditCaller(tx, caller, now, { action: 'rating.report-downloaded', subject: found.domain });
    return { ...found, content };
  });
  return { fileName, bytes: row.content };
}

/** One whose job was given up stands as pending until somebody asks for another. */
function toReport(row: ReportRow, now: Date) {
  const isLost = row.state === 'pending' && now.getTime() - row.asked_at.getTime() > LONGEST_WORK_MS;
  return {
    reportId: row.report_id,
    askedAt: row.asked_at.toISOString(),
    askedBy: row.asked_by_name,
    state: isLost ? ('failed' as const) : row.state,
    readyAt: row.ready_at?.toISOString() ?? null,
    keptUntil: row.kept_until.toISOString(),
    rating: row.rating,
    fileName: row.file_name,
  };
}
