import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OptionalTimestamp, Timestamp } from './column-types.ts';

type OrganisationsTable = {
  org_id: string;
  brand_id: string;
  company_name: string;
  name_in_lower_case: GeneratedAlways<string>;
  /** As `withoutMarks` makes it. */
  name_without_marks: GeneratedAlways<string>;
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
  requested_by: string | null;
  billing_status: string | null;
  second_factor_required: Generated<boolean>;
  visits_need_approval: Generated<boolean>;
  channel_id: string | null;
  suspended_at: OptionalTimestamp;
  suspension_reason: Generated<string>;
  deletion_requested_at: OptionalTimestamp;
  /** Since when, by whom and for when the firm itself wants everything deleted. */
  deletion_asked_at: OptionalTimestamp;
  deletion_asked_by: ColumnType<string | null, string | null | undefined, string | null>;
  deletion_due_at: OptionalTimestamp;
  deletion_reminded_at: OptionalTimestamp;
  counted_websites: Generated<number>;
  counted_admins: Generated<number>;
  counted_scans: Generated<number>;
  counted_score: Generated<number>;
  /** What stands open at worst, as the score of the day found it; empty and 0 where nothing is known. */
  worst_point: Generated<string>;
  /** 4 for critical to 1 for low. */
  worst_point_rank: Generated<number>;
  last_active_at: OptionalTimestamp;
  mails_new_findings: Generated<boolean>;
  /** Made by the provider to try things out; see `database/sandboxes/customers-that-count.ts`. */
  is_sandbox: Generated<boolean>;
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
  /** Somebody of a sandbox who has no account and never signs in. */
  is_made_up: Generated<boolean>;
  staff_role: ColumnType<StaffRole | null, StaffRole | null | undefined, StaffRole | null>;
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
  look_up_hashes: Generated<Buffer[]>;
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
  version: Generated<number>;
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
  look_up_hashes: Generated<Buffer[]>;
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
  taken_back_at: OptionalTimestamp;
};

/** Organisations, their people, and how these come in. */
export type OrganisationTables = {
  organisations: OrganisationsTable;
  users: UsersTable;
  invites: InvitesTable;
  channels: ChannelsTable;
  subscription_ids: SubscriptionIdsTable;
  pending_sign_ups: PendingSignUpsTable;
  sign_up_links: SignUpLinksTable;
  sign_up_link_events: SignUpLinkEventsTable;
  security_news_consents: SecurityNewsConsentsTable;
};
