import { brandDate } from '../../system/brand-date.ts';
import { cut } from '../cut.ts';
import { printedPaper } from '../printed-model.ts';
import { sayAll } from '../printed-words.ts';
import type { RatingDocumentData } from './rating-document-data.ts';
import { shared, snapshot, snapshotAbout } from './rating-documents.texts.ts';
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
import { printedTrend } from './rating-trend-print.ts';

const LONGEST_NAME = 80;
const MAX_RAISES = 3;

/** What the snapshot of a rating prints: `templates/rating-snapshot.typ`, always exactly one page. */
export function ratingSnapshotModel(data: RatingDocumentData) {
  const { rating, brand, say } = data;
  const { GOOD = 0, FAIR = 0, WARN = 0, BAD = 0 } = rating.counts;
  const organization = cut(rating.company.name, LONGEST_NAME);
  const website = cut(rating.company.url, LONGEST_NAME);
  const date = brandDate(data.createdAt, placeOf(data));
  const printed = printedRating(data);
  return {
    ...printedPaper(data),
    words: {
      ...sayAll(say, shared),
      ...sayAll(say, snapshot),
      title: say(snapshotAbout.title, { organization }),
      description: say(snapshotAbout.description, { organization, date }),
      checked: say(snapshotAbout.checked, { website, date: printed.measuredOn }),
      scale: scaleInWords(data),
      foot: say(snapshotAbout.foot, {
        ...{ hosts: rating.assets.length, good: GOOD, toFix: FAIR + WARN + BAD, support: brand.supportEmail },
      }),
    },
    company: organization,
    date,
    rating: printed,
    scale: printedScale(data),
    industry: printedIndustry(data),
    categories: printedCategories(data),
    reported: printedReported(data, 1),
    // One page holds either of them.
    raises: printedRaises(data)
      .slice(0, rating.reported.length === 0 ? MAX_RAISES : MAX_RAISES - 1)
      .map((raise) => ({ ...raise, where: cut(raise.where, LONGEST_NAME) })),
    trend: printedTrend(rating.ratings, say),
  };
}
