import type { exportFindings as exportFindingsCall } from '@portal/contract/monitoring/findings.calls.ts';
import { MARK_LABELS } from '@portal/domain/monitoring/finding-mark.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import { auditWebsite } from '../audit-monitoring.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { listFindingRows } from './findings.store.ts';
import { requireWebsite, toFindingRow } from './list-findings.ts';

/** What a file holds at most, worst first, so that one request's memory is bounded. */
const MAX_FINDINGS = 10_000;

type Row = ReturnType<typeof toFindingRow>;

const COLUMNS: Readonly<Record<string, (row: Row) => string>> = {
  website: (row) => row.websiteName,
  severity: (row) => row.severity,
  state: (row) => row.state,
  'set aside': (row) => (row.mark === null ? '' : MARK_LABELS[row.mark.kind]),
  'set aside until': (row) => row.mark?.endsAt ?? '',
  finding: (row) => row.title,
  term: (row) => row.term,
  address: (row) => row.place,
  about: (row) => row.subject,
  'who can fix it': (row) => row.who,
  'first seen': (row) => row.firstSeenAt,
  'last seen': (row) => row.lastSeenAt,
  'fixed on': (row) => row.fixedAt ?? '',
  check: (row) => row.checkId,
};

/** Findings as a file: cells of the CSV are safe in spreadsheet programs. */
export async function exportFindings(
  { database, clock }: MonitoringServices,
  caller: CallerOf<typeof exportFindingsCall>,
  { format, ...wanted }: InputOf<typeof exportFindingsCall>,
): Promise<AnswerOf<typeof exportFindingsCall>> {
  const now = clock.now();
  const { orgId } = caller.session;
  const rows = await database.inOrg(orgId, async (tx) => {
    await requireWebsite(tx, wanted.targetId);
    const found = await listFindingRows(tx, wanted, now, { offset: 0, limit: MAX_FINDINGS });
    const what = { action: 'findings.exported', details: { format, findings: found.length } };
    if (wanted.targetId === undefined) await auditCaller(tx, caller, now, what);
    else await auditWebsite(tx, caller, now, { ...what, targetId: wanted.targetId });
    return found;
  });
  const findings = rows.map((row) => toFindingRow(row, now));
  const fileName = `findings-${now.toISOString().slice(0, 10)}.${format}`;
  if (format === 'json') return { fileName, type: 'application/json; charset=utf-8', bytes: jsonOf(findings) };
  const cells = findings.map((row) => Object.values(COLUMNS).map((cellOf) => cellOf(row)));
  const bytes = Buffer.from(csvFile(Object.keys(COLUMNS), cells));
  return { fileName, type: 'text/csv; charset=utf-8', bytes };
}

const jsonOf = (findings: readonly Row[]) => Buffer.from(`${JSON.stringify(findings, null, 2)}\n`);
