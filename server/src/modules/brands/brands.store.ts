import { sql } from 'kysely';
import type { SystemTransaction } from '../../database/database.ts';

/** All brands that were put into the database, as stored. */
export function listBrandRows(tx: SystemTransaction) {
  return tx.selectFrom('brands').select(['brand_id', 'data', 'version']).orderBy('brand_id').execute();
}

/** A text that differs after every change of a brand. */
export async function readBrandsState(tx: SystemTransaction): Promise<string> {
  const row = await tx
    .selectFrom('brands')
    .select(
      sql<string | null>`string_agg(concat_ws('/', brand_id, version, updated_at), ' ' order by brand_id)`.as('state'),
    )
    .executeTakeFirstOrThrow();
  return row.state ?? '';
}

/** Whoever else changes brands or pictures waits until this transaction has ended. */
export async function lockBrands(tx: SystemTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('brands'))`.execute(tx);
}

/** Writes a brand with the version after the given one. */
export async function saveBrand(
  tx: SystemTransaction,
  brand: { brandId: string; data: unknown; version: number; at: Date },
): Promise<void> {
  const row = { data: JSON.stringify(brand.data), version: brand.version, updated_at: brand.at };
  await tx
    .insertInto('brands')
    .values({ brand_id: brand.brandId, ...row })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(row))
    .execute();
}

export async function removeBrand(tx: SystemTransaction, brandId: string): Promise<void> {
  await tx.deleteFrom('brands').where('brand_id', '=', brandId).execute();
}

export type BrandUse = { readonly organisations: number; readonly channels: number };

/** How many customers and channels each brand has. */
export async function countBrandUses(tx: SystemTransaction): Promise<ReadonlyMap<string, BrandUse>> {
  const { rows } = await sql<{ brand_id: string; organisations: string; channels: string }>`
    select brand_id, sum(organisations) as organisations, sum(channels) as channels
    from (
      select brand_id, count(*) as organisations, 0 as channels from organisations group by brand_id
      union all
      select brand_id, 0, count(*) from channels group by brand_id
    ) as uses
    group by brand_id`.execute(tx);
  return new Map(
    rows.map((row) => [row.brand_id, { organisations: Number(row.organisations), channels: Number(row.channels) }]),
  );
}
