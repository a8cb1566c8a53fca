import type * as consoleMarketplace from '@portal/contract/marketplace/console-marketplace.calls.ts';
import type * as marketplace from '@portal/contract/marketplace/marketplace.calls.ts';
import type { FilledOrganisation } from '../../../testing/filled-ids.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';
import { SHARED_OFFERS } from './filled-marketplace.ts';

/** A valid input for every call of the marketplace, its customers' and its own. */
export type MarketplaceSamples = {
  readonly marketplace: SamplesOf<typeof marketplace>;
  readonly consoleMarketplace: SamplesOf<typeof consoleMarketplace>;
};

/** Inputs that name the offers that there are for everybody, and drafts of one portal. */
export function sampleMarketplaceInputs({ draftOfferIds, draftPartnerIds }: FilledOrganisation): MarketplaceSamples {
  return {
    marketplace: {
      getMarketplace: {},
      redeemOffer: { offerId: SHARED_OFFERS.offerId },
      showInterest: { offerId: SHARED_OFFERS.offerId, note: 'Does it work with our server?' },
    },
    consoleMarketplace: {
      readConsoleMarketplace: {},
      saveSavingsText: { text: 'up to 50%', version: 0 },
      savePartner: {
        partnerId: draftPartnerIds[0],
        version: 1,
        name: 'North Backup',
        summary: 'Sells backups.',
        about: 'Sells backups to small firms.',
        website: 'https://north.example',
      },
      deletePartner: { partnerId: draftPartnerIds[1] },
      saveOffer: {
        offerId: draftOfferIds[0],
        version: 1,
        partnerId: SHARED_OFFERS.partnerId,
        category: 'data',
        title: 'Backups for less',
        whatItIs: 'A copy every night.',
        forWhom: 'Firms with a server.',
        savingsText: '10% off',
        savingsPercent: 10,
        howToRedeem: ['Enter the code when you order.'],
        terms: 'For new customers.',
        link: 'https://north.example/offer',
        isCommission: false,
        isFeatured: false,
      },
      publishOffer: { offerId: draftOfferIds[1], version: 1, isPublished: true },
      deleteOffer: { offerId: draftOfferIds[2] },
      addOfferCodes: { offerId: draftOfferIds[1], codes: 'NORTH-1\nNORTH-2' },
      hideStandingOffer: { offerId: 'quad9-resolver', isHidden: true },
      listInterests: {},
      downloadInterests: {},
    },
  };
}
