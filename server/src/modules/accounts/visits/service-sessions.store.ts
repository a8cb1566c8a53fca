import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

export type NewServiceSession = {
  sessionId: string;
  serviceSessionId: string;
  orgId: string;
  staffId: string;
  staffEmail: string;
  reason: string;
  openedAt: Date;
  endsAt: Date;
};

/** Opens a service session on a staff session; false when that has one already. */
export async function insertServiceSession(tx: SystemTransaction, session: NewServiceSession): Promise<boolean> {
  const row = await tx
    .insertInto('service_sessions')
    .values({
      session_id: session.sessionId,
      service_session_id: session.serviceSessionId,
      org_id: session.orgId,
      staff_id: session.staffId,
      staff_email: session.staffEmail,
      reason: session.reason,
      opened_at: session.openedAt,
      ends_at: session.endsAt,
    })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .returning('session_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Service sessions that are open in the organisation now, the newest first. */
export function listServiceSessions(tx: OrgTransaction, now: Date) {
  return tx
    .selectFrom('service_sessions')
    .select(['service_session_id', 'staff_email', 'reason', 'opened_at', 'ends_at'])
    .where('ends_at', '>', now)
    .orderBy('opened_at', 'desc')
    .limit(100)
    .execute();
}

/** Ends one that is open in the organisation; undefined when no row has that id. */
export function deleteServiceSession(tx: OrgTransaction, serviceSessionId: string) {
  return tx
    .deleteFrom('service_sessions')
    .where('service_session_id', '=', serviceSessionId)
    .returning('staff_email')
    .executeTakeFirst();
}

/** Takes a session's service session away. */
export async function deleteServiceSessionOf(tx: SystemTransaction, sessionId: string): Promise<void> {
  await tx.deleteFrom('service_sessions').where('session_id', '=', sessionId).execute();
}

/** Clears away those that ended by themselves. */
export async function deleteEndedServiceSessions(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('service_sessions').where('ends_at', '<=', now).execute();
}
