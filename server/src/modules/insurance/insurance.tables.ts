import type { StatableValue } from '@portal/domain/facts/fact.ts';
import type { Generated } from 'kysely';
import type { Timestamp } from '../../database/column-types.ts';

type FirmStatementsTable = {
  org_id: string;
  /** Key of a fact, or of a question that is answered with a text. */
  statement_key: string;
  value: StatableValue | null;
  note: string;
  stated_by: string | null;
  stated_by_name: string;
  stated_at: Timestamp;
  version: Generated<number>;
};

declare module '../../database/tables.ts' {
  interface Tables {
    firm_statements: FirmStatementsTable;
  }
}
