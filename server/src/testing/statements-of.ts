import pg from 'pg';
import { vi } from 'vitest';

/**
 * What frames a transaction is no work of its own; the portal looks every two seconds whether brands, plans and the maintenance
 * switch have changed.
 */
const NOT_COUNTED = /^(begin|commit)|as "state" from|^select "value" from "portal_facts"/;

/** Does something and counts the SQL statements that the portal sends for it. Nothing else may go on in this process. */
export async function statementsOf<Answer>(
  work: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly statements: number }> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const answer = await work();
    const texts = query.mock.calls.map(([first]: readonly unknown[]) =>
      typeof first === 'string' ? first : String((first as { text?: unknown }).text),
    );
    return { answer, statements: texts.filter((text) => !NOT_COUNTED.test(text)).length };
  } finally {
    query.mockRestore();
  }
}
