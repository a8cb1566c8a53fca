import { sql } from 'kysely';
import type { AnyTransaction, OrgTransaction } from '../../../database/database.ts';
import { conditionOf } from './filters/filters.store.ts';
import type { Filter } from './filters/parse-filter.ts';
import { PEOPLE_ATTRIBUTES } from './filters/people-filter.store.ts';

/** What the directory says of somebody. */
export type PersonFields = {
  readonly userName: string;
  readonly externalId: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly displayName: string;
  /** Empty where none is named. */
  readonly email: string;
  readonly department: string;
  readonly isActive: boolean;
};

/** By which address somebody is written to. */
const ADDRESS = sql<string>`lower(coalesce(nullif(email, ''), user_name))`;

const groupsOfPerson = sql<{ value: string; display: string; usedAs: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('value', group_id, 'display', display_name, 'usedAs', used_as) order by lower(display_name))
  from directory_members join directory_groups using (group_id) where directory_members.person_id = directory_people.person_id), '[]')`;

const people = (tx: AnyTransaction) =>
  tx
    .selectFrom('directory_people')
    .selectAll()
    .select([ADDRESS.as('address'), groupsOfPerson.as('groups')]);

/** A page of those whom a filter finds, or of all, in the order in which they came. @throws ScimProblem invalidFilter */
export async function listPeople(
  tx: OrgTransaction,
  filter: Filter | null,
  { offset, count }: { readonly offset: number; readonly count: number },
) {
  const condition = conditionOf(filter, PEOPLE_ATTRIBUTES);
  const { total } = await tx
    .selectFrom('directory_people')
    .where(condition)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await people(tx)
    .where(condition)
    .orderBy('made_at')
    .orderBy('person_id')
    .offset(offset)
    .limit(count)
    .execute();
  return { total: Number(total), rows };
}

export const findPerson = (tx: AnyTransaction, personId: string) =>
  people(tx).where(sql<boolean>`person_id::text = ${personId}`).executeTakeFirst();

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** Somebody else of the firm's directory with the same user name, or in use with the same address. */
export function findSame(tx: OrgTransaction, personId: string, userName: string, address: string) {
  return tx
    .selectFrom('directory_people')
    .select('person_id')
    .where(sql<boolean>`person_id::text <> ${personId}`)
    .where(sql<boolean>`(lower(user_name) = lower(${userName}) or is_active and ${ADDRESS} = lower(${address}))`)
    .executeTakeFirst();
}

const columnsOf = (fields: PersonFields) => ({
  user_name: fields.userName,
  external_id: fields.externalId,
  given_name: fields.givenName,
  family_name: fields.familyName,
  display_name: fields.displayName,
  email: fields.email,
  department: fields.department,
  is_active: fields.isActive,
});

export async function insertPerson(
  tx: OrgTransaction,
  person: { readonly personId: string; readonly orgId: string; readonly at: Date; readonly fields: PersonFields },
): Promise<void> {
  const { personId, orgId, at, fields } = person;
  await tx
    .insertInto('directory_people')
    .values({ person_id: personId, org_id: orgId, ...columnsOf(fields), made_at: at, changed_at: at })
    .execute();
}

export async function updatePerson(tx: OrgTransaction, personId: string, fields: PersonFields, at: Date) {
  await tx
    .updateTable('directory_people')
    .set((eb) => ({ ...columnsOf(fields), changed_at: at, revision: eb('revision', '+', 1) }))
    .where('person_id', '=', personId)
    .execute();
}

/** Notes who somebody of the directory is here. */
export async function linkPerson(
  tx: AnyTransaction,
  personId: string,
  link: { readonly trainee_id: string } | { readonly user_id: string | null },
): Promise<void> {
  await tx.updateTable('directory_people').set(link).where('person_id', '=', personId).execute();
}

export async function deletePerson(tx: OrgTransaction, personId: string): Promise<void> {
  await tx.deleteFrom('directory_people').where('person_id', '=', personId).execute();
}
