import { z } from 'zod';

/** Contacts of the insurance notice (spec part 2, section 2); null for what the provider has not told. */
const insuranceContacts = z.object({
  insurerName: z.string().nullable(),
  endsOn: z.string().nullable(),
  claimsPhone: z.string().nullable(),
  claimsEmail: z.string().nullable(),
  claimsLink: z.string().nullable(),
  policyPhone: z.string().nullable(),
  policyEmail: z.string().nullable(),
  policyLink: z.string().nullable(),
});

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
  /** Whether anybody may check a domain here; brands of earlier versions do not say. */
  offersCheck: z.boolean().default(true),
  insurance: insuranceContacts.nullable().default(null),
  /** Set where the provider has words of its own; they are asked for under it. */
  wordsVersion: z.string().nullable().default(null),
});
