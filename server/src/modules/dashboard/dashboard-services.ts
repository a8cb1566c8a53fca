import type { Services } from '../../services.ts';
import type { MaturitySetIn } from '../maturity/public.ts';

/** What the dashboard needs beyond what every module may use. */
export type DashboardServices = Services & { readonly maturitySet: MaturitySetIn };
