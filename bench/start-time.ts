import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../e2e/testing/free-port.ts';
import { atMost, type Figure, median } from './figure.ts';
import { memoryOfPortal } from './portal/memory-of-portal.ts';
import { answeringProcess, cpuSeconds } from './portal/process-time.ts';
import { type RunningServer, startServer } from './portal/start-server.ts';
import { withFolder } from './portal/with-folder.ts';

const RESTARTS = 3;
const IDLE_MS = 20_000;
const NEW_FOLDER_SECONDS = 10;
const EXISTING_FOLDER_SECONDS = 2;
const EXISTING_FOLDER_CPU_SECONDS = 1.2;
const IDLE_MEGABYTES = 250;

/**
 * From `node scripts/start.mjs` to `/readyz`, with the packages installed and the browser app built: once on a new data folder,
 * three times on the same one (the median counts). Then what an idle portal and its PostgreSQL hold in memory.
 */
export function measureStart(note: (line: string) => void): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const first = await start(folder);
    await first.stop();
    const restarts: number[] = [];
    const work: number[] = [];
    let idleMegabytes = 0;
    for (let round = 1; round <= RESTARTS; round += 1) {
      const portal = await start(folder);
      restarts.push(portal.startMs / 1000);
      work.push(workOfStart(portal.processId));
      if (round === RESTARTS) {
        await delay(IDLE_MS);
        const memory = memoryOfPortal(portal.processId, folder);
        idleMegabytes = memory.megabytes;
        note(
          memory.processes.map(({ name, megabytes }) => `  ${megabytes.toFixed(1).padStart(7)} MB  ${name}`).join('\n'),
        );
      }
      await portal.stop();
    }
    return [
      atMost('Start on a new data folder', first.startMs / 1000, NEW_FOLDER_SECONDS, 's', 2),
      atMost('Start on an existing data folder', median(restarts), EXISTING_FOLDER_SECONDS, 's', 2),
      atMost(
        'Start on an existing data folder: CPU, without PostgreSQL',
        median(work),
        EXISTING_FOLDER_CPU_SECONDS,
        's',
        2,
      ),
      atMost('Memory of the idle portal with its PostgreSQL', idleMegabytes, IDLE_MEGABYTES, 'MB'),
    ];
  });
}

/** CPU seconds of the script that starts the portal and of the portal, which replaces it where Node.js can do that. */
function workOfStart(startedId: number): number {
  const ids = new Set([startedId, answeringProcess(startedId)]);
  return [...ids].reduce((sum, id) => sum + cpuSeconds(id), 0);
}

async function start(folder: string): Promise<RunningServer> {
  const port = await freePort();
  return startServer({
    script: 'scripts/start.mjs',
    environment: { DATA_DIR: folder, PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    logFile: join(folder, 'portal.log'),
  });
}
