import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';
import type { SignOffPerson } from './sign-off-people.store.ts';
import type { PolicyVersion } from './sign-offs.store.ts';

/** Somebody who was asked about versions before one, and what became of that. */
export type AskedBefore = {
  readonly person: SignOffPerson;
  /** The newest that they confirmed; null for none. */
  readonly confirmed: number | null;
  /** The newest request that is open; null for none. */
  readonly open: number | null;
};

/** Who was asked about any of the versions before and not taken off. */
export async function listAskedBefore(
  tx: OrgTransaction,
  { policyId, version }: PolicyVersion,
): Promise<AskedBefore[]> {
  const rows = await tx
    .selectFrom('sign_offs')
    .innerJoin('sign_off_people', 'sign_off_people.person_id', 'sign_offs.person_id')
    .select(['sign_offs.person_id', 'name', 'email'])
    .select([
      sql<number | null>`max(version) filter (where acknowledged_at is not null)`.as('confirmed'),
      sql<number | null>`max(version) filter (where acknowledged_at is null)`.as('open'),
    ])
    .where('policy_id', '=', policyId)
    .where('version', '<', version)
    .where('withdrawn_at', 'is', null)
    .groupBy(['sign_offs.person_id', 'name', 'email'])
    .execute();
  return rows.map(({ person_id: personId, name, email, confirmed, open }) => ({
    person: { personId, name, email },
    confirmed,
    open,
  }));
}

/** The approved texts of some versions of a policy, by version. */
export async function listApprovedTexts(
  tx: OrgTransaction,
  policyId: string,
  versions: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (versions.length === 0) return new Map();
  const rows = await tx
    .selectFrom('policy_versions')
    .select(['version', 'approved_text'])
    .where('policy_id', '=', policyId)
    .where('version', 'in', versions)
    .execute();
  return new Map(rows.map((row) => [row.version, row.approved_text ?? '']));
}

type CarriedOver = {
  readonly policyId: string;
  /** The version that was confirmed, or that an earlier confirmation was carried to. */
  readonly from: number;
  readonly to: number;
  readonly personIds: readonly string[];
};

/** Makes people's confirmations of a version hold for a newer one, marked with the version that they confirmed in person. */
export async function carryOver(
  tx: OrgTransaction,
  { policyId, from, to, personIds }: CarriedOver,
  asked: { readonly at: Date; readonly on: string; readonly byName: string },
): Promise<void> {
  if (personIds.length === 0) return;
  await tx
    .insertInto('sign_offs')
    .columns([
      ...(['org_id', 'person_id', 'policy_id', 'version', 'asked_at', 'asked_on', 'asked_by_name'] as const),
      ...(['acknowledged_at', 'statement', 'content_hash', 'questions', 'carried_from'] as const),
    ])
    .expression((from_) =>
      from_
        .selectFrom('sign_offs')
        .select(['org_id', 'person_id', 'policy_id'])
        .select([
          sql<number>`${to}::integer`.as('version'),
          sql<Date>`${asked.at}::timestamptz`.as('asked_at'),
          sql<string>`${asked.on}::date`.as('asked_on'),
          sql<string>`${asked.byName}::text`.as('asked_by_name'),
        ])
        .select(['acknowledged_at', 'statement', 'content_hash', 'questions'])
        .select(sql<number>`coalesce(carried_from, version)`.as('carried_from'))
        .where('policy_id', '=', policyId)
        .where('version', '=', from)
        .where('person_id', 'in', personIds)
        .where('acknowledged_at', 'is not', null),
    )
    .execute();
}
