import { type ExpressionBuilder, sql } from 'kysely';
import type { AnyTransaction, OrgTransaction } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Condition } from './read-filter.ts';

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

/** Columns by which a directory may ask. */
function holds(eb: ExpressionBuilder<Tables, 'directory_people'>, { attribute, value }: Condition) {
  const text = String(value);
  if (attribute === 'active') return eb('is_active', '=', text.toLowerCase() === 'true');
  if (attribute === 'id') return sql<boolean>`person_id::text = ${text}`;
  if (attribute === 'externalId') return eb('external_id', '=', text);
  const column = { userName: 'user_name', displayName: 'display_name', email: 'email' }[attribute];
  return sql<boolean>`lower(${sql.ref(column)}) = lower(${text})`;
}

/** A page of those who fulfill all conditions, in the order in which they came. */
export async function listPeople(
  tx: OrgTransaction,
  conditions: readonly Condition[],
  { offset, count }: { readonly offset: number; readonly count: number },
) {
  const found = people(tx).where((eb) => eb.and(conditions.map((condition) => holds(eb, condition))));
  const { total } = await tx
    .selectFrom('directory_people')
    .where((eb) => eb.and(conditions.map((condition) => holds(eb, condition))))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found.orderBy('made_at').orderBy('person_id').offset(offset).limit(count).execute();
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
