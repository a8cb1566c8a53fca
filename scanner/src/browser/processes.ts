import { readdirSync, readFileSync } from 'node:fs';

/** Numbers of all living processes; none on other systems than Linux. */
export function processIds(): number[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  } catch {
    // There is no /proc.
    return [];
  }
}

/** What the system tells of a process; empty when it has ended. */
export function processFile(id: number, name: 'stat' | 'statm' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'utf8');
  } catch {
    // It has ended meanwhile, or is not ours to look at.
    return '';
  }
}

/** The number of the process group that it belongs to; 0 when it has ended. */
export function groupOf(id: number): number {
  const stat = processFile(id, 'stat');
  // The program's name may hold spaces and brackets; the fields begin behind its last bracket.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2] ?? 0);
}

/** Ends a whole group at once. */
export function killGroup(id: number): void {
  try {
    process.kill(-id, 'SIGKILL');
  } catch (error) {
    // It has just ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
