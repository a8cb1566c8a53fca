import { setTimeout as delay } from 'node:timers/promises';
import { createScanRunner } from '../modules/monitoring/scans/run-scan-job.ts';
import type { ScanOutcome } from '../providers/scanner/scanner-port.ts';
import { createFakeScanner } from './fake-scanner.ts';
import { signInNewMember } from './people.ts';
import type { TestPortal } from './test-portal.ts';
import { addWebsite, aFinding, startScanOf } from './websites.ts';

/** How a scan ends that found this. */
export const completed = (findings = [aFinding()]): ScanOutcome & { kind: 'completed' } => ({
  kind: 'completed',
  findings,
  pages: 3,
  software: ['nginx'],
  notTested: [],
});

/** Looks again and again until the expectation holds; the test's own timeout ends it. */
export async function eventually(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await delay(50);
}

/** A new member's website with a scan that no worker has taken yet, and workers whose scanner does as the test says. */
export async function prepareScan(portal: TestPortal) {
  const scanner = createFakeScanner();
  const member = await signInNewMember(portal);
  const targetId = await addWebsite(member);
  const scanId = await startScanOf(member, targetId);
  const newRunner = () => createScanRunner({ ...portal.portal.services, scanner });
  const neverLost = () => new AbortController().signal;
  return {
    ...{ scanner, member, targetId, scanId, newRunner },
    work: (runner = newRunner(), signal = neverLost()) => runner.run({ scanId }, { id: 'job', signal }),
    async storedScan() {
      const [row] = await portal.database.query('select * from scans where scan_id = $1', [scanId]);
      if (row === undefined) throw new Error('The scan is gone');
      return row;
    },
    rowsOf: (table: string) => portal.database.query(`select 1 from ${table} where scan_id = $1`, [scanId]),
  };
}

export type PreparedScan = Awaited<ReturnType<typeof prepareScan>>;
