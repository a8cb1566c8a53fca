import { phraseFinder } from '../../texts/find-phrase.ts';
import type { Say } from '../../texts/say.ts';
import { sayUnsaid } from '../../texts/unsaid.ts';
import { domSources } from './dom-sources.texts.ts';
import { sayRecordProblem, sayRecordProblems } from './record-problems.ts';

const sourceOf = phraseFinder(Object.values(domSources));

/** A parameter's name as it is, or what scripts read in the place of one. */
function sayParameter(say: Say, stored: string): string {
  const source = sourceOf(stored);
  return source === null ? stored : sayUnsaid(say, source);
}

/** Values of findings and their evidence that are words of ours, stored in English. */
const SAID: Readonly<Record<string, (say: Say, stored: string) => string>> = {
  parameter: sayParameter,
  problem: sayRecordProblem,
  problems: sayRecordProblems,
};

/** The values of a finding or of a sentence about it, with our own words among them in the reader's language. */
export function withSaidValues<Value extends string | number>(
  say: Say,
  values: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value | string>> {
  const said = Object.entries(values).map(([name, value]) => [name, SAID[name]?.(say, String(value)) ?? value]);
  return Object.fromEntries(said);
}
