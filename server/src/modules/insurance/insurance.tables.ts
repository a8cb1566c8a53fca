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

type ProofFilesTable = {
  file_id: string;
  org_id: string;
  /** Key of the line that it proves. */
  statement_key: string;
  file_name: string;
  size: number;
  sha256: Buffer;
  added_by: string | null;
  added_by_name: string;
  added_at: Timestamp;
};

declare module '../../database/tables.ts' {
  interface Tables {
    firm_statements: FirmStatementsTable;
    proof_files: ProofFilesTable;
  }
}
