export { createIndustryAverages } from './industry-averages.ts';
export { type OutsideRow, selectOutsideRow } from './outside-facts.store.ts';
export { outsideFactsOf } from './outside-facts-of.ts';
export { type RatingChange, selectRatingChange, tellRatingChange } from './rating-change.store.ts';
export { type RatingFacts, selectRatingFacts } from './rating-facts.store.ts';
export { readShownRating } from './shown-rating.ts';
export { suggestRatings } from './suggest-ratings.ts';
export { summarizeRatings } from './summarize-ratings.ts';
