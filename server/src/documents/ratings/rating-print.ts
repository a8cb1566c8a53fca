import { RATING_BANDS, RATING_SCALE, type RatingBand, ratingBand } from '@portal/domain/ratings/rating-bands.ts';
import {
  RISK_CATEGORY_NAMES,
  RISK_VECTOR_SLUGS,
  RISK_VECTORS,
  type RiskCategory,
  type RiskVectorSlug,
} from '@portal/domain/ratings/risk-vectors.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { brandDate } from '../../system/brand-date.ts';
import { brandDay } from '../../system/brand-day.ts';
import { cut } from '../cut.ts';
import { shares } from '../documents.texts.ts';
import { inSpans, numbersFor, strong } from '../printed-words.ts';
import type { RatingDocumentData } from './rating-document-data.ts';
import { headlines, industry, raises, rated, reported } from './rating-documents.texts.ts';

const LONGEST_NAME = 120;
const MAX_PLACES = 3;

/** The groups in the order in which they are shown (spec part 2, section 1). */
const CATEGORIES: readonly RiskCategory[] = ['Compromised Systems', 'User Behavior', 'Public Disclosures', 'Diligence'];

/** The place of a document's reader, for dates. */
export const placeOf = ({ brand, say }: RatingDocumentData) => ({ ...brand, locale: say.locale });

const onScale = (rating: number) =>
  ((rating - RATING_SCALE.least) / (RATING_SCALE.greatest - RATING_SCALE.least)) * 100;

/** The current rating in figures and words; `at` is its place on the scale in percent. */
export function printedRating(data: RatingDocumentData) {
  const { rating: view, say } = data;
  const { rating, band } = currentRating(data);
  const coverage = say(shares.percent, { percent: Number((view.coverage * 100).toFixed(1)) });
  const isOwnModel = view.provider === 'builtin';
  return {
    value: rating ?? null,
    at: rating === undefined ? null : onScale(rating),
    band: band && { name: say(band.name), colour: band.colour },
    headline: headlineOf(view, band, say),
    coverage,
    isOwnModel,
    note: isOwnModel ? say(rated.coverage, { coverage }) : say(rated.fromProvider),
    mark: rating === undefined ? '' : say(rated.yours, { rating }),
    measuredOn: view.measuredAt === null ? '–' : brandDate(new Date(view.measuredAt), placeOf(data)),
  };
}

function currentRating({ rating: { ratings, state } }: RatingDocumentData) {
  const rating = state === 'not-enough-data' ? undefined : ratings[0]?.rating;
  return { rating, band: rating === undefined ? null : ratingBand(rating) };
}

/** Of what nobody looked at, such as an office's own line, nothing is said, and nothing of what is open where an expert knows of more. */
function headlineOf(
  { ceiling, reported: known }: RatingDocumentData['rating'],
  band: RatingBand | null,
  say: Say,
): string {
  if (band === null) return say(headlines.tooLittle);
  if (ceiling !== null) return say(headlines.heldDown, { doors: ceiling.doors.length });
  if (known.length === 0) return say(headlines[band.key]);
  return say(headlines[`${band.key}AndReported`], { count: known.length });
}

/** The bands of the scale with their widths in percent, and all of it in words. */
export function printedScale(data: RatingDocumentData) {
  const { say } = data;
  return RATING_BANDS.map(({ key, name, from, to, colour }) => ({
    key,
    name: say(name),
    colour,
    range: `${from}–${to}`,
    from,
    to,
    width: onScale(to) - onScale(from),
  }));
}

/** The scale for those who do not see it. */
export function scaleInWords(data: RatingDocumentData): string {
  const { say } = data;
  const { rating, band } = currentRating(data);
  const average = data.rating.industry_grade?.average_rating;
  if (rating === undefined || band === null)
    return average === undefined ? say(rated.scaleAlone) : say(rated.scaleWithAverage, { average });
  const own = { rating, band: say(band.name) };
  return average === undefined ? say(rated.scaleWithRating, own) : say(rated.scaleWithBoth, { ...own, average });
}

