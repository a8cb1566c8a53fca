import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

const owner = (database: string) => ({ host: inject('clusterHost'), port: 5432, user: 'portal_owner', database });

let clusterOwner: Promise<pg.Client> | undefined;

/** Test files come one after the other in a process; they share a connection, which ends with it. */
async function asOwner(statement: string): Promise<void> {
  clusterOwner ??= connectOwner();
  await (await clusterOwner).query(statement);
}

async function connectOwner(): Promise<pg.Client> {
  const client = new pg.Client(owner('postgres'));
  await client.connect();
  return client;
}

/** A fresh copy of the migrated template. `query` runs as the owner, past the tenant rules. */
export async function createTestDatabase() {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(`create database ${name} template template strategy file_copy`);
  const connection = owner(name);
  const inspector = new pg.Pool({ ...connection, max: 1 });
  inspector.on('error', () => undefined);
  return {
    connection,
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
      return (await inspector.query<Row>(text, values)).rows;
    },
    async drop() {
      await inspector.end();
      await asOwner(`drop database ${name} with (force)`);
    },
  };
}

export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;
