import type { Say } from '../../texts/say.ts';
import type { Phrase, ValuesOf } from '../../texts/texts.ts';
import { sayUnsaid, type Unsaid } from '../../texts/unsaid.ts';
import { notTested, scanFailures } from './scan-words.texts.ts';

export type NotTestedReason = keyof typeof notTested;
export type ScanFailure = keyof typeof scanFailures;

type PhraseOf<Texts, Name extends keyof Texts> = Texts[Name] extends Phrase<infer Text> ? Text : never;

/** Reasons that tell nothing beside. */
export type PlainReason = {
  [Name in NotTestedReason]: ValuesOf<PhraseOf<typeof notTested, Name>> extends [] ? Name : never;
}[NotTestedReason];

/** A reason as scans carry and store it: its name, and what it tells beside. */
const stored = (name: string, values: unknown): string =>
  values === undefined ? name : `${name} ${JSON.stringify(values)}`;

/** Why a check was left out, to be stored. */
export const leftOut = <Name extends NotTestedReason>(
  name: Name,
  ...[values]: ValuesOf<PhraseOf<typeof notTested, Name>>
): string => stored(name, values);

/** Why a scan failed, to be stored. */
export const scanFailure = <Name extends ScanFailure>(
  name: Name,
  ...[values]: ValuesOf<PhraseOf<typeof scanFailures, Name>>
): string => stored(name, values);

/** The reason's name, of a sentence that was stored before there were names too; null for any other words. */
export function notTestedReason(reason: string): NotTestedReason | null {
  return nameIn(notTested, reason);
}

/** Why a check was left out, in words; what is no name stays as it was stored. */
export const sayLeftOut = (say: Say, reason: string): string => sayStored(say, notTested, reason);

/** Why a scan failed, in words; what is no name stays as it was stored. */
export const sayScanFailure = (say: Say, reason: string): string => sayStored(say, scanFailures, reason);

function sayStored(say: Say, group: Readonly<Record<string, Phrase>>, reason: string): string {
  const name = nameIn(group, reason);
  const phrase = name === null ? undefined : group[name];
  if (phrase === undefined) return reason;
  const values = reason.slice(reason.indexOf(' ') + 1);
  return values.startsWith('{')
    ? sayUnsaid(say, { phrase, values: JSON.parse(values) as NonNullable<Unsaid['values']> })
    : sayUnsaid(say, { phrase });
}

function nameIn<Name extends string>(group: Readonly<Record<Name, Phrase>>, reason: string): Name | null {
  const [first = ''] = reason.split(' ', 1);
  if (Object.hasOwn(group, first)) return first as Name;
  const names = Object.keys(group) as Name[];
  return names.find((name) => group[name].text === reason) ?? null;
}
