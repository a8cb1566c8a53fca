import { sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';
import { type MaturityFacts, selectMaturityFacts } from '../maturity/public.ts';
import { selectWebsiteFacts, selectWebsiteMonths, type WebsiteFacts, type WebsiteMonth } from '../monitoring/public.ts';
import {
  type ConfirmedBy,
  type PolicyFacts,
  type SignOffShare,
  selectConfirmations,
  selectPolicyFacts,
  selectSignOffShares,
} from '../policies/public.ts';
import {
  type CourseCounts,
  type PersonCounts,
  selectCourseCounts,
  selectPersonCounts,
  selectTrainingFacts,
  type TrainingFacts,
  yearCourses,
  yearPlaces,
} from '../training/public.ts';

/** All that packs tell of the organisation's rows. */
export type ProofRows = {
  readonly company: string;
  readonly policies: readonly PolicyFacts[];
  readonly signOffs: readonly SignOffShare[];
  readonly confirmations: readonly ConfirmedBy[];
  readonly training: TrainingFacts;
  readonly courses: Readonly<Record<string, CourseCounts>>;
  readonly people: readonly PersonCounts[];
  readonly websites: readonly WebsiteFacts[];
  readonly months: Readonly<Record<string, readonly WebsiteMonth[]>>;
  readonly maturity: MaturityFacts;
};

/**
 * One statement, so that everything is of the same moment.
 * @param today the day in the brand's time zone
 */
export function readProofRows(
  tx: OrgTransaction,
  { now, today, timeZone }: { readonly now: Date; readonly today: string; readonly timeZone: string },
): Promise<ProofRows> {
  const courseIds = yearCourses().map(({ id }) => id);
  return tx
    .selectNoFrom([
      sql<string>`(select company_name from organisations)`.as('company'),
      selectPolicyFacts().as('policies'),
      selectSignOffShares().as('signOffs'),
      selectConfirmations().as('confirmations'),
      selectTrainingFacts(today, yearPlaces()).as('training'),
      selectCourseCounts(today, courseIds).as('courses'),
      selectPersonCounts(courseIds).as('people'),
      selectWebsiteFacts(now).as('websites'),
      selectWebsiteMonths(now, timeZone).as('months'),
      selectMaturityFacts().as('maturity'),
    ])
    .executeTakeFirstOrThrow();
}
