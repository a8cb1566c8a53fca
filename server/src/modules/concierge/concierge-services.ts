import type { DocumentRenderer } from '../../documents/document-renderer.ts';
import type { Services } from '../../services.ts';
import type { MaturitySet } from '../maturity/public.ts';
import type { Plans } from '../plans/public.ts';

/** What the cyber concierge needs beyond what every module may use. */
export type ConciergeServices = Services & {
  readonly documents: DocumentRenderer;
  readonly plans: Plans;
  readonly maturitySet: MaturitySet;
};
