import type { DigestFrequency } from '@portal/domain/digest/digest-times.ts';
import type { ColumnType } from 'kysely';

type DigestChoicesTable = {
  user_id: string;
  org_id: string;
  frequency: ColumnType<DigestFrequency, DigestFrequency | undefined, DigestFrequency>;
  token: string;
  /** A Monday such as "2026-11-23". */
  sent_for: ColumnType<string | null, string | null | undefined, string | null>;
};

declare module '../../database/tables.ts' {
  interface Tables {
    digest_choices: DigestChoicesTable;
  }
}
