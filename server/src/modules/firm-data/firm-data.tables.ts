import type { Generated } from 'kysely';
import type { Timestamp } from '../../database/column-types.ts';

type FirmExportsTable = {
  export_id: string;
  org_id: string;
  asked_by: string | null;
  asked_by_name: string;
  asked_at: Timestamp;
  expires_at: Timestamp;
  state: Generated<'making' | 'ready' | 'failed'>;
  tries: Generated<number>;
  /** In bytes; PostgreSQL gives a bigint as text. */
  size: Generated<string>;
};

declare module '../../database/tables.ts' {
  interface Tables {
    firm_exports: FirmExportsTable;
  }
}
