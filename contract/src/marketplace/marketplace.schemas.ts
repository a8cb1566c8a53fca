import { OFFER_CATEGORIES } from '@portal/domain/marketplace/offer-categories.ts';
import { z } from 'zod';

/** What a partner, and its page, is called in addresses. */
export const partnerSlug = z.string().regex(/^[a-z\d][a-z\d-]{0,79}$/);
/** Of the shipped offers a name, of the provider's own a UUID. */
export const offerId = z.string().regex(/^[a-z\d][a-z\d-]{0,79}$/);
export const offerCategory = z.enum(OFFER_CATEGORIES);

export const partnerView = z.object({
  partner: partnerSlug,
  name: z.string(),
  /** One sentence. */
  summary: z.string(),
  about: z.string(),
  website: z.string(),
});

/** What an offer says, whoever looks at it. */
export const offerContent = z.object({
  category: offerCategory,
  title: z.string(),
  whatItIs: z.string(),
  forWhom: z.string(),
  /** Such as "Free" or "25% off the first year". */
  savingsText: z.string(),
  /** Of the usual price, where a part of it is saved; null for what is free for everybody. */
  savingsPercent: z.number().nullable(),
  /** Days, in ISO 8601; null where there is no first or last one. */
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  howToRedeem: z.array(z.string()),
  terms: z.string(),
  link: z.string(),
  /** The provider earns money when somebody takes it. */
  isCommission: z.boolean(),
  isFeatured: z.boolean(),
});
export type OfferContent = z.output<typeof offerContent>;

export const offerView = offerContent.extend({
  offerId,
  partner: partnerSlug,
  /** Elements of the assessment and checks of website scans beside whose steps it is shown. */
  helpsWith: z.object({ elements: z.array(z.string()), checks: z.array(z.string()) }),
  /** Whether it is taken with a code, and whether there is one for this organization. */
  codes: z.enum(['none', 'available', 'gone']),
  /** The organization's own code. */
  redeemed: z.object({ code: z.string(), at: z.string() }).nullable(),
  /** When the organization told the provider of its interest. */
  interestedAt: z.string().nullable(),
  /** Where the vendor itself says it, the day of this description, and whether that was long ago; null for what the provider arranged. */
  source: z.object({ link: z.string(), describedOn: z.string(), isOld: z.boolean() }).nullable(),
});

export const marketplaceView = z.object({
  page: z.object({
    heading: z.string(),
    introduction: z.string(),
    /** Null while no offer saves a part of a price. */
    savingsText: z.string().nullable(),
  }),
  categories: z.array(z.object({ id: offerCategory, name: z.string(), description: z.string() })),
  partners: z.array(partnerView),
  offers: z.array(offerView),
  /** The organization's codes whose offers are not among these any more, the newest first. */
  earlierCodes: z.array(
    z.object({ offerTitle: z.string(), partnerName: z.string(), code: z.string(), at: z.string() }),
  ),
});
