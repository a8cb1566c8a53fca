import type { FieldValues, PolicyField } from '@portal/domain/policies/policy-field.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Json, OptionalTimestamp, Timestamp } from '../../database/column-types.ts';

type PoliciesTable = { org_id: string; policy_id: string; custom: boolean; created_at: Timestamp };

type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

type PolicyVersionsTable = {
  org_id: string;
  policy_id: string;
  version: number;
  status: 'Draft' | 'Active';
  name: string;
  /** Of its text. */
  language: Language;
  template: string | null;
  library_version: number | null;
  fields: Json<readonly PolicyField[]>;
  custom_policy: string | null;
  custom_values: Json<FieldValues>;
  minor: boolean;
  approver: Optional<string>;
  approver_id: Optional<string>;
  approved_at: OptionalTimestamp;
  approved_text: Optional<string>;
  content_hash: Optional<Buffer>;
  saved_at: Timestamp;
  saved_by: string | null;
  saved_by_name: string;
  draft_mode: 'customise' | 'sent' | null;
  sent_to: Optional<string>;
  sent_by_name: Optional<string>;
  sent_at: OptionalTimestamp;
};

type PolicyEventsTable = {
  event_id: GeneratedAlways<string>;
  org_id: string;
  policy_id: string;
  version: number;
  at: Timestamp;
  by_name: string;
  action: string;
  summary: Json;
  /** Of a draft whose words this took away. */
  replaced_id: Optional<string>;
  replaced_text: Optional<string>;
  /** Who had written the replaced text. */
  replaced_by_name: Optional<string>;
};

type PolicyKeptChangesTable = {
  org_id: string;
  policy_id: string;
  user_id: string;
  version: number;
  saved_at: OptionalTimestamp;
  name: string;
  custom_values: Json<FieldValues>;
  custom_policy: string | null;
  kept_at: Timestamp;
};

type PolicyInterviewsTable = {
  org_id: string;
  answers: Json<FieldValues>;
  /** In which drafts begin. */
  language: Optional<Language>;
  version: number;
  saved_at: Timestamp;
  saved_by_name: string;
};

declare module '../../database/tables.ts' {
  interface Tables {
    policies: PoliciesTable;
    policy_versions: PolicyVersionsTable;
    policy_events: PolicyEventsTable;
    policy_interviews: PolicyInterviewsTable;
    policy_kept_changes: PolicyKeptChangesTable;
  }
}
