import { AppError } from '../../../call/app-error.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { listBrandRows } from '../../brands/public.ts';

/**
 * Refuses an id that no brand has; the default one has no row until somebody changes it.
 * @throws AppError NOT_FOUND
 */
export async function requireBrand(
  tx: SystemTransaction,
  { brands }: Pick<Services, 'brands'>,
  brandId: string,
): Promise<void> {
  if (brandId === brands.default.brandId) return;
  if (!(await listBrandRows(tx)).some((row) => row.brand_id === brandId)) throw new AppError('NOT_FOUND');
}
