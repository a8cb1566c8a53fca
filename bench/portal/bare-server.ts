// A bare Fastify with one route, which asks of the database what the portal's call asks, on the same kind of pool. No session
// check, no limits, no headers, no schema: what the portal's way costs shows against it. Started by `call-rate.ts`.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { createPool } from '../../server/src/database/pools.ts';
import type { Statement } from '../record-statements.ts';

type Stored = {
  readonly text: string;
  readonly values: readonly (string | number | boolean | null | { readonly type: 'Buffer'; readonly data: number[] })[];
};

const { databaseUrl, statements } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  readonly databaseUrl: string;
  readonly statements: readonly Stored[];
};

/** From the first statement of a transaction to its last. */
function transactions(all: readonly Statement[]): Statement[][] {
  const found: Statement[][] = [];
  for (const statement of all) {
    if (statement.text.startsWith('begin')) found.push([]);
    found.at(-1)?.push(statement);
  }
  return found;
}

const revive = ({ text, values }: Stored): Statement => ({
  text,
  values: values.map((value) => (typeof value === 'object' && value !== null ? Buffer.from(value.data) : value)),
});
const work = transactions(statements.map(revive));
const pool = createPool({ connectionString: databaseUrl }, () => undefined);
const app = Fastify();

app.get('/api/profile/getCustomerPortalData', async () => {
  let row: unknown;
  for (const transaction of work) {
    const client = await pool.lend();
    for (const { text, values } of transaction) {
      const { rows } = values.length === 0 ? await client.query(text) : await client.query(text, [...values]);
      row = rows?.[0] ?? row;
    }
    client.release();
  }
  return { success: true, data: row };
});

const address = await app.listen({ host: '127.0.0.1', port: Number(process.argv[3]) });
process.stdout.write(`ready at ${address}\n`);
