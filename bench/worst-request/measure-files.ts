import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '../../contract/src/call.ts';
import { helpUpload } from '../../contract/src/concierge/concierge.calls.ts';
import { checkWeaknessImport } from '../../contract/src/concierge/staff-weaknesses.calls.ts';
import { policyUpload } from '../../contract/src/policies/policies.calls.ts';
import { checkTrainees } from '../../contract/src/training/trainee-import.calls.ts';
import { type Bomb, documentBombs, textBombs, workbookBombs } from '../../server/src/testing/file-bombs.ts';
import { atMost, type Figure } from '../figure.ts';
import type { Ask } from './ask.ts';
import { residentMegabytes } from './thread-time.ts';

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
  const waits: number[] = [];
  let highest = before;
  let isDone = false;
  const watch = async () => {
    while (!isDone) {
      const startedAt = performance.now();
      // A connection of its own: one that was idle may be closed at this moment.
      await (await fetch(`${origin}/healthz`, { headers: { connection: 'close' } })).arrayBuffer();
      waits.push(performance.now() - startedAt);
      highest = Math.max(highest, residentMegabytes(portalId));
      await delay(LOOK_EVERY_MS);
    }
  };
  const watching = watch();
  const answers = new Map<number, number>();
  for (const call of CALLS)
    for (const bomb of bombs) {
      const status = await ask(call, formOf(bomb));
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  isDone = true;
  await watching;
  waits.sort((one, other) => other - one);
  note(
    `${bombs.length} files on ${CALLS.length} calls, answers: ${JSON.stringify([...answers])}; ${waits.length} looks at /healthz`,
  );
  return [
    atMost('longest wait of /healthz while files are read that do harm', waits[0] ?? Number.NaN, LONGEST_WAIT_MS, 'ms'),
    atMost('memory that the portal grew by meanwhile', highest - before, MAX_MEGABYTES, 'MB'),
  ];
}

function formOf({ fileName, bytes }: Bomb): FormData {
  const form = new FormData();
  form.append('orgId', ORGANISATION);
  form.append('file', new Blob([Uint8Array.from(bytes)]), fileName);
  return form;
}
