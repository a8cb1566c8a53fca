import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startScanProcess } from '../../scanner/src/start-scan-process.ts';
import { atLeast, atMost, type Figure } from '../figure.ts';

const SITE = fileURLToPath(new URL('./site-of-200-pages.ts', import.meta.url));
const VISIT_EVERY_MS = 100;
const ALONE_MS = 15_000;
const MAX_TIMES = 2;
const PAGES = 200;

/**
 * How much longer a steady visitor waits while the site is scanned at level normal: the 95th percentile of its waits meanwhile,
 * beside that before, in one run. The site counts as the operator's own, which is scanned at the highest rate that there is.
 */
export async function measureLatency(note: (line: string) => void): Promise<Figure[]> {
  note('A visitor opens a page of another site ten times a second, first alone, then during a scan …');
  const site = fork(SITE, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    const port = await new Promise<number>((resolve, reject) => {
      site.once('message', (message) => resolve(Number(message)));
      site.once('error', reject);
    });
    const url = `http://127.0.0.1:${port}/`;
    const before = visit(url);
    await new Promise((resolve) => setTimeout(resolve, ALONE_MS));
    const alone = await before.stop();
    const during = visit(url);
    const settings = { scanId: 'latency', url, level: 'normal', allowedHosts: ['127.0.0.1'] } as const;
    const outcome = await startScanProcess(
      { ...settings, userAgentContact: 'https://portal.example/scanning' },
      { onProgress: () => undefined, onCheckpoint: async () => undefined },
    ).finished;
    const meanwhile = await during.stop();
    if (outcome.kind !== 'done') throw new Error(`The scan ended as ${outcome.kind}: ${outcome.reason}`);
    const [quiet, busy] = [percentile95(alone), percentile95(meanwhile)];
    const ratio = atMost(
      'A visitor’s wait during a scan, 95th percentile',
      busy / quiet,
      MAX_TIMES,
      'times that before',
      2,
    );
    return [
      { ...ratio, measured: `${ratio.measured} (${busy.toFixed(0)} ms, before ${quiet.toFixed(0)} ms)` },
      atLeast('Pages read in that scan, level normal', outcome.result.pages, PAGES),
    ];
  } finally {
    site.kill();
  }
}

/** Opens the page at a steady rate, whether the last visit was answered or not; tells the waits (ms) at the end. */
function visit(url: string): { stop(): Promise<readonly number[]> } {
  const waits: Promise<number>[] = [];
  const timer = setInterval(() => waits.push(waitFor(url)), VISIT_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return Promise.all(waits);
    },
  };
}

async function waitFor(url: string): Promise<number> {
  const askedAt = performance.now();
  await fetch(url).then((answer) => answer.text());
  return performance.now() - askedAt;
}

function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.POSITIVE_INFINITY;
}
