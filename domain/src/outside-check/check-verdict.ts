import type { FindingGrade } from '../ratings/attack-surface.ts';
import type { Say } from '../texts/say.ts';
import { verdict } from './outside-check.texts.ts';

/** How a check turned out: `open` while it is not known. */
export type VerdictTone = 'open' | 'danger' | 'warning' | 'success' | 'unknown';
export type CheckVerdict = { readonly tone: VerdictTone; readonly title: string; readonly text: string };

type Checked = {
  readonly grades: readonly FindingGrade[];
  readonly measured: number;
  readonly looked: number;
  readonly isDone: boolean;
};

/**
 * What a firm should take from a check. The grades are the scanner's; what was not measured is said beside every verdict and never
 * makes one better.
 * @param measured how many of the `looked` things have a result
 */
export function checkVerdict({ grades, measured, looked, isDone }: Checked, say: Say): CheckVerdict {
  const bad = grades.filter((grade) => grade === 'BAD').length;
  const weak = grades.filter((grade) => grade === 'WARN' || grade === 'FAIR').length;
  if (bad > 0) {
    const also = weak === 0 ? '' : ` ${say(verdict.alsoWeak, { count: weak })}`;
    return {
      tone: 'danger',
      title: say(verdict.needFixing, { count: bad }),
      text: `${say(verdict.seenByAnyone)}${also}`,
    };
  }
  if (!isDone) return { tone: 'open', title: say(verdict.checking), text: say(verdict.comingIn) };
  if (measured === 0) return { tone: 'unknown', title: say(verdict.nothingSeen), text: say(verdict.noAnswers) };
  if (weak > 0)
    return {
      tone: 'warning',
      title: say(verdict.couldBeStronger, { count: weak }),
      text: say(verdict.nothingWideOpen),
    };
  const text = say(measured < looked ? verdict.partInOrder : verdict.allInOrder);
  return { tone: 'success', title: say(verdict.nothingWrong), text };
}
