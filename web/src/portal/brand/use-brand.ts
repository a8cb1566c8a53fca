import { useSessionQuery } from '../use-session-state.ts';
import type { Brand } from './brand.ts';
import { pageBrand } from './page-brand.ts';

/** The provider's brand: from the session check, until then as the server wrote it into the page. */
export function useBrand(): Brand {
  return useSessionQuery().data?.brand ?? pageBrand;
}
