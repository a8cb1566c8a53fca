import type { Phrase } from './texts.ts';

/** The English text that somebody translated, and the translation. */
export type Translation = { readonly english: string; readonly text: string };

/** What is in a translator's file about one text (gettext). */
type Entry = {
  /** The id of the text. */
  readonly msgctxt?: string;
  readonly msgid: string;
  readonly msgstr: readonly string[];
  readonly flags: Readonly<Record<string, boolean | undefined>>;
  readonly obsolete: boolean;
};

/** Translations by the id of their text; what is empty or marked as doubtful ("fuzzy") is not there. */
export function translationsOf(entries: readonly Entry[]): ReadonlyMap<string, Translation> {
  return new Map(
    entries.flatMap(({ msgctxt, msgid, msgstr, flags, obsolete }) => {
      const text = msgstr[0] ?? '';
      return msgctxt === undefined || obsolete || flags.fuzzy || text === ''
        ? []
        : [[msgctxt, { english: msgid, text }] as const];
    }),
  );
}

/** The translation of a text; undefined where nobody has translated it, or the English has changed since. */
export function translationOf(
  { id, text }: Phrase,
  translations: ReadonlyMap<string, Translation> | undefined,
): string | undefined {
  const known = translations?.get(id);
  return known?.english === text ? known.text : undefined;
}
