import type { Say } from '../../texts/say.ts';
import type { Phrase, ValuesOf } from '../../texts/texts.ts';
import { sayUnsaid } from '../../texts/unsaid.ts';
import { evidenceNotes } from './evidence-notes.texts.ts';
import { withSaidValues } from './said-values.ts';

type NoteName = keyof typeof evidenceNotes;
type TextOf<Name extends NoteName> = (typeof evidenceNotes)[Name] extends Phrase<infer Text> ? Text : never;

/** A sentence about what a scan saw, by its name; plain data that a finding keeps. */
export type Noted = { readonly name: string; readonly values?: Readonly<Record<string, string | number>> };

/** What a scan saw, to be said in its reader's language. */
export function noted<Name extends NoteName>(name: Name, ...[values]: ValuesOf<TextOf<Name>>): Noted {
  return values === undefined ? { name } : { name, values: values as NonNullable<Noted['values']> };
}

const phraseOf = (name: string): Phrase | undefined =>
  Object.hasOwn(evidenceNotes, name) ? evidenceNotes[name as NoteName] : undefined;

/** The sentence in English, as reports of engines and command lines show it. */
export function englishNote({ name, values = {} }: Noted): string {
  const text = phraseOf(name)?.text ?? '';
  return text.replace(/\{(\w+)\}/g, (_, value: string) => String(values[value] ?? ''));
}

/** What a finding's evidence says in words; as it was stored where it has no names, or one that this version does not know. */
export function sayNote(say: Say, evidence: { readonly note: string; readonly words?: readonly Noted[] }): string {
  const { note, words } = evidence;
  if (words === undefined || words.length === 0) return note;
  const said = words.map(({ name, values }) => {
    const phrase = phraseOf(name);
    return phrase === undefined
      ? null
      : sayUnsaid(say, values === undefined ? { phrase } : { phrase, values: withSaidValues(say, values) });
  });
  return said.some((sentence) => sentence === null) ? note : said.join(' ');
}
