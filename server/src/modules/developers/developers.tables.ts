import type { ApiScope } from '@portal/domain/developers/api-scopes.ts';
import type { DeskFieldValue } from '@portal/domain/developers/desk-fields.ts';
import type { DigestRhythm, EndpointKind, LeastSeverity } from '@portal/domain/developers/endpoint-kinds.ts';
import type { GroupUse } from '@portal/domain/developers/group-use.ts';
import type { TicketDeskKind, TicketOutcome, TicketState } from '@portal/domain/developers/ticket-desks.ts';
import type { WebhookEvent } from '@portal/domain/developers/webhook-events.ts';
import type { ColumnType, Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from '../../database/column-types.ts';

type ApiTokensTable = {
  token_id: string;
  /** Null for the provider's. */
  org_id: string | null;
  name: string;
  token_hash: Buffer;
  hint: string;
  scopes: ApiScope[];
  made_by: string;
  made_by_name: string;
  made_at: Timestamp;
  expires_at: Timestamp;
  last_used_at: OptionalTimestamp;
  revoked_at: OptionalTimestamp;
};

type ApiAnswersTable = {
  token_id: string;
  idempotency_key: string;
  /** Null where the token is the provider's. */
  org_id: string | null;
  request_hash: Buffer;
  /** Null while it is being answered. */
  status: ColumnType<number | null, undefined, number | null>;
  answer: ColumnType<unknown, undefined, string | null>;
  asked_at: Timestamp;
};

type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

type WebhookEndpointsTable = {
  endpoint_id: string;
  /** Null for the provider's. */
  org_id: string | null;
  kind: Generated<EndpointKind>;
  /** Of a channel. */
  name: Generated<string>;
  /** Of a program as it is; of a chat its origin, because the whole is a secret; of emails empty. */
  address: string;
  events: WebhookEvent[];
  least_severity: Generated<LeastSeverity>;
  rhythm: Optional<DigestRhythm>;
  recipients: Generated<string[]>;
  /** What signs for a program, or a chat's whole address. */
  sealed_secret: string;
  sealed_old_secret: Optional<string>;
  old_secret_ends_at: OptionalTimestamp;
  is_on: Generated<boolean>;
  on_since: Timestamp;
  told_until: Timestamp;
  failing_since: OptionalTimestamp;
  off_because: Optional<'gone' | 'failing'>;
  made_by: string | null;
  made_by_name: string;
  made_at: Timestamp;
};

type WebhookDeliveriesTable = {
  delivery_id: string;
  org_id: string | null;
  endpoint_id: string;
  event: string;
  source: string;
  body: string;
  made_at: Timestamp;
  state: Generated<'waiting' | 'taken' | 'failed'>;
  tries: Generated<number>;
  next_try_at: OptionalTimestamp;
  last_try_at: OptionalTimestamp;
  last_status: Optional<number>;
  last_answer: Generated<string>;
  /** The delivery that tells of it with others; it is not made itself. */
  told_with: Optional<string>;
};

type DirectoryPeopleTable = {
  person_id: string;
  org_id: string;
  user_name: string;
  external_id: Generated<string>;
  given_name: Generated<string>;
  family_name: Generated<string>;
  display_name: Generated<string>;
  email: Generated<string>;
  department: Generated<string>;
  is_active: boolean;
  trainee_id: Optional<string>;
  /** The admin that they are by a group. */
  user_id: Optional<string>;
  made_at: Timestamp;
  changed_at: Timestamp;
  revision: Generated<number>;
};

type DirectoryGroupsTable = {
  group_id: string;
  org_id: string;
  display_name: string;
  external_id: Generated<string>;
  used_as: Generated<GroupUse>;
  made_at: Timestamp;
  changed_at: Timestamp;
  revision: Generated<number>;
};

type DirectoryMembersTable = { group_id: string; person_id: string; org_id: string };

type TicketDesksTable = {
  desk_id: string;
  org_id: string;
  kind: TicketDeskKind;
  /** An email address, or where the desk answers. */
  address: string;
  project: Generated<string>;
  account: Generated<string>;
  /** Null for emails. */
  sealed_token: Optional<string>;
  hook_hash: Optional<Buffer>;
  sealed_hook_secret: Optional<string>;
  field_values: ColumnType<readonly DeskFieldValue[], string | undefined, string>;
  made_by_name: string;
  made_at: Timestamp;
};

type TicketsTable = {
  ticket_id: string;
  org_id: string;
  desk_id: string;
  finding_id: string;
  state: TicketState;
  key: Generated<string>;
  url: Generated<string>;
  made_by_name: string;
  made_at: Timestamp;
  closed_at: OptionalTimestamp;
  /** Of the page for who works on it; null where the desk tells itself. */
  link_hash: Optional<Buffer>;
  link_ends_at: OptionalTimestamp;
  outcome: Optional<TicketOutcome>;
  /** As it was typed; may be empty. */
  outcome_by: Generated<string>;
  asked_at: OptionalTimestamp;
};

declare module '../../database/tables.ts' {
  interface Tables {
    api_tokens: ApiTokensTable;
    api_answers: ApiAnswersTable;
    webhook_endpoints: WebhookEndpointsTable;
    webhook_deliveries: WebhookDeliveriesTable;
    ticket_desks: TicketDesksTable;
    tickets: TicketsTable;
    directory_people: DirectoryPeopleTable;
    directory_groups: DirectoryGroupsTable;
    directory_members: DirectoryMembersTable;
  }
}
