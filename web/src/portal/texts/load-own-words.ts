import { callApi } from '../../api/call-api.ts';
import { pageBrand } from '../brand/page-brand.ts';
import { type Messages, needOwnWords } from './load-translations.ts';
import { pageLanguage } from './page-language.ts';

/** Begins to load the words that the provider of this page has of its own in place of the portal's. */
export function loadOwnWords(): void {
  const { wordsVersion } = pageBrand;
  if (wordsVersion === null) return;
  const asked = { language: pageLanguage, wordsVersion };
  // The server has compiled them.
  needOwnWords(async () => (await callApi('readOwnWords', asked)).data as Messages);
}
