import type { StatableValue } from '@portal/domain/facts/fact.ts';
import { type RawBuilder, sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';

/** A statement of the sheet as it is stored; instants are ISO strings. */
export type StatementRow = {
  /** Key of a fact, or of a question that is answered with a text. */
  readonly key: string;
  readonly value: StatableValue | null;
  readonly note: string;
  readonly statedBy: string;
  readonly statedAt: string;
  readonly version: number;
};

/** All statements: one value of a larger statement. */
export function selectStatements(): RawBuilder<StatementRow[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('key', statement_key, 'value', value, 'note', note, 'statedBy', stated_by_name,
      'statedAt', stated_at, 'version', version)), '[]')
    from firm_statements
  )`;
}

/** A statement that nobody else changes until this transaction has ended. */
export function lockStatement(tx: OrgTransaction, key: string) {
  return tx
    .selectFrom('firm_statements')
    .select(['value', 'note', 'stated_by_name', 'version'])
    .where('statement_key', '=', key)
    .forUpdate()
    .executeTakeFirst();
}

export type NewStatement = {
  readonly orgId: string;
  readonly key: string;
  readonly value: StatableValue | null;
  readonly note: string;
  readonly statedBy: string;
  readonly statedByName: string;
  readonly statedAt: Date;
  readonly version: number;
};

/** Writes a statement over the one that was there. */
export async function putStatement(tx: OrgTransaction, statement: NewStatement): Promise<void> {
  const row = {
    value: statement.value,
    note: statement.note,
    stated_by: statement.statedBy,
    stated_by_name: statement.statedByName,
    stated_at: statement.statedAt,
    version: statement.version,
  };
  await tx
    .insertInto('firm_statements')
    .values({ org_id: statement.orgId, statement_key: statement.key, ...row })
    .onConflict((conflict) => conflict.columns(['org_id', 'statement_key']).doUpdateSet(row))
    .execute();
}

/** Takes a statement back. */
export async function deleteStatement(tx: OrgTransaction, key: string): Promise<void> {
  await tx.deleteFrom('firm_statements').where('statement_key', '=', key).execute();
}
