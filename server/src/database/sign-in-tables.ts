import type { ColumnType, Generated } from 'kysely';
import type { SamlFacts } from '../providers/sign-on/sign-on-port.ts';
import type { OptionalTimestamp, Timestamp } from './column-types.ts';

type SessionsTable = {
  session_id: string;
  token_hash: Buffer;
  user_id: string;
  created_at: Timestamp;
  active_at: Timestamp;
  expires_at: Timestamp;
  ip: string;
  user_agent: string;
  /** Of the name by which the firm's directory knows this sign-in. */
  directory_session_hash: Generated<Buffer | null>;
};

type SecondFactorsTable = {
  user_id: string;
  sealed_secret: string;
  has_app: Generated<boolean>;
  last_step: number;
  turned_on_at: Timestamp;
  failed_codes: Generated<number>;
  failed_at: Timestamp | null;
  locked_until: Timestamp | null;
};

type SecondFactorSetUpsTable = { user_id: string; sealed_secret: string; expires_at: Timestamp };

type PasskeysTable = {
  passkey_id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  name: string;
  /** A bigint, which the driver tells as text. */
  sign_count: ColumnType<string, number, number>;
  transports: string[];
  may_be_backed_up: boolean;
  is_backed_up: boolean;
  created_at: Timestamp;
  last_used_at: OptionalTimestamp;
};

type RecoveryCodesTable = { user_id: string; code_hash: Buffer; used_at: Timestamp | null };

type PendingSignInsTable = {
  pre_session_hash: Buffer;
  user_id: string;
  owes: 'code' | 'set-up';
  wrong_codes: Generated<number>;
  expires_at: Timestamp;
  directory_session_hash: Generated<Buffer | null>;
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

type VisitsTable = {
  visit_id: string;
  org_id: string;
  staff_email: string;
  reason: string;
  opened_at: Timestamp;
  ends_at: Timestamp;
};

type VisitRequestsTable = {
  visit_request_id: string;
  org_id: string;
  staff_id: string;
  staff_email: string;
  reason: string;
  state: 'waiting' | 'approved' | 'declined' | 'used';
  asked_at: Timestamp;
  ends_at: Timestamp;
  answered_at: OptionalTimestamp;
  answered_by: string | null;
};

type SignOnSettingsTable = {
  org_id: string;
  issuer: string;
  client_id: string;
  sealed_secret: string;
  is_on: boolean;
  admits_new: boolean;
  asks_second_factor: boolean;
  is_enforced: boolean;
  protocol: Generated<'oidc' | 'saml'>;
  metadata_url: Generated<string>;
  saml_facts: ColumnType<SamlFacts | null, string | null | undefined, string | null>;
  revision: Generated<number>;
  changed_at: Timestamp;
};

type SignOnKeepersTable = { org_id: string; user_id: string };

type SignOnLinksTable = { org_id: string; user_id: string; issuer: string; subject: string; linked_at: Timestamp };

type SignOnAttemptsTable = {
  state_hash: Buffer;
  /** Null where staff tries the directory of a brand. */
  org_id: string | null;
  /** Null where it is the firm's own. */
  directory_id: Generated<string | null>;
  pre_session_hash: Buffer;
  sealed_attempt: string;
  sealed_return: Generated<string | null>;
  expires_at: Timestamp;
};

type SignInFailuresTable = {
  address_hash: Buffer;
  failed_attempts: number;
  pending: Generated<number>;
  locked_until: Timestamp | null;
  failed_at: Timestamp;
};

type SingleUsesTable = { kind: string; key_hash: Buffer; expires_at: Timestamp };

type AddressCountsTable = { kind: string; address_hash: Buffer; counted: number; ends_at: Timestamp };

type ExpertCustomersTable = { org_id: string; user_id: string; assigned_by_name: string; assigned_at: Timestamp };

/** Who is signed in, and how. */
export type SignInTables = {
  sessions: SessionsTable;
  second_factors: SecondFactorsTable;
  second_factor_set_ups: SecondFactorSetUpsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  pending_sign_ins: PendingSignInsTable;
  known_devices: KnownDevicesTable;
  service_sessions: ServiceSessionsTable;
  visits: VisitsTable;
  expert_customers: ExpertCustomersTable;
  visit_requests: VisitRequestsTable;
  sign_on_settings: SignOnSettingsTable;
  sign_on_keepers: SignOnKeepersTable;
  sign_on_links: SignOnLinksTable;
  sign_on_attempts: SignOnAttemptsTable;
  sign_in_failures: SignInFailuresTable;
  single_uses: SingleUsesTable;
  address_counts: AddressCountsTable;
};
