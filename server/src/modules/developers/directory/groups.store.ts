import type { GroupUse } from '@portal/domain/developers/group-use.ts';
import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';
import { conditionOf } from './filters/filters.store.ts';
import { GROUP_ATTRIBUTES } from './filters/groups-filter.store.ts';
import type { Filter } from './filters/parse-filter.ts';

const members = sql<{ value: string; display: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('value', person_id, 'display', user_name) order by made_at, person_id)
  from directory_members join directory_people using (person_id)
  where directory_members.group_id = directory_groups.group_id), '[]')`;

const groups = (tx: OrgTransaction) => tx.selectFrom('directory_groups').selectAll().select(members.as('members'));

/** Groups by their names: those that a filter finds, or all. @throws ScimProblem invalidFilter */
export function listGroups(tx: OrgTransaction, filter: Filter | null = null) {
  return groups(tx).where(conditionOf(filter, GROUP_ATTRIBUTES)).orderBy(sql`lower(display_name)`).execute();
}

export const findGroup = (tx: OrgTransaction, groupId: string) =>
  groups(tx).where(sql<boolean>`group_id::text = ${groupId}`).executeTakeFirst();

export type GroupRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

export async function insertGroup(
  tx: OrgTransaction,
  group: { groupId: string; orgId: string; displayName: string; externalId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('directory_groups')
    .values({
      group_id: group.groupId,
      org_id: group.orgId,
      display_name: group.displayName,
      external_id: group.externalId,
      made_at: group.at,
      changed_at: group.at,
    })
    .execute();
}

export async function updateGroup(
  tx: OrgTransaction,
  groupId: string,
  { displayName, externalId, at }: { displayName: string; externalId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('directory_groups')
    .set((eb) => ({
      display_name: displayName,
      external_id: externalId,
      changed_at: at,
      revision: eb('revision', '+', 1),
    }))
    .where('group_id', '=', groupId)
    .execute();
}

/** Says what a group means here; its row as it was, or undefined where the firm has none. */
export async function setGroupUse(tx: OrgTransaction, groupId: string, usedAs: GroupUse): Promise<void> {
  await tx.updateTable('directory_groups').set({ used_as: usedAs }).where('group_id', '=', groupId).execute();
}

export async function deleteGroup(tx: OrgTransaction, groupId: string): Promise<void> {
  await tx.deleteFrom('directory_groups').where('group_id', '=', groupId).execute();
}

/** Those of the ids that are people of the firm's directory. */
export async function findPeopleIds(tx: OrgTransaction, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('directory_people')
    .select('person_id')
    .where(sql<boolean>`person_id::text = any(${ids}::text[])`)
    .execute();
  return rows.map(({ person_id }) => person_id);
}

/** Makes these the members of a group. */
export async function setMembers(
  tx: OrgTransaction,
  orgId: string,
  groupId: string,
  personIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('directory_members')
    .where('group_id', '=', groupId)
    .where(sql<boolean>`person_id <> all(${personIds}::uuid[])`)
    .execute();
  await sql`
    insert into directory_members (group_id, person_id, org_id)
    select ${groupId}, person_id, ${orgId} from unnest(${personIds}::uuid[]) person_id
    on conflict do nothing`.execute(tx);
}
