import type { SystemTransaction } from '../../database/database.ts';

/** All brands that were put into the database, as stored. */
export async function listBrands(tx: SystemTransaction): Promise<unknown[]> {
  const rows = await tx.selectFrom('brands').select('data').orderBy('brand_id').execute();
  return rows.map((row) => row.data);
}
