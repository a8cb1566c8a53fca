import type * as ratings from '@portal/contract/ratings/ratings.calls.ts';
import type { FilledOrganisation } from '../../../testing/filled-ids.ts';
import { TEST_COMPANY } from '../../../testing/people.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';

/** A valid input for every call of the attack surface. */
export type RatingSamples = { readonly ratings: SamplesOf<typeof ratings> };

/** Inputs that name the ratings of one organisation wherever a call takes an id. */
export function sampleRatingInputs(org: FilledOrganisation, now: Date): RatingSamples {
  return {
    ratings: {
      fastRatings: { url: TEST_COMPANY.companyUrl },
      rating: {},
      ratingFindings: { vector: 'spf' },
      ratingRaises: {},
      ratingTexts: {},
      measureAgain: {},
      saveSelectors: { dkimSelectors: ['mail2026'] },
      ratingIncidents: {},
      addIncident: { happenedOn: now.toISOString().slice(0, 10), title: 'A lost laptop', note: 'It was encrypted.' },
      removeIncident: { incidentId: org.incidentId },
      detailedReport: {},
      ratingReports: {},
      ratingReportFile: { reportId: org.ratingReportId, fileName: org.ratingReportName },
      ratingSnapshot: { fileName: 'Rating report.pdf' },
    },
  };
}
