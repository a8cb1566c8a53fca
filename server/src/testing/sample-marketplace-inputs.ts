import type * as marketplace from '@portal/contract/marketplace/marketplace.calls.ts';
import { SHARED_OFFERS } from './filled-marketplace.ts';
import type { SamplesOf } from './samples-of.ts';

/** A valid input for every call of the marketplace. */
export type MarketplaceSamples = { readonly marketplace: SamplesOf<typeof marketplace> };

/** Inputs that name the offers that there are for everybody. */
export function sampleMarketplaceInputs(): MarketplaceSamples {
  return {
    marketplace: {
      getMarketplace: {},
      redeemOffer: { offerId: SHARED_OFFERS.offerId },
      showInterest: { offerId: SHARED_OFFERS.offerId, note: 'Does it work with our server?' },
    },
  };
}
