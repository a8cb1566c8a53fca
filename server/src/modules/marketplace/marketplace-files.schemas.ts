import { offerCategory, offerId } from '@portal/contract/marketplace/marketplace.schemas.ts';
import { OFFER_CATEGORIES } from '@portal/domain/marketplace/offer-categories.ts';
import { z } from 'zod';

const text = z.string().trim().min(1);
const link = z.url({ protocol: /^https$/ });

/** `page.yaml`: the marketplace's own texts. */
export const pageFile = z.strictObject({
  heading: text,
  introduction: text,
  savingsText: z.string(),
  categories: z
    .array(z.strictObject({ id: offerCategory, name: text, description: text }))
    .refine(
      (rows) =>
        rows.length === OFFER_CATEGORIES.length && rows.every(({ id }, index) => id === OFFER_CATEGORIES[index]),
      `must be ${OFFER_CATEGORIES.join(', ')} in this order`,
    ),
});

/** `partners/<name>.yaml`: a partner that everybody can turn to, with its standing public offers. */
export const partnerFile = z.strictObject({
  name: text,
  summary: text,
  about: text,
  website: link,
  /** When all of this was last described. */
  describedOn: z.iso.date(),
  offers: z
    .array(
      z.strictObject({
        id: offerId,
        category: offerCategory,
        /** Elements of the assessment and checks of website scans whose steps it makes easier. */
        helpsWith: z
          .strictObject({ elements: z.array(text).default([]), checks: z.array(text).default([]) })
          .default({ elements: [], checks: [] }),
        title: text,
        whatItIs: text,
        forWhom: text,
        savingsText: text,
        savingsPercent: z.int().min(1).max(100).nullable().default(null),
        validUntil: z.iso.date().nullable().default(null),
        isFeatured: z.boolean().default(false),
        howToRedeem: z.array(text).min(1).max(8),
        terms: text,
        link,
        /** Where the vendor says what it costs, when that is another page. */
        sourceLink: link.optional(),
      }),
    )
    .min(1),
});
