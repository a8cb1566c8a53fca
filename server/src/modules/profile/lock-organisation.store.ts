import type { OrgTransaction } from '../../database/database.ts';

/**
 * Makes others who change something of the organisation under this lock wait until this transaction has ended: limits hold, all
 * count the same rows, and of two who do one thing at once the second finds it done.
 */
export async function lockOrganisation(tx: OrgTransaction): Promise<void> {
  await tx.selectFrom('organisations').select('org_id').forUpdate().executeTakeFirstOrThrow();
}
