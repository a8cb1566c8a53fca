import type { Language } from '@portal/domain/texts/languages.ts';

/** A language as it is called in another one: "German". */
export const nameOfLanguage = (language: Language, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
