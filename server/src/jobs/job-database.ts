import type { Db } from 'pg-boss';
import type { ConnectionPool } from '../database/pools.ts';
import { APP_ROLE } from '../database/settings.ts';
import { beginAs, inTransaction } from '../database/transaction.ts';

/** What pg-boss puts around statements that belong together, to be sent as one message. */
const OWN_TRANSACTION = /^\s*BEGIN;([\s\S]*)\bCOMMIT;\s*$/;

/** How pg-boss asks the database: whatever it sends runs in a transaction that takes the application's role first. */
export function createJobDatabase(pool: ConnectionPool, listen: Db['listen']): Db {
  const begin = beginAs(APP_ROLE);
  return {
    executeSql(text, values) {
      const [, inner = text] = OWN_TRANSACTION.exec(text) ?? [];
      return inTransaction(pool, begin, (asked) => asked.query(inner, values), { isOneStatement: true });
    },
    ...(listen === undefined ? {} : { listen }),
  };
}
