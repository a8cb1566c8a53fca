import { randomUUID } from 'node:crypto';
import type {
  readVisitAccess as readVisitAccessCall,
  requestVisit as requestVisitCall,
} from '@portal/contract/console/service-session.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { requireFreshProof } from '../sign-in/require-fresh-proof.ts';
import { tellAdmins } from '../tell-admins.ts';
import { REQUEST_LIFE_MS } from './request-life.ts';
import { findVisitRequest, insertVisitRequest, lockApprovalNeed, needsApproval } from './visit-requests.store.ts';

/** Lets staff see how a customer stands to visits. */
export async function readVisitAccess(
  { database, clock }: Services,
  { session }: CallerOf<typeof readVisitAccessCall>,
  { orgId }: InputOf<typeof readVisitAccessCall>,
): Promise<AnswerOf<typeof readVisitAccessCall>> {
  return database.asSystem(async (tx) => {
    const isNeeded = await needsApproval(tx, orgId);
    if (isNeeded === undefined) throw new AppError('NOT_FOUND');
    const request = await readRequest(tx, orgId, session.userId, clock.now());
    return { success: true, data: { needsApproval: isNeeded, request } };
  });
}

/** Asks a customer's admins for a visit, by mail and in their portal. They are asked once, however often staff does. */
export async function requestVisit(
  services: Services,
  caller: CallerOf<typeof requestVisitCall>,
  { orgId, reason }: InputOf<typeof requestVisitCall>,
): Promise<AnswerOf<typeof requestVisitCall>> {
  const { database, clock } = services;

  await requireFreshProof(services, caller);
  const { userId: staffId, email: staffEmail } = caller.session;
  const askedAt = clock.now();
  const endsAt = new Date(askedAt.getTime() + REQUEST_LIFE_MS);
  return database.asSystem(async (tx) => {
    const organisation = await lockApprovalNeed(tx, orgId);
    if (organisation === undefined) throw new AppError('NOT_FOUND');
    if (!organisation.needsApproval) return { success: true, data: null };
    const request = { visitRequestId: randomUUID(), orgId, staffId, staffEmail, reason, askedAt, endsAt };
    if (await insertVisitRequest(tx, request)) {
      await tellAdmins(services, tx, orgId, (organisationName, linkTo) => ({
        kind: 'visit-request',
        organisationName,
        staffEmail,
        reason,
        endsAt: endsAt.toISOString(),
        answerUrl: linkTo('/settings/admins'),
      }));
      await auditCaller(tx, caller, askedAt, {
        action: 'visit.requested',
        orgId,
        subject: reason,
        details: { staff: staffEmail, customer: organisation.companyName, service: true },
      });
    }
    return { success: true, data: await readRequest(tx, orgId, staffId, askedAt) };
  });
}

async function readRequest(tx: SystemTransaction, orgId: string, staffId: string, now: Date) {
  const row = await findVisitRequest(tx, orgId, staffId);
  if (row === undefined) return null;
  const isOver = (row.state === 'waiting' || row.state === 'approved') && row.ends_at <= now;
  return {
    state: isOver ? ('ended' as const) : row.state,
    reason: row.reason,
    askedAt: row.asked_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
  };
}