/** The average of the firm's industry and how the firm compares, or null where there is no figure. */
export function printedIndustry(data: RatingDocumentData) {
  const { say } = data;
  const grade = data.rating.industry_grade;
  if (grade === null) return null;
  const name = cut(data.industryName, LONGEST_NAME);
  const average = grade.average_rating;
  const { rating } = currentRating(data);
  return {
    average,
    at: onScale(average),
    mark: say(rated.average, { rating: average }),
    averageInWords:
      name === ''
        ? inSpans(say.parts(industry.averageOfYours, { average, strong }))
        : inSpans(say.parts(industry.average, { industry: name, average, strong })),
    source: say(industry.source, { source: grade.source }),
    ...(rating === undefined ? NOT_COMPARED : comparisonInWords(rating - average, dayOfAverage(grade.asOf, say), say)),
  };
}

/** Where there is no rating. */
const NOT_COMPARED = { thatIs: '', yours: '', yoursAsOf: '' };

/** When the average was counted: a year, or the day of a figure of the portal's own. */
const dayOfAverage = (asOf: string, { locale }: Say) =>
  /^\d{4}-\d{2}-\d{2}$/.test(asOf) ? brandDay(asOf, { locale }) : asOf;

function comparisonInWords(difference: number, date: string, say: Say) {
  const way = difference === 0 ? 'other' : difference > 0 ? 'above' : 'below';
  const points = Math.abs(difference);
  return {
    thatIs: say(industry.thatIs, { way, points }),
    yours: say(industry.yours, { way, points }),
    yoursAsOf: say(industry.yoursAsOf, { way, points, date }),
  };
}

/** One asterisk for vectors that do not count yet, two for those that never will (spec part 2, section 1). */
export function vectorMark(vector: RiskVectorSlug): '' | '*' | '**' {
  const { beta, info } = RISK_VECTORS[vector];
  if (info) return '**';
  return beta ? '*' : '';
}

/** All vectors with their letters, by category. */
export function printedCategories({ rating, texts, say }: RatingDocumentData) {
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
export function printedReported(data: RatingDocumentData, shown: number) {
  const { rating, say } = data;
  const { reported: known } = rating;
  if (known.length === 0) return null;
  const count = Math.max(0, known.length - shown);
  return {
    title: say(reported.title, { count: known.length }),
    weaknesses: known
      .slice(0, shown)
      .map(({ title, reportedOn }) =>
        say(reported.weakness, { title: cut(title, LONGEST_NAME), date: brandDay(reportedOn, placeOf(data)) }),
      ),
    further: count === 0 ? '' : say(reported.further, { count }),
    andMore: count === 0 ? '' : say(reported.andMore, { count }),
  };
}

/** What would raise the rating, the most pressing first. */
export function printedRaises({ raises: steps, texts, say }: RatingDocumentData) {
  const number = numbersFor(say);
  return steps.map(({ vector, kind, assets, points, pointsAtOnce, fullAfterDays, ratingAfter }, index) => ({
    number: number(index + 1),
    slug: vector,
    title: texts.kinds[kind]?.title ?? kind,
    vector: say(RISK_VECTORS[vector].name),
    where: placesInWords(assets, say),
    who: texts.kinds[kind]?.who ?? '',
    effort: texts.kinds[kind]?.effort ?? '',
    points,
    gain: say(raises.points, { points }),
    when: whenInWords({ points: pointsAtOnce, days: fullAfterDays }, say),
    ratingAfter,
  }));
}

function whenInWords({ points, days }: { readonly points: number; readonly days: number }, say: Say): string {
  if (days === 0) return say(raises.nextCheck);
  return points === 0 ? say(raises.littleByLittle, { days }) : say(raises.nextCheckAndRest, { points, days });
}

/** A few places and how many more. */
function placesInWords(assets: readonly string[], say: Say): string {
  const places = assets
    .slice(0, MAX_PLACES)
    .map((asset) => cut(asset, LONGEST_NAME))
    .join(', ');
  const more = assets.length - MAX_PLACES;
  return more > 0 ? say(raises.places, { places, more }) : places;
}
