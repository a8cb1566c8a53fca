import type { cancelFirmDeletion as cancelCall } from '@portal/contract/firm-data/firm-data.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { findUserName } from '../../profile/public.ts';
import { lockDeletion, setDeletion } from './firm-deletions.store.ts';
import { tellDeletion } from './tell-deletion.ts';

/** Takes a deletion back that has not begun, and tells all admins; where there is none, nothing happens. */
export async function cancelFirmDeletion(
  services: Services,
  caller: CallerOf<typeof cancelCall>,
): Promise<AnswerOf<typeof cancelCall>> {
  const { database, clock } = services;
  const { orgId } = caller.session;
  await database.asSystem(async (tx) => {
    const firm = await lockDeletion(tx, orgId);
    if (firm === undefined || firm.deletion_requested_at !== null) throw new AppError('ORGANISATION_BEING_DELETED');
    if (firm.deletion_due_at === null) return;
    const person = await findUserName(tx, caller.session.userId);
    await setDeletion(tx, orgId, null);
    await tellDeletion(services, tx, orgId, { step: 'canceled', person, dueAt: firm.deletion_due_at });
    await auditCaller(tx, caller, clock.now(), { action: 'organisation.deletion-canceled' });
  });
  return { success: true };
}
