import type { TestDatabase } from './test-database.ts';

/** Adds a row to a table. */
export type InsertRow = (table: string, row: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** Gathers rows, which are stored past the tenant rules by one statement: a hundred of them take as long as a few. */
export class RowBatch {
  readonly #statements: string[] = [];
  readonly #values: unknown[] = [];

  /** Gathers a row; rows that refer to each other may come in any order. */
  readonly insert: InsertRow = (table, row) => this.#gather(table, row, '');

  /** Gathers a row that is left as it is when it is there. */
  readonly insertOnce: InsertRow = (table, row) => this.#gather(table, row, ' on conflict do nothing');

  async #gather(table: string, row: Readonly<Record<string, unknown>>, ending: string): Promise<void> {
    const columns = Object.keys(row);
    const places = columns.map((name) => `$${this.#values.push(row[name])}`);
    this.#statements.push(`insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})${ending}`);
  }

  /** Stores what was gathered; keys between rows are checked at the end. */
  async store(database: TestDatabase): Promise<void> {
    const parts = this.#statements.map((statement, index) => `row_${index} as (${statement})`);
    await database.query(`with ${parts.join(', ')} select 1`, this.#values);
  }
}
