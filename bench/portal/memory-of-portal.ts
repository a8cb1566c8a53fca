import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type ProcessMemory = { readonly name: string; readonly megabytes: number };

/**
 * Memory of a portal, its children and the PostgreSQL of its data folder: the proportional set size of each process, so that
 * what PostgreSQL's processes share counts once (Linux, `/proc/PID/smaps_rollup`).
 */
export function memoryOfPortal(
  portalProcessId: number,
  dataFolder: string,
): { readonly megabytes: number; readonly processes: readonly ProcessMemory[] } {
  const postmaster = Number(readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const parents = parentsOfAll();
  const roots = new Set([portalProcessId, postmaster]);
  const belongs = (processId: number): boolean => {
    const parent = parents.get(processId);
    return roots.has(processId) || (parent !== undefined && parent > 1 && belongs(parent));
  };
  const processes = [...parents.keys()].filter(belongs).map(memoryOf);
  return { megabytes: processes.reduce((sum, { megabytes }) => sum + megabytes, 0), processes };
}

/** The parent of every process of this machine. */
export function parentsOfAll(): Map<number, number> {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
      parents.set(Number(name), Number(parent));
    } catch {
      // It ended meanwhile.
    }
  }
  return parents;
}

function memoryOf(processId: number): ProcessMemory {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8'))?.[1];
  const name = readFileSync(`/proc/${processId}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  return { name: name.slice(0, 80), megabytes: Number(kilobytes) / 1024 };
}
