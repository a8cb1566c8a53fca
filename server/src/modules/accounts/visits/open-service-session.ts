import { randomUUID } from 'node:crypto';
import type { openServiceSession as openServiceSessionCall } from '@portal/contract/console/service-session.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { requireFreshProof } from '../sign-in/require-fresh-proof.ts';
import { replaceSessionToken } from '../sign-in/sessions.store.ts';
import { lockApprovalNeed, takeApproval } from '../visit-requests/visit-requests.store.ts';
import { deleteEndedServiceSessions, insertServiceSession } from './service-sessions.store.ts';
import { tellVisit } from './tell-visits.ts';
import { insertVisit } from './visits.store.ts';

/** A service session ends after this time whatever happens. */
const LIFE_MS = 60 * 60_000;

/**
 * Lets staff, who have just signed in once more, work in a customer's portal. The staff session itself carries it, under a new
 * id, so that its end leads back to the console; the binding lets nobody open one within another. The customer's admins are
 * told by mail, now and at its end. A customer that wants to be asked must have said yes to this member of staff, once for each.
 */
export async function openServiceSession(
  services: Services,
  caller: CallerOf<typeof openServiceSessionCall>,
  { orgId, reason: given }: InputOf<typeof openServiceSessionCall>,
): Promise<AnswerOf<typeof openServiceSessionCall>> {
  const { database, clock } = services;

  await requireFreshProof(services, caller);
  const { session } = caller;
  const now = clock.now();
  const endsAt = new Date(now.getTime() + LIFE_MS);
  const token = newToken();
  await database.asSystem(async (tx) => {
    const organisation = await lockApprovalNeed(tx, orgId);
    if (organisation === undefined) throw new AppError('NOT_FOUND');
    // What was approved was this reason, whatever is sent now.
    const reason = organisation.needsApproval ? await spendApproval(tx, orgId, session.userId, now) : given;
    await deleteEndedServiceSessions(tx, now);
    const visit = { visitId: randomUUID(), orgId, staffEmail: session.email, reason, openedAt: now, endsAt };
    const isOpened = await insertServiceSession(tx, {
      ...visit,
      sessionId: session.sessionId,
      serviceSessionId: visit.visitId,
      staffId: session.userId,
    });
    // Another tab was first.
    if (!isOpened) throw new AppError('CLOSED_TO_SERVICE');
    await insertVisit(tx, visit);
    await tellVisit(services, tx, visit, 'began');
    await replaceSessionToken(tx, session.sessionId, hashToken(token));
    await auditCaller(tx, caller, now, {
      action: 'service-session.opened',
      orgId,
      subject: reason,
      details: { staff: session.email, customer: organisation.companyName, service: true },
    });
  });
  caller.setSessionToken(token);
  return { success: true, endsAt: endsAt.toISOString() };
}

async function spendApproval(tx: SystemTransaction, orgId: string, staffId: string, now: Date): Promise<string> {
  const approved = await takeApproval(tx, orgId, staffId, now);
  if (approved === undefined) throw new AppError('VISIT_NEEDS_APPROVAL');
  return approved.reason;
}
