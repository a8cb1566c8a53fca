export { createIndustryAverages } from './industry-averages.ts';
export { lookAgain } from './looks/look-again.ts';
export { type OutsideRow, selectOutsideRow } from './outside-facts.store.ts';
export { outsideFactsOf } from './outside-facts-of.ts';
export { describeRaise, type RaiseName, type RaiseState, readRaiseStates } from './raise-states.store.ts';
export { type RatingFacts, selectRatingFacts } from './rating-facts.store.ts';
export { readShownRating } from './shown-rating.ts';
export { suggestRatings } from './suggest-ratings.ts';
