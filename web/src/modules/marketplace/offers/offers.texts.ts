import { texts } from '@portal/domain/texts/texts.ts';

export const categoryLinks = texts('marketplace.offers.categoryLinks', {
  all: 'All',
  categories: 'Categories',
});

export const earlierCodes = texts('marketplace.offers.earlierCodes', {
  title: 'Your codes',
  description: 'Their offers are no longer shown here. Ask the partner whether a code still works.',
  partnerNameTakenOnAt: '{partnerName}, taken on {at}',
});

export const offerSearch = texts('marketplace.offers.offerSearch', {
  searchForOffers: 'Search for offers',
});

export const offersView = texts('marketplace.offers.offersView', {
  saveSavingsText: 'Save <span>{savingsText}</span>',
  text1Offer: '1 offer',
  countOffers: '{count} offers',
  title: 'No offers found',
  showAllOffers: 'Show all offers',
  tryASingleWord: 'Try a single word, such as “backup” or “email”, or browse a category.',
});
