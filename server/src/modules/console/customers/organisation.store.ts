import { sql } from 'kysely';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

export function findOrganisation(tx: OrgTransaction) {
  return tx
    .selectFrom('organisations')
    .select(['org_id', 'company_name', 'company_url', 'plan_id', 'subscription_status', 'created_at'])
    .select(['suspended_at', 'suspension_reason', 'deletion_requested_at', 'deletion_due_at', 'is_sandbox'])
    .executeTakeFirst();
}

/** The people of the organisation, by name. */
export function listPeople(tx: OrgTransaction) {
  return tx
    .selectFrom('users')
    .select(['user_id', 'email', 'first_name', 'last_name', 'job_title'])
    .orderBy(sql`lower(last_name)`)
    .orderBy('email')
    .limit(500)
    .execute();
}

/** The newest export that is not over. */
export function findNewestExport(tx: OrgTransaction, now: Date) {
  return tx
    .selectFrom('organisation_exports')
    .select(['export_id', 'ready_at', 'expires_at'])
    .where('expires_at', '>', now)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** An organisation whose state nobody else changes until this transaction has ended. */
export function lockOrganisation(tx: SystemTransaction, orgId: string) {
  return tx
    .selectFrom('organisations')
    .select(['org_id', 'company_name', 'suspended_at', 'deletion_requested_at'])
    .where('org_id', '=', orgId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setSuspension(
  tx: SystemTransaction,
  orgId: string,
  suspension: { at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('organisations')
    .set({ suspended_at: suspension?.at ?? null, suspension_reason: suspension?.reason ?? '' })
    .where('org_id', '=', orgId)
    .execute();
}

export async function setDeletionRequested(tx: SystemTransaction, orgId: string, at: Date): Promise<void> {
  await tx
    .updateTable('organisations')
    .set({ deletion_requested_at: at, suspended_at: at })
    .where('org_id', '=', orgId)
    .execute();
}
