import { brandView } from '@portal/contract/portal/portal.schemas.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';

/** A brand as it is stored; null for a row that is invalid, which must not take the other brands away. */
export function readBrand({ data }: { readonly data: unknown }): Brand | null {
  const brand = brandView.safeParse(data);
  return brand.success ? brand.data : null;
}
