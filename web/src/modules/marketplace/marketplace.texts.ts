import { texts } from '@portal/domain/texts/texts.ts';

export const offerBadges = texts('marketplace.offerBadges', {
  untilValidUntil: 'Until {validUntil}',
  weEarnACommission: 'We earn a commission',
});

export const shownCode = texts('marketplace.shownCode', {
  yourCode: 'Your code',
  copyTheCode: 'Copy the code',
  theCodeWasCopied: 'The code was copied.',
});

export const marketplacePage = texts('marketplace.marketplacePage', {
  marketplace: 'Marketplace',
  what: 'The marketplace',
  loadingTheMarketplace: 'Loading the marketplace',
});

export const marketplaceTile = texts('marketplace.marketplaceTile', {
  title: 'Marketplace',
  seeTheOffers: 'See the offers',
  toolsThatCostLittle: 'Tools that cost little or nothing, with steps to get them.',
});

export const offersForStep = texts('marketplace.offersForStep', {
  inTheMarketplace: 'In the marketplace:',
});

export const marketplaceHome = texts('marketplace.marketplaceHome', {
  marketplace: 'Marketplace',
  securityToolsAndServices:
    'Security tools and services that cost little or nothing, chosen for companies of your size.',
});

export const marketplaceWords = texts('marketplace.marketplaceWords', {
  changedTheMarketplaceSavings: 'Changed the marketplace savings text',
  addedAPartnerTo: 'Added a partner to the marketplace',
  changedAPartnerOf: 'Changed a partner of the marketplace',
  deletedAPartnerOf: 'Deleted a partner of the marketplace',
  draftedAnOffer: 'Drafted an offer',
  changedAnOffer: 'Changed an offer',
  publishedAnOffer: 'Published an offer',
  withdrewAnOffer: 'Withdrew an offer',
  deletedAnOffer: 'Deleted an offer',
  hidAnOffer: 'Hid an offer',
  showedAnOfferAgain: 'Showed an offer again',
  enteredCodesForAn: 'Entered codes for an offer',
  downloadedWhoIsInterested: 'Downloaded who is interested in offers',
  gotACodeFor: 'Got a code for the offer',
  showedInterestInThe: 'Showed interest in the offer',
  interestInAnOffer: 'Interest in an offer',
});
