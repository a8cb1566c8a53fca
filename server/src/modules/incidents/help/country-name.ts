import type { Say } from '@portal/domain/texts/say.ts';
import { country } from './help.texts.ts';

/** What a country is called in the reader's language (CLDR). */
export function countryName(code: string, say: Say): string {
  if (code === 'eu') return say(country.other);
  return new Intl.DisplayNames([say.locale], { type: 'region' }).of(code.toUpperCase()) ?? code.toUpperCase();
}
