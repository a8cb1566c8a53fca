import type { Language } from '@portal/domain/texts/languages.ts';
import { LANGUAGE_PARAMETER, pageLanguage } from './page-language.ts';

/** The address of a page, path and query, in another language. */
export function addressInLanguage(address: string, language: Language): string {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(LANGUAGE_PARAMETER, language);
  return `${path}?${parameters}`;
}

/** The provider's legal page, in the language of this one. */
export const disclaimerAddress = addressInLanguage('/disclaimer.html', pageLanguage);
