import type { removeUser as removeUserCall } from '@portal/contract/profile/profile.calls.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { isLastKeeper, tellAdminChange } from '../accounts/public.ts';
import { auditCaller } from '../audit/public.ts';
import { deleteUser, lockUsers } from './profile.store.ts';
import { findUserName } from './user-name.ts';

/**
 * Removes an admin from the caller's organisation, with sessions and account, so that the address can be invited again.
 * Two admins who remove each other at the same moment do not leave the organisation to nobody.
 */
export async function removeUser(
  services: Services,
  caller: CallerOf<typeof removeUserCall>,
  { cognitoId }: InputOf<typeof removeUserCall>,
): Promise<AnswerOf<typeof removeUserCall>> {
  const { database, identity, clock } = services;

  const { orgId, userId } = caller.session;
  if (cognitoId === userId) throw new AppError('CANNOT_REMOVE_SELF');
  const { subject } = await database.inOrg(orgId, async (tx) => {
    const members = await lockUsers(tx);
    if (!members.includes(userId)) throw new AppError('NOT_SIGNED_IN');
    if (await isLastKeeper(tx, orgId, cognitoId)) throw new AppError('SIGN_ON_KEEPER_MISSING');
    const removed = await deleteUser(tx, cognitoId);
    if (removed === null) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, clock.now(), {
      action: 'user.removed',
      subject: removed.email,
      subjectName: removed.name,
      details: { cognitoId },
    });
    await tellAdminChange(services, tx, orgId, {
      change: 'left',
      person: { userId: cognitoId, name: removed.name, email: removed.email },
      by: await findUserName(tx, userId),
      at: clock.now(),
    });
    return removed;
  });
  await database.asSystem((tx) => identity.removeAccount(tx, subject));
  return { success: true };
}
