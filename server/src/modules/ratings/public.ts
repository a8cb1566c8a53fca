export {
  type EndingCertificate,
  selectEndingCertificates,
  tellEndingCertificates,
} from './dashboard/coming-certificates.store.ts';
export { type RatingChange, selectRatingChange, tellRatingChange } from './dashboard/rating-change.store.ts';
export { type RatingFacts, selectRatingFacts } from './dashboard/rating-facts.store.ts';
export { suggestRatings } from './dashboard/suggest-ratings.ts';
export { summarizeRatings } from './dashboard/summarize-ratings.ts';
export { createIndustryAverages } from './industry-averages.ts';
export { lookAgain } from './looks/look-again.ts';
export { type OutsideRow, selectOutsideRow } from './outside-facts.store.ts';
export { outsideFactsOf } from './outside-facts-of.ts';
export { describeRaise, type RaiseName, readRaiseStates } from './raise-states.store.ts';
export { readRatingTexts } from './rating-texts.ts';
export { readShownRating } from './shown-rating.ts';
