import type { CompiledMessage, FormatOptions, FormatValues } from 'icu-minify/format';
import format from 'icu-minify/format';
import type { Language } from './languages.ts';
import type { Phrase, TagsOf, Values, ValuesOf } from './texts.ts';

export type { CompiledMessage } from 'icu-minify/format';

/** Says a text in the language, with the numbers and dates of the place, that it was made for. */
export type Say = {
  /** Of its words. */
  readonly language: Language;
  /** Whose plurals, numbers and dates it uses, such as "de-AT"; for what formats values outside of texts. */
  readonly locale: string;
  <Text extends string>(phrase: Phrase<Text>, ...values: ValuesOf<Text>): string;
  /** A text with tags, each filled by what its function makes of the words between: parts to show one after the other. */
  parts<Text extends string, Part>(
    phrase: Phrase<Text>,
    values: Values<Text> & Readonly<Record<TagsOf<Text>, (words: readonly (string | Part)[]) => Part>>,
  ): readonly (string | Part)[];
};

type SayOptions = {
  /** Of what `find` gives; English by default. */
  readonly language?: Language | undefined;
  /** For numbers, dates and plurals, such as "en-US". */
  readonly locale: string;
  readonly timeZone?: string | undefined;
  /** The text in the language that is wanted; the English one where that has none. */
  readonly find: (phrase: Phrase) => CompiledMessage;
};

const LENGTHS = { short: 'short', medium: 'medium', long: 'long', full: 'full' } as const;
const each = (key: 'dateStyle' | 'timeStyle') =>
  Object.fromEntries(Object.values(LENGTHS).map((length) => [length, { [key]: length }]));
/** The styles that messages may name, as ICU has them. */
const FORMATS = {
  date: each('dateStyle'),
  time: each('timeStyle'),
  number: { integer: { maximumFractionDigits: 0 }, percent: { style: 'percent' } },
} as const;

export function createSay({ language = 'en', locale, timeZone, find }: SayOptions): Say {
  const options: FormatOptions = {
    formats: FORMATS,
    formatters: {
      getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
      getNumberFormat: (...args) => new Intl.NumberFormat(...args),
      getPluralRules: (...args) => new Intl.PluralRules(...args),
    },
    ...(timeZone === undefined ? {} : { timeZone }),
  };
  const say = (phrase: Phrase, values?: FormatValues) => String(format(find(phrase), locale, values, options));
  const parts = <Part>(phrase: Phrase, values: FormatValues<Part>) => {
    const said = format<Part>(find(phrase), locale, values, options);
    return Array.isArray(said) ? said : [said];
  };
  return Object.assign(say, { language, locale, parts }) as Say;
}
