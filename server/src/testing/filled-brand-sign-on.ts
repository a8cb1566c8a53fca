import { directoryIdOf } from '../modules/accounts/brand-sign-on/brand-directory.ts';
import { seal } from '../system/sealed-box.ts';
import type { RowBatch } from './insert-row.ts';

const ISSUER = 'https://directory.example';

/** The directories of two brands: of the one that nobody has, which staff's calls name, and of the firm's, to which the firm said yes. */
export async function fillBrandSignOn(
  { insert, insertOnce }: Pick<RowBatch, 'insert' | 'insertOnce'>,
  { orgId, brandId, marker, signOnKey }: { orgId: string; brandId: string; marker: string; signOnKey: Buffer },
  now: Date,
): Promise<void> {
  const directory = (id: string) => ({
    ...{ brand_id: id, directory_id: directoryIdOf(id), protocol: 'oidc', issuer: ISSUER, client_id: 'portal' },
    ...{ sealed_secret: seal(signOnKey, marker), is_on: true, tested_at: now, tested_as: `kim-${marker}@firm.example` },
    changed_at: now,
  });
  await insert('brand_sign_on', directory(brandId));
  await insertOnce('brand_sign_on', directory('default'));
  await insert('sign_on_consents', {
    ...{ org_id: orgId, brand_id: 'default', issuer: ISSUER, agreed_at: now },
    ...{ admits_new: false, asks_second_factor: false, is_enforced: false },
  });
}
