import * as calls from '@portal/contract/ratings/ratings.calls.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf } from '../../call/bind-call.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { measureAgain, readFastRatings } from './fast-ratings.ts';
import { addIncident, readIncidents, removeIncident } from './incidents.ts';
import { saveSelectors } from './looks/selectors.ts';
import { readRatingTexts } from './rating-texts.ts';
import { readRating } from './rating-view.ts';
import type { RatingsServices } from './ratings-services.ts';
import { readRaises, readRatingFindings } from './read-findings.ts';
import { downloadReportFile, readRatingReports, requestRatingReport } from './reports/detailed-report.ts';
import { downloadSnapshot } from './reports/snapshot.ts';

/** Calls of the attack surface. */
export const ratingsCalls: readonly BoundCall<RatingsServices>[] = [
  bind(calls.fastRatings).to(readFastRatings),
  bind(calls.rating).to(rating),
  bind(calls.measureAgain).to(measureAgain),
  bind(calls.ratingFindings).to(readRatingFindings),
  bind(calls.ratingRaises).to(readRaises),
  bind(calls.ratingTexts).to(ratingTexts),
  bind(calls.saveSelectors).to(saveSelectors),
  bind(calls.ratingIncidents).to(readIncidents),
  bind(calls.addIncident).to(addIncident),
  bind(calls.removeIncident).to(removeIncident),
  bind(calls.detailedReport).to(requestRatingReport),
  bind(calls.ratingReports).to(readRatingReports),
  bind(calls.ratingReportFile).to(downloadReportFile),
  bind(calls.ratingSnapshot).to(downloadSnapshot),
];

async function rating(
  services: RatingsServices,
  { session, brand, language }: CallerOf<typeof calls.rating>,
): Promise<AnswerOf<typeof calls.rating>> {
  return { success: true, data: await readRating(services, session.orgId, sayFor(brand, language)) };
}

async function ratingTexts(
  _services: RatingsServices,
  { language }: CallerOf<typeof calls.ratingTexts>,
): Promise<AnswerOf<typeof calls.ratingTexts>> {
  return { success: true, data: readRatingTexts(language) };
}
