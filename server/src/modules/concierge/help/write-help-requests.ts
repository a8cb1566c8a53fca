import type {
  closeHelpRequest as closeHelpRequestCall,
  replyToHelpRequest as replyToHelpRequestCall,
} from '@portal/contract/concierge/concierge.calls.ts';
import { helpRequestNumber, stateAfterReply } from '@portal/domain/concierge/help-request.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { auditCaller } from '../../audit/public.ts';
import { findUserName } from '../../profile/public.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { type LockedRequest, lockRequest, updateRequest } from './help-requests.store.ts';
import { addReply } from './send-help.ts';
import { tellConcierge } from './tell-concierge.ts';

/** Writes on in a request; a closed one is open again. */
export async function replyToHelpRequest(
  services: ConciergeServices,
  caller: CallerOf<typeof replyToHelpRequestCall>,
  { helpRequestId, text, fileIds }: InputOf<typeof replyToHelpRequestCall>,
): Promise<AnswerOf<typeof replyToHelpRequestCall>> {
  const { database, clock } = services;

  const { orgId, userId } = caller.session;
  const at = clock.now();
  await database.inOrg(orgId, async (tx) => {
    const request = await requireRequest(tx, helpRequestId);
    const authorName = await findUserName(tx, userId);
    await addReply(tx, { orgId, helpRequestId, author: 'customer', authorId: userId, authorName, text, at, fileIds });
    await updateRequest(tx, helpRequestId, {
      state: stateAfterReply(request.state, 'customer'),
      last_reply_at: at,
      last_reply_by: 'customer',
      // Who writes twice waits since the first time.
      waiting_since: request.waiting_since ?? at,
      closed_at: null,
    });
    const number = helpRequestNumber(Number(request.ordinal));
    await tellConcierge(tx, services, caller, { helpRequestId, number, kind: request.about_kind, isFirst: false });
    await auditCaller(tx, caller, at, { action: 'help.replied', subject: number, details: { helpRequestId } });
  });
  return { success: true };
}

/** The customer needs no more help; a request that is closed already stays as it is. */
export async function closeHelpRequest(
  { database, clock }: ConciergeServices,
  caller: CallerOf<typeof closeHelpRequestCall>,
  { helpRequestId }: InputOf<typeof closeHelpRequestCall>,
): Promise<AnswerOf<typeof closeHelpRequestCall>> {
  const at = clock.now();
  await database.inOrg(caller.session.orgId, async (tx) => {
    const request = await requireRequest(tx, helpRequestId);
    if (request.state === 'closed') return;
    await updateRequest(tx, helpRequestId, { state: 'closed', closed_at: at, waiting_since: null });
    const number = helpRequestNumber(Number(request.ordinal));
    await auditCaller(tx, caller, at, { action: 'help.closed', subject: number, details: { helpRequestId } });
  });
  return { success: true };
}

async function requireRequest(tx: OrgTransaction, helpRequestId: string): Promise<LockedRequest> {
  const request = await lockRequest(tx, helpRequestId);
  if (request === undefined) throw new AppError('NOT_FOUND');
  return request;
}
