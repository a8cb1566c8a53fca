import type { DocumentRenderer } from '../../documents/document-renderer.ts';
import type { Services } from '../../services.ts';
import type { Plans } from '../plans/public.ts';
import type { MaturitySet } from './maturity-set.ts';

/** What the maturity assessment needs beyond what every module may use. */
export type MaturityServices = Services & {
  readonly plans: Plans;
  readonly documents: DocumentRenderer;
  readonly maturitySet: MaturitySet;
};
