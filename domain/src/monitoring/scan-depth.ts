import type { ScanLevel } from './scan-levels.ts';

/** How much of a website a level reaches: a deeper one reads all that a shallower one does. */
const DEPTHS: Readonly<Record<ScanLevel, number>> = {
  lightning: 0,
  sandbox_lightning: 0,
  safe: 1,
  normal: 2,
  sandbox_normal: 2,
  full: 3,
  log4shell: 3,
};

/** Whether a scan of this level reaches every place that one of the other level reaches. */
export function reachesAsFar(level: ScanLevel, other: ScanLevel): boolean {
  return DEPTHS[level] >= DEPTHS[other];
}

/** The one of two levels that reaches less. */
export function shallowerOf(one: ScanLevel, other: ScanLevel): ScanLevel {
  return reachesAsFar(one, other) ? other : one;
}
