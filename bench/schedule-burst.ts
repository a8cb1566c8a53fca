import { join } from 'node:path';
import pino from 'pino';
import { createPortal } from '../server/src/app.ts';
import { readConfig } from '../server/src/config/config.ts';
import { connectOwner } from '../server/src/database/pools.ts';
import { startEmbeddedPostgres } from '../server/src/database/postgres/embedded-postgres.ts';
import { logOptions } from '../server/src/log-options.ts';
import { startDueScans } from '../server/src/modules/monitoring/public.ts';
import { createScanRunner } from '../server/src/modules/monitoring/scans/run-scan-job.ts';
import { prepareSchema } from '../server/src/open-database.ts';
import type { ScannerPort } from '../server/src/providers/scanner/scanner-port.ts';
import { loadSecrets } from '../server/src/system/secrets.ts';
import { atMost, type Figure } from './figure.ts';
import { withFolder } from './portal/with-folder.ts';
import { seedSchedules } from './seeds/seed-schedules.ts';

const SCHEDULES = 10_000;
const MINUTE_MS = 60_000;
const WORKERS = 4;
/** Half of the hour in which they fall due: what is left of it is for the scans themselves. */
const MAX_SECONDS = 1_800;

/** Finds nothing, at once: what is measured is the portal and not a scan. */
const EMPTY_SCANS: ScannerPort = {
  name: 'builtin',
  levels: ['safe'],
  start: () => ({
    cancel: () => undefined,
    interrupt: () => undefined,
    finished: Promise.resolve({ kind: 'completed', findings: [], pages: 1, software: [], notTested: [] }),
  }),
};

/**
 * 10,000 schedules of 5,000 firms that fall due within one hour, with two schedulers and four workers on one database: each is to run
 * once, and none is to be left out.
 */
export function measureScheduleBurst(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), () => undefined);
    try {
      await prepareSchema(postgres.connection);
      const from = new Date('2026-11-23T08:00:00Z');
      await seedSchedules(postgres.connection, SCHEDULES, from);
      let now = from;
      const config = readConfig({
        DATA_DIR: folder,
        ROLES: 'web',
        LOG_LEVEL: 'silent',
        PUBLIC_URL: 'http://localhost:3000',
      });
      const portal = await createPortal({
        config,
        connection: postgres.connection,
        secrets: loadSecrets(folder),
        clock: { now: () => now },
        log: pino(logOptions(config)),
        distFolder: null,
      });
      const owner = await connectOwner(postgres.connection);
      try {
        const runner = createScanRunner({ ...portal.services, scanner: EMPTY_SCANS });
        const startedAt = performance.now();
        for (let minute = 0; minute <= 60; minute += 1) {
          now = new Date(from.getTime() + minute * MINUTE_MS);
          await Promise.all([startDueScans(portal.services), startDueScans(portal.services)]);
          const { rows } = await owner.query<{ scan_id: string }>(`select scan_id from scans where status = 'started'`);
          const waiting = rows.map((row) => row.scan_id);
          const work = async () => {
            for (let scanId = waiting.pop(); scanId !== undefined; scanId = waiting.pop())
              await runner.run({ scanId }, { id: scanId, signal: new AbortController().signal });
          };
          await Promise.all(Array.from({ length: WORKERS }, work));
        }
        const seconds = (performance.now() - startedAt) / 1000;
        const { rows } = await owner.query<{ ended: number; schedules: number; twice: number; left: number }>(
          `select count(*) filter (where status = 'completed')::int as ended, count(distinct website_id)::int as schedules,
             (count(*) - count(distinct (website_id, due_at)))::int as twice,
             (select count(*)::int from scan_schedules where next_run_at <= $1) as left
           from scans`,
          [now],
        );
        const [counted] = rows;
        if (counted === undefined) throw new Error('Nothing was counted.');
        return [
          atMost(
            '10,000 schedules due in an hour: left out',
            SCHEDULES - counted.schedules + counted.left,
            0,
            'schedules',
          ),
          atMost('10,000 schedules due in an hour: run twice', counted.twice, 0, 'schedules'),
          atMost('10,000 schedules due in an hour: not ended', SCHEDULES - counted.ended, 0, 'scans'),
          atMost('10,000 schedules due in an hour: work of the portal', seconds, MAX_SECONDS, 's'),
        ];
      } finally {
        await owner.end();
        await portal.stop();
      }
    } finally {
      await postgres.stop();
    }
  });
}
