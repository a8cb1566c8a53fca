import { writeSync } from 'node:fs';
import { MAX_RESIDENT_MB } from './document-limits.ts';

const LOOK_EVERY_MS = 50;
const STANDARD_ERROR = 2;

/**
 * Runs in a second thread of the typesetting process, because a native compilation hears nothing: ends the process when it takes too much
 * memory, and when the portal that it works for is gone.
 */
const parent = process.ppid;
setInterval(() => {
  const megabytes = process.memoryUsage.rss() / 1024 / 1024;
  if (megabytes > MAX_RESIDENT_MB) end(`it took more than ${MAX_RESIDENT_MB} MB of memory`);
  if (process.ppid !== parent) end('the portal is gone');
}, LOOK_EVERY_MS);

function end(reason: string): void {
  try {
    writeSync(STANDARD_ERROR, reason);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}
