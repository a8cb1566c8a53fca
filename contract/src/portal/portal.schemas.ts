import { z } from 'zod';

/** The part of a brand that browsers see. */
export const brandView = z.object({
  brandId: z.string(),
  brandNameLong: z.string(),
  brandNameShort: z.string(),
  webDomain: z.string(),
  emailDomain: z.string(),
  supportEmail: z.string(),
  helpCenter: z.string().nullable(),
  accentColour: z.string(),
  brandLogo: z.string().nullable(),
  timeZone: z.string(),
  locale: z.string(),
  conciergeEmail: z.string(),
  conciergeSchedulingLink: z.string().nullable(),
  marketingCollateral: z.string().nullable(),
});
