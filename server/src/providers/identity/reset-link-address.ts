import type { Brand } from '@portal/domain/portal/brand.ts';
import { brandOrigin } from '../../system/brand-origin.ts';

/** Where a link for a new password leads; the page keeps the subscription id (spec part 1, section 2). */
export function resetLinkAddress(
  brand: Brand,
  publicUrl: string,
  token: string,
  subscriptionId: string | undefined,
): string {
  const page = `${brandOrigin(brand, publicUrl)}/resetPassword/${token}`;
  return subscriptionId === undefined ? page : `${page}/${encodeURIComponent(subscriptionId)}`;
}
