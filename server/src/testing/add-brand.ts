import type { Brand } from '@portal/domain/portal/brand.ts';
import type { TestPortal } from './test-portal.ts';

/** Puts a brand like the default one into a portal's database, and lets the portal see it. */
export async function addBrand({ database, portal }: TestPortal, changes: Partial<Brand> & { brandId: string }) {
  const { brands } = portal.services;
  const data = JSON.stringify({ ...brands.default, ...changes });
  await database.query('insert into brands (brand_id, data) values ($1, $2) on conflict do nothing', [
    changes.brandId,
    data,
  ]);
  await brands.refresh();
}
