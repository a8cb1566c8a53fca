import { randomUUID } from 'node:crypto';
import type { OrgTransaction } from '../../../database/database.ts';
import { lockOrganisation } from '../../profile/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { patchGroup } from './apply-patch.ts';
import { auditDirectory, type DirectoryCaller } from './directory-caller.ts';
import { groupFields, groupResource } from './group-resource.ts';
import {
  deleteGroup,
  findGroup,
  findPeopleIds,
  type GroupRow,
  insertGroup,
  listGroups,
  setMembers,
  updateGroup,
} from './groups.store.ts';
import { findPerson } from './people.store.ts';
import { present, requireVersion, ScimProblem } from './scim-problem.ts';
import { settleAdmin, settleTraining } from './settle-person.ts';

type Change = { readonly id: string; readonly body: unknown; readonly ifMatch: string | null };

/** Adds a group; it means nothing here until an admin of the firm says so. @throws ScimProblem uniqueness, invalidValue */
export async function createGroup(services: DevelopersServices, caller: DirectoryCaller, body: unknown) {
  const { database, clock } = services;
  const { displayName, externalId, members } = groupFields(body);
  const groupId = randomUUID();
  await database.inOrg(caller.orgId, async (tx) => {
    await lockOrganisation(tx);
    await requireOwnName(tx, groupId, displayName);
    await insertGroup(tx, { groupId, orgId: caller.orgId, displayName, externalId, at: clock.now() });
    await setMembers(tx, caller.orgId, groupId, await knownMembers(tx, members));
    await auditDirectory(tx, services, caller, { action: 'developers.directory-group-changed', subject: displayName });
  });
  return readGroup(services, caller, groupId);
}

/** Says everything of a group anew. @throws ScimProblem */
export const replaceGroup = (services: DevelopersServices, caller: DirectoryCaller, change: Change) =>
  changeGroup(services, caller, change, async () => change.body);

/** Changes name or members of a group. @throws ScimProblem */
export const patchGroupById = (services: DevelopersServices, caller: DirectoryCaller, change: Change) =>
  changeGroup(services, caller, change, (resource) => patchGroup(resource, change.body));

async function changeGroup(
  services: DevelopersServices,
  caller: DirectoryCaller,
  { id, ifMatch }: Pick<Change, 'id' | 'ifMatch'>,
  bodyAfter: (resource: object) => Promise<unknown>,
) {
  const { database, clock } = services;
  const moved = await database.inOrg(caller.orgId, async (tx) => {
    await lockOrganisation(tx);
    const before = present(await findGroup(tx, id));
    requireVersion(ifMatch, before.revision);
    const { displayName, externalId, members } = groupFields(await bodyAfter(groupResource(before, caller.base)));
    await requireOwnName(tx, id, displayName);
    await updateGroup(tx, id, { displayName, externalId, at: clock.now() });
    const now = await knownMembers(tx, members);
    await setMembers(tx, caller.orgId, id, now);
    await auditDirectory(tx, services, caller, { action: 'developers.directory-group-changed', subject: displayName });
    const was = before.members.map(({ value }) => value);
    const isRenamed = before.display_name !== displayName;
    const changed = isRenamed ? [...new Set([...was, ...now])] : symmetricDifference(was, now);
    await settleMembers(services, tx, caller, before, changed);
    return before.used_as === 'admins' ? changed : [];
  });
  for (const personId of moved) await settleAdmin(services, caller, personId);
  return readGroup(services, caller, id);
}

/** Forgets a group, with what it meant for its members. @throws ScimProblem 404, 412 */
export async function removeGroup(
  services: DevelopersServices,
  caller: DirectoryCaller,
  { id, ifMatch }: Pick<Change, 'id' | 'ifMatch'>,
): Promise<void> {
  const moved = await services.database.inOrg(caller.orgId, async (tx) => {
    await lockOrganisation(tx);
    const before = present(await findGroup(tx, id));
    requireVersion(ifMatch, before.revision);
    await deleteGroup(tx, id);
    const subject = before.display_name;
    await auditDirectory(tx, services, caller, { action: 'developers.directory-group-removed', subject });
    const members = before.members.map(({ value }) => value);
    await settleMembers(services, tx, caller, before, members);
    return before.used_as === 'admins' ? members : [];
  });
  for (const personId of moved) await settleAdmin(services, caller, personId);
}

/** @throws ScimProblem 404 */
export async function readGroup({ database }: DevelopersServices, { orgId, base }: DirectoryCaller, id: string) {
  return groupResource(present(await database.onceInOrg(orgId, (tx) => findGroup(tx, id))), base);
}

/** Gives members the department that a group is. */
export async function settleMembers(
  services: DevelopersServices,
  tx: OrgTransaction,
  caller: DirectoryCaller,
  { used_as: usedAs }: Pick<GroupRow, 'used_as'>,
  personIds: readonly string[],
): Promise<void> {
  if (usedAs !== 'department') return;
  for (const personId of personIds) {
    const row = await findPerson(tx, personId);
    if (row?.is_active === true) await settleTraining(services, tx, caller, row);
  }
}

/** @throws ScimProblem invalidValue for members whom this firm's directory does not have */
async function knownMembers(tx: OrgTransaction, members: readonly string[]): Promise<string[]> {
  const known = await findPeopleIds(tx, members);
  if (known.length === members.length) return known;
  throw new ScimProblem(400, 'A member is not one of the users.', 'invalidValue');
}

async function requireOwnName(tx: OrgTransaction, groupId: string, displayName: string): Promise<void> {
  const same = await listGroups(tx, { is: 'eq', attribute: 'displayname', value: displayName });
  if (same.some(({ group_id }) => group_id !== groupId))
    throw new ScimProblem(409, 'There is a group with this displayName already.', 'uniqueness');
}

function symmetricDifference(one: readonly string[], other: readonly string[]): string[] {
  return [...one.filter((id) => !other.includes(id)), ...other.filter((id) => !one.includes(id))];
}
