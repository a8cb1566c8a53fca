import { setTimeout as delay } from 'node:timers/promises';
import { loadScanMap } from '@portal/contract/monitoring/monitoring.calls.ts';
import type { TestBrowser } from '../../../server/src/testing/test-browser.ts';

/** Waits until the scan has that much progress in percent, or has ended; more than 100 waits for its end. */
export async function waitForScan(browser: TestBrowser, targetId: string, scanId: string, percent: number) {
  for (;;) {
    const { body } = await browser.call(loadScanMap, {});
    const scan = body.data[targetId]?.find((candidate) => candidate.scanId === scanId);
    if (scan === undefined) throw new Error('The scan is gone');
    if (scan.status !== 'started' || scan.progress >= percent) return scan;
    await delay(100);
  }
}
