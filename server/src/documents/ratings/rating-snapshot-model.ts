import { brandDate } from '../../system/brand-date.ts';
import { cut } from '../cut.ts';
import { printedBrand } from '../printed-model.ts';
import type { RatingDocumentData } from './rating-document-data.ts';
import {
  printedCategories,
  printedIndustry,
  printedRaises,
  printedRating,
  printedReported,
  printedScale,
} from './rating-print.ts';
import { printedTrend } from './rating-trend-print.ts';

const LONGEST_NAME = 80;
const MAX_RAISES = 3;

/** What the snapshot of a rating prints: `templates/rating-snapshot.typ`, always exactly one page. */
export function ratingSnapshotModel(data: RatingDocumentData) {
  const { rating, brand } = data;
  const { GOOD, FAIR, WARN, BAD } = rating.counts;
  return {
    brand: printedBrand(brand, data.logo),
    company: cut(rating.company.name, LONGEST_NAME),
    website: cut(rating.company.url, LONGEST_NAME),
    date: brandDate(data.createdAt, brand),
    rating: printedRating(data),
    scale: printedScale(data),
    industry: printedIndustry(data),
    categories: printedCategories(data),
    counts: { good: GOOD ?? 0, toFix: (FAIR ?? 0) + (WARN ?? 0) + (BAD ?? 0), hosts: rating.assets.length },
    reported: printedReported(data, 1),
    // One page holds either of them.
    raises: printedRaises(data)
      .slice(0, rating.reported.length === 0 ? MAX_RAISES : MAX_RAISES - 1)
      .map((raise) => ({ ...raise, where: cut(raise.where, LONGEST_NAME) })),
    trend: printedTrend(rating.ratings, brand),
  };
}
