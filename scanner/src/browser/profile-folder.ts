import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupOf, killGroup, processFile, processIds } from './processes.ts';

const PREFIX = 'scan-browser-';

/** The user of the system that owns nothing. */
export const NOBODY = 65_534;

/** Makes a folder for what a browser of this process writes; as root it is given to the user that owns nothing. */
export function createProfileFolder(): string {
  removeLeftProfiles();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

/** Ends what the browsers of a killed process are still at, and removes what they left behind. */
export function removeProfilesOf(pid: number): void {
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(`${PREFIX}${pid}-`)) removeLeftProfile(join(tmpdir(), name));
}

export function removeProfile(folder: string): void {
  // A browser that is just ending may still write.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}

/** The portal itself may have been killed, with nobody left to tidy up. */
function removeLeftProfiles(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isLiving(Number(pid))) removeLeftProfile(join(tmpdir(), name));
  }
}

/** A browser ends when its scan does, but not at once, and writes until then. */
function removeLeftProfile(folder: string): void {
  for (const id of processIds())
    if (processFile(id, 'cmdline').includes(`--user-data-dir=${folder}\0`) && groupOf(id) === id) killGroup(id);
  removeProfile(folder);
}

function isLiving(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process lives too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
