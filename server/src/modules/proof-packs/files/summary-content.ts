import type { ChosenParts } from '@portal/domain/proof-packs/proof-parts.ts';
import type { ProofSnapshot } from '../proof-packs.tables.ts';

/** What the summary of a pack is made of. */
export type SummaryContent = {
  readonly organisation: string;
  readonly recipient: string;
  readonly purpose: string;
  readonly parts: ChosenParts;
  readonly snapshot: ProofSnapshot;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly code: string;
  readonly address: string;
  /** Paths of the other files in the pack. */
  readonly files: readonly string[];
};
