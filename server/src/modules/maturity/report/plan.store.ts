import type { OrgTransaction } from '../../../database/database.ts';
import { type AnswerRow, selectAnswers } from '../answers.store.ts';
import { type PlanMeansRow, selectPlanMeans } from './plan-means.store.ts';
import { type DoneStep, selectDoneSteps } from './plan-steps.store.ts';

/** What the 90-day plan is made of. */
export type PlanRows = {
  readonly answers: readonly AnswerRow[];
  readonly doneSteps: readonly DoneStep[];
  readonly means: PlanMeansRow;
};

/** One statement. */
export function readPlanRows(tx: OrgTransaction): Promise<PlanRows> {
  return tx
    .selectNoFrom([selectAnswers().as('answers'), selectDoneSteps().as('doneSteps'), selectPlanMeans().as('means')])
    .executeTakeFirstOrThrow();
}
