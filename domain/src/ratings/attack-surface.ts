import type { RiskVectorSlug } from './risk-vectors.ts';

/** How good one observation is; `NEUTRAL` is told and left out of the sum. */
export type FindingGrade = 'GOOD' | 'FAIR' | 'WARN' | 'BAD' | 'NEUTRAL';

/** Why a vector has no grade. */
export type NotMeasuredReason =
  | 'NOT_SEEN_FROM_OUTSIDE'
  | 'NEEDS_OUTSIDE_SOURCE'
  | 'NEEDS_SCAN_HISTORY'
  | 'NOTHING_TO_MEASURE'
  | 'SELECTOR_UNKNOWN'
  | 'SHARED_HOST'
  | 'NO_ANSWER'
  | 'NOTHING_REPORTED';

/** Where an address of the firm became known. */
export type AssetSource = 'domain' | 'www' | 'certificate' | 'dns' | 'usual-name';

/** One host of the firm that was looked at. */
export interface SurfaceAsset {
  readonly host: string;
  readonly source: AssetSource;
  /** Empty when the name has no public address. */
  readonly addresses: readonly string[];
}

/**
 * One observation. `kind` names the text that explains it (`content/ratings/findings`), `asset` is host, host:port or
 * domain; `evidence` is what was seen, line by line, in words that anybody can check. The identity of a finding between
 * measurements is (vector, kind, asset).
 */
export interface SurfaceFinding {
  readonly vector: RiskVectorSlug;
  readonly kind: string;
  readonly grade: FindingGrade;
  readonly asset: string;
  /** 1 for the domain itself and www, 0.5 for others. */
  readonly importance: 1 | 0.5;
  readonly evidence: readonly string[];
}

/** What became of the test of one vector. */
export type VectorOutcome =
  | { readonly vector: RiskVectorSlug; readonly measured: true }
  | { readonly vector: RiskVectorSlug; readonly measured: false; readonly reason: NotMeasuredReason };

/** Everything that one look from outside gave; an outcome for each of the 22 vectors. */
export interface SurfaceMeasurement {
  readonly domain: string;
  readonly assets: readonly SurfaceAsset[];
  readonly outcomes: readonly VectorOutcome[];
  readonly findings: readonly SurfaceFinding[];
  /**
   * Where a test that otherwise ran got no answer this time: what was seen there before is neither confirmed nor gone. Stands for
   * the asset itself and its ports ("host" for "host:443", too).
   */
  readonly unanswered?: readonly { readonly vector: RiskVectorSlug; readonly asset: string }[];
}
