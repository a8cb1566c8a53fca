import { median } from '../figure.ts';

const WARM_UP = 5;
const TIMES = 15;

/** Milliseconds that a GET takes for somebody who is signed in: the median after a warm-up. */
export async function timeOfPage(address: string, token: string): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < WARM_UP + TIMES; time += 1) {
    const startedAt = performance.now();
    const response = await fetch(address, { headers: { cookie: `sid=${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    times.push(performance.now() - startedAt);
  }
  return median(times.slice(WARM_UP));
}
