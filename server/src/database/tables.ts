import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date, Date>;
/** JSON goes in as text, because the driver would turn an array into a PostgreSQL array. */
type Json<Value = unknown> = ColumnType<Value, string, string>;

type BrandsTable = { brand_id: string; data: Json; updated_at: Generated<Timestamp> };
type PortalFactsTable = { name: string; value: Json };

type OrganisationsTable = {
  org_id: string;
  brand_id: string;
  company_name: string;
  company_url: string;
  number_of_employees: string;
  industry: string;
  phone: string;
  plan_id: string;
  subscription_status: string;
  subscribed_at: Timestamp | null;
  trial_ends_at: Timestamp | null;
  requested_plan_id: string | null;
  requested_plan_at: Timestamp | null;
  second_factor_required: Generated<boolean>;
  channel_id: string | null;
  created_at: Timestamp;
};

type UsersTable = {
  user_id: string;
  org_id: string | null;
  identity_subject: string;
  email: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  job_title: Generated<string>;
  is_staff: Generated<boolean>;
  org_goals: ColumnType<unknown, string | undefined, string>;
  has_seen_org_goals: Generated<boolean>;
  portal_data: ColumnType<unknown, string | undefined, string>;
  welcome_email_sent: Generated<boolean>;
  subscription_id: string | null;
  created_at: Timestamp;
};

type InvitesTable = {
  invite_id: string;
  org_id: string;
  token_hash: Buffer;
  email: string;
  first_name: string;
  last_name: string;
  job_title: string;
  status: 'pending' | 'used' | 'cancelled';
  invited_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
};

type ChannelsTable = {
  channel_id: string;
  name: string;
  brand_id: string;
  is_trial_disabled: boolean;
  discount_title: string | null;
  discount_description: string | null;
  marketing_logo_primary: string | null;
  marketing_logo_secondary: string | null;
  eligible_plan_ids: string[] | null;
  created_at: Timestamp;
};

type SubscriptionIdsTable = {
  subscription_id: string;
  channel_id: string;
  plan_id: string;
  expires_at: Timestamp | null;
  disabled_at: Timestamp | null;
  max_uses: number | null;
  used_count: Generated<number>;
  created_by: string | null;
  created_at: Timestamp;
};

type PendingSignUpsTable = { email: string; subscription_id: string; expires_at: Timestamp };

type SignUpLinksTable = {
  link_id: string;
  token_hash: Buffer;
  email: string;
  first_name: string;
  last_name: string;
  company_name: string;
  subscription_id: string | null;
  asks_security_opt_in: boolean;
  status: 'pending' | 'used' | 'cancelled';
  user_id: string | null;
  finished_at: Timestamp | null;
  created_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
};

type SignUpLinkEventsTable = {
  event_id: Generated<string>;
  link_id: string;
  status: string;
  event_type: string;
  event_at: Timestamp;
  received_at: Timestamp;
};

