import { groupOf, processFile, processIds } from './processes.ts';

const LOOK_EVERY_MS = 250;
const PAGE_BYTES = 4096;

/** Calls `tooMuch` when the processes of a group together hold more memory than this. Only on Linux. */
export function watchMemory(group: number, mostBytes: number, tooMuch: () => void): { stop(): void } {
  const timer = setInterval(() => {
    if (memoryOfGroup(group) > mostBytes) tooMuch();
  }, LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Memory of a process group in bytes, shared pages counted once as far as the system tells; 0 on other systems. */
export function memoryOfGroup(group: number): number {
  let bytes = 0;
  for (const id of processIds()) {
    if (groupOf(id) !== group) continue;
    const [, resident = 0, shared = 0] = processFile(id, 'statm').split(' ').map(Number);
    bytes += (resident - shared) * PAGE_BYTES;
  }
  return bytes;
}
