import type { NotMeasuredReason, SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import type { Json, Timestamp } from '../../database/column-types.ts';

/** What a check has seen so far: of each vector that was looked at why it has no result (null where it has one), and the findings. */
export type SeenSoFar = {
  readonly outcomes: Readonly<Partial<Record<RiskVectorSlug, NotMeasuredReason | null>>>;
  readonly findings: readonly SurfaceFinding[];
};

type OutsideChecksTable = {
  check_id: string;
  browser_hash: Buffer;
  host: string;
  url: string;
  brand_id: string;
  subscription_id: string | null;
  channel: string;
  is_done: boolean;
  failure: 'NAME_UNKNOWN' | null;
  seen: Json<SeenSoFar>;
  created_at: Timestamp;
  expires_at: Timestamp;
};

type OutsideCheckLeadsTable = {
  lead_id: string;
  email: string;
  domain: string;
  brand_id: string;
  channel: string;
  consent_text: string;
  left_at: Timestamp;
  expires_at: Timestamp;
};

type OutsideCheckCountsTable = { on_day: string; brand_id: string; channel: string; checks: number; leads: number };

declare module '../../database/tables.ts' {
  interface Tables {
    outside_checks: OutsideChecksTable;
    outside_check_leads: OutsideCheckLeadsTable;
    outside_check_counts: OutsideCheckCountsTable;
  }
}
