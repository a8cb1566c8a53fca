import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';
import { selectWebsiteEvidence, type WebsiteEvidence } from '../../monitoring/public.ts';
import { type PolicyFacts, type SignOffTotals, selectPolicyFacts, selectSignOffTotals } from '../../policies/public.ts';
import { type OutsideRow, selectOutsideRow } from '../../ratings/public.ts';
import {
  type CourseCounts,
  selectCourseCounts,
  selectTrainingFacts,
  type TrainingFacts,
  yearCourses,
} from '../../training/public.ts';
import { selectAnswers } from '../answers.store.ts';
import { selectAsks } from '../asks/asks.store.ts';
import type { AssessmentRows } from '../assessment.store.ts';
import { type LevelRow, selectLevels } from '../levels.store.ts';
import { type PlanMeansRow, selectPlanMeans } from './plan-means.store.ts';
import { type DoneStep, selectDoneSteps } from './plan-steps.store.ts';

/** A high finding counts as old after so long. */
const OLD_AFTER_MS = 30 * 24 * 60 * 60_000;
/** The courses that the evidence looks at. */
export const FRAUD_COURSE = 'invoice-and-boss-fraud';
export const PHISHING_COURSE = 'phishing';

/** All that the report needs of the organisation's rows. */
export type ReportRows = AssessmentRows & {
  readonly company: string;
  readonly levels: readonly LevelRow[];
  readonly doneSteps: readonly DoneStep[];
  readonly means: PlanMeansRow;
  readonly websites: WebsiteEvidence;
  readonly policies: readonly PolicyFacts[];
  readonly signOffs: SignOffTotals;
  readonly training: TrainingFacts;
  readonly courses: Readonly<Record<string, CourseCounts>>;
  readonly outside: OutsideRow;
};

/**
 * One statement, whatever the report shows.
 * @param today the day in the brand's time zone
 */
export function readReportRows(tx: OrgTransaction, now: Date, today: string): Promise<ReportRows> {
  const courseIds = yearCourses().map(({ id }) => id);
  return tx
    .selectNoFrom([
      sql<string>`(select company_name from organisations)`.as('company'),
      selectAnswers().as('answers'),
      selectAsks().as('asks'),
      selectLevels().as('levels'),
      selectDoneSteps().as('doneSteps'),
      selectPlanMeans().as('means'),
      selectWebsiteEvidence(now, new Date(now.getTime() - OLD_AFTER_MS)).as('websites'),
      selectPolicyFacts().as('policies'),
      selectSignOffTotals().as('signOffs'),
      selectTrainingFacts(today, courseIds).as('training'),
      selectCourseCounts(today, [FRAUD_COURSE, PHISHING_COURSE]).as('courses'),
      selectOutsideRow().as('outside'),
    ])
    .executeTakeFirstOrThrow();
}
