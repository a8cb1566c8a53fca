import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** Removes what the browsers of a process left behind that was killed. */
export function removeProfilesOf(pid: number): void {
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(`${PREFIX}${pid}-`)) removeProfile(join(tmpdir(), name));
}

export function removeProfile(folder: string): void {
  // A browser that is just ending may still write.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
}

/** The portal itself may have been killed, with nobody left to tidy up. */
function removeLeftProfiles(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isLiving(Number(pid))) removeProfile(join(tmpdir(), name));
  }
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
