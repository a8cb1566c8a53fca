import type * as visitRequests from '@portal/contract/accounts/visit-requests.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { requireFreshProof } from '../sign-in/require-fresh-proof.ts';
import { listServiceSessions } from '../visits/service-sessions.store.ts';
import { REQUEST_LIFE_MS } from './request-life.ts';
import * as store from './visit-requests.store.ts';

/** Shows a customer's admins who asks to come in. */
export async function readVisitRequests(
  { database, clock }: Services,
  { session }: CallerOf<typeof visitRequests.readVisitRequests>,
): Promise<AnswerOf<typeof visitRequests.readVisitRequests>> {
  return database.inOrg(session.orgId, async (tx) => {
    const waiting = await store.listWaitingRequests(tx, clock.now());
    const requests = waiting.map((row) => ({
      visitRequestId: row.visit_request_id,
      staffEmail: row.staff_email,
      reason: row.reason,
      askedAt: row.asked_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
    }));
    const needsApproval = (await store.needsApproval(tx, session.orgId)) === true;
    return { success: true, data: { needsApproval, requests } };
  });
}

/** Takes the first answer to a request; whoever gave it may give it again, which changes nothing. */
export async function answerVisitRequest(
  { database, clock }: Services,
  caller: CallerOf<typeof visitRequests.answerVisitRequest>,
  { visitRequestId, isApproved }: InputOf<typeof visitRequests.answerVisitRequest>,
): Promise<AnswerOf<typeof visitRequests.answerVisitRequest>> {
  const { orgId, userId } = caller.session;
  const state = isApproved ? 'approved' : 'declined';
  await database.inOrg(orgId, async (tx) => {
    const request = await store.lockVisitRequest(tx, visitRequestId);
    if (request === undefined) throw new AppError('NOT_FOUND');
    if (request.state === state && request.answered_by === userId) return;
    if (request.state !== 'waiting') throw new AppError('VISIT_REQUEST_ANSWERED');
    const now = clock.now();
    if (request.ends_at <= now) throw new AppError('VISIT_REQUEST_ENDED');
    const endsAt = isApproved ? new Date(now.getTime() + REQUEST_LIFE_MS) : request.ends_at;
    await store.saveAnswer(tx, visitRequestId, { state, answeredBy: userId, answeredAt: now, endsAt });
    await auditCaller(tx, caller, now, { action: `visit.${state}`, subject: request.staff_email });
  });
  return { success: true };
}

/** Turns the need of a yes on or off, and tells how many visits go on nevertheless. */
export async function setVisitApproval(
  services: Services,
  caller: CallerOf<typeof visitRequests.setVisitApproval>,
  { needsApproval }: InputOf<typeof visitRequests.setVisitApproval>,
): Promise<AnswerOf<typeof visitRequests.setVisitApproval>> {
  const { database, clock } = services;

  await requireFreshProof(services, caller);
  const running = await database.inOrg(caller.session.orgId, async (tx) => {
    const now = clock.now();
    if (await store.setApprovalNeed(tx, needsApproval)) {
      // What was approved before the switch went off must not open a visit after it went on again.
      await store.endVisitRequests(tx, now);
      const action = needsApproval ? 'visits.need-approval' : 'visits.need-no-approval';
      await auditCaller(tx, caller, now, { action });
    }
    return listServiceSessions(tx, now);
  });
  return { success: true, data: { runningVisits: running.length } };
}
