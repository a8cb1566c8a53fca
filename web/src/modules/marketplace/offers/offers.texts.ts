import { texts } from '@portal/domain/texts/texts.ts';

export const categoryLinks = texts('marketplace.offers.categoryLinks', {
  all: 'All',
  /** Beside the name of a category; screen readers hear the word as well. */
  offers: '{count}<word> {count, plural, one {offer} other {offers}}</word>',
  categories: 'Categories',
});

export const earlierCodes = texts('marketplace.offers.earlierCodes', {
  title: 'Your codes',
  description: 'These codes are for offers that no longer appear here. Ask the partner whether a code still works.',
  takenOn: '{partnerName}, received on {day}',
});

export const offerSearch = texts('marketplace.offers.offerSearch', {
  searchForOffers: 'Search for offers',
});

export const offersView = texts('marketplace.offers.offersView', {
  save: 'Save <amount>{savings}</amount>',
  found: '{count, plural, one {# offer} other {# offers}}',
  noneFound: 'No offers found',
  showAllOffers: 'Show all offers',
  tryASingleWord: 'Try a single word, such as “backup” or “email”, or browse a category.',
});
