import type { Language } from '@portal/domain/texts/languages.ts';
import { addressInLanguage } from './address-in-language.ts';
import { chosenLanguage, pageLanguage, pageLanguages } from './page-language.ts';

/**
 * Gives what a personal link opened, or goes on in the language that its reader is known to read, where the page had to guess, as on
 * a new device; then it gives nothing, and the page stays as it is until the other one is there.
 */
export function inReadersLanguage<Data extends { readonly language: Language }>(data: Data): Data | Promise<never> {
  const isOther = data.language !== pageLanguage && pageLanguages.includes(data.language);
  if (chosenLanguage !== undefined || !isOther) return data;
  location.replace(addressInLanguage(location.pathname + location.search, data.language));
  return new Promise<never>(() => undefined);
}
