import pg from 'pg';

/** One message to the database: its text and its values. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** Runs `work` and tells what it asked of the database, in order, on all connections. */
export async function recordStatements<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly statements: readonly Statement[] }> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  const recording = function (this: pg.Client, ...given: unknown[]) {
    const [text, values] = given;
    if (typeof text === 'string') statements.push({ text, values: Array.isArray(values) ? values : [] });
    return Reflect.apply(original, this, given);
  };
  Object.assign(pg.Client.prototype, { query: recording });
  try {
    return { result: await work(), statements };
  } finally {
    Object.assign(pg.Client.prototype, { query: original });
  }
}
