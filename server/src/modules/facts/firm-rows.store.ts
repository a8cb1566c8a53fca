import { sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';
import { type OpenWeakness, selectOpenWeaknesses } from '../concierge/public.ts';
import { type StatementRow, selectStatements } from '../insurance/public.ts';
import { type AnswerRow, type PlanMeansRow, selectAnswers, selectPlanMeans } from '../maturity/public.ts';
import { selectWebsiteEvidence, type WebsiteEvidence } from '../monitoring/public.ts';
import { type Practice, selectPractice } from '../phishing/public.ts';
import { type PolicyFacts, type SignOffTotals, selectPolicyFacts, selectSignOffTotals } from '../policies/public.ts';
import { type OutsideRow, selectOutsideRow } from '../ratings/public.ts';
import { type RecordFacts, selectRecordFacts } from '../registers/public.ts';
import {
  type CourseCounts,
  selectCourseCounts,
  selectTrainingFacts,
  type TrainingFacts,
  yearPlaces,
} from '../training/public.ts';

/** Practice emails count so long. */
const YEAR_MS = 365 * 24 * 60 * 60_000;
/** A high finding counts as old after so long. */
const OLD_AFTER_MS = 30 * 24 * 60 * 60_000;
/** The courses that the evidence looks at. */
export const FRAUD_COURSE = 'invoice-and-boss-fraud';
export const PHISHING_COURSE = 'phishing';

/** What the rows of an organisation tell of it, each module in its own words. */
export type FirmRows = {
  readonly company: string;
  readonly answers: AnswerRow[];
  readonly means: PlanMeansRow;
  readonly statements: readonly StatementRow[];
  readonly weaknesses: readonly OpenWeakness[];
  readonly websites: WebsiteEvidence;
  readonly policies: readonly PolicyFacts[];
  readonly signOffs: SignOffTotals;
  readonly records: RecordFacts;
  readonly training: TrainingFacts;
  readonly courses: Readonly<Record<string, CourseCounts>>;
  readonly phishing: Practice;
  readonly outside: OutsideRow;
};

/**
 * Everything that facts are made of, in one statement.
 * @param today the day in the brand's time zone
 */
export function readFirmRows(tx: OrgTransaction, now: Date, today: string): Promise<FirmRows> {
  return tx
    .selectNoFrom([
      sql<string>`(select company_name from organisations)`.as('company'),
      selectAnswers().as('answers'),
      selectPlanMeans().as('means'),
      selectStatements().as('statements'),
      selectOpenWeaknesses().as('weaknesses'),
      selectWebsiteEvidence(new Date(now.getTime() - OLD_AFTER_MS)).as('websites'),
      selectPolicyFacts().as('policies'),
      selectSignOffTotals().as('signOffs'),
      selectRecordFacts(today).as('records'),
      selectTrainingFacts(today, yearPlaces()).as('training'),
      selectCourseCounts(today, [FRAUD_COURSE, PHISHING_COURSE]).as('courses'),
      selectPractice(new Date(now.getTime() - YEAR_MS)).as('phishing'),
      selectOutsideRow().as('outside'),
    ])
    .executeTakeFirstOrThrow();
}
