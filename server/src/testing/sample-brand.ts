import type { createBrand } from '@portal/contract/console/brands.calls.ts';
import type { z } from 'zod';

export type BrandInput = z.input<typeof createBrand.input>;

/** A brand as staff would type it. */
export function sampleBrand(webDomain: string, changes: Partial<BrandInput> = {}): BrandInput {
  return {
    brandNameLong: 'Northwind Cyber Care',
    brandNameShort: 'Northwind',
    webDomain,
    emailDomain: 'northwind.example',
    supportEmail: 'help@northwind.example',
    conciergeEmail: 'concierge@northwind.example',
    conciergeSchedulingLink: null,
    helpCenter: null,
    marketingCollateral: null,
    timeZone: 'America/Los_Angeles',
    locale: 'en-US',
    accentColour: '#146c43',
    brandLogo: null,
    ...changes,
  };
}
