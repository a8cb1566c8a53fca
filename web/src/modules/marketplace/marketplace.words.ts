import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { marketplaceWords as texts } from './marketplace.texts.ts';

export default {
  activity: {
    'marketplace-page.changed': texts.changedSavings,
    'marketplace-partner.created': texts.addedPartner,
    'marketplace-partner.changed': texts.changedPartner,
    'marketplace-partner.deleted': texts.deletedPartner,
    'marketplace-offer.created': texts.draftedAnOffer,
    'marketplace-offer.changed': texts.changedAnOffer,
    'marketplace-offer.published': texts.publishedAnOffer,
    'marketplace-offer.withdrawn': texts.withdrewAnOffer,
    'marketplace-offer.deleted': texts.deletedAnOffer,
    'marketplace-offer.hidden': texts.hidAnOffer,
    'marketplace-offer.shown-again': texts.showedAnOfferAgain,
    'marketplace-codes.added': texts.enteredCodes,
    'marketplace-interests.downloaded': texts.downloadedInterests,
    'marketplace.redeemed': texts.gotCode,
    'marketplace.interest': texts.showedInterest,
  },
  mails: {
    'marketplace-interest': texts.interestInAnOffer,
  },
} satisfies ModuleWords;
