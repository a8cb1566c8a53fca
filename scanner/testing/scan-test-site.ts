import type { CallLog } from '../src/callback/call-log.ts';
import type { Checkpoint } from '../src/checkpoint.ts';
import { runScan } from '../src/engine.ts';
import type { PaceClock } from '../src/pace/request-pace.ts';
import type { ScanSettings } from '../src/scan-options.ts';
import { TEST_FLAWS } from './known-flaws.ts';
import type { TestSite } from './start-test-site.ts';

/** Settings that let the engine scan the test site. */
export const settingsFor = (site: TestSite, url: string, level: ScanSettings['level']): ScanSettings => ({
  scanId: 'scan-1',
  url,
  level,
  allowedHosts: ['127.0.0.1'],
  dnsServers: [site.dnsServer],
  userAgentContact: 'https://portal.example/scanning',
  trustedCertificates: [site.trustedCertificate],
  knownFlaws: TEST_FLAWS,
});

/** Runs one scan to its end in this process. */
export function scanNow(
  settings: ScanSettings,
  { signal = new AbortController().signal, onCheckpoint = async () => undefined, clock, calls }: ScanHooks = {},
) {
  return runScan(
    { ...settings, signal, onCheckpoint, onProgress: () => undefined, ...(calls ? { calls } : {}) },
    clock,
  );
}

type ScanHooks = {
  readonly signal?: AbortSignal;
  readonly onCheckpoint?: (checkpoint: Checkpoint) => Promise<void>;
  readonly clock?: PaceClock;
  readonly calls?: CallLog;
};

/** "P05 hsts-missing" of each finding. */
export const casesOf = (findings: readonly { checkId: string; variant: string }[]) =>
  [...new Set(findings.map(({ checkId, variant }) => `${checkId} ${variant}`))].sort();
