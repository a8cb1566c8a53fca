import { setTimeout } from 'node:timers/promises';

/** What a thread's longest turn of its event loop cost, and by how much the process grew. */
export type Turns = { readonly longestCpuMs: number; readonly grownMegabytes: number };

/**
 * Watches the event loop while `work` runs: the CPU time of this thread between two looks is at least that of the longest turn, in which
 * nobody else is answered. A busy machine makes turns longer, and not this.
 */
export async function watchTurns(work: () => Promise<unknown>): Promise<Turns> {
  const cpu = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let isDone = false;
  let longestCpuMs = 0;
  const startRss = process.memoryUsage.rss();
  let highestRss = startRss;
  const watch = async () => {
    let last = cpu();
    while (!isDone) {
      await setTimeout(1);
      const now = cpu();
      longestCpuMs = Math.max(longestCpuMs, now - last);
      last = now;
      highestRss = Math.max(highestRss, process.memoryUsage.rss());
    }
  };
  const watching = watch();
  try {
    await work();
  } finally {
    isDone = true;
    await watching;
  }
  return { longestCpuMs, grownMegabytes: (highestRss - startRss) / 1024 / 1024 };
}
