import { type Brand, brandFromPage, DEFAULT_BRAND } from './brand.ts';
import { useSessionQuery } from './use-session-state.ts';

const pageBrand = brandFromPage(document) ?? DEFAULT_BRAND;

/** The provider's brand: from the session check, until then as the server wrote it into the page. */
export function useBrand(): Brand {
  return useSessionQuery().data?.brand ?? pageBrand;
}
