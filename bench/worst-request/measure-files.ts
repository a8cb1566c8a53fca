import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Call } from '../../contract/src/call.ts';
import { helpUpload } from '../../contract/src/concierge/concierge.calls.ts';
import { checkWeaknessImport } from '../../contract/src/concierge/staff-weaknesses.calls.ts';
import { policyUpload } from '../../contract/src/policies/policies.calls.ts';
import { checkTrainees } from '../../contract/src/training/trainee-import.calls.ts';
import { type Bomb, documentBombs, textBombs, workbookBombs } from '../../server/src/testing/file-bombs.ts';
import { atMost, type Figure } from '../figure.ts';
import { residentMegabytes } from '../portal/process-time.ts';
import type { Ask } from './ask.ts';

const CALLS: readonly Call[] = [checkTrainees, policyUpload, helpUpload, checkWeaknessImport];
const LONGEST_WAIT_MS = 100;
const MAX_MEGABYTES = 150;
const LOOK_EVERY_MS = 10;
const SETTLED_AFTER_MS = 500;
const ORGANISATION = '7dcf9e0d-3e61-5d4a-8b0b-0b0b0b0b0b0b';

/** Sends every reader files that were made to do harm, and watches `/healthz` and the portal's memory meanwhile. */
export async function measureFiles(
  origin: string,
  portalId: number,
  ask: Ask,
  note: (line: string) => void,
): Promise<Figure[]> {
  const bombs = [...workbookBombs(), ...documentBombs(), ...textBombs()];
  // Making them takes long: the portal has closed idle connections meanwhile, which has to be noticed before they are used.
  await delay(SETTLED_AFTER_MS);
  const before = residentMegabytes(portalId);
  let highest = before;
  const watching = watchHealth(origin);
  const memory = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(portalId));
  }, LOOK_EVERY_MS);
  const answers = new Map<number, number>();
  for (const call of CALLS)
    for (const bomb of bombs) {
      const status = await ask(call, formOf(bomb));
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  clearInterval(memory);
  const waits = await watching.stop();
  note(
    `${bombs.length} files on ${CALLS.length} calls, answers: ${JSON.stringify([...answers])}; ${waits.length} looks at /healthz, the longest ${waits.slice(0, 5).map(Math.round).join(', ')} ms`,
  );
  return [
    atMost('longest wait of /healthz while files are read that do harm', waits[0] ?? Number.NaN, LONGEST_WAIT_MS, 'ms'),
    atMost('memory that the portal grew by meanwhile', highest - before, MAX_MEGABYTES, 'MB'),
  ];
}

/** Asks for the portal's health again and again, in a thread of its own; `stop` gives the waits in milliseconds, longest first. */
function watchHealth(origin: string): { stop(): Promise<number[]> } {
  const worker = new Worker(new URL('./watch-health.ts', import.meta.url), { workerData: { origin } });
  return {
    async stop() {
      const waits = once(worker, 'message');
      worker.postMessage('stop');
      const [found] = (await waits) as [number[]];
      return found;
    },
  };
}

function formOf({ fileName, bytes }: Bomb): FormData {
  const form = new FormData();
  form.append('orgId', ORGANISATION);
  form.append('file', new Blob([Uint8Array.from(bytes)]), fileName);
  return form;
}
