import { languageOf } from '@portal/domain/texts/languages.ts';
import { pageLanguage, pageLocale } from '../texts/page-language.ts';
import { useSessionQuery } from '../use-session-state.ts';
import type { Brand } from './brand.ts';
import { pageBrand } from './page-brand.ts';

/**
 * The provider's brand: from the session check, until then as the server wrote it into the page. Where the page is read in another
 * language than the brand's, numbers and dates are that language's.
 */
export function useBrand(): Brand {
  const brand = useSessionQuery().data?.brand ?? pageBrand;
  return languageOf(brand.locale) === pageLanguage ? brand : { ...brand, locale: pageLocale };
}
