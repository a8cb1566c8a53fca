import type {
  assignHelpRequest as assignHelpRequestCall,
  setHelpRequestState as setHelpRequestStateCall,
} from '@portal/contract/concierge/staff-help.calls.ts';
import { seesCustomer } from '@portal/domain/accounts/customers-seen.ts';
import { helpRequestNumber } from '@portal/domain/concierge/help-request.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { seenBy } from '../../accounts/public.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { updateRequest } from '../help/help-requests.store.ts';
import { lockUnchanged } from './answer-help.ts';
import { auditForCustomer, auditInside } from './audit-staff.ts';
import { findColleague } from './help-requests.store.ts';

/** Whether somebody is a colleague who sees the customer, so that nobody is given what they cannot open. */
async function canAnswer(tx: SystemTransaction, userId: string, orgId: string): Promise<boolean> {
  const colleague = await findColleague(tx, userId);
  return colleague !== undefined && seesCustomer(await seenBy(tx, { userId, staffRole: colleague.staff_role }), orgId);
}

/** Gives a request to a colleague; customers are not told who it is. */
export async function assignHelpRequest(
  { database, clock }: ConciergeServices,
  caller: CallerOf<typeof assignHelpRequestCall>,
  { helpRequestId, version, userId }: InputOf<typeof assignHelpRequestCall>,
): Promise<AnswerOf<typeof assignHelpRequestCall>> {
  await database.asSystem(async (tx) => {
    const request = await lockUnchanged(tx, helpRequestId, version);
    if (userId !== null && !(await canAnswer(tx, userId, request.org_id)))
      throw new AppError('ASSIGNEE_UNKNOWN', { field: 'userId' });
    await updateRequest(tx, helpRequestId, { assignee_id: userId });
    await auditInside(tx, caller, clock.now(), {
      action: 'help.assigned',
      subject: helpRequestNumber(Number(request.ordinal)),
      about: request.org_id,
      details: { helpRequestId, from: request.assignee_id, to: userId },
    });
  });
  return { success: true };
}

export async function setHelpRequestState(
  { database, clock }: ConciergeServices,
  caller: CallerOf<typeof setHelpRequestStateCall>,
  { helpRequestId, version, state }: InputOf<typeof setHelpRequestStateCall>,
): Promise<AnswerOf<typeof setHelpRequestStateCall>> {
  const at = clock.now();
  await database.asSystem(async (tx) => {
    const request = await lockUnchanged(tx, helpRequestId, version);
    const isWithConcierge = state === 'new' || state === 'inProgress';
    await updateRequest(tx, helpRequestId, {
      state,
      waiting_since: isWithConcierge ? (request.waiting_since ?? at) : null,
      closed_at: state === 'closed' ? (request.closed_at ?? at) : null,
    });
    await auditForCustomer(tx, caller, at, {
      action: 'help.state-changed',
      subject: helpRequestNumber(Number(request.ordinal)),
      orgId: request.org_id,
      details: { helpRequestId, from: request.state, to: state },
    });
  });
  return { success: true };
}
