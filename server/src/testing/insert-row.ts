import type { TestDatabase } from './test-database.ts';

/** Adds a row to a table. */
export type InsertRow = (table: string, row: Readonly<Record<string, unknown>>) => Promise<unknown>;

/**
 * Adds rows past the tenant rules.
 * @param ending of each statement, such as what happens to a row that is there
 */
export function rowInserter(database: TestDatabase, ending = ''): InsertRow {
  return (table, row) => {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    const statement = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) ${ending}`;
    return database.query(statement, Object.values(row));
  };
}
