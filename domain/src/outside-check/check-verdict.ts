import type { FindingGrade } from '../ratings/attack-surface.ts';

/** How a check turned out: `open` while it is not known. */
export type VerdictTone = 'open' | 'danger' | 'warning' | 'success' | 'unknown';
export type CheckVerdict = { readonly tone: VerdictTone; readonly title: string; readonly text: string };

const count = (number: number, one: string, several: string) => (number === 1 ? `1 ${one}` : `${number} ${several}`);

/**
 * What a firm should take from a check. The grades are the scanner's; what was not measured is said beside every verdict and never
 * makes one better.
 * @param measured how many of the `looked` things have a result
 */
export function checkVerdict({
  grades,
  measured,
  looked,
  isDone,
}: {
  readonly grades: readonly FindingGrade[];
  readonly measured: number;
  readonly looked: number;
  readonly isDone: boolean;
}): CheckVerdict {
  const bad = grades.filter((grade) => grade === 'BAD').length;
  const weak = grades.filter((grade) => grade === 'WARN' || grade === 'FAIR').length;
  if (bad > 0) {
    const also = weak === 0 ? '' : ` ${count(weak, 'more thing', 'more things')} could be stronger.`;
    return {
      tone: 'danger',
      title: `${count(bad, 'thing needs', 'things need')} fixing`,
      text: `Anyone on the internet can see and use this today. Start at the top.${also}`,
    };
  }
  if (!isDone) {
    const text = 'Results appear below as they come in, most within half a minute.';
    return { tone: 'open', title: 'Checking from outside', text };
  }
  if (measured === 0) {
    const text = 'Nothing gave a useful answer. That is neither good news nor bad news.';
    return { tone: 'unknown', title: 'We could not see enough to say anything', text };
  }
  if (weak > 0) {
    const text = 'Nothing we could check is wide open. These points make it harder to misuse your name or website.';
    return { tone: 'warning', title: `${count(weak, 'thing', 'things')} could be stronger`, text };
  }
  const text =
    measured < looked
      ? 'What we could check is in order. What was not measured is still unknown.'
      : 'What anyone can see from outside is in order. That says nothing about the inside.';
  return { tone: 'success', title: 'Nothing wrong in what we could check', text };
}
