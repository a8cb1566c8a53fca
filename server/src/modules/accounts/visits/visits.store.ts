import type { AnyTransaction, SystemTransaction } from '../../../database/database.ts';

export type Visit = {
  readonly visitId: string;
  readonly orgId: string;
  readonly staffEmail: string;
  readonly reason: string;
  readonly openedAt: Date;
  readonly endsAt: Date;
};

export async function insertVisit(tx: SystemTransaction, visit: Visit): Promise<void> {
  await tx
    .insertInto('visits')
    .values({
      visit_id: visit.visitId,
      org_id: visit.orgId,
      staff_email: visit.staffEmail,
      reason: visit.reason,
      opened_at: visit.openedAt,
      ends_at: visit.endsAt,
    })
    .execute();
}

/** Takes the visits that are over: by time, by either side, or with the session that carried them. */
export async function takeEndedVisits(tx: AnyTransaction, now: Date): Promise<Visit[]> {
  const rows = await tx
    .deleteFrom('visits')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('service_sessions')
            .innerJoin('sessions', 'sessions.session_id', 'service_sessions.session_id')
            .select('service_sessions.session_id')
            .whereRef('service_sessions.service_session_id', '=', 'visits.visit_id')
            .where('service_sessions.ends_at', '>', now)
            .where('sessions.expires_at', '>', now),
        ),
      ),
    )
    .returning(['visit_id', 'org_id', 'staff_email', 'reason', 'opened_at', 'ends_at'])
    .execute();
  return rows.map((row) => ({
    visitId: row.visit_id,
    orgId: row.org_id,
    staffEmail: row.staff_email,
    reason: row.reason,
    openedAt: row.opened_at,
    endsAt: row.ends_at,
  }));
}
