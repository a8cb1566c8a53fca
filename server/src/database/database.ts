import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { SYSTEM_ROLE } from './settings.ts';
import type { Tables } from './tables.ts';

declare const tenant: unique symbol;
declare const system: unique symbol;

/** A transaction that sees one organisation's rows and no other's; stores of organisations' data accept only this. */
export type OrgTransaction = Kysely<Tables> & { readonly [tenant]: true };

/** A transaction that sees all rows: sessions, schedules, staff. Its uses are few, and each says `asSystem`. */
export type SystemTransaction = Kysely<Tables> & { readonly [system]: true };

export type AnyTransaction = OrgTransaction | SystemTransaction;

export type Database = {
  /** Runs `work` in a transaction that is bound to an organisation; commits, or rolls back when it throws. */
  inOrg<Result>(orgId: string, work: (tx: OrgTransaction) => Promise<Result>): Promise<Result>;
  /** Runs `work` in a transaction across organisations. */
  asSystem<Result>(work: (tx: SystemTransaction) => Promise<Result>): Promise<Result>;
  /** True when the database answers. */
  isReady(): Promise<boolean>;
  /** Whether one more connection can be had without waiting, for the metrics. */
  poolState(): { total: number; idle: number; waiting: number };
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The database behind the pool; see `inOrg` for how rows of organisations are kept apart. */
export function createDatabase(pool: pg.Pool): Database {
  return {
    inOrg(orgId, work) {
      if (!UUID.test(orgId)) throw new TypeError('An organisation id is a UUID');
      return transaction(pool, `begin; set local app.org_id = '${orgId}'`, (tx) => work(tx as OrgTransaction));
    },
    asSystem(work) {
      return transaction(pool, `begin; set local role ${SYSTEM_ROLE}`, (tx) => work(tx as SystemTransaction));
    },
    async isReady() {
      try {
        await pool.query('select 1');
        return true;
      } catch {
        return false;
      }
    },
    poolState: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

async function transaction<Result>(
  pool: pg.Pool,
  begin: string,
  work: (tx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // The query under way fails with the same error; without a listener the process would end.
  client.on('error', ignoreLoss);
  let failed = true;
  try {
    // One message for both statements: a transaction costs a round trip less.
    await client.query(begin);
    const result = await work(boundTo(client));
    const { command } = await client.query('commit');
    // A statement that failed, even where its error was caught, makes the database answer a commit with a rollback.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back because one of its statements had failed');
    failed = false;
    return result;
  } finally {
    await release(client, failed);
  }
}

const ignoreLoss = () => undefined;

async function release(client: pg.PoolClient, failed: boolean): Promise<void> {
  const broken = failed && !(await rollBack(client));
  client.off('error', ignoreLoss);
  // A connection that cannot even roll back must not be handed out again.
  client.release(broken);
}

async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}

function boundTo(client: pg.PoolClient): Kysely<Tables> {
  const borrowed = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => borrowed, end: async () => undefined };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
}
