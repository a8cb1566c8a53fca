import type * as calls from '@portal/contract/developers/directory.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { requireFreshProof } from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import { lockOrganisation } from '../../profile/public.ts';
import { releaseDirectoryTrainees } from '../../training/public.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { settleMembers } from './change-groups.ts';
import { SCIM_PATH } from './directory.ts';
import type { DirectoryCaller } from './directory-caller.ts';
import { countDirectory, deleteDirectory, revokeDirectoryTokens, unlinkAdmins } from './directory-settings.store.ts';
import { findGroup, listGroups, setGroupUse } from './groups.store.ts';
import { settleAdmin } from './settle-person.ts';

/** How the firm's directory stands. */
export async function readDirectory(
  { database, clock, config }: DevelopersServices,
  { session, brand }: CallerOf<typeof calls.readDirectory>,
): Promise<AnswerOf<typeof calls.readDirectory>> {
  const [{ tokens, people, refused }, groups] = await database.inOrg(session.orgId, async (tx) => [
    await countDirectory(tx, clock.now()),
    await listGroups(tx),
  ]);
  return {
    success: true,
    data: {
      address: `${brandOrigin(brand, config.publicUrl)}${SCIM_PATH}`,
      tokens: tokens.good,
      lastContactAt: tokens.last?.toISOString() ?? null,
      ...people,
      refused,
      groups: groups.map((group) => ({
        groupId: group.group_id,
        name: group.display_name,
        members: group.members.length,
        usedAs: group.used_as,
      })),
    },
  };
}

/**
 * Chooses what a group means here, for its members now and later. Who was an admin by a group that no longer stands for admins stays
 * one: only the directory removes people.
 */
export async function chooseDirectoryGroup(
  services: DevelopersServices,
  caller: CallerOf<typeof calls.chooseDirectoryGroup>,
  { groupId, usedAs }: InputOf<typeof calls.chooseDirectoryGroup>,
): Promise<AnswerOf<typeof calls.chooseDirectoryGroup>> {
  await requireFreshProof(services, caller);
  const { orgId } = caller.session;
  const directory = directoryCaller(caller);
  const members = await services.database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const group = await findGroup(tx, groupId);
    if (group === undefined) throw new AppError('NOT_FOUND');
    await setGroupUse(tx, groupId, usedAs);
    await unlinkAdmins(tx);
    const ids = group.members.map(({ value }) => value);
    for (const used of new Set([group.used_as, usedAs]))
      await settleMembers(services, tx, directory, { used_as: used }, ids);
    const details = { groupId, usedAs };
    await auditCaller(tx, caller, services.clock.now(), {
      action: 'developers.directory-group-chosen',
      subject: group.display_name,
      details,
    });
    return usedAs === 'admins' ? ids : [];
  });
  for (const personId of members) await settleAdmin(services, directory, personId);
  return { success: true };
}

/** Parts with the directory; nobody is removed, and everybody can be changed by hand again. */
export async function releaseDirectory(
  services: DevelopersServices,
  caller: CallerOf<typeof calls.releaseDirectory>,
): Promise<AnswerOf<typeof calls.releaseDirectory>> {
  await requireFreshProof(services, caller);
  const at = services.clock.now();
  await services.database.inOrg(caller.session.orgId, async (tx) => {
    await lockOrganisation(tx);
    await revokeDirectoryTokens(tx, at);
    await releaseDirectoryTrainees(tx, null);
    await deleteDirectory(tx);
    await auditCaller(tx, caller, at, { action: 'developers.directory-released' });
  });
  return { success: true };
}

/** An admin of the firm, where the work is the same as the directory's. */
const directoryCaller = ({
  session,
  brand,
  ip,
  transactionId,
}: CallerOf<typeof calls.chooseDirectoryGroup>): DirectoryCaller => ({
  orgId: session.orgId,
  brand,
  token: { tokenId: '', name: '' },
  base: '',
  ip,
  transactionId,
});
