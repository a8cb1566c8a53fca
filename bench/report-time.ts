import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleFindings, sampleReport } from '../server/src/documents/testing/scan-report-samples.ts';
import { createDocumentRenderer } from '../server/src/documents/typesetting/document-renderer.ts';
import { atMost, type Figure, median } from './figure.ts';

const FINDINGS = 30;
const WARM_UPS = 3;
const REPORTS = 15;
const PAUSE_MS = 50;
const LONGEST_REPORT_MS = 300;
const LONGEST_BLOCK_MS = 50;
const RESOLUTION_MS = 1;

/** Time of one report with 30 findings when the typesetter is warm, and how long calls had to wait at most meanwhile. */
export async function measureReports(): Promise<Figure[]> {
  const renderer = createDocumentRenderer();
  const report = (round: number) =>
    sampleReport({
      findings: sampleFindings(FINDINGS),
      website: { name: `Shop ${round}`, url: 'https://shop.example/' },
    });
  try {
    for (let round = 0; round < WARM_UPS; round += 1) await renderer.scanReport(report(-round));
    const times: number[] = [];
    const blocks: number[] = [];
    for (let round = 1; round <= REPORTS; round += 1) {
      await delay(PAUSE_MS);
      const block = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
      block.enable();
      const startedAt = performance.now();
      await renderer.scanReport(report(round));
      times.push(performance.now() - startedAt);
      await delay(RESOLUTION_MS);
      block.disable();
      blocks.push(block.max / 1e6);
    }
    const time = atMost(`PDF report with ${FINDINGS} findings`, median(times), LONGEST_REPORT_MS, 'ms');
    const longest = atMost('Longest wait of calls meanwhile', Math.max(...blocks), LONGEST_BLOCK_MS, 'ms');
    return [
      { ...time, measured: `${time.measured} (fastest ${Math.min(...times).toFixed(0)} ms)` },
      { ...longest, measured: `${longest.measured} (median ${median(blocks).toFixed(0)} ms)` },
    ];
  } finally {
    await renderer.close();
  }
}
