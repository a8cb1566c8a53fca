import type { DescriptionFormat } from '@portal/domain/monitoring/description/description.ts';
import type { MarkKind } from '@portal/domain/monitoring/finding-mark.ts';
import type { FindingState } from '@portal/domain/monitoring/followed-finding.ts';
import type { OptInCheck } from '@portal/domain/monitoring/opt-in-checks.ts';
import type { RetestResult } from '@portal/domain/monitoring/retest-result.ts';
import type { Severity } from '@portal/domain/monitoring/severity.ts';
import type { SignInFailure, SignInWay } from '@portal/domain/monitoring/signed-in/sign-in-failure.ts';
import type { ProofMethod } from '@portal/domain/monitoring/website-proof.ts';
import type { CallProtocol } from '@portal/scanner/callback/call-log.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json, OptionalTimestamp, Timestamp } from '../../database/column-types.ts';

type WebsitesTable = {
  website_id: string;
  org_id: string;
  name: string;
  url: string;
  scan_level: string;
  created_at: Timestamp;
  created_by: string | null;
  /** What an outside engine's scans leave for later ones. */
  scanner_memory: Json | null;
};

type ScanConsentsTable = {
  consent_id: string;
  org_id: string;
  website_id: string | null;
  user_id: string | null;
  user_email: string;
  url: string;
  consent_text: string;
  ip: string;
  at: Timestamp;
};

type ScanSchedulesTable = {
  schedule_id: string;
  org_id: string;
  website_id: string;
  first_run_at: Timestamp;
  recurrence: 'd' | 'w' | 'm' | 'q';
  day_of_month: number | null;
  run_on_day_of_week: boolean;
  scheduled_day_of_week: number | null;
  week_index: string | null;
  next_run_at: Timestamp;
  updated_at: Timestamp;
};

type ScansTable = {
  scan_id: string;
  org_id: string;
  website_id: string;
  scan_level: string;
  status: 'started' | 'completed' | 'failed' | 'canceled';
  due_at: Timestamp | null;
  /** When it was asked for, or due. */
  started_at: Timestamp;
  /** When a worker first took it. */
  begun_at: ColumnType<Date | null, undefined, Date>;
  completed_at: Timestamp | null;
  cancel_requested_at: Timestamp | null;
  progress_done: Generated<number>;
  progress_known: Generated<number>;
  highs: Generated<number>;
  mediums: Generated<number>;
  lows: Generated<number>;
  pages: Generated<number>;
  not_tested: ColumnType<unknown, string | undefined, string>;
  extent: ColumnType<unknown, string | undefined, string | null>;
  /** What it may have left or changed; null where nobody tells. */
  traces: ColumnType<unknown, string | undefined, string>;
  failure_reason: string | null;
  lost_leases: Generated<number>;
  progress_at_loss: Generated<number>;
  is_running: Generated<boolean>;
  engine: ColumnType<string, string | undefined, string>;
  /** The scan's id at the outside engine that did it. */
  engine_reference: string | null;
  new_findings: ColumnType<number | null, number | undefined, number>;
  reopened_findings: ColumnType<number | null, number | undefined, number>;
  fixed_findings: ColumnType<number | null, number | undefined, number>;
  software: ColumnType<unknown, string | undefined, string>;
  retest_of: ColumnType<string | null, string | null | undefined, never>;
  retest_result: ColumnType<RetestResult | null, undefined, RetestResult>;
};

type ScanCheckpointsTable = { scan_id: string; org_id: string; checkpoint: Json; saved_at: Timestamp };

type ScanFindingsTable = {
  finding_id: string;
  org_id: string;
  scan_id: string;
  fingerprint: string;
  severity: string;
  check_id: string;
  finding: Json;
};

type WebsiteProofsTable = {
  website_id: string;
  org_id: string;
  token: string;
  method: ColumnType<ProofMethod | null, undefined, ProofMethod | null>;
  proved_at: OptionalTimestamp;
  created_at: Timestamp;
};

type WebsiteOptInsTable = {
  website_id: string;
  check_id: OptInCheck;
  org_id: string;
  switched_on_by: string;
  switched_on_at: Timestamp;
};

type WebsiteSignInsTable = {
  website_id: string;
  account: 'main' | 'lesser';
  org_id: string;
  way: SignInWay;
  shown_name: string;
  page: string | null;
  sign_url: string;
  sign_text: string | null;
  sealed_access: string;
  saved_by: string;
  saved_at: Timestamp;
  tried_at: OptionalTimestamp;
  try_failure: SignInFailure | null;
  hosts: string[];
  agreed_hosts: string[];
  try_host: string | null;
};

type WebsiteSignInSwitchesTable = {
  website_id: string;
  org_id: string;
  switched_on_by: string;
  switched_on_at: Timestamp;
};

type WebsiteDescriptionsTable = {
  website_id: string;
  org_id: string;
  format: DescriptionFormat;
  file_name: string;
  operations: Json;
  left_out: Json;
  saved_by: string;
  saved_at: Timestamp;
};

type WebsiteFindingsTable = {
  website_finding_id: string;
  org_id: string;
  website_id: string;
  fingerprint: string;
  check_id: string;
  variant: string;
  severity: Severity;
  severity_rank: GeneratedAlways<number>;
  case_rank: GeneratedAlways<number>;
  state: FindingState;
  place: string;
  subject: string;
  search_text: string;
  seen_level: string;
  first_seen_at: Timestamp;
  last_seen_at: Timestamp;
  fixed_at: OptionalTimestamp;
  reopened_at: OptionalTimestamp;
  times_reopened: number;
  worsened_at: OptionalTimestamp;
  last_scan_id: string;
  mark: ColumnType<MarkKind | null, undefined, MarkKind | null>;
  mark_reason: Generated<string>;
  mark_ends_at: OptionalTimestamp;
  mark_severity_rank: ColumnType<number | null, undefined, number | null>;
  mark_case_rank: ColumnType<number | null, undefined, number | null>;
  marked_at: OptionalTimestamp;
  marked_by: ColumnType<string | null, undefined, string | null>;
  marked_by_name: Generated<string>;
};

type CallbackListenersTable = {
  address: string;
  holder: string;
  seen_at: Timestamp;
  kind: Generated<'calls' | 'names'>;
};

type AwaitedCallsTable = { scan_id: string; word: string; heard_by: CallProtocol | null; awaited_at: Timestamp };

type KnownFlawsTable = {
  is_current: Generated<boolean>;
  signed: string;
  made_at: Timestamp;
  loaded_at: Generated<Date>;
};

declare module '../../database/tables.ts' {
  interface Tables {
    websites: WebsitesTable;
    scan_consents: ScanConsentsTable;
    scan_schedules: ScanSchedulesTable;
    scans: ScansTable;
    scan_checkpoints: ScanCheckpointsTable;
    scan_findings: ScanFindingsTable;
    website_proofs: WebsiteProofsTable;
    website_opt_ins: WebsiteOptInsTable;
    website_sign_ins: WebsiteSignInsTable;
    website_sign_in_switches: WebsiteSignInSwitchesTable;
    website_descriptions: WebsiteDescriptionsTable;
    website_findings: WebsiteFindingsTable;
    callback_listeners: CallbackListenersTable;
    awaited_calls: AwaitedCallsTable;
    known_flaws: KnownFlawsTable;
  }
}
