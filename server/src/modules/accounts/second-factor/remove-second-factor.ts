import type { removeSecondFactor as removeSecondFactorCall } from '@portal/contract/console/console.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { requireFreshProof } from '../sign-in/require-fresh-proof.ts';
import { deleteSessionsOfUser } from '../sign-in/sessions.store.ts';
import { lockUser } from '../users.store.ts';
import { deleteSecondFactor } from './second-factors.store.ts';
import { tellSecondFactorChange } from './tell-second-factor-change.ts';

/**
 * Removes the second factor of somebody who lost phone and recovery codes and has proved to the provider's staff who they are.
 * Whoever holds the lost phone is signed out. Support helps customers' people alone; of colleagues only owners remove one, because
 * whoever may take it away is as strong as its owner with the password. Nobody removes their own.
 */
export async function removeSecondFactor(
  services: Services,
  caller: CallerOf<typeof removeSecondFactorCall>,
  { cognitoId }: InputOf<typeof removeSecondFactorCall>,
): Promise<AnswerOf<typeof removeSecondFactorCall>> {
  const { database, clock } = services;

  await requireFreshProof(services, caller);
  if (cognitoId === caller.session.userId) throw new AppError('NO_ACCESS');
  await database.asSystem(async (tx) => {
    const user = await lockUser(tx, cognitoId);
    if (user?.is_staff === true && caller.session.staffRole !== 'owner') throw new AppError('NO_ACCESS');
    if (user === undefined || !(await deleteSecondFactor(tx, cognitoId))) throw new AppError('NOT_FOUND');
    await deleteSessionsOfUser(tx, cognitoId);
    const owner = { userId: cognitoId, orgId: user.org_id, email: user.email };
    const staff = { userId: caller.session.userId, email: caller.session.email };
    await tellSecondFactorChange(services, tx, caller, owner, 'removed-by-support', clock.now(), { staff });
  });
  return { success: true };
}
