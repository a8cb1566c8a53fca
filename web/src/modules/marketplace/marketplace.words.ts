import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { marketplaceWords as texts } from './marketplace.texts.ts';

export default {
  activity: {
    'marketplace-page.changed': texts.changedTheMarketplaceSavings,
    'marketplace-partner.created': texts.addedAPartnerTo,
    'marketplace-partner.changed': texts.changedAPartnerOf,
    'marketplace-partner.deleted': texts.deletedAPartnerOf,
    'marketplace-offer.created': texts.draftedAnOffer,
    'marketplace-offer.changed': texts.changedAnOffer,
    'marketplace-offer.published': texts.publishedAnOffer,
    'marketplace-offer.withdrawn': texts.withdrewAnOffer,
    'marketplace-offer.deleted': texts.deletedAnOffer,
    'marketplace-offer.hidden': texts.hidAnOffer,
    'marketplace-offer.shown-again': texts.showedAnOfferAgain,
    'marketplace-codes.added': texts.enteredCodesForAn,
    'marketplace-interests.downloaded': texts.downloadedWhoIsInterested,
    'marketplace.redeemed': texts.gotACodeFor,
    'marketplace.interest': texts.showedInterestInThe,
  },
  mails: {
    'marketplace-interest': texts.interestInAnOffer,
  },
} satisfies ModuleWords;
