import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

/**
 * What is no work of the call itself: what frames a transaction; counting requests, for all callers together and in batches; and
 * whether the portal is closed, which whoever comes first asks for the others, once every two seconds.
 */
const NOT_COUNTED = /^(begin|commit)|\brate_counts\b|^select "value" from "portal_facts"/;

/** Tells what is sent for the work from what the portal sends meanwhile for itself, such as a look whether brands or plans have changed. */
const current = new AsyncLocalStorage<string[]>();

/** Does something and counts the SQL statements that the portal sends for it, and the entries of the longest list that goes with one. */
export async function statementsOf<Answer>(
  work: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly statements: number; readonly longestList: number }> {
  const send = pg.Client.prototype.query;
  const texts: string[] = [];
  let longestList = 0;
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: readonly unknown[]
  ) {
    const [first, values] = given;
    for (const value of Array.isArray(values) ? values : [])
      if (Array.isArray(value)) longestList = Math.max(longestList, value.length);
    current.getStore()?.push(typeof first === 'string' ? first : String((first as { text?: unknown }).text));
    return Reflect.apply(send, this, given);
  } as typeof send);
  try {
    const answer = await current.run(texts, work);
    return { answer, statements: texts.filter((text) => !NOT_COUNTED.test(text)).length, longestList };
  } finally {
    query.mockRestore();
  }
}
