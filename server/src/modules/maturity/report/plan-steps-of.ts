import type { PlanItem } from '@portal/domain/maturity/ninety-day-plan.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { MaturitySet } from '../maturity-set.ts';
import { readPlanRows } from './plan.store.ts';
import { phasesOf } from './plan-view.ts';

export type PlanStepState = PlanItem & { readonly isDone: boolean };

/** Every step of the firm's 90-day plan as it is now. */
export async function readPlanSteps(tx: OrgTransaction, set: MaturitySet): Promise<readonly PlanStepState[]> {
  const { answers, doneSteps, means } = await readPlanRows(tx);
  return phasesOf(set, answers, means)
    .flatMap(({ items }) => items)
    .map((item) => ({
      ...item,
      isDone: doneSteps.some(
        ({ elementId, from, step }) => elementId === item.elementPath && from === item.from && step === item.step,
      ),
    }));
}
