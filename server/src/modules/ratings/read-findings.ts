import type { ratingFindings, ratingRaises } from '@portal/contract/ratings/ratings.calls.ts';
import { sayEvidence } from '@portal/domain/rating-evidence/say-evidence.ts';
import { planRaises } from '@portal/domain/ratings/plan-raises.ts';
import { RATING_MODEL } from '@portal/domain/ratings/rate-surface.ts';
import { shownRating } from '@portal/domain/ratings/shown-rating.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { findFirmDetails } from '../profile/public.ts';
import { companyAddress } from './company-address.ts';
import { findMeasurement, type Measurement } from './looks/measurements.store.ts';
import { ratingInput, utcDay } from './rate-stored.ts';
import { countRatingFindings, listRatingFindings, type RatingFindingRow } from './rating-findings.store.ts';
import type { RatingsServices } from './ratings-services.ts';

const PAGE_SIZE = 20;

/** One page of what was seen from outside. */
export async function readRatingFindings(
  { database }: RatingsServices,
  { session, brand, language }: CallerOf<typeof ratingFindings>,
  { page, vector, grade, state }: InputOf<typeof ratingFindings>,
): Promise<AnswerOf<typeof ratingFindings>> {
  const say = sayFor(brand, language);
  const { total, rows } = await database.inOrg(session.orgId, async (tx) => {
    const domain = companyAddress((await findFirmDetails(tx)).companyUrl)?.domain ?? '';
    const filter = { domain, state, vector, grade };
    const slice = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
    return { total: await countRatingFindings(tx, filter), rows: await listRatingFindings(tx, filter, slice) };
  });
  return { success: true, data: { total, pageSize: PAGE_SIZE, findings: rows.map((row) => toFinding(row, say)) } };
}

/** A finding as pages and reports show it, in the words of its reader. */
export function toFinding(row: RatingFindingRow, say: Say) {
  return {
    findingId: row.rating_finding_id,
    vector: row.vector,
    kind: row.kind,
    grade: row.grade,
    asset: row.asset,
    importance: Number(row.importance),
    evidence: row.evidence.map((line) => sayEvidence(say, line)),
    firstSeenOn: utcDay(row.first_seen_at),
    lastSeenOn: utcDay(row.last_seen_at),
    goneOn: row.gone_at === null ? null : utcDay(row.gone_at),
  };
}

/** What would raise the rating; nothing where an outside provider rates by rules of its own. */
export async function readRaises(
  { database, clock }: RatingsServices,
  { session }: CallerOf<typeof ratingRaises>,
): Promise<AnswerOf<typeof ratingRaises>> {
  const { orgId } = session;
  const data = await database.inOrg(orgId, async (tx) => {
    const domain = companyAddress((await findFirmDetails(tx)).companyUrl)?.domain;
    const latest = domain === undefined ? null : await findMeasurement(tx, orgId, domain);
    return { rating: latest?.rating ?? null, raises: await raisesOf(tx, latest, clock.now()) };
  });
  return { success: true, data };
}

/** The steps that would raise a rating, the most pressing first. */
export async function raisesOf(tx: OrgTransaction, latest: Measurement | null, now: Date) {
  // A rating by earlier rules is explained by those; the next look rates by the current ones.
  if (latest === null || latest.rating === null || latest.model !== RATING_MODEL) return [];
  const raises = planRaises(await ratingInput(tx, { ...latest, now }));
  return raises.map(({ vector, kind, assets, isDoor, points, pointsAtOnce, fullAfterDays, rawAfter }) => ({
    vector,
    kind,
    assets: [...assets],
    isDoor,
    points: Math.round(points),
    pointsAtOnce: Math.round(pointsAtOnce),
    fullAfterDays,
    ratingAfter: shownRating(rawAfter, null),
  }));
}
