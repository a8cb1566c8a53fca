import type { reportedMails as reportedMailsCall } from '@portal/contract/phishing/phishing.calls.ts';
import type * as calls from '@portal/contract/phishing/phishing-links.calls.ts';
import { REPORTS_SHOWN } from '@portal/domain/phishing/phishing-limits.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { hashToken } from '../../../system/tokens.ts';
import { findOrganisationName } from '../../profile/public.ts';
import { findOrganisationOfReportLink } from '../firm/settings.store.ts';
import { findReportedMails, isTest } from '../links/links.store.ts';
import { REPORT_READER } from './report-reader.ts';
import { listReports } from './reports.store.ts';
import { takeOtherReport, takeSimulationReport } from './take-report.ts';

/** @throws AppError PHISHING_LINK_INVALID */
async function requireFirm({ database }: Pick<Services, 'database'>, token: string): Promise<string> {
  const orgId = await database.onceAsSystem((tx) => findOrganisationOfReportLink(tx, hashToken(token)));
  if (orgId === null) throw new AppError('PHISHING_LINK_INVALID');
  return orgId;
}

/** Whose page "I report this" it is. */
export async function openReportPage(
  services: Services,
  _caller: CallerOf<typeof calls.openReportPage>,
  { token }: InputOf<typeof calls.openReportPage>,
): Promise<AnswerOf<typeof calls.openReportPage>> {
  const orgId = await requireFirm(services, token);
  return { success: true, data: { organisation: await services.database.onceInOrg(orgId, findOrganisationName) } };
}

/** Takes a mail that somebody of the firm reports on its page. */
export async function reportMail(
  services: Services,
  _caller: CallerOf<typeof calls.reportMail>,
  { token, file }: InputOf<typeof calls.reportMail>,
): Promise<AnswerOf<typeof calls.reportMail>> {
  const orgId = await requireFirm(services, token);
  const report = await services.fileReaders.read(REPORT_READER, orgId, file.bytes);
  if (report === null) throw new AppError('PHISHING_REPORT_UNREADABLE', { field: 'file' });
  const hashes = report.tokens.map(hashToken);
  const ours = (await services.database.asSystem((tx) => findReportedMails(tx, { ids: report.ids, hashes }))).find(
    (mail) => mail.orgId === orgId,
  );
  if (ours === undefined && (await services.database.onceAsSystem((tx) => isTest(tx, report.ids))))
    return { success: true, data: { kind: 'simulation', isFirst: false, minutes: null } };
  const data = await services.database.inOrg(orgId, async (tx) => {
    const counted =
      ours === undefined ? null : await takeSimulationReport(services, tx, { orgId, mailId: ours.mailId, way: 'page' });
    return counted ?? (await takeOtherReport(services, tx, { orgId, way: 'page', report }));
  });
  return { success: true, data };
}

/** What people reported that was none of ours. */
export async function reportedMails(
  { database }: Services,
  { session }: CallerOf<typeof reportedMailsCall>,
): Promise<AnswerOf<typeof reportedMailsCall>> {
  const rows = await database.onceInOrg(session.orgId, (tx) => listReports(tx, REPORTS_SHOWN));
  return {
    success: true,
    data: rows.map((row) => ({
      reportId: row.report_id,
      sender: row.sender,
      subject: row.subject,
      reportedAt: row.reported_at.toISOString(),
    })),
  };
}
