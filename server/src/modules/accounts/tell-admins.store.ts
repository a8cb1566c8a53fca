import type { AnyTransaction } from '../../database/database.ts';

/** Addresses of a firm's admins, without one of them. */
export async function listAdminAddresses(
  tx: AnyTransaction,
  orgId: string,
  exceptUserId: string | null,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('email')
    .where('org_id', '=', orgId)
    .$if(exceptUserId !== null, (query) => query.where('user_id', '<>', exceptUserId ?? ''))
    .orderBy('email')
    .execute();
  return rows.map((row) => row.email);
}

export function findFirm(tx: AnyTransaction, orgId: string) {
  return tx
    .selectFrom('organisations')
    .select(['company_name as name', 'brand_id as brandId'])
    .where('org_id', '=', orgId)
    .executeTakeFirst();
}
