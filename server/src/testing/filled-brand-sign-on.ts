import { directoryIdOf } from '../modules/accounts/brand-sign-on/brand-directory.ts';
import { seal } from '../system/sealed-box.ts';
import type { RowBatch } from './insert-row.ts';
import { sampleBrand } from './sample-brand.ts';

const ISSUER = 'https://directory.example';

/**
 * Directories of brands that nobody has, one for each call of staff that changes one, and that of the firm's brand, to which the firm
 * said yes; besides, a brand that has none.
 */
export async function fillBrandSignOn(
  { insert, insertOnce }: Pick<RowBatch, 'insert' | 'insertOnce'>,
  { orgId, brandId, marker, signOnKey }: { orgId: string; brandId: string; marker: string; signOnKey: Buffer },
  now: Date,
): Promise<{ bareBrandId: string; switchedBrandId: string; removedBrandId: string }> {
  const ids = {
    bareBrandId: `bare-${marker}`,
    switchedBrandId: `switched-${marker}`,
    removedBrandId: `removed-${marker}`,
  };
  const directory = (id: string) => ({
    ...{ brand_id: id, directory_id: directoryIdOf(id), protocol: 'oidc', issuer: ISSUER, client_id: 'portal' },
    ...{ sealed_secret: seal(signOnKey, marker), is_on: true, tested_at: now, tested_as: `kim-${marker}@firm.example` },
    changed_at: now,
  });
  for (const id of [brandId, ids.switchedBrandId, ids.removedBrandId]) await insert('brand_sign_on', directory(id));
  await insert('brands', {
    brand_id: ids.bareBrandId,
    data: JSON.stringify({ ...sampleBrand(`${ids.bareBrandId}.example`), brandId: ids.bareBrandId }),
    updated_at: now,
  });
  await insertOnce('brand_sign_on', directory('default'));
  await insert('sign_on_consents', {
    ...{ org_id: orgId, brand_id: 'default', issuer: ISSUER, agreed_at: now },
    ...{ admits_new: false, asks_second_factor: false, is_enforced: false },
  });
  return ids;
}
