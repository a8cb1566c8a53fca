import type { incidentReport as incidentReportCall } from '@portal/contract/incidents/incidents.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { printedLogo } from '../../../documents/printed-model.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { findOrganisationName } from '../../profile/public.ts';
import { kindHelp } from '../help/read-kinds.ts';
import { viewOfIncident } from './incident-view.ts';
import { findIncident } from './incidents.store.ts';
import { reportAbout } from './records.texts.ts';
import { reportModel } from './report-model.ts';

/** The log as a report: times, steps, decisions, deadlines, and whose data it was. */
export async function downloadIncidentReport(
  { database, clock, documents, brands }: Services,
  caller: CallerOf<typeof incidentReportCall>,
  { incidentId }: InputOf<typeof incidentReportCall>,
): Promise<AnswerOf<typeof incidentReportCall>> {
  const { brand, language, session } = caller;
  const now = clock.now();
  const say = sayFor(brand, language);
  const read = await database.inOrg(session.orgId, async (tx) => {
    const row = await findIncident(tx, incidentId);
    if (row === undefined) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, now, {
      action: 'incident.reported',
      subject: kindHelp(row.kind, 'en').short,
      details: { incidentId },
    });
    return {
      incident: await viewOfIncident(tx, row, { brand, say, now }),
      organisation: await findOrganisationName(tx),
    };
  });
  const model = reportModel(
    { ...read, help: kindHelp(read.incident.kind, language), now },
    { brand, say, logo: printedLogo(await brands.logoOf(brand)) },
  );
  return {
    fileName: `${say(reportAbout.fileName, { date: read.incident.noticedAt.slice(0, 10) })}.pdf`,
    bytes: await documents.typeset('incident-report', model),
  };
}
