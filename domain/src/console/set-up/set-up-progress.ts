import {
  SET_UP_FINDINGS,
  SET_UP_LINE_IDS,
  SET_UP_LINES,
  SET_UP_STEPS,
  type SetUpLine,
  type SetUpState,
  type SetUpStep,
} from './set-up-line.ts';

export type SetUpProgress = {
  readonly done: number;
  /** Without what does not apply. */
  readonly total: number;
  readonly steps: readonly { readonly step: SetUpStep; readonly done: number; readonly total: number }[];
  /** The first step that has something left to do; null where none has. */
  readonly next: SetUpStep | null;
};

/** What a line's finding means. */
export const stateOf = ({ finding }: Pick<SetUpLine, 'finding'>): SetUpState => SET_UP_FINDINGS[finding];

/** How far a brand's set-up is. A line that nobody has looked at yet is not done; what could not be looked up holds nobody up. */
export function setUpProgress(lines: readonly Pick<SetUpLine, 'id' | 'finding'>[]): SetUpProgress {
  const states = new Map(lines.map((line) => [line.id, stateOf(line)]));
  const counted = SET_UP_STEPS.map((step) => {
    const ids = SET_UP_LINE_IDS.filter((id) => SET_UP_LINES[id] === step && states.get(id) !== 'spared');
    const done = ids.filter((id) => states.get(id) === 'done').length;
    const isOpen = ids.some((id) => (states.get(id) ?? 'todo') === 'todo');
    return { step, done, total: ids.length, isOpen };
  });
  const sum = (of: 'done' | 'total') => counted.reduce((all, each) => all + each[of], 0);
  return {
    done: sum('done'),
    total: sum('total'),
    steps: counted.map(({ step, done, total }) => ({ step, done, total })),
    next: counted.find(({ isOpen }) => isOpen)?.step ?? null,
  };
}
