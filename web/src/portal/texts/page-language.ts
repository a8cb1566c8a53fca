import languages from 'virtual:languages';
import { chooseLanguage, type Language, languageOf, localeFor } from '@portal/domain/texts/languages.ts';
import { pageBrand } from '../brand/page-brand.ts';

const KEPT_KEY = 'language';
/** The part of an address that names a language: of links in emails, and of the switch on a page. */
export const LANGUAGE_PARAMETER = 'lang';

/** The languages that the pages of this app can be read in. */
export const pageLanguages: readonly Language[] = ['en', ...languages];

/** What the link names or, on this device, was chosen before; undefined where nobody has chosen. */
export const chosenLanguage: Language | undefined = offered(linkedLanguage() ?? keptLanguage());

/** In which this page is read, until it is loaded again: link, choice, browser, brand. */
export const pageLanguage: Language = chooseLanguage([
  chosenLanguage,
  ...navigator.languages.filter((tag) => offered(languageOf(tag)) !== undefined),
  offered(languageOf(pageBrand.locale)),
]);

/** Of the page's numbers, dates and plurals, such as "de-AT"; the brand's in an app that is in English alone. */
export const pageLocale =
  languages.length === 0 ? pageBrand.locale : localeFor(pageLanguage, [pageBrand.locale, ...navigator.languages]);

function offered(language: Language | undefined): Language | undefined {
  return language !== undefined && pageLanguages.includes(language) ? language : undefined;
}

function linkedLanguage(): Language | undefined {
  return languageOf(new URLSearchParams(location.search).get(LANGUAGE_PARAMETER) ?? '');
}

function keptLanguage(): Language | undefined {
  try {
    return languageOf(localStorage.getItem(KEPT_KEY) ?? '');
  } catch {
    // Storage may be blocked; then every link says it anew.
    return undefined;
  }
}

/** Keeps a language for the next pages on this device. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEPT_KEY, language);
  } catch {
    // As above.
  }
}

/** The value of `lang` for a part of the page whose texts are in this language; none where it is the page's. */
export const langOf = (language: Language): Language | undefined => (language === pageLanguage ? undefined : language);
