import type { OrgTransaction } from '../../database/database.ts';
import { type AnswerRow, selectAnswers } from './answers.store.ts';
import { type AskRow, selectAsks } from './asks/asks.store.ts';

/** What the organisation's rows tell of its assessment. */
export type AssessmentRows = { readonly answers: readonly AnswerRow[]; readonly asks: readonly AskRow[] };

/** One statement. */
export function readAssessmentRows(tx: OrgTransaction): Promise<AssessmentRows> {
  return tx.selectNoFrom([selectAnswers().as('answers'), selectAsks().as('asks')]).executeTakeFirstOrThrow();
}
