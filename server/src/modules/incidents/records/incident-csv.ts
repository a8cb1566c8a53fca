import type { incidentCsv as incidentCsvCall } from '@portal/contract/incidents/incidents.calls.ts';
import { entryKinds } from '@portal/domain/incidents/incidents.texts.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { kindHelp } from '../help/read-kinds.ts';
import { findIncident, listEntries } from './incidents.store.ts';
import { columns, printed } from './records.texts.ts';

/** The log of an incident as a table, whose first row is the incident itself. */
export async function downloadIncidentCsv(
  { database, clock }: Services,
  caller: CallerOf<typeof incidentCsvCall>,
  { incidentId }: InputOf<typeof incidentCsvCall>,
): Promise<AnswerOf<typeof incidentCsvCall>> {
  const now = clock.now();
  const say = sayFor(caller.brand, caller.language);
  const { row, entries } = await database.inOrg(caller.session.orgId, async (tx) => {
    const found = await findIncident(tx, incidentId);
    if (found === undefined) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, now, {
      action: 'incident.exported',
      subject: kindHelp(found.kind, 'en').short,
      details: { incidentId },
    });
    return { row: found, entries: await listEntries(tx, incidentId) };
  });
  const head = [columns.time, columns.kind, columns.about, columns.text, columns.by].map((column) => say(column));
  const noticed = [
    row.noticed_at.toISOString(),
    say(printed.noticed),
    kindHelp(row.kind, caller.language).title,
    row.what_happened,
    row.started_by_name,
  ];
  const lines = entries.map((entry) => [
    entry.said_at.toISOString(),
    say(entryKinds[entry.kind]),
    entry.subject_name,
    entry.said,
    entry.said_by_name,
  ]);
  const date = row.noticed_at.toISOString().slice(0, 10);
  return {
    fileName: `${say(columns.fileName, { date })}.csv`,
    bytes: Buffer.from(csvFile(head, [noticed, ...lines])),
  };
}
