import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { ConnectionPool } from './pools.ts';
import { APP_ROLE, SYSTEM_ROLE } from './settings.ts';
import type { Tables } from './tables.ts';
import { type Asked, beginAs, inTransaction } from './transaction.ts';

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
  /** As `inOrg`, for work of one statement: it costs one way to the database and back in place of two. @throws Error at a second statement */
  onceInOrg<Result>(orgId: string, work: (tx: OrgTransaction) => Promise<Result>): Promise<Result>;
  /** As `asSystem`, for work of one statement. @throws Error at a second statement */
  onceAsSystem<Result>(work: (tx: SystemTransaction) => Promise<Result>): Promise<Result>;
  /** True when the database answers and takes writes. */
  isReady(): Promise<boolean>;
  /** Whether one more connection can be had without waiting, for the metrics. */
  poolState(): { total: number; idle: number; waiting: number };
};

type Once = { readonly isOneStatement?: true };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The database behind the pool; see `inOrg` for how rows of organisations are kept apart. */
export function createDatabase(pool: ConnectionPool): Database {
  const systemBegin = beginAs(SYSTEM_ROLE);
  const inOrg = <Result>(orgId: string, work: (tx: OrgTransaction) => Promise<Result>, once: Once) => {
    if (!UUID.test(orgId)) throw new TypeError('An organisation id is a UUID');
    const begin = beginAs(APP_ROLE, [`app.org_id = '${orgId}'`]);
    return inTransaction(pool, begin, (asked) => work(boundTo(asked) as OrgTransaction), once);
  };
  const asSystem = <Result>(work: (tx: SystemTransaction) => Promise<Result>, once: Once) =>
    inTransaction(pool, systemBegin, (asked) => work(boundTo(asked) as SystemTransaction), once);
  return {
    inOrg: (orgId, work) => inOrg(orgId, work, {}),
    asSystem: (work) => asSystem(work, {}),
    onceInOrg: (orgId, work) => inOrg(orgId, work, { isOneStatement: true }),
    onceAsSystem: (work) => asSystem(work, { isOneStatement: true }),
    async isReady() {
      try {
        return await inTransaction(pool, beginAs(APP_ROLE), takesWrites);
      } catch {
        return false;
      }
    },
    poolState: pool.state,
  };
}

async function takesWrites(client: Asked): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  return rows[0]?.transaction_read_only === 'off';
}

function boundTo(asked: Asked): Kysely<Tables> {
  const borrowed = { query: asked.query.bind(asked), release: () => undefined };
  const pool = { connect: async () => borrowed, end: async () => undefined };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
}
