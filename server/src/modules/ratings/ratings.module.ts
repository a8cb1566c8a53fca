import * as calls from '@portal/contract/ratings/ratings.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import { createReadReports, createReportFile, createRequestReport } from './detailed-report.ts';
import { createFastRatings, createMeasureAgain } from './fast-ratings.ts';
import { createAddIncident, createReadIncidents, createRemoveIncident } from './incidents.ts';
import { readRatingTexts } from './rating-texts.ts';
import { readRating } from './rating-view.ts';
import type { RatingsServices } from './ratings-services.ts';
import { createReadFindings, createReadRaises } from './read-findings.ts';
import { createSaveSelectors } from './selectors.ts';
import { createSnapshot } from './snapshot.ts';

/** Calls of the attack surface. */
export function ratingsModule(services: RatingsServices): BoundCall[] {
  return [
    bind(calls.fastRatings).to(createFastRatings(services)),
    bind(calls.rating).to(async ({ session }) => ({ success: true, data: await readRating(services, session.orgId) })),
    bind(calls.measureAgain).to(createMeasureAgain(services)),
    bind(calls.ratingFindings).to(createReadFindings(services)),
    bind(calls.ratingRaises).to(createReadRaises(services)),
    bind(calls.ratingTexts).to(async () => ({ success: true, data: readRatingTexts() })),
    bind(calls.saveSelectors).to(createSaveSelectors(services)),
    bind(calls.ratingIncidents).to(createReadIncidents(services)),
    bind(calls.addIncident).to(createAddIncident(services)),
    bind(calls.removeIncident).to(createRemoveIncident(services)),
    bind(calls.detailedReport).to(createRequestReport(services)),
    bind(calls.ratingReports).to(createReadReports(services)),
    bind(calls.ratingReportFile).to(createReportFile(services)),
    bind(calls.ratingSnapshot).to(createSnapshot(services)),
  ];
}
