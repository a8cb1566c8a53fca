// Has tests keep what they throw away in memory: a test's database is hundreds of small files, which a slow disk takes a second for.
import { accessSync, constants, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

function hasRoom() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** Sets TMPDIR for this process and those it starts, unless somebody has, to the folder that Linux keeps in memory, where it has 4 GiB free. */
export function keepInMemory() {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = MEMORY;
}
