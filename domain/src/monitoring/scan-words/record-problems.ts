import { phraseFinder } from '../../texts/find-phrase.ts';
import type { Say } from '../../texts/say.ts';
import type { Phrase, ValuesOf } from '../../texts/texts.ts';
import { sayUnsaid } from '../../texts/unsaid.ts';
import { recordProblems } from './record-problems.texts.ts';

type ProblemName = keyof typeof recordProblems;
type TextOf<Name extends ProblemName> = (typeof recordProblems)[Name] extends Phrase<infer Text> ? Text : never;

/** Why a record or a policy for email cannot be used, or how a content security policy can be bypassed, by its name. */
export type RecordProblem = { readonly name: ProblemName; readonly values: Readonly<Record<string, string>> };

const BETWEEN = '; ';

/** A record may hold anything of any length; findings keep 500 characters of a fact. */
const MAX_VALUE = 120;

const problemOf = phraseFinder(Object.values(recordProblems));

/** A problem with what the record says. */
export function recordProblem<Name extends ProblemName>(
  name: Name,
  ...[values]: ValuesOf<TextOf<Name>>
): RecordProblem {
  const cut = Object.entries(values ?? {}).map(([key, value]) => [key, String(value).slice(0, MAX_VALUE)]);
  return { name, values: Object.fromEntries(cut) };
}

/** The problem in English, as findings store it. */
export const englishProblem = ({ name, values }: RecordProblem): string =>
  recordProblems[name].text.replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? '');

/** A stored problem in its reader's language; as it was stored where it is not ours. */
export function sayRecordProblem(say: Say, stored: string): string {
  const found = problemOf(stored);
  return found === null ? stored : sayUnsaid(say, found);
}

/** Several problems in English, as findings store them. */
export const englishProblems = (problems: readonly string[]): string => problems.join(BETWEEN);

/** Several stored problems in their reader's language. */
export const sayRecordProblems = (say: Say, stored: string): string =>
  englishProblems(stored.split(BETWEEN).map((one) => sayRecordProblem(say, one)));
