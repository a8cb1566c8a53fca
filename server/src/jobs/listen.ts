import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Db } from 'pg-boss';
import { connectOwner } from '../database/pools.ts';
import type { DatabaseConnection } from '../database/postgres/servers.ts';
import { APP_ROLE } from '../database/settings.ts';

const RETRY_MS = 2000;

/**
 * Listens on a connection of its own, and again when that breaks. What is missed meanwhile is found all the same, because workers
 * look every second; listening makes them look at once. Behind a pooler that gives each transaction another connection nobody would
 * hear anything, so nothing listens there.
 * @param onError told of connections that broke
 */
export function createListener(
  connection: DatabaseConnection,
  onError: (error: unknown) => void,
): NonNullable<Db['listen']> {
  return async (channel, onNotification, onReconnect) => {
    const stopping = new AbortController();
    const state: { client: pg.Client | null } = { client: null };

    async function hear(): Promise<void> {
      const client = await connectOwner(connection);
      state.client = client;
      // Who stopped meanwhile had no connection to end yet.
      if (stopping.signal.aborted) return;
      client.on('notification', ({ payload }) => {
        if (payload !== undefined) onNotification(payload);
      });
      const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
      await client.query("select set_config('role', $1, false)", [APP_ROLE]);
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onReconnect();
      await ended;
    }

    async function hearUntilStopped(): Promise<void> {
      while (!stopping.signal.aborted) {
        await hear().catch(onError);
        await state.client?.end().catch(() => undefined);
        await delay(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }

    const hearing = (await keepsSessions(connection)) ? hearUntilStopped() : Promise.resolve();
    return {
      async close() {
        stopping.abort();
        await state.client?.end().catch(() => undefined);
        await hearing;
      },
    };
  };
}

/** Whether a connection stays with one process of the server; a pooler tells its clients numbers of its own. */
async function keepsSessions(connection: DatabaseConnection): Promise<boolean> {
  const client = await connectOwner(connection);
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return 'processID' in client && rows[0]?.pid === client.processID;
  } finally {
    await client.end();
  }
}
