import { randomUUID } from 'node:crypto';
import type { FindingGrade, SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import { DOOR_KIND_NAMES } from '@portal/domain/ratings/doors.ts';
import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import { sql } from 'kysely';
import type { AnyTransaction, OrgTransaction } from '../../database/database.ts';

type Unanswered = readonly { readonly vector: RiskVectorSlug; readonly asset: string }[];

/** A statement holds 65,535 parameters at most. */
const ROWS_AT_ONCE = 500;

/** What the model needs to know of findings. */
export function listWeighedFindings(tx: AnyTransaction, orgId: string, domain: string, seenSince: Date) {
  return tx
    .selectFrom('rating_findings')
    .select(['vector', 'kind', 'asset', 'grade', 'importance', 'last_seen_at', 'gone_at'])
    .where('org_id', '=', orgId)
    .where('domain', '=', domain)
    .where((expression) =>
      expression.or([expression('gone_at', 'is', null), expression('last_seen_at', '>', seenSince)]),
    )
    .orderBy('vector')
    .orderBy('kind')
    .orderBy('asset')
    .execute();
}

/** Findings that may hold a rating down: there now, bad, and of a kind that counts so. */
export function listDoors(tx: OrgTransaction, domain: string) {
  return tx
    .selectFrom('rating_findings')
    .select(['vector', 'kind', 'asset', 'grade', 'importance', 'last_seen_at', 'gone_at'])
    .where('domain', '=', domain)
    .where('gone_at', 'is', null)
    .where('grade', '=', 'BAD')
    .where('kind', 'in', [...DOOR_KIND_NAMES])
    .orderBy('vector')
    .orderBy('kind')
    .orderBy('asset')
    .execute();
}

export type WeighedFindingRow = Awaited<ReturnType<typeof listWeighedFindings>>[number];

/** Stores what a look saw: what is new, and what is still or again there. */
export async function saveSeenFindings(
  tx: AnyTransaction,
  { orgId, domain, at }: { orgId: string; domain: string; at: Date },
  findings: readonly SurfaceFinding[],
): Promise<void> {
  for (let from = 0; from < findings.length; from += ROWS_AT_ONCE) {
    await tx
      .insertInto('rating_findings')
      .values(
        findings.slice(from, from + ROWS_AT_ONCE).map((finding) => ({
          rating_finding_id: randomUUID(),
          org_id: orgId,
          domain,
          vector: finding.vector,
          kind: finding.kind,
          asset: finding.asset,
          grade: finding.grade,
          importance: finding.importance,
          evidence: JSON.stringify(finding.evidence),
          first_seen_at: at,
          last_seen_at: at,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['org_id', 'domain', 'vector', 'kind', 'asset']).doUpdateSet(({ ref }) => ({
          grade: ref('excluded.grade'),
          importance: ref('excluded.importance'),
          evidence: ref('excluded.evidence'),
          last_seen_at: ref('excluded.last_seen_at'),
          gone_at: null,
        })),
      )
      .execute();
  }
}

/**
 * Notes that findings of the tested vectors are gone that the look at `at` did not see, but for those at addresses that gave no
 * answer this time, with their ports.
 */
export async function markGone(
  tx: AnyTransaction,
  { orgId, domain, at }: { orgId: string; domain: string; at: Date },
  { tested, unanswered }: { readonly tested: readonly RiskVectorSlug[]; readonly unanswered: Unanswered },
): Promise<void> {
  if (tested.length === 0) return;
  let silent = tx
    .updateTable('rating_findings')
    .set({ gone_at: at })
    .where('org_id', '=', orgId)
    .where('domain', '=', domain)
    .where('vector', 'in', [...tested])
    .where('gone_at', 'is', null)
    .where('last_seen_at', '<', at);
  for (const { vector, asset } of unanswered) {
    silent = silent.where(({ and, not, or, eb }) =>
      not(
        and([eb('vector', '=', vector), or([eb('asset', '=', asset), eb(sql`split_part(asset, ':', 1)`, '=', asset)])]),
      ),
    );
  }
  await silent.execute();
}

/** Forgets what was seen of a domain. */
export async function deleteFindings(tx: AnyTransaction, orgId: string, domain: string): Promise<void> {
  await tx.deleteFrom('rating_findings').where('org_id', '=', orgId).where('domain', '=', domain).execute();
}

export type FindingsFilter = {
  readonly domain: string;
  readonly state: 'open' | 'gone';
  readonly vector?: RiskVectorSlug | undefined;
  readonly grade?: FindingGrade | undefined;
};

const filtered = (tx: OrgTransaction, { domain, state, vector, grade }: FindingsFilter) =>
  tx
    .selectFrom('rating_findings')
    .where('domain', '=', domain)
    .where('gone_at', state === 'open' ? 'is' : 'is not', null)
    .$if(vector !== undefined, (query) => query.where('vector', '=', vector ?? 'spf'))
    .$if(grade !== undefined, (query) => query.where('grade', '=', grade ?? 'GOOD'));

/** One page of findings, the worst first. */
export function listRatingFindings(
  tx: OrgTransaction,
  filter: FindingsFilter,
  slice: { offset: number; limit: number },
) {
  return filtered(tx, filter)
    .selectAll()
    .orderBy('grade_rank')
    .orderBy('last_seen_at', 'desc')
    .orderBy('kind')
    .orderBy('asset')
    .orderBy('rating_finding_id')
    .offset(slice.offset)
    .limit(slice.limit)
    .execute();
}

const MAX_REPORTED = 500;

/** Everything that is there now, and what went since `goneSince`; the worst first. */
export function listReportedFindings(tx: OrgTransaction, domain: string, goneSince: Date) {
  return tx
    .selectFrom('rating_findings')
    .selectAll()
    .where('domain', '=', domain)
    .where((expression) => expression.or([expression('gone_at', 'is', null), expression('gone_at', '>', goneSince)]))
    .orderBy('grade_rank')
    .orderBy('kind')
    .orderBy('asset')
    .limit(MAX_REPORTED)
    .execute();
}

export type RatingFindingRow = Awaited<ReturnType<typeof listRatingFindings>>[number];

export async function countRatingFindings(tx: OrgTransaction, filter: FindingsFilter): Promise<number> {
  const { total } = await filtered(tx, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** How many findings of each vector and grade are there now. */
export async function tallyRatingFindings(tx: OrgTransaction, domain: string) {
  const rows = await tx
    .selectFrom('rating_findings')
    .select(({ fn }) => ['vector', 'grade', fn.countAll<string>().as('total')])
    .where('domain', '=', domain)
    .where('gone_at', 'is', null)
    .groupBy(['vector', 'grade'])
    .execute();
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}

export type FindingTally = Awaited<ReturnType<typeof tallyRatingFindings>>[number];
