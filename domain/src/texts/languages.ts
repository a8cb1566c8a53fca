/** The languages in which people without an account are spoken to; English is the source, the others stand in `content/LANGUAGE`. */
export const LANGUAGES = ['en', 'de', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each by the name that its speakers know it by. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', es: 'Español' };

/** Numbers and dates where nothing says of which country: as in the largest that the texts were written for. */
const USUAL_LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE', es: 'es-ES' };

/** The language of a tag such as "de-AT" (BCP 47), where there are texts in it. */
export function languageOf(tag: string): Language | undefined {
  const [primary = ''] = tag.toLowerCase().split('-');
  return LANGUAGES.find((language) => language === primary);
}

/** The first of several wishes that can be met; English where none can. */
export function chooseLanguage(wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const language = languageOf(wish ?? '');
    if (language !== undefined) return language;
  }
  return 'en';
}

/** The first of the locales that is of this language, such as "de-CH" of a browser; else the usual one. */
export function localeFor(language: Language, locales: readonly string[]): string {
  return locales.find((locale) => languageOf(locale) === language) ?? USUAL_LOCALES[language];
}

/**
 * The wishes of an Accept-Language header, the strongest first (RFC 9110, 12.5.4); those that are refused (q=0) and the rest (*) are left out.
 */
export function acceptedLanguages(header: string): readonly string[] {
  return header
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(tag) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
