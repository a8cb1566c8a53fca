import type { PUBLICATION_STATES } from '@portal/contract/concierge/console-concierge.schemas.ts';
import type { CustomersSeen } from '@portal/domain/accounts/customers-seen.ts';
import type { WeaknessSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import type { WeaknessStatus } from '@portal/domain/concierge/weakness-status.ts';
import type { FactKey } from '@portal/domain/facts/facts.ts';
import { withoutMarks } from '@portal/domain/portal/without-marks.ts';
import { sql } from 'kysely';
import { amongSeen } from '../../../database/among-seen.ts';
import { containsPattern } from '../../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { personName } from './organisations.store.ts';

export type PublicationState = (typeof PUBLICATION_STATES)[number];

export type WeaknessesFilter = {
  readonly seen: CustomersSeen;
  readonly search: string;
  readonly orgId?: string | undefined;
  readonly severity?: WeaknessSeverity | undefined;
  readonly status?: WeaknessStatus | undefined;
  readonly state?: PublicationState | undefined;
};

const stateColumn = sql<PublicationState>`case when weaknesses.withdrawn_at is not null then 'withdrawn'
  when weaknesses.published_at is not null then 'published' else 'draft' end`;

function matching(tx: SystemTransaction, { seen, search, orgId, severity, status, state }: WeaknessesFilter) {
  const pattern = containsPattern(search.toLowerCase());
  return tx
    .selectFrom('weaknesses')
    .innerJoin('organisations', 'organisations.org_id', 'weaknesses.org_id')
    .where(amongSeen('weaknesses.org_id', seen))
    .$if(search !== '', (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('organisations.name_without_marks', 'like', containsPattern(withoutMarks(search))),
          eb(sql`lower(weaknesses.title)`, 'like', pattern),
        ]),
      ),
    )
    .$if(orgId !== undefined, (query) => query.where('weaknesses.org_id', '=', orgId ?? ''))
    .$if(severity !== undefined, (query) => query.where('weaknesses.severity', '=', severity ?? 'Info'))
    .$if(status !== undefined, (query) => query.where('weaknesses.status', '=', status ?? 'Open'))
    .$if(state !== undefined, (query) => query.where(stateColumn, '=', state ?? 'draft'));
}

function described(tx: SystemTransaction, filter: WeaknessesFilter) {
  return matching(tx, filter)
    .select(['weaknesses.weakness_id', 'weaknesses.org_id', 'organisations.company_name', 'weaknesses.title'])
    .select(['weaknesses.severity', 'weaknesses.status', 'weaknesses.reported_on', 'weaknesses.status_updated_at'])
    .select(['weaknesses.published_at', 'weaknesses.source', 'weaknesses.version', stateColumn.as('state')])
    .select(
      sql<number>`(select count(*)::int from weakness_reads read where read.org_id = weaknesses.org_id
        and read.weakness_id = weaknesses.weakness_id)`.as('read_by'),
    )
    .select(sql<number>`(select count(*)::int from users where users.org_id = weaknesses.org_id)`.as('people'));
}

export type StaffWeaknessRow = Awaited<ReturnType<ReturnType<typeof described>['executeTakeFirstOrThrow']>>;

