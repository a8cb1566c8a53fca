import { type RawBuilder, sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';

/** A thing of the plan that is done; the instant is an ISO string. */
export type DoneStep = {
  readonly elementId: string;
  readonly from: number;
  readonly step: number;
  readonly doneAt: string;
  readonly doneBy: string;
};
type Step = { readonly elementId: string; readonly from: number; readonly step: number };

/** What is done: one value of a larger statement. */
export function selectDoneSteps(): RawBuilder<DoneStep[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('elementId', element_id, 'from', from_level, 'step', step,
      'doneAt', done_at, 'doneBy', done_by_name)), '[]')
    from maturity_plan_steps
  )`;
}

/** The same as a statement of its own. */
export async function listDoneSteps(tx: OrgTransaction): Promise<DoneStep[]> {
  const { doneSteps } = await tx.selectNoFrom(selectDoneSteps().as('doneSteps')).executeTakeFirstOrThrow();
  return doneSteps;
}

/** Marks a step as done; nothing happens where it is. */
export async function putDoneStep(
  tx: OrgTransaction,
  orgId: string,
  { elementId, from, step }: Step,
  done: { readonly at: Date; readonly byName: string },
): Promise<void> {
  await tx
    .insertInto('maturity_plan_steps')
    .values({
      org_id: orgId,
      element_id: elementId,
      from_level: from,
      step,
      done_at: done.at,
      done_by_name: done.byName,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Marks a step as open again. */
export async function deleteDoneStep(tx: OrgTransaction, { elementId, from, step }: Step): Promise<void> {
  await tx
    .deleteFrom('maturity_plan_steps')
    .where('element_id', '=', elementId)
    .where('from_level', '=', from)
    .where('step', '=', step)
    .execute();
}
