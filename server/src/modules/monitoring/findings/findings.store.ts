import type { FindingFilter } from '@portal/contract/monitoring/findings.schemas.ts';
import type { Remediator } from '@portal/domain/monitoring/check.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { Severity } from '@portal/domain/monitoring/severity.ts';
import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../../database/contains-pattern.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { kindsContaining, kindsFor } from './finding-kinds.ts';

/** What narrows a list. */
export type FindingsFilter = {
  readonly targetId?: string | undefined;
  readonly severity?: Severity | undefined;
  readonly state: FindingFilter;
  readonly who?: Remediator | undefined;
  readonly checkId?: string | undefined;
  readonly search: string;
};

const COLUMNS = [
  'website_findings.website_finding_id',
  'website_findings.website_id',
  'website_findings.fingerprint',
  'website_findings.check_id',
  'website_findings.variant',
  'website_findings.severity',
  'website_findings.state',
  'website_findings.place',
  'website_findings.subject',
  'website_findings.seen_level',
  'website_findings.first_seen_at',
  'website_findings.last_seen_at',
  'website_findings.fixed_at',
  'website_findings.reopened_at',
  'website_findings.times_reopened',
  'website_findings.worsened_at',
  'website_findings.case_rank',
  'website_findings.last_scan_id',
  'website_findings.mark',
  'website_findings.mark_reason',
  'website_findings.mark_ends_at',
  'website_findings.mark_severity_rank',
  'website_findings.mark_case_rank',
  'website_findings.marked_at',
  'website_findings.marked_by_name',
] as const;

