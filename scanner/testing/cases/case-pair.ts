import type { CheckId } from '../../src/checks/catalogue.ts';
import type { Place } from '../../src/levels.ts';
import type { SitePage } from '../site-page.ts';
import type { CaseClass } from './test-case.ts';

/** What the program does besides answering: it may be late, and it may open addresses. */
export type Doing = {
  /** Waits for so many seconds. */
  wait(seconds: number): Promise<void>;
};

export type PairAnswer = (value: string, doing: Doing) => SitePage | Promise<SitePage>;

/** One program in two forms that look alike: one trusts its input, the other handles it well. */
export type CasePair = {
  readonly checkId: CheckId;
  readonly class: CaseClass;
  readonly place: Exclude<Place, 'xml' | 'graphql' | 'name'>;
  /** Where the input ends up, in plain words. */
  readonly context: string;
  readonly path: string;
  readonly parameter: string;
  /** The value that the site itself gives. */
  readonly original: string;
  readonly flawed: PairAnswer;
  readonly sound: PairAnswer;
};

/** A row of a table of pairs that share check, class and place: context, path, parameter, own value, flawed and sound answer. */
export type PairRow = readonly [
  context: string,
  path: string,
  parameter: string,
  original: string,
  flawed: PairAnswer,
  sound: PairAnswer,
];

/** Makes pairs from such rows. */
export const pairsOf = (
  common: Pick<CasePair, 'checkId' | 'class' | 'place'>,
  rows: readonly PairRow[],
): readonly CasePair[] =>
  rows.map(([context, path, parameter, original, flawed, sound]) => ({
    ...common,
    ...{ context, path, parameter, original, flawed, sound },
  }));
