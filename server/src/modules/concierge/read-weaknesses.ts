import type { cyberConciergeWeaknesses, weakness } from '@portal/contract/concierge/concierge.calls.ts';
import { weaknessPdfName } from '@portal/domain/concierge/weakness-pdf-name.ts';
import { WEAKNESS_SEVERITIES } from '@portal/domain/concierge/weakness-severity.ts';
import { WEAKNESS_STATUSES } from '@portal/domain/concierge/weakness-status.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { readMarkdown } from '../../documents/read-markdown.ts';
import type { ConciergeServices } from './concierge-services.ts';
import { PAGE_SIZE, sliceOf } from './page-of-customers-list.ts';
import { leavesReadMark } from './read-mark.ts';
import {
  findWeakness,
  listWeaknessFiles,
  listWeaknessRows,
  markWeaknessRead,
  tallyWeaknesses,
  type WeaknessRow,
} from './weaknesses.store.ts';

type Tally = Awaited<ReturnType<typeof tallyWeaknesses>>;

/** The customer's weaknesses, a page at a time. */
export async function listWeaknesses(
  { database }: ConciergeServices,
  { session }: CallerOf<typeof cyberConciergeWeaknesses>,
  { page, ...filter }: InputOf<typeof cyberConciergeWeaknesses>,
): Promise<AnswerOf<typeof cyberConciergeWeaknesses>> {
  const { rows, tally } = await database.inOrg(session.orgId, async (tx) => ({
    rows: await listWeaknessRows(tx, session.userId, filter, sliceOf(page)),
    tally: await tallyWeaknesses(tx, session.userId),
  }));
  const sum = (fits: (row: Tally[number]) => boolean) =>
    tally.filter(fits).reduce((total, row) => total + row.total, 0);
  return {
    success: true,
    data: rows.map((row) => ({ ...listed(row), isNew: row.is_new })),
    total: sum(
      (row) =>
        (filter.severity === undefined || row.severity === filter.severity) &&
        (filter.status === undefined || row.status === filter.status),
    ),
    pageSize: PAGE_SIZE,
    unread: tally.reduce((total, row) => total + row.unread, 0),
    counts: {
      byStatus: countsOf(WEAKNESS_STATUSES, (status) => sum((row) => row.status === status)),
      openBySeverity: countsOf(WEAKNESS_SEVERITIES, (severity) =>
        sum((row) => row.status === 'Open' && row.severity === severity),
      ),
    },
  };
}

const countsOf = <Key extends string>(keys: readonly Key[], count: (key: Key) => number) =>
  Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<Key, number>;

const listed = (
  row: Pick<WeaknessRow, 'weakness_id' | 'title' | 'severity' | 'status' | 'status_updated_at' | 'reported_on'>,
) => ({
  weaknessId: row.weakness_id,
  title: row.title,
  severity: row.severity,
  status: row.status,
  statusUpdatedOn: row.status_updated_at?.toISOString() ?? null,
  reportedOn: row.reported_on,
});

/** One weakness; whoever opens it has read it. */
export async function readWeakness(
  { database, clock }: ConciergeServices,
  caller: CallerOf<typeof weakness>,
  { weaknessId }: InputOf<typeof weakness>,
): Promise<AnswerOf<typeof weakness>> {
  const { orgId, userId } = caller.session;
  const { row, files } = await database.inOrg(orgId, async (tx) => {
    const found = await findWeakness(tx, weaknessId);
    if (found === undefined) throw new AppError('NOT_FOUND');
    if (leavesReadMark(caller)) await markWeaknessRead(tx, { orgId, weaknessId, userId, at: clock.now() });
    return { row: found, files: await listWeaknessFiles(tx, weaknessId) };
  });
  return {
    success: true,
    data: {
      ...listed(row),
      body: await readMarkdown(row.body),
      cvssScore: row.cvss_score === null ? null : Number(row.cvss_score),
      cvssVector: row.cvss_vector,
      statusNote: row.status_note,
      files: files.map((file) => ({ fileId: file.file_id, fileName: file.file_name, size: file.size })),
      pdfName: weaknessPdfName(row.reported_on, weaknessId),
    },
  };
}
