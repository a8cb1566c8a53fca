import { whoInFirm } from '@portal/domain/maturity/who-in-firm.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { MaturitySet } from '../maturity-set.ts';
import { planMeansOf, selectPlanMeans } from './plan-means.store.ts';
import { listDoneSteps } from './plan-steps.store.ts';

/** A step towards the next level of an element, whether the firm has done it, and who can do it. */
export type PlanStepState = {
  readonly elementPath: string;
  readonly from: number;
  /** From 1 within its level. */
  readonly step: number;
  readonly name: string;
  readonly text: string;
  readonly who: string;
  readonly isDone: boolean;
};

/** Every step that a plan can have, and which of them the firm has done. */
export async function readPlanSteps(tx: OrgTransaction, set: MaturitySet): Promise<readonly PlanStepState[]> {
  const done = await listDoneSteps(tx);
  const { means } = await tx.selectNoFrom(selectPlanMeans().as('means')).executeTakeFirstOrThrow();
  const { people } = planMeansOf(means);
  return set.elements.flatMap(({ elementPath, name, nextLevels }) =>
    nextLevels.flatMap(({ from, who, steps }) =>
      steps.map((text, index) => {
        const step = index + 1;
        const isDone = done.some((one) => one.elementId === elementPath && one.from === from && one.step === step);
        return { elementPath, from, step, name, text, who: whoInFirm(who, people), isDone };
      }),
    ),
  );
}
