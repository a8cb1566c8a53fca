import type { Plans } from '../../plans/public.ts';
import type { PoliciesServices } from '../policies-services.ts';

/** What signing off needs beyond what policies need. */
export type SignOffServices = PoliciesServices & { readonly plans: Plans };
