import { readFileSync } from 'node:fs';
import { parentsOfAll } from '../portal/memory-of-portal.ts';

const SAMPLE_MS = 250;
const MEGABYTE_KB = 1024;

/** Watches the resident memory (VmRSS, megabytes) of processes and all that they start, until it is stopped (Linux). */
export function watchMemory(rootsOf: (parents: ReadonlyMap<number, number>) => readonly number[]): {
  /** The most seen at once. */
  stop(): number;
} {
  let peak = 0;
  const look = () => {
    const parents = parentsOfAll();
    const roots = new Set(rootsOf(parents));
    const belongs = (processId: number): boolean => {
      const parent = parents.get(processId);
      return roots.has(processId) || (parent !== undefined && parent > 1 && belongs(parent));
    };
    const now = [...parents.keys()].filter(belongs).reduce((sum, processId) => sum + residentKilobytes(processId), 0);
    peak = Math.max(peak, now / MEGABYTE_KB);
  };
  const timer = setInterval(look, SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

/** Processes that this one has started and whose command line holds the word. */
export const ownProcesses = (parents: ReadonlyMap<number, number>, word: string): readonly number[] =>
  [...parents].flatMap(([processId, parent]) => {
    const isOwn = parent === process.pid && commandOf(processId).includes(word);
    return isOwn ? [processId] : [];
  });

const commandOf = (processId: number): string => read(`/proc/${processId}/cmdline`).replaceAll('\0', ' ');
const residentKilobytes = (processId: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${processId}/status`))?.[1] ?? 0);

/** Empty when the process ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
