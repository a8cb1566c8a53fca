import type { ninetyDayPlan as planSchema } from '@portal/contract/maturity/maturity.schemas.ts';
import type { FirmKnowledge } from '@portal/domain/facts/known-facts.ts';
import { ninetyDayPlan, type PlanPhase } from '@portal/domain/maturity/ninety-day-plan.ts';
import { planStart } from '@portal/domain/maturity/plan-start.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { z } from 'zod';
import type { AnswerRow } from '../answers.store.ts';
import { lastUpdatedOf } from '../assessment-view.ts';
import type { MaturitySet } from '../maturity-set.ts';
import { type PlanMeansRow, planMeansOf } from './plan-means.store.ts';
import type { DoneStep } from './plan-steps.store.ts';

/** What the 90-day plan is made of, beside what is known of the firm. */
export type PlanRows = {
  readonly answers: readonly AnswerRow[];
  readonly doneSteps: readonly DoneStep[];
  readonly means: PlanMeansRow;
};
export type PlanView = z.output<typeof planSchema>;
type Answer = Pick<AnswerRow, 'elementId' | 'level' | 'dontKnow' | 'doesNotApply'>;

/** What there is to do in 90 days, from the answers, what is known beside them and what the firm has for it. */
export function phasesOf(
  set: MaturitySet,
  answers: readonly Answer[],
  means: PlanMeansRow,
  knowledge: FirmKnowledge,
  say: Say,
): readonly PlanPhase[] {
  const byElement = new Map(answers.map((answer) => [answer.elementId, answer]));
  return ninetyDayPlan(
    set.elements.map((element) => ({
      ...element,
      ...planStart(element, byElement.get(element.elementPath), knowledge, say),
    })),
    planMeansOf(means),
    say,
  );
}

/** The plan with its days and with what is done; null while there is nothing to do. */
export function planViewOf(
  set: MaturitySet,
  { answers, doneSteps, means }: PlanRows,
  knowledge: FirmKnowledge,
  { timeZone, say }: { readonly timeZone: string; readonly say: Say },
): PlanView | null {
  const lastUpdated = lastUpdatedOf(answers.filter(({ elementId }) => set.byPath.has(elementId)));
  if (lastUpdated === null) return null;
  const startsOn = dayOf(new Date(lastUpdated), timeZone);
  const marks = new Map(doneSteps.map((mark) => [keyOf(mark.elementId, mark.from, mark.step), mark]));
  const phases = phasesOf(set, answers, means, knowledge, say).map(({ fromDay, toDay, items }) => ({
    fromDay,
    toDay,
    dueOn: Temporal.PlainDate.from(startsOn).add({ days: toDay }).toString(),
    items: items.map((item) => {
      const mark = marks.get(keyOf(item.elementPath, item.from, item.step));
      return {
        ...item,
        doneAt: mark === undefined ? null : new Date(mark.doneAt).toISOString(),
        doneBy: mark?.doneBy ?? null,
      };
    }),
  }));
  const items = phases.flatMap((phase) => phase.items);
  if (items.length === 0) return null;
  return {
    startsOn,
    hours: planMeansOf(means).hours,
    plannedHours: items.reduce((sum, { hours }) => sum + hours, 0),
    done: items.filter(({ doneAt }) => doneAt !== null).length,
    total: items.length,
    phases,
  };
}

const keyOf = (elementPath: string, from: number, step: number) => `${elementPath} ${from} ${step}`;
