import { readdirSync, readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 250;
const PAGE_BYTES = 4096;

/** Calls `tooMuch` when the processes of a group together hold more memory than this. Only where `/proc` tells. */
export function watchMemory(group: number, mostBytes: number, tooMuch: () => void): { stop(): void } {
  const timer = setInterval(() => {
    if (memoryOfGroup(group) > mostBytes) tooMuch();
  }, LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Memory of a process group in bytes, shared pages counted once as far as the system tells; 0 where it does not. */
export function memoryOfGroup(group: number): number {
  let bytes = 0;
  for (const name of processes()) {
    const stat = textOf(`/proc/${name}/stat`);
    // The program's name may hold spaces and brackets; the fields begin behind its last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[2]) !== group) continue;
    const [, resident = 0, shared = 0] = textOf(`/proc/${name}/statm`).split(' ').map(Number);
    bytes += (resident - shared) * PAGE_BYTES;
  }
  return bytes;
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    // Another system than Linux.
    return [];
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}
