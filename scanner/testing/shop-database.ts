import { DatabaseSync } from 'node:sqlite';

const database = new DatabaseSync(':memory:');
database.exec("CREATE TABLE things (number INTEGER, code TEXT, name TEXT); INSERT INTO things VALUES (7, '7', 'lamp')");

/** Whether a real database finds a thing by the condition; its error when it cannot read it. */
export function findThing(condition: string): { readonly isThere: boolean; readonly error: string | null } {
  try {
    return { isThere: database.prepare(`SELECT * FROM things WHERE ${condition}`).all().length > 0, error: null };
  } catch (error) {
    return { isThere: false, error: String(error instanceof Error ? error.message : error) };
  }
}
