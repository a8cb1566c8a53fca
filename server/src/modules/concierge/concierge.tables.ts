import type { HelpRequestState, HelpSubject } from '@portal/domain/concierge/help-request.ts';
import type { MessageAudience } from '@portal/domain/concierge/message-audience.ts';
import type { WeaknessSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import type { WeaknessStatus } from '@portal/domain/concierge/weakness-status.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, OptionalTimestamp, Timestamp } from '../../database/column-types.ts';

type WeaknessesTable = {
  weakness_id: string;
  org_id: string;
  title: string;
  severity: WeaknessSeverity;
  severity_order: GeneratedAlways<number>;
  /** Numeric, which the driver gives as text. */
  cvss_score: string | number | null;
  cvss_vector: string | null;
  /** The fact that it speaks against while it is open. */
  fact_key: string | null;
  status: Generated<WeaknessStatus>;
  status_order: GeneratedAlways<number>;
  status_note: Generated<string>;
  status_updated_at: OptionalTimestamp;
  /** A day such as "2026-11-22"; see `pools.ts`. */
  reported_on: string;
  body: string;
  published_at: OptionalTimestamp;
  withdrawn_at: OptionalTimestamp;
  source: 'console' | 'import';
  import_key: string | null;
  created_at: Timestamp;
  created_by_name: string;
  changed_at: Timestamp;
  version: Generated<number>;
};

type WeaknessFilesTable = {
  file_id: string;
  org_id: string;
  weakness_id: string;
  file_name: string;
  size: number;
  sha256: Buffer;
  added_at: Timestamp;
};

type WeaknessReadsTable = { org_id: string; weakness_id: string; user_id: string; read_at: Timestamp };

type ConciergeMessagesTable = {
  message_id: string;
  title: string;
  body: string;
  audience: Json<MessageAudience>;
  published_at: OptionalTimestamp;
  withdrawn_at: OptionalTimestamp;
  created_at: Timestamp;
  created_by_name: string;
  version: Generated<number>;
};

type ConciergeDeliveriesTable = {
  org_id: string;
  message_id: string;
  title: string;
  body: string;
  published_at: Timestamp;
  delivered_at: Timestamp;
  withdrawn_at: OptionalTimestamp;
};

type ConciergeReadsTable = { org_id: string; message_id: string; user_id: string; read_at: Timestamp };

type HelpRequestsTable = {
  help_request_id: string;
  org_id: string;
  /** A bigint, which the driver gives as text. */
  ordinal: GeneratedAlways<string>;
  subject: string;
  about_kind: HelpSubject;
  about_id: string | null;
  about_label: string;
  state: Generated<HelpRequestState>;
  assignee_id: string | null;
  opened_by: string | null;
  opened_by_name: string;
  opened_at: Timestamp;
  last_reply_at: Timestamp;
  last_reply_by: 'customer' | 'concierge';
  answered_at: OptionalTimestamp;
  waiting_since: OptionalTimestamp;
  closed_at: OptionalTimestamp;
  version: Generated<number>;
};

type HelpRepliesTable = {
  reply_id: string;
  org_id: string;
  help_request_id: string;
  ordinal: GeneratedAlways<string>;
  author: 'customer' | 'concierge';
  author_id: string | null;
  author_name: string;
  text: string;
  at: Timestamp;
};

type HelpNotesTable = { note_id: string; help_request_id: string; author_name: string; text: string; at: Timestamp };

type HelpFilesTable = {
  file_id: string;
  org_id: string;
  /** Null while it waits to be sent. */
  reply_id: string | null;
  uploaded_by: string | null;
  file_name: string;
  size: number;
  sha256: Buffer;
  uploaded_at: Timestamp;
};

type HelpReadsTable = { org_id: string; help_request_id: string; user_id: string; read_at: Timestamp };

type CannedAnswersTable = {
  canned_answer_id: string;
  title: string;
  text: string;
  changed_at: Timestamp;
  version: Generated<number>;
};

declare module '../../database/tables.ts' {
  interface Tables {
    weaknesses: WeaknessesTable;
    weakness_files: WeaknessFilesTable;
    weakness_reads: WeaknessReadsTable;
    concierge_messages: ConciergeMessagesTable;
    concierge_deliveries: ConciergeDeliveriesTable;
    concierge_reads: ConciergeReadsTable;
    help_requests: HelpRequestsTable;
    help_replies: HelpRepliesTable;
    help_notes: HelpNotesTable;
    help_files: HelpFilesTable;
    help_reads: HelpReadsTable;
    canned_answers: CannedAnswersTable;
  }
}
