import type { Language } from '../../texts/languages.ts';

/** What the code has to know of the language of a policy's text: marks by which it finds its parts, and how words change inside a line. */
export type PolicyLanguage = {
  /** The heading of what all staff read, and of the section before which tables and other ways of doing it stand. */
  readonly everyone: string;
  readonly exceptions: string;
  /** Articles before the name of a role, which a title goes without. */
  readonly articles: readonly string[];
  /** Endings that a term may have in a text, as a regular expression. */
  readonly endings: string;
  /** Words that begin a cell begin small inside a line; in German nouns keep their capital. */
  readonly beginsSmall: boolean;
  /** Lists inside a sentence: "a, b and c". */
  readonly listLocale: string;
};

/** By language; the library's reader refuses a text without these headings. */
export const POLICY_LANGUAGES: Readonly<Record<Language, PolicyLanguage>> = {
  en: {
    everyone: 'For everyone',
    exceptions: 'Exceptions',
    articles: ['the'],
    endings: '(?:e?s)?',
    beginsSmall: true,
    listLocale: 'en-GB',
  },
  de: {
    everyone: 'Für alle',
    exceptions: 'Ausnahmen',
    articles: ['der', 'die', 'das'],
    endings: '(?:e[nmrs]?|n|s)?',
    beginsSmall: false,
    listLocale: 'de-DE',
  },
  es: {
    everyone: 'Para todos',
    exceptions: 'Excepciones',
    articles: ['el', 'la', 'los', 'las'],
    endings: '(?:e?s)?',
    beginsSmall: true,
    listLocale: 'es-ES',
  },
};

/** The headings of what all staff read, in any language: a firm's own text may be in one of them too. */
export const EVERYONE_HEADINGS: readonly string[] = Object.values(POLICY_LANGUAGES).map(({ everyone }) => everyone);