/** One page of all customers' weaknesses, those that were changed last first, with how many there are in all. */
export async function listStaffWeaknesses(
  tx: SystemTransaction,
  { offset, limit, ...filter }: WeaknessesFilter & { offset: number; limit: number },
): Promise<{ total: number; rows: StaffWeaknessRow[] }> {
  const { total } = await matching(tx, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await described(tx, filter)
    .orderBy('weaknesses.changed_at', 'desc')
    .orderBy('weaknesses.weakness_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

/** One weakness with its texts, whatever its state. */
export function findStaffWeakness(tx: SystemTransaction, weaknessId: string) {
  return described(tx, { seen: 'all', search: '' })
    .select([
      'weaknesses.body',
      'weaknesses.cvss_score',
      'weaknesses.cvss_vector',
      'weaknesses.fact_key',
      'weaknesses.status_note',
    ])
    .select(['weaknesses.withdrawn_at', 'weaknesses.created_by_name'])
    .where('weaknesses.weakness_id', '=', weaknessId)
    .executeTakeFirst();
}

/** Who has opened a weakness, the first first. */
export async function listWeaknessReaders(tx: SystemTransaction, weaknessId: string) {
  const rows = await tx
    .selectFrom('weakness_reads')
    .innerJoin('users', 'users.user_id', 'weakness_reads.user_id')
    .select(['weakness_reads.read_at', personName('users').as('name')])
    .where('weakness_id', '=', weaknessId)
    .orderBy('weakness_reads.read_at')
    .orderBy('users.email')
    .execute();
  return rows.map((row) => ({ name: row.name, readAt: row.read_at.toISOString() }));
}

/** Weaknesses that nobody else changes until this transaction has ended. */
export function lockWeaknesses(tx: SystemTransaction, weaknessIds: readonly string[]) {
  return tx
    .selectFrom('weaknesses')
    .select(['weakness_id', 'org_id', 'title', 'severity', 'status', 'published_at', 'withdrawn_at', 'version'])
    .where('weakness_id', 'in', weaknessIds)
    .orderBy('weakness_id')
    .forUpdate()
    .execute();
}

export type LockedWeakness = Awaited<ReturnType<typeof lockWeaknesses>>[number];

export type WeaknessFields = {
  readonly title: string;
  readonly severity: WeaknessSeverity;
  readonly cvssScore: number | null;
  readonly cvssVector: string | null;
  readonly fact: FactKey | null;
  readonly reportedOn: string;
  readonly body: string;
};

const columnsOf = (fields: WeaknessFields) => ({
  title: fields.title,
  severity: fields.severity,
  cvss_score: fields.cvssScore,
  cvss_vector: fields.cvssVector,
  fact_key: fields.fact,
  reported_on: fields.reportedOn,
  body: fields.body,
});

export type NewWeakness = {
  readonly weaknessId: string;
  readonly orgId: string;
  readonly fields: WeaknessFields;
  /** Of a row of a scanner's list; null for what staff has written. */
  readonly importKey: string | null;
  readonly publishedAt: Date | null;
};

/** Adds weaknesses; one of a list that the customer has already is left as it is. Gives those that were added. */
export async function insertWeaknesses(
  tx: SystemTransaction,
  added: readonly NewWeakness[],
  { at, byName }: { at: Date; byName: string },
): Promise<string[]> {
  if (added.length === 0) return [];
  const rows = await tx
    .insertInto('weaknesses')
    .values(
      added.map(({ weaknessId, orgId, fields, importKey, publishedAt }) => ({
        weakness_id: weaknessId,
        org_id: orgId,
        ...columnsOf(fields),
        source: importKey === null ? ('console' as const) : ('import' as const),
        import_key: importKey,
        published_at: publishedAt,
        created_at: at,
        created_by_name: byName,
        changed_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['org_id', 'import_key']).doNothing())
    .returning('weakness_id')
    .execute();
  return rows.map((row) => row.weakness_id);
}

export async function updateWeaknessFields(
  tx: SystemTransaction,
  weaknessId: string,
  fields: WeaknessFields,
  { version, at }: { version: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('weaknesses')
    .set({ ...columnsOf(fields), version, changed_at: at })
    .where('weakness_id', '=', weaknessId)
    .execute();
}

/** What can be changed in many weaknesses at once; each counts one version up. */
export type WeaknessChange =
  | { readonly published_at: Date }
  | { readonly withdrawn_at: Date }
  | { readonly status: WeaknessStatus; readonly status_note: string; readonly status_updated_at: Date };

export async function changeWeaknesses(
  tx: SystemTransaction,
  weaknessIds: readonly string[],
  change: WeaknessChange,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('weaknesses')
    .set({ ...change, changed_at: at, version: sql<number>`version + 1` })
    .where('weakness_id', 'in', weaknessIds)
    .execute();
}

export async function deleteWeaknesses(tx: SystemTransaction, weaknessIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('weaknesses').where('weakness_id', 'in', weaknessIds).execute();
}

/** Which rows of a list a customer has already. */
export async function listImportKeys(tx: SystemTransaction, orgId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('weaknesses')
    .select('import_key')
    .where('org_id', '=', orgId)
    .where('import_key', 'is not', null)
    .execute();
  return rows.flatMap((row) => row.import_key ?? []);
}
