import { RATING_BANDS, RATING_SCALE, type RatingBand, ratingBand } from '@portal/domain/ratings/rating-bands.ts';
import {
  RISK_CATEGORY_NAMES,
  RISK_VECTOR_SLUGS,
  RISK_VECTORS,
  type RiskCategory,
  type RiskVectorSlug,
} from '@portal/domain/ratings/risk-vectors.ts';
import { brandDate } from '../../system/brand-date.ts';
import { brandDay } from '../../system/brand-day.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { cut } from '../cut.ts';
import type { RatingDocumentData } from './rating-document-data.ts';

const LONGEST_NAME = 120;
const MAX_PLACES = 3;

/** The groups in the order in which they are shown (spec part 2, section 1). */
const CATEGORIES: readonly RiskCategory[] = ['Compromised Systems', 'User Behavior', 'Public Disclosures', 'Diligence'];

/** What was seen: of what nobody looked at, such as an office's own line, they say nothing. */
const HEADLINES = {
  basic: 'Several important things are missing',
  intermediate: 'No open door was seen, but something important is missing',
  advanced: 'What can be seen from outside is well maintained',
} as const;
/** Where an expert knows of more, nothing is said of what stands open. */
const HEADLINES_BESIDE_REPORTS = { ...HEADLINES, intermediate: 'Something important is missing' } as const;

const onScale = (rating: number) =>
  ((rating - RATING_SCALE.least) / (RATING_SCALE.greatest - RATING_SCALE.least)) * 100;

/** The current rating in figures and words; `at` is its place on the scale in percent. */
export function printedRating({ rating: view, brand }: RatingDocumentData) {
  const [current] = view.ratings;
  const rating = view.state === 'not-enough-data' ? undefined : current?.rating;
  const band = rating === undefined ? null : ratingBand(rating);
  return {
    value: rating ?? null,
    at: rating === undefined ? null : onScale(rating),
    band: band && { name: sayFor(brand)(band.name), colour: band.colour },
    headline: headlineOf(view, band),
    coverage: `${(view.coverage * 100).toFixed(1).replace(/\.0$/, '')} %`,
    isOwnModel: view.provider === 'builtin',
    measuredOn: view.measuredAt === null ? '–' : brandDate(new Date(view.measuredAt), brand),
  };
}

function headlineOf({ ceiling, reported }: RatingDocumentData['rating'], band: RatingBand | null): string {
  if (band === null) return 'Too little could be measured for a rating';
  if (ceiling !== null) return heldDown(ceiling.doors.length);
  if (reported.length === 0) return HEADLINES[band.key];
  const more = reported.length === 1 ? 'one more weakness' : `${reported.length} more weaknesses`;
  return `${HEADLINES_BESIDE_REPORTS[band.key]}, and experts reported ${more}`;
}

const heldDown = (doors: number) =>
  doors === 1 ? 'One open issue holds the rating down' : `${doors} open issues hold the rating down`;

/** The bands of the scale with their widths in percent. */
export function printedScale({ brand }: RatingDocumentData) {
  const say = sayFor(brand);
  return RATING_BANDS.map(({ name, from, to, colour }) => ({
    name: say(name),
    colour,
    range: `${from}–${to}`,
    from,
    to,
    width: onScale(to) - onScale(from),
  }));
}

/** The average of the firm's industry and how the firm compares, or null where there is no figure. */
export function printedIndustry(data: RatingDocumentData) {
  const grade = data.rating.industry_grade;
  if (grade === null) return null;
  const industry = cut(data.industryName, LONGEST_NAME);
  const { value } = printedRating(data);
  return {
    name: industry,
    average: grade.average_rating,
    at: onScale(grade.average_rating),
    source: grade.source,
    asOf: dayOfAverage(grade.asOf, data.brand.locale),
    comparison: value === null ? '' : comparisonInWords(value - grade.average_rating),
  };
}

/** When the average was counted: a year, or the day of a figure of the portal's own. */
function dayOfAverage(asOf: string, locale: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(asOf)) return `as of ${asOf}`;
  const options = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return `as of ${new Intl.DateTimeFormat(locale, options).format(new Date(`${asOf}T00:00:00Z`))}`;
}

function comparisonInWords(points: number): string {
  if (points === 0) return 'the same as the average of your industry';
  return `${Math.abs(points)} points ${points > 0 ? 'above' : 'below'} the average of your industry`;
}

/** One asterisk for vectors that do not count yet, two for those that never will (spec part 2, section 1). */
export function vectorMark(vector: RiskVectorSlug): '' | '*' | '**' {
  const { beta, info } = RISK_VECTORS[vector];
  if (info) return '**';
  return beta ? '*' : '';
}

/** All vectors with their letters, by category. */
export function printedCategories({ rating, texts, brand }: RatingDocumentData) {
  const say = sayFor(brand);
  return CATEGORIES.map((category) => ({
    name: say(RISK_CATEGORY_NAMES[category]),
    vectors: RISK_VECTOR_SLUGS.filter((vector) => RISK_VECTORS[vector].category === category).map((vector) => {
      const { grade, grade_color, problems, reason } = rating.rating_details[vector];
      return {
        slug: vector,
        name: say(RISK_VECTORS[vector].name),
        mark: vectorMark(vector),
        grade,
        colour: grade_color,
        problems,
        reason: reason === null ? '' : texts.reasons[reason],
      };
    }),
  }));
}

/** Open weaknesses that experts reported and that change no number, in words for beside it; null where there are none. */
export function printedReported({ rating, brand }: RatingDocumentData, shown: number) {
  const { reported } = rating;
  if (reported.length === 0) return null;
  return {
    title:
      reported.length === 1
        ? 'An expert reported an open weakness in addition to this rating'
        : `Experts reported ${reported.length} open weaknesses in addition to this rating`,
    weaknesses: reported
      .slice(0, shown)
      .map(({ title, reportedOn }) => ({ title: cut(title, LONGEST_NAME), reportedOn: brandDay(reportedOn, brand) })),
    further: Math.max(0, reported.length - shown),
  };
}

/** What would raise the rating, the most pressing first. */
export function printedRaises({ raises, texts, brand }: RatingDocumentData) {
  const say = sayFor(brand);
  return raises.map(({ vector, kind, assets, points, pointsAtOnce, fullAfterDays, ratingAfter }, index) => ({
    number: index + 1,
    slug: vector,
    title: texts.kinds[kind]?.title ?? kind,
    vector: say(RISK_VECTORS[vector].name),
    where: placesInWords(assets),
    who: texts.kinds[kind]?.who ?? '',
    effort: texts.kinds[kind]?.effort ?? '',
    points,
    when: whenInWords(pointsAtOnce, fullAfterDays),
    ratingAfter,
  }));
}

function whenInWords(pointsAtOnce: number, fullAfterDays: number): string {
  if (fullAfterDays === 0) return 'at the next check';
  const rest = `within ${fullAfterDays} days`;
  return pointsAtOnce === 0 ? `little by little, ${rest}` : `${pointsAtOnce} at the next check, the rest ${rest}`;
}

/** A few places and how many more. */
function placesInWords(assets: readonly string[]): string {
  const shown = assets.slice(0, MAX_PLACES).map((asset) => cut(asset, LONGEST_NAME));
  const more = assets.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
