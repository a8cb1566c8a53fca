import { resourceLimits } from 'node:worker_threads';

/** Never ends. */
export function readForEver(): never {
  for (;;);
}

/** Takes ever more of V8's heap. */
export function readGreedily(): never {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 1000 }, (_none, place) => `${kept.length} ${place}`));
}

/** What the thread may take. */
export const readLimits = () => ({ ...resourceLimits });
