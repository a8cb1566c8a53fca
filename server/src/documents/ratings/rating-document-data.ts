import type {
  ratingData,
  ratingFinding,
  ratingIncident,
  ratingRaise,
  ratingTextSet,
} from '@portal/contract/ratings/ratings.schemas.ts';
import type { z } from 'zod';
import type { PaperOf } from '../printed-model.ts';

/** What the one-page snapshot of a rating is made from. */
export type RatingDocumentData = PaperOf & {
  readonly createdAt: Date;
  /** The firm's industry in words; empty when it has told none. */
  readonly industryName: string;
  readonly rating: z.output<typeof ratingData>;
  /** What would raise the rating, the most first; empty where an outside provider rates. */
  readonly raises: readonly z.output<typeof ratingRaise>[];
  readonly texts: z.output<typeof ratingTextSet>;
};

/** What the detailed report is made from. */
export type RatingReportData = RatingDocumentData & {
  /** Everything that is there now, and what went in the last 60 days, in any order. */
  readonly findings: readonly z.output<typeof ratingFinding>[];
  readonly incidents: readonly z.output<typeof ratingIncident>[];
};
