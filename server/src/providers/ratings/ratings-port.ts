import type { SurfaceMeasurement } from '@portal/domain/ratings/attack-surface.ts';
import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import type { VectorGrade } from '@portal/domain/ratings/vector-grades.ts';

/** Who rates. */
export type RatingsProviderName = 'builtin' | 'bitsight';

/** A known weakness that the firm's own scans saw on one of its websites; days such as "2026-11-22". */
export type HistoryWeakness = {
  readonly asset: string;
  readonly name: string;
  readonly publishedOn: string;
  readonly goneOn: string | null;
};

/** What the firm's own website scans tell about how fast it fixes. */
export type PatchingHistory = {
  readonly scans: number;
  readonly firstScanOn: string;
  readonly lastScanOn: string;
  readonly weaknesses: readonly HistoryWeakness[];
  /** Weaknesses that the latest scans saw and that the firm says are none. */
  readonly disputed: number;
};

export type LookRequest = {
  readonly companyName: string;
  /** The portal's code of the firm's industry. */
  readonly industry: string;
  /** The firm's own website, `https://firm.example/`. */
  readonly url: string;
  /** Its registrable domain. */
  readonly domain: string;
  readonly dkimSelectors: readonly string[];
  /** Null without scans of the firm's own. */
  readonly scanHistory: PatchingHistory | null;
};

/** A rating that the provider has made itself. */
export type GivenRating = {
  readonly rating: number;
  /** Names the provider's own rules. */
  readonly model: string;
  /** Earlier ratings, one a day at most, in any order. */
  readonly earlier: readonly { readonly day: string; readonly rating: number }[];
  readonly grades: Readonly<Partial<Record<RiskVectorSlug, VectorGrade>>>;
  readonly industry: { readonly average: number; readonly source: string; readonly asOf: string } | null;
};

/** How a look ended. `unavailable`: the provider could not be asked; another try may succeed. */
export type LookOutcome =
  | {
      readonly kind: 'seen';
      readonly measurement: SurfaceMeasurement;
      /** Null where the portal's own model is to rate what was seen. */
      readonly given: GivenRating | null;
    }
  | { readonly kind: 'nothing-answered' }
  | { readonly kind: 'unavailable' };

/** A firm whose report is asked for. */
export type ReportRequest = Pick<LookRequest, 'companyName' | 'industry' | 'domain'>;

/** Looks at firms from outside. */
export type RatingsPort = {
  readonly name: RatingsProviderName;
  /** Rejects with the signal's reason when it is aborted, and in no other case but a fault of its own. */
  look(request: LookRequest, signal: AbortSignal): Promise<LookOutcome>;
  /**
   * The detailed report that the provider makes itself, as PDF. Null where it has none, or cannot give it now: the portal then makes
   * its own from what the looks have brought. Rejects as `look` does.
   */
  makeReport(request: ReportRequest, signal: AbortSignal): Promise<Uint8Array | null>;
};
