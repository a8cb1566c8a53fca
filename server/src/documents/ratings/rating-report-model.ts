import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import type { RichText } from '@portal/domain/rich-text/rich-text.ts';
import { brandDate } from '../../system/brand-date.ts';
import { brandDay } from '../../system/brand-day.ts';
import { cut } from '../cut.ts';
import { covers, shares } from '../documents.texts.ts';
import { printedPaper } from '../printed-model.ts';
import { inSpans, numbersFor, sayAll, strong } from '../printed-words.ts';
import type { RatingReportData } from './rating-document-data.ts';
import { industry, raises, shared } from './rating-documents.texts.ts';
import {
  placeOf,
  printedCategories,
  printedIndustry,
  printedRaises,
  printedRating,
  printedReported,
  printedScale,
  scaleInWords,
} from './rating-print.ts';
import { about, bandMeanings, counts, report, sources, vectors } from './rating-report.texts.ts';
import { printedFindings } from './rating-report-findings.ts';
import { reportRoom } from './rating-report-room.ts';
import { printedTrend } from './rating-trend-print.ts';

const LONGEST_NAME = 200;
const MAX_RAISES = 10;
const MAX_REPORTED = 20;
const MAX_INCIDENTS = 20;
const MAX_ADDRESSES = 4;

/** What the detailed report of a rating prints: `templates/rating-report.typ`. */
export function ratingReportModel(data: RatingReportData) {
  const { rating, texts, say } = data;
  const steps = printedRaises(data);
  const room = reportRoom(data);
  const place = placeOf(data);
  const number = numbersFor(say);
  return {
    ...printedPaper(data),
    words: reportWords(data, Math.max(0, steps.length - MAX_RAISES)),
    company: cut(rating.company.name, LONGEST_NAME),
    website: cut(rating.company.url, LONGEST_NAME),
    date: brandDate(data.createdAt, place),
    rating: printedRating(data),
    scale: printedScale(data).map((band) => ({ ...band, meaning: say(bandMeanings[band.key]) })),
    industry: printedIndustry(data),
    counts: (['GOOD', 'FAIR', 'WARN', 'BAD'] as const).map((grade) => ({
      label: say(counts[COUNTED[grade]]),
      count: number(rating.counts[grade] ?? 0),
    })),
    reported: printedReported(data, MAX_REPORTED),
    raises: steps.slice(0, MAX_RAISES),
    trend: printedTrend(rating.ratings, say),
    categories: printedCategories(data).map((category) => ({
      ...category,
      vectors: category.vectors.map((vector) => {
        const { description, why, remediation, who } = texts.vectors[vector.slug];
        return {
          ...vector,
          share: shareInWords(vector, data),
          reason: vector.reason === '' ? [] : inSpans(say.parts(vectors.noGrade, { reason: vector.reason, strong })),
          description,
          why,
          remediation,
          who,
          ...printedFindings(data, vector.slug, room),
        };
      }),
    })),
    incidents: data.incidents.slice(0, MAX_INCIDENTS).map((incident) => ({
      title: cut(incident.title, LONGEST_NAME),
      happenedOn: brandDay(incident.happenedOn, place),
      weight: say(shares.percent, { percent: Math.round(incident.weight * 100) }),
      countsUntil: brandDay(incident.countsUntil, place),
    })),
    assets: rating.assets.map(({ host, source, addresses }) => ({
      host,
      source: say(sources[source]),
      addresses: addresses.length === 0 ? say(sources.noAddress) : addresses.slice(0, MAX_ADDRESSES).join(', '),
    })),
    method: texts.method satisfies RichText,
  };
}

const COUNTED = { GOOD: 'good', FAIR: 'fair', WARN: 'warn', BAD: 'bad' } as const;

/** What a vector weighs in the rating and how good it is, where the rating is the portal's own. */
function shareInWords(
  { slug, mark }: { readonly slug: RiskVectorSlug; readonly mark: string },
  { rating, say }: RatingReportData,
): string {
  const { value, weight } = rating.rating_details[slug];
  const isOwnModel = rating.provider === 'builtin';
  if (isOwnModel && weight > 0) {
    if (value === null) return say(vectors.weight, { weight });
    const digits = new Intl.NumberFormat(say.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return say(vectors.weightAndValue, { weight, value: digits.format(value) });
  }
  if (isOwnModel && slug === 'data_breaches') return say(vectors.notPart);
  return mark === '' ? '' : say(vectors.informationOnly);
}

/** Every word of the report that is of no vector. */
function reportWords(data: RatingReportData, furtherRaises: number) {
  const { rating, brand, say } = data;
  const organization = cut(rating.company.name, LONGEST_NAME);
  const date = brandDate(data.createdAt, placeOf(data));
  const { value, band, coverage } = printedRating(data);
  const industryName = cut(data.industryName, LONGEST_NAME);
  return {
    ...sayAll(say, shared),
    ...sayAll(say, report),
    title: say(about.title, { organization }),
    description: say(about.description, { organization, date }),
    preparedBy: say(covers.preparedBy, { brand: brand.brandNameLong, support: brand.supportEmail }),
    basedOnModel: say(about.basedOn, { coverage }),
    ratingInWords:
      value === null || band === null ? '' : say(about.rating, { organization, rating: value, band: band.name }),
    scale: scaleInWords(data),
    furtherRaises: furtherRaises === 0 ? '' : say(raises.further, { count: furtherRaises }),
    noFigure: industryName === '' ? say(industry.noFigureForYours) : say(industry.noFigure, { industry: industryName }),
  };
}
