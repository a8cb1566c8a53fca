import type { DocumentRenderer } from '../../documents/document-renderer.ts';
import type { Services } from '../../services.ts';
import type { MaturitySet } from '../maturity/public.ts';
import type { Plans } from '../plans/public.ts';

/** What proof packs need beyond what every module may use. */
export type ProofServices = Services & {
  readonly plans: Plans;
  readonly documents: DocumentRenderer;
  readonly maturitySet: MaturitySet;
};
