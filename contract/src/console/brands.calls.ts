import { EMAIL_MAX_LENGTH, isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { z } from 'zod';
import { email } from '../accounts/accounts.schemas.ts';
import { call, done, isoDay, line, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { brandView } from '../portal/portal.schemas.ts';
import { isPortalAsset, isWebAddress, picture, version } from './console.schemas.ts';

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const domainName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(new RegExp(`^(?:${LABEL}\\.)+[a-z](?:[a-z\\d-]{0,61}[a-z\\d])?$`), faults.domainName.text);
const webAddress = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text === '' || isWebAddress(text), faults.httpsAddress.text)
  .nullable()
  .transform((text) => text || null);
/** Where a brand's brochure is: on the web, or among the portal's own files. */
const collateral = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text === '' || isWebAddress(text) || isPortalAsset(text), faults.httpsAddress.text)
  .nullable()
  .transform((text) => text || null);

const orNull = (text: string) => text || null;
const phone = line(40)
  .refine((text) => text === '' || /^[+(\d][\d\s().x/-]{4,}$/.test(text), faults.phone.text)
  .transform(orNull)
  .nullable()
  .default(null);
const optionalEmail = z
  .string()
  .max(EMAIL_MAX_LENGTH * 2)
  .transform(normalizeEmail)
  .refine((text) => text === '' || isEmailAddress(text), faults.email.text)
  .transform(orNull)
  .nullable()
  .default(null);

/** For the insurance notice; empty for what there is not. */
const insuranceFields = {
  insurerName: line(120).transform(orNull).nullable().default(null),
  insuranceEndsOn: line(10)
    .refine((text) => text === '' || isoDay().safeParse(text).success, faults.date.text)
    .transform(orNull)
    .nullable()
    .default(null),
  claimsPhone: phone,
  claimsEmail: optionalEmail,
  claimsLink: webAddress.default(null),
  policyPhone: phone,
  policyEmail: optionalEmail,
  policyLink: webAddress.default(null),
};

/** What staff decides about a brand; its id is made up once and never changes. */
const brandFields = z.object({
  brandNameLong: line(80).min(1, faults.name.text),
  brandNameShort: line(30).min(1, faults.shortName.text),
  /** Null for the default brand, whose host is that of the portal's own address. */
  webDomain: domainName.nullable(),
  emailDomain: domainName,
  supportEmail: email,
  conciergeEmail: email,
  conciergeSchedulingLink: webAddress,
  helpCenter: webAddress,
  marketingCollateral: collateral,
  timeZone: line(60).min(1, faults.timeZone.text),
  locale: line(35).min(1, faults.locale.text),
  accentColour: z.string().regex(/^#[\da-f]{6}$/i, faults.color.text),
  brandLogo: picture,
  offersCheck: z.boolean().default(true),
  ...insuranceFields,
});

const brandId = line(100).min(1);

/** All brands, the default one first, with what uses them. */
export const listBrands = call({
  method: 'GET',
  path: '/console/brands',
  access: 'staff',
  permission: 'offer.see',
  customers: 'none',
  input: noInput,
  output: withData(
    z.object({
      brands: z.array(
        z.object({
          brand: brandView,
          /** 0 for the default brand until somebody changes it. */
          version: z.number(),
          isDefault: z.boolean(),
          /** Where its pages are. */
          origin: z.string(),
          organisations: z.number(),
          channels: z.number(),
        }),
      ),
    }),
  ),
  errors: [],
});

const REFUSALS = [
  'BRAND_DOMAIN_TAKEN',
  'DOMAIN_NOT_POSSIBLE',
  'TIME_ZONE_UNKNOWN',
  'LOCALE_UNKNOWN',
  'PICTURE_REFUSED',
  'PICTURE_TOO_LARGE',
  'READERS_BUSY',
] as const;

/** Makes a brand; its host is served within seconds, once its name leads to the portal. */
export const createBrand = call({
  method: 'POST',
  path: '/console/createBrand',
  access: 'staff',
  permission: 'offer.change',
  input: brandFields,
  maxBodyKilobytes: 320,
  output: withData(z.object({ brandId: z.string() })),
  errors: [...REFUSALS, 'TOO_MANY_BRANDS'],
});

/** Changes a brand; refused when somebody has changed it since `version`. */
export const editBrand = call({
  method: 'POST',
  path: '/console/editBrand',
  access: 'staff',
  permission: 'offer.change',
  input: brandFields.extend({ brandId, version }),
  maxBodyKilobytes: 320,
  output: done,
  errors: [...REFUSALS],
});

/** Deletes a brand that no customer and no channel has. */
export const deleteBrand = call({
  method: 'POST',
  path: '/console/deleteBrand',
  access: 'staff',
  permission: 'offer.change',
  input: z.object({ brandId }),
  output: done,
  errors: ['BRAND_IN_USE', 'BRAND_IS_DEFAULT'],
});
