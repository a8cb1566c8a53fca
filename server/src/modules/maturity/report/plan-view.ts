import type { ninetyDayPlan as planSchema } from '@portal/contract/maturity/maturity.schemas.ts';
import { ninetyDayPlan, type PlanPhase } from '@portal/domain/maturity/ninety-day-plan.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { z } from 'zod';
import type { AnswerRow } from '../answers.store.ts';
import { lastUpdatedOf } from '../assessment-view.ts';
import type { MaturitySet } from '../maturity-set.ts';
import type { PlanRows } from './plan.store.ts';
import { type PlanMeansRow, planMeansOf } from './plan-means.store.ts';

export type PlanView = z.output<typeof planSchema>;
type Answer = Pick<AnswerRow, 'elementId' | 'level' | 'dontKnow' | 'doesNotApply'>;

/** What there is to do in 90 days, from the answers and what the firm has for it. */
export function phasesOf(set: MaturitySet, answers: readonly Answer[], means: PlanMeansRow): readonly PlanPhase[] {
  const byElement = new Map(answers.map((answer) => [answer.elementId, answer]));
  return ninetyDayPlan(
    set.elements.map((element) => {
      const answer = byElement.get(element.elementPath);
      const level = answer === undefined || answer.doesNotApply ? null : answer.level;
      return { ...element, level, dontKnow: answer?.dontKnow ?? false };
    }),
    planMeansOf(means),
  );
}

/** The plan with its days and with what is done; null while there is nothing to do. */
export function planViewOf(
  set: MaturitySet,
  { answers, doneSteps, means }: PlanRows,
  timeZone: string,
): PlanView | null {
  const lastUpdated = lastUpdatedOf(answers.filter(({ elementId }) => set.byPath.has(elementId)));
  if (lastUpdated === null) return null;
  const startsOn = dayOf(new Date(lastUpdated), timeZone);
  const marks = new Map(doneSteps.map((mark) => [keyOf(mark.elementId, mark.from, mark.step), mark]));
  const phases = phasesOf(set, answers, means).map(({ fromDay, toDay, items }) => ({
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
