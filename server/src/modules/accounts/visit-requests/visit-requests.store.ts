import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../../database/database.ts';

export type NewVisitRequest = {
  readonly visitRequestId: string;
  readonly orgId: string;
  readonly staffId: string;
  readonly staffEmail: string;
  readonly reason: string;
  readonly askedAt: Date;
  readonly endsAt: Date;
};

/** The customer's name and whether it wants to be asked, which does not change before the transaction ends. */
export function lockApprovalNeed(tx: SystemTransaction, orgId: string) {
  return tx
    .selectFrom('organisations')
    .select(['company_name as companyName', 'visits_need_approval as needsApproval'])
    .where('org_id', '=', orgId)
    .forShare()
    .executeTakeFirst();
}

export async function needsApproval(tx: AnyTransaction, orgId: string): Promise<boolean | undefined> {
  const row = await tx
    .selectFrom('organisations')
    .select('visits_need_approval')
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return row?.visits_need_approval;
}

/** Decides whether the organisation wants to be asked; false when that was so already. */
export async function setApprovalNeed(tx: OrgTransaction, isNeeded: boolean): Promise<boolean> {
  const row = await tx
    .updateTable('organisations')
    .set({ visits_need_approval: isNeeded })
    .where('visits_need_approval', '<>', isNeeded)
    .returning('org_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes a request; false when the member of staff has one that waits or is approved. */
export async function insertVisitRequest(tx: SystemTransaction, request: NewVisitRequest): Promise<boolean> {
  const values = {
    visit_request_id: request.visitRequestId,
    staff_email: request.staffEmail,
    reason: request.reason,
    state: 'waiting' as const,
    asked_at: request.askedAt,
    ends_at: request.endsAt,
    answered_at: null,
    answered_by: null,
  };
  const row = await tx
    .insertInto('visit_requests')
    .values({ ...values, org_id: request.orgId, staff_id: request.staffId })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'staff_id'])
        .doUpdateSet(values)
        .where((where) =>
          where.or([
            where('visit_requests.state', 'in', ['declined', 'used']),
            where('visit_requests.ends_at', '<=', request.askedAt),
          ]),
        ),
    )
    .returning('visit_request_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What the member of staff asked the organisation last. */
export function findVisitRequest(tx: SystemTransaction, orgId: string, staffId: string) {
  return tx
    .selectFrom('visit_requests')
    .select(['state', 'reason', 'asked_at', 'ends_at'])
    .where('org_id', '=', orgId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
}

/** Uses up an approval of this member of staff; undefined when there isn't one that is good now. */
export function takeApproval(tx: SystemTransaction, orgId: string, staffId: string, now: Date) {
  return tx
    .updateTable('visit_requests')
    .set({ state: 'used' })
    .where('org_id', '=', orgId)
    .where('staff_id', '=', staffId)
    .where('state', '=', 'approved')
    .where('ends_at', '>', now)
    .returning('reason')
    .executeTakeFirst();
}

/** Requests that wait for an answer of the organisation, the oldest first. */
export function listWaitingRequests(tx: OrgTransaction, now: Date) {
  return tx
    .selectFrom('visit_requests')
    .select(['visit_request_id', 'staff_email', 'reason', 'asked_at', 'ends_at'])
    .where('state', '=', 'waiting')
    .where('ends_at', '>', now)
    .orderBy('asked_at')
    .limit(100)
    .execute();
}

/** A request of the organisation, which nobody else answers before the transaction ends. */
export function lockVisitRequest(tx: OrgTransaction, visitRequestId: string) {
  return tx
    .selectFrom('visit_requests')
    .select(['state', 'staff_email', 'ends_at', 'answered_by'])
    .where('visit_request_id', '=', visitRequestId)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveAnswer(
  tx: OrgTransaction,
  visitRequestId: string,
  answer: { state: 'approved' | 'declined'; answeredBy: string; answeredAt: Date; endsAt: Date },
): Promise<void> {
  await tx
    .updateTable('visit_requests')
    .set({
      state: answer.state,
      answered_by: answer.answeredBy,
      answered_at: answer.answeredAt,
      ends_at: answer.endsAt,
    })
    .where('visit_request_id', '=', visitRequestId)
    .execute();
}

/** Ends what waits or was approved in the organisation. */
export async function endVisitRequests(tx: OrgTransaction, now: Date): Promise<void> {
  await tx
    .updateTable('visit_requests')
    .set({ ends_at: now })
    .where('state', 'in', ['waiting', 'approved'])
    .where('ends_at', '>', now)
    .execute();
}

/** Clears away those that were over long ago. */
export async function deleteVisitRequestsBefore(tx: SystemTransaction, endedBefore: Date): Promise<void> {
  await tx.deleteFrom('visit_requests').where('ends_at', '<', endedBefore).execute();
}
