import { mkdirSync, readFileSync } from 'node:fs';
import pino from 'pino';
import { createPortal } from '../app.ts';
import { builtAppFolder } from '../built-app-folder.ts';
import { readConfig } from '../config/config.ts';
import { logOptions } from '../log-options.ts';
import { phishing } from '../modules/phishing/phishing.module.ts';
import { openDatabase } from '../open-database.ts';
import type { Clock } from '../system/clock.ts';
import { loadSecrets } from '../system/secrets.ts';
import { changePlans } from './change-plans.ts';

const SEATS = 100;

/**
 * Serves the portal as `main.ts` does, all of it, but by a clock that a test moves: a week of a campaign passes in a minute, and working
 * hours are whenever the test says. Between moves the clock goes on by itself. Every plan holds training and phishing simulations.
 * @param environment the settings of the portal, as `main.ts` takes them
 * @param clockFile holds the instant that it is now, such as "2026-11-30T17:00:00Z"; it outlives a process that is killed
 * @returns `work`, which reads the file anew and does the chores of phishing simulations at once, and `stop`
 */
export async function serveClockedPortal(environment: Readonly<NodeJS.ProcessEnv>, clockFile: string) {
  const config = readConfig(environment);
  const clock = createMovedClock(clockFile);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const opened = await openDatabase(config, () => undefined);
  const portal = await createPortal({
    config,
    connection: opened.connection,
    secrets: loadSecrets(config.dataDir),
    clock,
    log: pino(logOptions(config)),
    distFolder: builtAppFolder(),
  });
  await changePlans({ portal, clock }, ({ planDetail }) => ({
    planDetail: { ...planDetail, phishing: 'ACTIVE', training: 'ACTIVE', trainingNumberOfSeats: SEATS },
  }));
  await portal.http.listen({ host: config.host, port: config.port });
  await portal.startJobs();
  return {
    url: config.publicUrl,
    staffSetupLink: await portal.staffSetupLink(),
    /** @returns the instant that it was when the chores began */
    async work(): Promise<string> {
      clock.read();
      const now = clock.now().toISOString();
      for (const { run } of phishing.chores ?? []) await run(portal.services);
      return now;
    },
    async stop(): Promise<void> {
      await portal.stop();
      await opened.close();
    },
  };
}

function createMovedClock(file: string): Clock & { read(): void } {
  let aheadMs = 0;
  const read = () => {
    aheadMs = Date.parse(readFileSync(file, 'utf8')) - Date.now();
  };
  read();
  return { now: () => new Date(Date.now() + aheadMs), read };
}
