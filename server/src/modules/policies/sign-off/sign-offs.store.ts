import { type RawBuilder, sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';

export type PolicyVersion = { readonly policyId: string; readonly version: number };

/** Asks people about a version; answers those who were not asked about it yet, or whose request was taken back. */
export async function insertSignOffs(
  tx: OrgTransaction,
  orgId: string,
  { policyId, version }: PolicyVersion,
  personIds: readonly string[],
  asked: { readonly at: Date; readonly on: string; readonly byName: string },
): Promise<string[]> {
  if (personIds.length === 0) return [];
  const rows = await tx
    .insertInto('sign_offs')
    .values(
      personIds.map((personId) => ({
        org_id: orgId,
        person_id: personId,
        policy_id: policyId,
        version,
        asked_at: asked.at,
        asked_on: asked.on,
        asked_by_name: asked.byName,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'person_id', 'policy_id', 'version'])
        .doUpdateSet({
          asked_at: asked.at,
          asked_on: asked.on,
          asked_by_name: asked.byName,
          withdrawn_at: null,
          reminded_on: null,
          reminders: 0,
        })
        .where('sign_offs.withdrawn_at', 'is not', null)
        .where('sign_offs.acknowledged_at', 'is', null),
    )
    .returning('person_id')
    .execute();
  return rows.map((row) => row.person_id);
}

/** Who was asked about a version, the open ones first, then by name. */
export function listSignOffsOfVersion(
  tx: OrgTransaction,
  { policyId, version }: PolicyVersion,
  { offset, limit }: { offset: number; limit: number },
) {
  return tx
    .selectFrom('sign_offs')
    .innerJoin('sign_off_people', 'sign_off_people.person_id', 'sign_offs.person_id')
    .select([
      'sign_offs.person_id',
      'name',
      'email',
      'asked_at',
      'asked_by_name',
      'acknowledged_at',
      'withdrawn_at',
      'reminded_on',
      'reminders',
      'carried_from',
      sql<number>`coalesce(jsonb_array_length(questions), 0)`.as('questions'),
    ])
    .where('policy_id', '=', policyId)
    .where('version', '=', version)
    .orderBy(sql`acknowledged_at is null and withdrawn_at is null`, 'desc')
    .orderBy('name')
    .orderBy('email')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** How many were asked about a version, without those taken back, and how many have confirmed; `total` counts all. */
export async function countSignOffs(tx: OrgTransaction, { policyId, version }: PolicyVersion) {
  return tx
    .selectFrom('sign_offs')
    .select([
      sql<number>`count(*)::integer`.as('total'),
      sql<number>`(count(*) filter (where withdrawn_at is null))::integer`.as('asked'),
      sql<number>`count(acknowledged_at)::integer`.as('acknowledged'),
    ])
    .where('policy_id', '=', policyId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
}

/** Every policy that holds, with how its version stands; names as they were approved. */
export function listSignOffCounts(tx: OrgTransaction) {
  return tx
    .selectFrom(
      tx
        .selectFrom('policy_versions')
        .distinctOn('policy_id')
        .select(['org_id', 'policy_id', 'version', 'name'])
        .where('status', '=', 'Active')
        .orderBy('policy_id')
        .orderBy('version', 'desc')
        .as('active'),
    )
    .leftJoin('sign_offs', (join) =>
      join
        .onRef('sign_offs.org_id', '=', 'active.org_id')
        .onRef('sign_offs.policy_id', '=', 'active.policy_id')
        .onRef('sign_offs.version', '=', 'active.version')
        .on('sign_offs.withdrawn_at', 'is', null),
    )
    .select([
      'active.policy_id',
      'active.version',
      'active.name',
      sql<number>`count(sign_offs.person_id)::integer`.as('asked'),
      sql<number>`count(sign_offs.acknowledged_at)::integer`.as('acknowledged'),
      sql<string | null>`min(sign_offs.asked_on) filter (where sign_offs.acknowledged_at is null)`.as('open_since'),
    ])
    .groupBy(['active.policy_id', 'active.version', 'active.name'])
    .orderBy(sql`lower(active.name)`)
    .execute();
}

/** Takes back what is open of a policy: for one person of one version, or for all but one version, of everyone or of some people. */
export async function withdrawOpenSignOffs(
  tx: OrgTransaction,
  policyId: string,
  at: Date,
  which:
    | { readonly version: number; readonly personId: string }
    | { readonly exceptVersion: number; readonly personIds?: readonly string[] },
): Promise<number> {
  const personIds = 'personIds' in which ? which.personIds : undefined;
  if (personIds?.length === 0) return 0;
  const open = tx
    .updateTable('sign_offs')
    .set({ withdrawn_at: at })
    .where('policy_id', '=', policyId)
    .where('acknowledged_at', 'is', null)
    .where('withdrawn_at', 'is', null);
  const wanted =
    'personId' in which
      ? open.where('version', '=', which.version).where('person_id', '=', which.personId)
      : open
          .where('version', '!=', which.exceptVersion)
          .$if(personIds !== undefined, (query) => query.where('person_id', 'in', personIds ?? []));
  const { numUpdatedRows } = await wanted.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Every record of a policy, in the order of versions and names. */
export function listSignOffRecords(tx: OrgTransaction, policyId: string, limit: number) {
  return tx
    .selectFrom('sign_offs')
    .innerJoin('sign_off_people', 'sign_off_people.person_id', 'sign_offs.person_id')
    .select([
      'sign_off_people.name',
      'sign_off_people.email',
      'sign_offs.version',
      'sign_offs.asked_at',
      'sign_offs.acknowledged_at',
      'sign_offs.withdrawn_at',
      'sign_offs.statement',
      'sign_offs.content_hash',
      'sign_offs.questions',
      'sign_offs.carried_from',
    ])
    .where('sign_offs.policy_id', '=', policyId)
    .orderBy('sign_offs.version', 'desc')
    .orderBy('sign_off_people.name')
    .orderBy('sign_off_people.email')
    .limit(limit)
    .execute();
}

/** Who has confirmed a version, as its PDF lists them. */
export type Acknowledgement = {
  readonly name: string;
  readonly at: Date;
  readonly statement: string;
  /** How many questions were answered right. */
  readonly questions: number;
  /** The version that was confirmed, where it was an earlier one that says the same to everyone. */
  readonly carriedFrom: number | null;
};

/** Who has confirmed a version, by name. */
export async function listAcknowledgements(
  tx: OrgTransaction,
  { policyId, version }: PolicyVersion,
  until: Date,
): Promise<Acknowledgement[]> {
  const rows = await tx
    .selectFrom('sign_offs')
    .innerJoin('sign_off_people', 'sign_off_people.person_id', 'sign_offs.person_id')
    .select(['sign_off_people.name', 'sign_offs.acknowledged_at', 'sign_offs.statement', 'sign_offs.carried_from'])
    .select(sql<number>`coalesce(jsonb_array_length(sign_offs.questions), 0)`.as('questions'))
    .where('policy_id', '=', policyId)
    .where('version', '=', version)
    .where('acknowledged_at', '<=', until)
    .orderBy('name')
    .orderBy('sign_offs.person_id')
    .execute();
  return rows.flatMap(({ name, acknowledged_at: at, statement, questions, carried_from: carriedFrom }) =>
    at === null || statement === null ? [] : [{ name, at, statement, questions, carriedFrom }],
  );
}

export type SignOffTotals = { readonly asked: number; readonly acknowledged: number; readonly askedPeople: number };

/** Requests to confirm the versions that hold, how many were answered, and how many people got any: one value of a larger statement. */
export function selectSignOffTotals(): RawBuilder<SignOffTotals> {
  return sql`(
    select jsonb_build_object('asked', count(*), 'acknowledged', count(acknowledged_at),
      'askedPeople', count(distinct person_id))
    from sign_offs
    join (
      select distinct on (policy_id) org_id, policy_id, version from policy_versions where status = 'Active'
      order by policy_id, version desc
    ) active using (org_id, policy_id, version)
    where withdrawn_at is null
  )`;
}
