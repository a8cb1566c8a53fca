import { readFileSync } from 'node:fs';

/** What files of users that a namespace does not know seem to belong to (user_namespaces(7)). */
const OVERFLOW_ID = 65_534;

/**
 * An ordinary user's id that this machine has a name for, of a list in the form of passwd(5): the first one after root, which every
 * Linux has (Debian, Fedora and Alpine alike: `bin` or `daemon`).
 */
export function namedUserIdIn(passwd: string): number {
  const ids = passwd
    .split('\n')
    .map((line) => Number(line.split(':')[2] || Number.NaN))
    .filter((id) => Number.isInteger(id) && id > 0 && id < OVERFLOW_ID);
  return ids.length === 0 ? OVERFLOW_ID : Math.min(...ids);
}

/** Such an id of this machine. @throws Error where `/etc/passwd` cannot be read */
export const namedUserId = (): number => namedUserIdIn(readFileSync('/etc/passwd', 'utf8'));
