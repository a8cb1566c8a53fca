import type { FindingGrade, NotMeasuredReason, SurfaceAsset } from '@portal/domain/ratings/attack-surface.ts';
import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import type { VectorGrade } from '@portal/domain/ratings/vector-grades.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json, OptionalTimestamp, Timestamp } from '../../database/column-types.ts';

/** Why a look from outside gave nothing. */
export type LookFailure = 'NOTHING_ANSWERED' | 'PROVIDER_UNAVAILABLE' | 'GIVEN_UP';

/** One vector as it was rated. */
export type StoredVector = {
  readonly grade: VectorGrade;
  readonly value: number | null;
  readonly reason: NotMeasuredReason | null;
};

/** `at` is an ISO instant: when the vector's test last ran to its end. */
export type StoredOutcome = { readonly at: string } | { readonly reason: NotMeasuredReason };

export type StoredIndustry = { readonly average: number; readonly source: string; readonly asOf: string };

type RatedCompaniesTable = {
  org_id: string;
  domain: string;
  state: 'idle' | 'measuring' | 'failed';
  failure: LookFailure | null;
  look_id: string | null;
  is_running: Generated<boolean>;
  lost_workers: Generated<number>;
  asked_at: Timestamp;
  looked_at: OptionalTimestamp;
  /** A day such as "2026-11-22"; see `pools.ts`. */
  looks_on: string;
  looks: number;
  next_look_at: Timestamp;
  dkim_selectors: Generated<string[]>;
};

type RatingMeasurementsTable = {
  measurement_id: string;
  org_id: string;
  domain: string;
  on_day: string;
  measured_at: Timestamp;
  model: string;
  provider: 'builtin' | 'bitsight';
  rating: number | null;
  /** Numeric, which the driver gives as text. */
  raw: ColumnType<string | null, number | null, number | null>;
  coverage: ColumnType<string, number, number>;
  vectors: Json<Readonly<Record<RiskVectorSlug, StoredVector>>>;
  outcomes: Json<Readonly<Record<RiskVectorSlug, StoredOutcome>>>;
  assets: Json<readonly SurfaceAsset[]>;
  industry: ColumnType<StoredIndustry | null, string | null, string | null>;
};

type RatingFindingsTable = {
  rating_finding_id: string;
  org_id: string;
  domain: string;
  vector: RiskVectorSlug;
  kind: string;
  asset: string;
  grade: FindingGrade;
  grade_rank: GeneratedAlways<number>;
  importance: ColumnType<string, number, number>;
  evidence: Json<readonly string[]>;
  first_seen_at: Timestamp;
  last_seen_at: Timestamp;
  gone_at: OptionalTimestamp;
};

type RatingIncidentsTable = {
  incident_id: string;
  org_id: string;
  happened_on: string;
  title: string;
  note: Generated<string>;
  reported_by_name: string;
  reported_at: Timestamp;
};

type RatingReportsTable = {
  report_id: string;
  org_id: string;
  domain: string;
  asked_by: string | null;
  asked_by_name: string;
  asked_at: Timestamp;
  state: 'pending' | 'ready' | 'failed';
  ready_at: OptionalTimestamp;
  kept_until: Timestamp;
  rating: number | null;
  file_name: string;
  content: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
};

declare module '../../database/tables.ts' {
  interface Tables {
    rated_companies: RatedCompaniesTable;
    rating_measurements: RatingMeasurementsTable;
    rating_findings: RatingFindingsTable;
    rating_incidents: RatingIncidentsTable;
    rating_reports: RatingReportsTable;
  }
}
