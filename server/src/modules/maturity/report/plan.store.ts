import type { OrgTransaction } from '../../../database/database.ts';
import { type AnswerRow, selectAnswers } from '../answers.store.ts';
import { type DoneStep, selectDoneSteps } from './plan-steps.store.ts';

/** What the 90-day plan is made of. */
export type PlanRows = { readonly answers: readonly AnswerRow[]; readonly doneSteps: readonly DoneStep[] };

/** One statement. */
export function readPlanRows(tx: OrgTransaction): Promise<PlanRows> {
  return tx.selectNoFrom([selectAnswers().as('answers'), selectDoneSteps().as('doneSteps')]).executeTakeFirstOrThrow();
}
