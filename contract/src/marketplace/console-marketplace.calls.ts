import { z } from 'zod';
import { call, done, id, isoDay, line, lines, namedFile, noInput, withData } from '../call.ts';
import { isWebAddress, pageOfList, version } from '../console/console.schemas.ts';
import { faults } from '../input-faults.texts.ts';
import { offerCategory, offerContent, offerId, partnerView } from './marketplace.schemas.ts';

const staff = { access: 'staff', permission: 'marketplace.manage' } as const;

const webAddress = line(500).refine(isWebAddress, faults.httpsAddress.text);
const day = isoDay().nullable().default(null);

const ownPartner = partnerView.extend({ partnerId: id, version: z.number(), offers: z.number() });

const ownOffer = offerContent.extend({
  offerId: id,
  partnerId: id,
  partnerName: z.string(),
  state: z.enum(['draft', 'planned', 'on', 'over']),
  isPublished: z.boolean(),
  version: z.number(),
  codes: z.number(),
  codesLeft: z.number(),
  interested: z.number(),
});

/** Everything that the provider can change of the marketplace. */
export const readConsoleMarketplace = call({
  ...staff,
  method: 'GET',
  path: '/console/marketplace',
  input: noInput,
  output: withData(
    z.object({
      savings: z.object({
        text: z.string(),
        /** 0 while it is as it came. */
        version,
        /** As customers see it now; null while no offer saves a part of a price. */
        shown: z.string().nullable(),
      }),
      categories: z.array(z.object({ id: offerCategory, name: z.string() })),
      partners: z.array(ownPartner),
      offers: z.array(ownOffer),
      /** Offers that come along. */
      standing: z.array(
        z.object({
          offerId,
          title: z.string(),
          partnerName: z.string(),
          isHidden: z.boolean(),
          /** When it was looked up. */
          describedOn: z.string(),
          /** Too long ago: customers are warned, and it is neither recommended nor counted. */
          isOld: z.boolean(),
          interested: z.number(),
        }),
      ),
    }),
  ),
  errors: [],
});

/** Changes what the page says that people save; an empty text says nothing. */
export const saveSavingsText = call({
  ...staff,
  permission: 'offer.change',
  method: 'POST',
  path: '/console/saveSavingsText',
  input: z.object({ text: line(60), version }),
  output: done,
  errors: ['CHANGED_ELSEWHERE'],
});

/** Makes a partner, or changes one. */
export const savePartner = call({
  ...staff,
  method: 'POST',
  path: '/console/savePartner',
  input: z.object({
    partnerId: id.nullable().default(null),
    /** Of the partner that is changed; 0 for a new one. */
    version: version.default(0),
    name: line(80).min(1, faults.name.text),
    summary: line(200).min(1, faults.sentence.text),
    about: lines(1500).min(1, faults.someText.text),
    website: webAddress,
  }),
  output: withData(z.object({ partnerId: id })),
  errors: ['CHANGED_ELSEWHERE', 'MARKETPLACE_LIMIT'],
});

/** Deletes a partner that has no offers. */
export const deletePartner = call({
  ...staff,
  method: 'POST',
  path: '/console/deletePartner',
  input: z.object({ partnerId: id }),
  output: done,
  errors: ['PARTNER_HAS_OFFERS'],
});

/** Makes a draft of an offer, or changes an offer, published or not. */
export const saveOffer = call({
  ...staff,
  method: 'POST',
  path: '/console/saveOffer',
  input: z.object({
    offerId: id.nullable().default(null),
    /** Of the offer that is changed; 0 for a new one. */
    version: version.default(0),
    partnerId: id,
    category: offerCategory,
    title: line(100).min(1, faults.title.text),
    whatItIs: lines(1500).min(1, faults.someText.text),
    forWhom: lines(800).min(1, faults.someText.text),
    savingsText: line(60).min(1, faults.savings.text),
    savingsPercent: z.int().min(1).max(100).nullable().default(null),
    validFrom: day,
    validUntil: day,
    howToRedeem: z.array(line(500).min(1)).min(1, faults.someStep.text).max(8, faults.mostSteps.text),
    terms: lines(1500).min(1, faults.someText.text),
    link: webAddress,
    isCommission: z.boolean(),
    isFeatured: z.boolean(),
  }),
  maxBodyKilobytes: 32,
  output: withData(z.object({ offerId: id })),
  errors: ['CHANGED_ELSEWHERE', 'PARTNER_UNKNOWN', 'OFFER_DAYS_REVERSED', 'MARKETPLACE_LIMIT'],
});

/** Shows an offer to customers, or takes it back; codes that were given stay good. */
export const publishOffer = call({
  ...staff,
  method: 'POST',
  path: '/console/publishOffer',
  input: z.object({ offerId: id, version, isPublished: z.boolean() }),
  output: done,
  errors: ['CHANGED_ELSEWHERE', 'OFFER_HAS_ENDED'],
});

/** Deletes an offer that is not published, with the codes that nobody has. */
export const deleteOffer = call({
  ...staff,
  method: 'POST',
  path: '/console/deleteOffer',
  input: z.object({ offerId: id }),
  output: done,
  errors: ['OFFER_IS_PUBLISHED'],
});

/** Adds codes, one a line, to those that can be given; such as are there or were given already are left out. */
export const addOfferCodes = call({
  ...staff,
  method: 'POST',
  path: '/console/addOfferCodes',
  input: z.object({ offerId: id, codes: lines(50_000).min(1, faults.someCode.text) }),
  maxBodyKilobytes: 160,
  output: withData(z.object({ added: z.number(), known: z.number() })),
  errors: ['CODES_NOT_VALID'],
});

/** Hides an offer that comes along, or shows it again. */
export const hideStandingOffer = call({
  ...staff,
  method: 'POST',
  path: '/console/hideStandingOffer',
  input: z.object({ offerId, isHidden: z.boolean() }),
  output: done,
  errors: [],
});

/** Who is interested in what, newest first; `search` looks into customers, offers and partners. */
export const listInterests = call({
  ...staff,
  permission: 'sales.work',
  method: 'GET',
  path: '/console/marketplaceInterests',
  input: pageOfList,
  output: withData(
    z.object({
      total: z.number(),
      pageSize: z.number(),
      interests: z.array(
        z.object({
          interestId: id,
          orgId: id,
          companyName: z.string(),
          offerTitle: z.string(),
          partnerName: z.string(),
          note: z.string(),
          personName: z.string(),
          personEmail: z.string(),
          askedAt: z.string(),
        }),
      ),
    }),
  ),
  errors: [],
});

/** The newest of those that are looked for, at most 10,000, as a CSV file. */
export const downloadInterests = call({
  ...staff,
  permission: 'addresses.download',
  method: 'GET',
  path: '/console/marketplaceInterestsFile',
  input: z.object({ search: line(200).default('') }),
  output: namedFile,
  errors: [],
  perMinute: 10,
  file: 'text/csv; charset=utf-8',
  isDownload: true,
});
