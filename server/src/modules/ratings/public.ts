export { deleteOldRatings, resetRatings } from './clear-ratings.store.ts';
export { createIndustryAverages } from './industry-averages.ts';
export { startDueLooks } from './look-scheduler.ts';
export { createRatingReportJob } from './make-report-job.ts';
export { type RatingFacts, selectRatingFacts } from './rating-facts.store.ts';
export { createLookRunner } from './run-look-job.ts';
export { saveLook } from './save-look.ts';
export { readShownRating } from './shown-rating.ts';
export { suggestRatings } from './suggest-ratings.ts';