/** Whether a row's mark stands at that time; the same rule as `isMarkStanding`. */
export function standsAt(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(mark is not null and ${isCaseOfMark}
    and (mark = 'false-positive' or (mark_ends_at > ${now} and severity_rank >= mark_severity_rank)))`;
}

/** No mark stands for a worse case of the same software. */
const isCaseOfMark = sql<boolean>`case_rank <= coalesce(mark_case_rank, case_rank)`;

/** Whether a row is one that somebody says is no weakness, and that says so still. */
export const isDisputed = sql<boolean>`(mark is not distinct from 'false-positive' and ${isCaseOfMark})`;

const kindIn = (kinds: readonly string[]) => sql<boolean>`(check_id || ' ' || variant) = any(${kinds}::text[])`;

function conditionOf(state: FindingFilter, now: Date): RawBuilder<boolean> {
  const stands = standsAt(now);
  switch (state) {
    case 'to-do':
      return sql<boolean>`(state <> 'fixed' and not ${stands})`;
    case 'new':
    case 'reopened':
      return sql<boolean>`(state = ${state} and not ${stands})`;
    case 'accepted':
    case 'false-positive':
      return sql<boolean>`(state <> 'fixed' and mark = ${state} and ${stands})`;
    case 'fixed':
      return sql<boolean>`state = 'fixed'`;
    case 'all':
      return sql<boolean>`true`;
  }
}

function matching(tx: OrgTransaction, filter: FindingsFilter, now: Date) {
  const { targetId, severity, state, who, checkId, search } = filter;
  return tx
    .selectFrom('website_findings')
    .where(conditionOf(state, now))
    .$if(targetId !== undefined, (query) => query.where('website_id', '=', targetId ?? ''))
    .$if(severity !== undefined, (query) => query.where('severity', '=', severity ?? 'info'))
    .$if(checkId !== undefined, (query) => query.where('check_id', '=', checkId ?? ''))
    .$if(who !== undefined, (query) => query.where(kindIn(who === undefined ? [] : kindsFor(who))))
    .$if(search !== '', (query) =>
      query.where(({ or, eb }) =>
        or([eb('search_text', 'like', containsPattern(search.toLowerCase())), kindIn(kindsContaining(search))]),
      ),
    );
}

const WORST_FIRST = sql`severity_rank, last_seen_at desc, website_finding_id`;

/** Findings that the filter lets through, worst first; the page is found by the index, and only its rows are completed. */
export function listFindingRows(
  tx: OrgTransaction,
  filter: FindingsFilter,
  now: Date,
  { offset, limit }: { offset: number; limit: number },
): Promise<FindingRow[]> {
  const page = matching(tx, filter, now).select('website_finding_id').orderBy(WORST_FIRST).offset(offset).limit(limit);
  return complete(tx)
    .where('website_findings.website_finding_id', 'in', page)
    .orderBy('severity_rank')
    .orderBy('last_seen_at', 'desc')
    .orderBy('website_finding_id')
    .execute();
}

/** How many the filter lets through; where nothing is searched for, `tallyFindings` tells that already. */
export async function countFindings(tx: OrgTransaction, filter: FindingsFilter, now: Date): Promise<number> {
  const { total } = await matching(tx, filter, now)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** One finding with its website and the evidence of its latest sighting. */
export function findFindingRow(tx: OrgTransaction, findingId: string): Promise<FindingRow | undefined> {
  return complete(tx).where('website_findings.website_finding_id', '=', findingId).executeTakeFirst();
}

/** Findings by their ids, with what a list tells of them; those that the organization does not have are left out. */
export function listFindingsById(tx: OrgTransaction, findingIds: readonly string[]): Promise<FindingRow[]> {
  return complete(tx).where(sql<boolean>`website_findings.website_finding_id = any(${findingIds}::uuid[])`).execute();
}

function complete(tx: OrgTransaction) {
  return tx
    .selectFrom('website_findings')
    .innerJoin('websites', 'websites.website_id', 'website_findings.website_id')
    .leftJoin('scan_findings', (join) =>
      join
        .onRef('scan_findings.scan_id', '=', 'website_findings.last_scan_id')
        .onRef('scan_findings.fingerprint', '=', 'website_findings.fingerprint'),
    )
    .select(COLUMNS)
    .select(['websites.name as website_name', 'websites.url as website_url', 'scan_findings.finding']);
}

export type FindingRow = Awaited<ReturnType<ReturnType<typeof complete>['executeTakeFirstOrThrow']>>;

/** What the finding's website was seen to run on by its latest scan that went through. */
export async function findSoftware(tx: OrgTransaction, findingId: string): Promise<string[]> {
  const row = await tx
    .selectFrom('scans')
    .select('software')
    .where(
      'website_id',
      '=',
      tx.selectFrom('website_findings').select('website_id').where('website_finding_id', '=', findingId),
    )
    .where('status', '=', 'completed')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Only names that the engine knows are stored.
  return (row?.software as string[] | undefined) ?? [];
}

/** The finding as its scan stored it; without that scan, what the row itself knows. */
export function findingOf(row: FindingRow): Finding {
  // Only the engine's own findings are stored, so their shape is known.
  if (row.finding !== null) return row.finding as Finding;
  return {
    checkId: row.check_id,
    variant: row.variant,
    severity: row.severity,
    url: row.place,
    urls: [row.place],
    subject: row.subject,
    facts: {},
    evidence: { note: '' },
    fingerprint: row.fingerprint,
  };
}

export type Tally = {
  readonly checkId: string;
  readonly variant: string;
  readonly severity: Severity;
  readonly kind: string;
  readonly findings: number;
};

/** How many findings there are by case, severity and what is to do about them. */
export async function tallyFindings(
  tx: OrgTransaction,
  { targetId }: Pick<FindingsFilter, 'targetId'>,
  now: Date,
): Promise<Tally[]> {
  const kind = sql<string>`case when state = 'fixed' then 'fixed' when ${standsAt(now)} then mark else state end`;
  const rows = await tx
    .selectFrom('website_findings')
    .select(['check_id', 'variant', 'severity', kind.as('kind')])
    .select(({ fn }) => fn.countAll<string>().as('findings'))
    .$if(targetId !== undefined, (query) => query.where('website_id', '=', targetId ?? ''))
    .groupBy(['check_id', 'variant', 'severity', sql`4`])
    .execute();
  return rows.map((row) => ({
    checkId: row.check_id,
    variant: row.variant,
    severity: row.severity,
    kind: row.kind,
    findings: Number(row.findings),
  }));
}
