import type { ModuleSamples } from '../../../testing/module-samples.ts';
import { fillRatings } from './filled-ratings.ts';
import { type RatingSamples, sampleRatingInputs } from './sample-rating-inputs.ts';

type Filled = Awaited<ReturnType<typeof fillRatings>>;

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation extends Filled {}
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends RatingSamples {}
}

export default {
  fill: ({ insert }, member, now) => fillRatings(insert, member, now),
  inputs: sampleRatingInputs,
  clearedBy: {
    ratings: ['rated_companies', 'rating_measurements', 'rating_findings', 'rating_incidents', 'rating_reports'],
  },
} satisfies ModuleSamples;
