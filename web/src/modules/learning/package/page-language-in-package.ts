import languages from 'virtual:languages';
import { type Language, languageOf } from '@portal/domain/texts/languages.ts';

/** Stands in a packaged course for `portal/texts/page-language.ts`: the page says its language, and nobody chooses another. */
export const pageLanguages: readonly Language[] = ['en', ...languages];

export const pageLocale = document.documentElement.lang;
export const pageLanguage: Language = languageOf(pageLocale) ?? 'en';
export const chosenLanguage: Language | undefined = undefined;

export const keepLanguage = (): void => undefined;

/** The value of `lang` for a part of the page whose texts are in this language; none where it is the page's. */
export const langOf = (language: Language): Language | undefined => (language === pageLanguage ? undefined : language);
