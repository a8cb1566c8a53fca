import type { ProofFacts } from '@portal/contract/proof-packs/proof-packs.schemas.ts';
import type { OrgTransaction } from '../../database/database.ts';
import type { DocumentRenderer } from '../../documents/document-renderer.ts';
import type { Services } from '../../services.ts';
import type { MaturitySet } from '../maturity/public.ts';
import type { Plans } from '../plans/public.ts';

/** The organisation's latest rating; null while there is none. */
export type ReadRating = (
  tx: OrgTransaction,
  place: { readonly now: Date; readonly timeZone: string },
) => Promise<ProofFacts['rating']>;

/** What proof packs need beyond what every module may use. */
export type ProofServices = Services & {
  readonly plans: Plans;
  readonly documents: DocumentRenderer;
  readonly maturitySet: MaturitySet;
  /** Null where no module rates organisations: the part is not offered then. */
  readonly readRating: ReadRating | null;
};
