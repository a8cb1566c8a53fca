import type { requireSecondFactor as requireSecondFactorCall } from '@portal/contract/accounts/second-factor.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { requireFreshProof } from '../sign-in/require-fresh-proof.ts';
import { deleteSessionsWithoutSecondFactor } from '../sign-in/sessions.store.ts';
import { lockUser, setSecondFactorRequired } from '../users.store.ts';
import { findSecondFactor } from './second-factors.store.ts';

/**
 * Decides whether everyone of the organisation must have a second factor. Only somebody who has one may ask it of others;
 * colleagues without one are signed out and set it up at their next sign-in.
 */
export async function requireSecondFactor(
  services: Services,
  caller: CallerOf<typeof requireSecondFactorCall>,
  { isRequired }: InputOf<typeof requireSecondFactorCall>,
): Promise<AnswerOf<typeof requireSecondFactorCall>> {
  const { database, clock } = services;

  await requireFreshProof(services, caller);
  const { userId, orgId } = caller.session;
  await database.asSystem(async (tx) => {
    await lockUser(tx, userId);
    if ((await findSecondFactor(tx, userId)) === undefined) throw new AppError('SECOND_FACTOR_NOT_ON');
    // Sign-ins under way hold the organisation's row: they end first, and their sessions are among those that end here.
    await setSecondFactorRequired(tx, orgId, isRequired);
    if (isRequired) await deleteSessionsWithoutSecondFactor(tx, orgId);
    const action = isRequired ? 'second-factor.required' : 'second-factor.not-required';
    await auditCaller(tx, caller, clock.now(), { action });
  });
  return { success: true };
}
