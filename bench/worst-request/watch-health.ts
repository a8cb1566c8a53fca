import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** How often the portal's health is asked for, in milliseconds. */
const LOOK_EVERY_MS = 10;

// A thread of its own: what the benchmark does to send large files is not the portal's delay.
const { origin } = workerData as { origin: string };
const waits: number[] = [];
let isDone = false;
parentPort?.once('message', () => {
  isDone = true;
});
while (!isDone) {
  const startedAt = performance.now();
  // A connection of its own: one that was idle may be closed at this moment.
  await (await fetch(`${origin}/healthz`, { headers: { connection: 'close' } })).arrayBuffer();
  waits.push(performance.now() - startedAt);
  await delay(LOOK_EVERY_MS);
}
parentPort?.postMessage(waits.sort((one, other) => other - one));
