import type { Say } from '../../texts/say.ts';
import { scanTraces as texts } from './scan-traces.texts.ts';

/** What a scan may have left at a website, or changed there. */
export type ScanTraces = {
  /** Submissions of forms that the website may have kept. */
  readonly entries: number;
  /** Links that changed how the website answers everybody; `isUndone` when following them again brought it back. */
  readonly turns: readonly { readonly address: string; readonly isUndone: boolean }[];
  /** Links that look like switches and were not followed. */
  readonly switchesLeft: number;
  /** The start page answered in another way at the end than at the beginning. */
  readonly isStartChanged: boolean;
};

/** What a scan left, a sentence each; none when it left nothing. */
export function sayTraces(say: Say, { entries, turns, switchesLeft, isStartChanged }: ScanTraces): readonly string[] {
  return [
    ...(entries === 0 ? [] : [say(texts.entries, { count: entries })]),
    ...turns.map(({ address, isUndone }) => say(isUndone ? texts.turnUndone : texts.turnLeft, { address })),
    ...(switchesLeft === 0 ? [] : [say(texts.switchesLeft, { count: switchesLeft })]),
    ...(isStartChanged ? [say(texts.startChanged)] : []),
  ];
}
