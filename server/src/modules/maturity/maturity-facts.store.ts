import { type RawBuilder, sql } from 'kysely';
import { type AnswerRow, DOES_NOT_APPLY } from './answers.store.ts';
import { type PlanMeansRow, selectPlanMeans } from './report/plan-means.store.ts';
import type { DoneStep } from './report/plan-steps.store.ts';

/** How an organisation's assessment stands; instants are ISO strings. */
export type MaturityFacts = {
  readonly answers: readonly Pick<AnswerRow, 'elementId' | 'level' | 'dontKnow' | 'doesNotApply' | 'answeredAt'>[];
  readonly doneSteps: readonly Pick<DoneStep, 'elementId' | 'from' | 'step'>[];
  readonly means: PlanMeansRow;
};

/** Levels and done steps alone, which is all that a summary needs: one value of a larger statement. */
export function selectMaturityFacts(): RawBuilder<MaturityFacts> {
  return sql`(
    select jsonb_build_object(
      'answers', (
        select coalesce(jsonb_agg(jsonb_build_object('elementId', element_id, 'level', level, 'dontKnow', dont_know, 'doesNotApply', ${DOES_NOT_APPLY},
          'answeredAt', answered_at)), '[]') from maturity_answers
      ),
      'doneSteps', (
        select coalesce(jsonb_agg(jsonb_build_object('elementId', element_id, 'from', from_level, 'step', step)), '[]')
        from maturity_plan_steps
      ), 'means', ${selectPlanMeans()})
  )`;
}
