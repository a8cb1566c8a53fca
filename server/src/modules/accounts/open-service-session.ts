import { randomUUID } from 'node:crypto';
import type { openServiceSession } from '@portal/contract/console/service-session.calls.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { hashToken, newToken } from '../../system/tokens.ts';
import { auditCaller } from '../audit/public.ts';
import { requireFreshProof } from './require-fresh-proof.ts';
import { deleteEndedServiceSessions, insertServiceSession } from './service-sessions.store.ts';
import { replaceSessionToken } from './sessions.store.ts';
import { tellVisit } from './tell-visits.ts';
import { insertVisit } from './visits.store.ts';

/** A service session ends after this time whatever happens. */
const LIFE_MS = 60 * 60_000;

/**
 * Lets staff, who have just signed in once more, work in a customer's portal. The staff session itself carries it, under a new
 * id, so that its end leads back to the console; the binding lets nobody open one within another. The customer's admins are
 * told by mail, now and at its end.
 */
export function createOpenServiceSession(services: Services): Handler<typeof openServiceSession> {
  const { database, clock } = services;
  return async (caller, { orgId, reason }) => {
    await requireFreshProof(services, caller);
    const { session } = caller;
    const now = clock.now();
    const endsAt = new Date(now.getTime() + LIFE_MS);
    const token = newToken();
    await database.asSystem(async (tx) => {
      const organisation = await tx
        .selectFrom('organisations')
        .select('company_name')
        .where('org_id', '=', orgId)
        .executeTakeFirst();
      if (organisation === undefined) throw new AppError('NOT_FOUND');
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
        details: { staff: session.email, customer: organisation.company_name, service: true },
      });
    });
    caller.setSessionToken(token);
    return { success: true, endsAt: endsAt.toISOString() };
  };
}
