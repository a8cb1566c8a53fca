import { createHash } from 'node:crypto';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { AppError } from '../../../call/app-error.ts';
import type { Services } from '../../../services.ts';

/**
 * The id of a brand's directory in the addresses that it is told, which staff needs before anything is set: a UUID that follows from
 * the brand's id (RFC 9562, 5.8).
 */
export function directoryIdOf(brandId: string): string {
  const bytes = createHash('sha256').update(`directory of the brand ${brandId}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * A brand by its id, as it is now.
 * @throws AppError NOT_FOUND
 */
export async function brandOf({ brands }: Pick<Services, 'brands'>, brandId: string): Promise<Brand> {
  await brands.refresh();
  const brand = (await brands.list()).find((one) => one.brandId === brandId);
  if (brand === undefined) throw new AppError('NOT_FOUND');
  return brand;
}
