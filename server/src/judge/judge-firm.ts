import { DEFAULT_PLAN_HOURS, type PlannedElement, planLevels } from '@portal/domain/maturity/plan-levels.ts';
import type { MaturitySet } from '../modules/maturity/public.ts';
import { CommandError } from '../terminal-command.ts';
import type { JudgedFirm } from './judged-file.schemas.ts';

/** What the plan makes of a firm's answers. */
export type FirmVerdict = {
  readonly name: string;
  /** Of all steps together. */
  readonly hours: number;
  readonly steps: readonly {
    readonly element: string;
    readonly from: number;
    readonly to: number;
    readonly hours: number;
  }[];
};

/**
 * The verdict on a firm.
 * @throws {CommandError} for an element that there isn't
 */
export function judgeFirm(set: MaturitySet, { name, people, hours, answers }: JudgedFirm): FirmVerdict {
  const unknown = Object.keys(answers).find((path) => !set.byPath.has(path));
  if (unknown !== undefined)
    throw new CommandError(`"${unknown}" is not an element. Use one of ${[...set.byPath.keys()].join(', ')}.`);
  const elements = set.elements.map((element): PlannedElement => {
    const answer = answers[element.elementPath];
    const level = typeof answer === 'number' ? answer : null;
    return { ...element, level, dontKnow: answer === 'dont-know' };
  });
  const plan = planLevels(elements, { people, hours: hours ?? DEFAULT_PLAN_HOURS });
  return {
    name,
    hours: plan.reduce((sum, one) => sum + one.hours, 0),
    steps: plan.map(({ element, step, hours: taken }) => ({
      element: element.elementPath,
      from: step.from,
      to: step.from + 1,
      hours: taken,
    })),
  };
}
