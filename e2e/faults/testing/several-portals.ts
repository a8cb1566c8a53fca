import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectOwner } from '../../../server/src/database/pools.ts';
import { startEmbeddedPostgres } from '../../../server/src/database/postgres/embedded-postgres.ts';
import { PortalPlace, type Run } from './portal-process.ts';

type Query = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** Two portals that answer people and two that work, on one PostgreSQL, one folder of files and one set of keys. */
export type SeveralPortals = {
  readonly places: readonly PortalPlace[];
  /** Ports of the two that answer people. */
  readonly webPorts: readonly [number, number];
  /** Kills one of the four in the midst of what it does. */
  kill(which: number): Promise<void>;
  /** The same, and starts it again. */
  killAndStart(which: number): Promise<void>;
  readonly query: Query;
  readonly mailFolder: string;
  close(): Promise<void>;
};

/** Starts the four; `settings` are for all. */
export async function startSeveralPortals(settings: Readonly<Record<string, string>>): Promise<SeveralPortals> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-several-'));
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), () => undefined);
  const shared = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: postgres.url,
    ...settings,
  };
  const places: PortalPlace[] = [];
  const runs: Run[] = [];
  for (const ROLES of ['web', 'web', 'worker', 'worker']) {
    const place = await PortalPlace.create({ ...shared, ROLES });
    places.push(place);
    runs.push(await place.start());
  }
  const client = await connectOwner(postgres.connection);
  const kill = async (which: number) => {
    runs[which]?.kill('SIGKILL');
    await runs[which]?.ended;
  };
  return {
    places,
    kill,
    webPorts: [places[0]?.port ?? 0, places[1]?.port ?? 0],
    async killAndStart(which) {
      await kill(which);
      const place = places[which];
      if (place !== undefined) runs[which] = await place.start();
    },
    query: async (text, values = []) => (await client.query<Record<string, unknown>>(text, [...values])).rows,
    mailFolder: join(folder, 'data', 'mailbox'),
    async close() {
      for (const place of places) await place.clear();
      await client.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
