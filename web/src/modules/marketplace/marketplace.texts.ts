import { texts } from '@portal/domain/texts/texts.ts';

export const offerBadges = texts('marketplace.offerBadges', {
  until: 'Until {day}',
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
  /** One of up to two, after those words. */
  offer: '<link>{title}</link> ({partnerName}, {savings})',
});

export const marketplaceWords = texts('marketplace.marketplaceWords', {
  changedSavings: 'Changed the marketplace savings text',
  addedPartner: 'Added a partner to the marketplace',
  changedPartner: 'Changed a marketplace partner',
  deletedPartner: 'Deleted a marketplace partner',
  draftedAnOffer: 'Drafted an offer',
  changedAnOffer: 'Changed an offer',
  publishedAnOffer: 'Published an offer',
  withdrewAnOffer: 'Withdrew an offer',
  deletedAnOffer: 'Deleted an offer',
  hidAnOffer: 'Hid an offer',
  showedAnOfferAgain: 'Showed an offer again',
  enteredCodes: 'Entered codes for an offer',
  downloadedInterests: 'Downloaded the list of people interested in offers',
  gotCode: 'Got a code for the offer',
  showedInterest: 'Expressed interest in the offer',
  interestInAnOffer: 'Interest in an offer',
});
