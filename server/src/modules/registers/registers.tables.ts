import type { CHANGE_KINDS } from '@portal/contract/registers/registers.schemas.ts';
import type { ColumnChange } from '@portal/domain/registers/changes-of-record.ts';
import type { RecordValues, RegisterId, Tick } from '@portal/domain/registers/register.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, Timestamp } from '../../database/column-types.ts';

type RegisterEntriesTable = {
  entry_id: string;
  org_id: string;
  register: RegisterId;
  title: string;
  values: Json<RecordValues>;
  ticks: Json<Readonly<Record<string, Tick>>>;
  owner_name: string;
  owner_email: string;
  due_on: string | null;
  closed_on: Generated<string | null>;
  closed_by: Generated<string | null>;
  closed_by_name: Generated<string>;
  created_at: Timestamp;
  created_by_name: string;
  changed_at: Timestamp;
  changed_by_name: string;
  version: Generated<number>;
  origin: Generated<string | null>;
  /** All texts of the entry in lower case without marks, as `withoutMarks` does it. */
  searched: GeneratedAlways<string>;
};

type RegisterChangesTable = {
  change_id: string;
  org_id: string;
  entry_id: string;
  kind: (typeof CHANGE_KINDS)[number];
  changes: Json<readonly ColumnChange[]>;
  file_name: string;
  changed_by_name: string;
  changed_at: Timestamp;
};

type RegisterFilesTable = {
  file_id: string;
  org_id: string;
  entry_id: string;
  file_name: string;
  size: number;
  sha256: Buffer;
  added_by: string | null;
  added_by_name: string;
  added_at: Timestamp;
};

declare module '../../database/tables.ts' {
  interface Tables {
    register_entries: RegisterEntriesTable;
    register_changes: RegisterChangesTable;
    register_files: RegisterFilesTable;
  }
}