type SecurityNewsConsentsTable = {
  consent_id: string;
  user_id: string | null;
  email: string;
  consent_text: string;
  ip: string;
  user_agent: string;
  at: Timestamp;
  taken_back_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

type SessionsTable = {
  session_id: string;
  token_hash: Buffer;
  user_id: string;
  created_at: Timestamp;
  active_at: Timestamp;
  expires_at: Timestamp;
  ip: string;
  user_agent: string;
};

type SecondFactorsTable = {
  user_id: string;
  sealed_secret: string;
  last_step: number;
  turned_on_at: Timestamp;
  failed_codes: Generated<number>;
  failed_at: Timestamp | null;
  locked_until: Timestamp | null;
};

type SecondFactorSetUpsTable = { user_id: string; sealed_secret: string; expires_at: Timestamp };
type RecoveryCodesTable = { user_id: string; code_hash: Buffer; used_at: Timestamp | null };

type PendingSignInsTable = {
  pre_session_hash: Buffer;
  user_id: string;
  owes: 'code' | 'set-up';
  wrong_codes: Generated<number>;
  expires_at: Timestamp;
};

type KnownDevicesTable = { user_id: string; device_hash: Buffer; first_seen_at: Timestamp; last_seen_at: Timestamp };

type ServiceSessionsTable = {
  session_id: string;
  service_session_id: string;
  org_id: string;
  staff_id: string;
  staff_email: string;
  reason: string;
  opened_at: Timestamp;
  ends_at: Timestamp;
};

type IdentitiesTable = {
  subject: string;
  email: string;
  password_hash: string;
  verified_at: Timestamp | null;
  temporary_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  reset_required: Generated<boolean>;
  created_at: Timestamp;
};

type IdentityCodesTable = {
  subject: string;
  code_hash: Buffer;
  expires_at: Timestamp;
  attempts: Generated<number>;
};

type IdentityLinksTable = {
  token_hash: Buffer;
  subject: string;
  purpose: 'verify' | 'reset';
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
};

type CognitoResetLinksTable = {
  token_hash: Buffer;
  subject: string;
  email: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
};

type CognitoProofsSinceTable = { subject: string; since: Timestamp; expires_at: Timestamp };

type SignInFailuresTable = {
  address_hash: Buffer;
  failed_attempts: number;
  locked_until: Timestamp | null;
  failed_at: Timestamp;
};

type SingleUsesTable = { kind: string; key_hash: Buffer; expires_at: Timestamp };

type AuditLogTable = {
  audit_id: Generated<string>;
  at: Timestamp;
  org_id: string | null;
  actor_id: string | null;
  action: string;
  subject: string;
  details: Json;
  ip: string;
  transaction_id: string;
};

type WebsitesTable = {
  website_id: string;
  org_id: string;
  name: string;
  url: string;
  scan_level: string;
  created_at: Timestamp;
  created_by: string | null;
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
  started_at: Timestamp;
  completed_at: Timestamp | null;
  cancel_requested_at: Timestamp | null;
  progress_done: Generated<number>;
  progress_known: Generated<number>;
  highs: Generated<number>;
  mediums: Generated<number>;
  lows: Generated<number>;
  pages: Generated<number>;
  not_tested: ColumnType<unknown, string | undefined, string>;
  failure_reason: string | null;
  lost_leases: Generated<number>;
  progress_at_loss: Generated<number>;
  is_running: Generated<boolean>;
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

/** Every table as the migrations make it. */
export type Tables = {
  brands: BrandsTable;
  portal_facts: PortalFactsTable;
  organisations: OrganisationsTable;
  users: UsersTable;
  invites: InvitesTable;
  service_sessions: ServiceSessionsTable;
  channels: ChannelsTable;
  subscription_ids: SubscriptionIdsTable;
  pending_sign_ups: PendingSignUpsTable;
  sign_up_links: SignUpLinksTable;
  sign_up_link_events: SignUpLinkEventsTable;
  security_news_consents: SecurityNewsConsentsTable;
  sessions: SessionsTable;
  second_factors: SecondFactorsTable;
  second_factor_set_ups: SecondFactorSetUpsTable;
  recovery_codes: RecoveryCodesTable;
  pending_sign_ins: PendingSignInsTable;
  known_devices: KnownDevicesTable;
  identities: IdentitiesTable;
  identity_codes: IdentityCodesTable;
  identity_links: IdentityLinksTable;
  cognito_reset_links: CognitoResetLinksTable;
  cognito_proofs_since: CognitoProofsSinceTable;
  sign_in_failures: SignInFailuresTable;
  single_uses: SingleUsesTable;
  audit_log: AuditLogTable;
  websites: WebsitesTable;
  scan_consents: ScanConsentsTable;
  scan_schedules: ScanSchedulesTable;
  scans: ScansTable;
  scan_checkpoints: ScanCheckpointsTable;
  scan_findings: ScanFindingsTable;
};
