import type { RichText } from '@portal/domain/rich-text/rich-text.ts';
import { brandDate } from '../../system/brand-date.ts';
import { brandDay } from '../../system/brand-day.ts';
import { cut } from '../cut.ts';
import { printedBrand } from '../printed-model.ts';
import type { RatingReportData } from './rating-document-data.ts';
import {
  printedCategories,
  printedIndustry,
  printedRaises,
  printedRating,
  printedReported,
  printedScale,
} from './rating-print.ts';
import { printedFindings } from './rating-report-findings.ts';
import { reportRoom } from './rating-report-room.ts';
import { printedTrend } from './rating-trend-print.ts';

const LONGEST_NAME = 200;
const MAX_RAISES = 10;
const MAX_REPORTED = 20;
const MAX_INCIDENTS = 20;
const MAX_ADDRESSES = 4;

const SOURCES = {
  domain: 'your domain',
  www: 'its www name',
  certificate: 'named in a certificate',
  dns: 'named in the settings of the domain',
  'usual-name': 'a common name that answers',
} as const;

/** What the detailed report of a rating prints: `templates/rating-report.typ`. */
export function ratingReportModel(data: RatingReportData) {
  const { rating, brand, texts } = data;
  const raises = printedRaises(data);
  const room = reportRoom(data);
  return {
    brand: printedBrand(brand, data.logo),
    company: cut(rating.company.name, LONGEST_NAME),
    website: cut(rating.company.url, LONGEST_NAME),
    date: brandDate(data.createdAt, brand),
    rating: printedRating(data),
    scale: printedScale(data),
    industryName: cut(data.industryName, LONGEST_NAME),
    industry: printedIndustry(data),
    counts: [
      { label: 'as it should be', count: rating.counts.GOOD ?? 0 },
      { label: 'a detail could be better', count: rating.counts.FAIR ?? 0 },
      { label: 'should be fixed', count: rating.counts.WARN ?? 0 },
      { label: 'should be fixed soon', count: rating.counts.BAD ?? 0 },
    ],
    reported: printedReported(data, MAX_REPORTED),
    raises: raises.slice(0, MAX_RAISES),
    furtherRaises: Math.max(0, raises.length - MAX_RAISES),
    trend: printedTrend(rating.ratings, brand),
    categories: printedCategories(data).map((category) => ({
      ...category,
      vectors: category.vectors.map((vector) => {
        const { value, weight } = rating.rating_details[vector.slug];
        const { description, why, remediation, who } = texts.vectors[vector.slug];
        const measured = { value: value === null ? null : value.toFixed(2), weight };
        return {
          ...vector,
          ...measured,
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
      happenedOn: brandDay(incident.happenedOn, brand),
      weight: `${Math.round(incident.weight * 100)} %`,
      countsUntil: brandDay(incident.countsUntil, brand),
    })),
    assets: rating.assets.map(({ host, source, addresses }) => ({
      host,
      source: SOURCES[source],
      addresses: addresses.length === 0 ? 'no public address' : addresses.slice(0, MAX_ADDRESSES).join(', '),
    })),
    method: texts.method satisfies RichText,
  };
}
