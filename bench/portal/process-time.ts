import { readFileSync } from 'node:fs';
import { parentsOfAll } from './memory-of-portal.ts';

/** The process that answers calls: `startServer` starts it through a script, which starts it in turn. */
export function answeringProcess(startedId: number): number {
  const children = [...parentsOfAll()].filter(([, parent]) => parent === startedId).map(([child]) => child);
  const isPortal = (id: number) => readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('server/dist/main.js');
  return [startedId, ...children].find(isPortal) ?? startedId;
}

/** Milliseconds of CPU that a process's first thread has had, the one with the event loop (Linux, `schedstat`). */
export function loopCpuMs(processId: number): number {
  const [nanoseconds] = readFileSync(`/proc/${processId}/task/${processId}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** Megabytes of a process that are in memory. */
export function residentMegabytes(processId: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

const TICKS_PER_SECOND = 100;

/** CPU seconds, user and system, that all threads of a process have had (Linux, `stat`). */
export function cpuSeconds(processId: number): number {
  const [user = 0, system = 0] = readFileSync(`/proc/${processId}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / TICKS_PER_SECOND;
}
