import translations from 'virtual:translations';
import type { CompiledMessage } from '@portal/domain/texts/say.ts';
import { chosenLanguage, keepLanguage, pageLanguage, pageLocale } from './page-language.ts';

let loaded: Readonly<Record<string, CompiledMessage>> = {};

/** What a text is in the page's language; undefined in English, and for what nobody has translated. */
export const translationInPage = (id: string): CompiledMessage | undefined => loaded[id];

/** Loads the texts in the page's language, before anything is shown; where they cannot be loaded, the page is in English. */
export async function loadTranslations(): Promise<void> {
  if (chosenLanguage !== undefined) keepLanguage(chosenLanguage);
  document.documentElement.lang = pageLocale;
  loaded = (await translations[pageLanguage]?.())?.default ?? {};
}
