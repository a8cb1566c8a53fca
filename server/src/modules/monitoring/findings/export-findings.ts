import type { exportFindings as exportFindingsCall } from '@portal/contract/monitoring/findings.calls.ts';
import { MARK_LABELS } from '@portal/domain/monitoring/finding-mark.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { auditWebsite } from '../audit-monitoring.ts';
import { columns } from '../monitoring.texts.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { requireWebsite } from '../websites/require-website.ts';
import { listFindingRows } from './findings.store.ts';
import { toFindingRow } from './list-findings.ts';
import { sarifLog } from './sarif-log.ts';

/** What a file holds at most, worst first, so that one request's memory is bounded. */
const MAX_FINDINGS = 10_000;

type Row = ReturnType<typeof toFindingRow>;

type Column = readonly [heading: Phrase, cell: (row: Row, say: Say) => string];

const COLUMNS: readonly Column[] = [
  [columns.website, (row) => row.websiteName],
  [columns.severity, (row) => row.severity],
  [columns.state, (row) => row.state],
  [columns.setAside, (row, say) => (row.mark === null ? '' : say(MARK_LABELS[row.mark.kind]))],
  [columns.setAsideUntil, (row) => row.mark?.endsAt ?? ''],
  [columns.finding, (row) => row.title],
  [columns.term, (row) => row.term],
  [columns.address, (row) => row.place],
  [columns.about, (row) => row.subject],
  [columns.whoCanFixIt, (row) => row.who],
  [columns.firstSeen, (row) => row.firstSeenAt],
  [columns.lastSeen, (row) => row.lastSeenAt],
  [columns.fixedOn, (row) => row.fixedAt ?? ''],
  [columns.check, (row) => row.checkId],
];

/** Findings as a file: cells of the CSV are safe in spreadsheet programs. */
export async function exportFindings(
  { database, clock, config }: MonitoringServices,
  caller: CallerOf<typeof exportFindingsCall>,
  { format, ...wanted }: InputOf<typeof exportFindingsCall>,
): Promise<AnswerOf<typeof exportFindingsCall>> {
  const now = clock.now();
  const say = sayFor(caller.brand, caller.language);
  const { orgId } = caller.session;
  const rows = await database.inOrg(orgId, async (tx) => {
    if (wanted.targetId !== undefined) await requireWebsite(tx, wanted.targetId);
    const found = await listFindingRows(tx, wanted, now, { offset: 0, limit: MAX_FINDINGS });
    const what = { action: 'findings.exported', details: { format, findings: found.length } };
    if (wanted.targetId === undefined) await auditCaller(tx, caller, now, what);
    else await auditWebsite(tx, caller, now, { ...what, targetId: wanted.targetId });
    return found;
  });
  const findings = rows.map((row) => toFindingRow(row, now, say));
  const fileName = `findings-${now.toISOString().slice(0, 10)}.${format}`;
  if (format === 'sarif') {
    const telling = {
      say,
      now,
      origin: brandOrigin(caller.brand, config.publicUrl),
      name: caller.brand.brandNameShort,
    };
    return { fileName, type: 'application/sarif+json', bytes: jsonOf(sarifLog(rows, telling)) };
  }
  if (format === 'json') return { fileName, type: 'application/json; charset=utf-8', bytes: jsonOf(findings) };
  const cells = findings.map((row) => COLUMNS.map(([, cellOf]) => cellOf(row, say)));
  const bytes = Buffer.from(
    csvFile(
      COLUMNS.map(([heading]) => say(heading)),
      cells,
    ),
  );
  return { fileName, type: 'text/csv; charset=utf-8', bytes };
}

const jsonOf = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
