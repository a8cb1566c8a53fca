import { z } from 'zod';
import { call, lines, noInput, withData } from '../call.ts';
import { marketplaceView, offerId } from './marketplace.schemas.ts';

const marketplace = { access: 'member', module: 'marketplace' } as const;

/** The page with its categories, partners and the offers that can be had today (spec part 2, section 7). */
export const getMarketplace = call({
  ...marketplace,
  method: 'GET',
  path: '/marketplace/getJson',
  input: noInput,
  output: withData(marketplaceView),
  errors: [],
});

/** Gives the organization its code of an offer: one, however often somebody asks. */
export const redeemOffer = call({
  ...marketplace,
  method: 'POST',
  path: '/marketplace/redeem',
  input: z.object({ offerId }),
  output: withData(z.object({ code: z.string(), at: z.string() })),
  errors: ['OFFER_GONE', 'NO_CODES_LEFT'],
  perMinute: 30,
});

/** Tells the provider that the organization would like to hear more of an offer; asking again changes nothing. */
export const showInterest = call({
  ...marketplace,
  method: 'POST',
  path: '/marketplace/interest',
  input: z.object({ offerId, note: lines(1000).default('') }),
  output: withData(z.object({ at: z.string() })),
  errors: ['OFFER_GONE'],
  closedToService: true,
  perMinute: 20,
});
