import { checkpointSchema } from '@portal/scanner/checkpoint.ts';
import { LEVELS, type Level } from '@portal/scanner/levels.ts';
import { startScanProcess } from '@portal/scanner/start-scan-process.ts';
import type { Config } from '../../config.ts';
import { failureReason } from './failure-reason.ts';
import type { RunningScan, ScannerPort, ScanOutcome, ScanRequest } from './scanner-port.ts';

type ScannerSettings = Pick<Config, 'scanAllowHosts' | 'dnsServers' | 'publicUrl'>;

/** The portal's own engine, one process a scan. */
export function createBuiltinScanner(config: ScannerSettings): ScannerPort {
  return {
    name: 'builtin',
    levels: LEVELS,
    start(request, events): RunningScan {
      const level = LEVELS.find((known) => known === request.level);
      if (level === undefined) return failed(`The built-in scanner cannot do the level "${request.level}".`);
      const checkpoint = checkpointSchema.safeParse(request.checkpoint);
      const process = startScanProcess(settings(config, request, level, checkpoint.data), {
        onProgress: events.onProgress,
        onCheckpoint: events.onCheckpoint,
      });
      let interrupted = false;
      return {
        cancel: () => process.cancel(),
        interrupt() {
          interrupted = true;
          process.kill();
        },
        finished: process.finished.then((outcome): ScanOutcome => {
          if (outcome.kind === 'done') return { kind: 'completed', ...outcome.result };
          // A fault of the engine's own is as good as a crash: tried again, and its words are for the log, not for people.
          if (outcome.kind === 'crashed' || interrupted || outcome.code === 'INTERNAL')
            return { kind: 'interrupted', reason: outcome.reason };
          return { kind: 'failed', reason: failureReason(outcome.code, outcome.reason) };
        }),
      };
    },
  };
}

function failed(reason: string): RunningScan {
  return { cancel: () => undefined, interrupt: () => undefined, finished: Promise.resolve({ kind: 'failed', reason }) };
}

function settings(
  config: ScannerSettings,
  { scanId, url, focus }: ScanRequest,
  level: Level,
  checkpoint: ReturnType<typeof checkpointSchema.parse> | undefined,
) {
  return {
    scanId,
    url,
    level,
    allowedHosts: config.scanAllowHosts,
    ownHosts: [new URL(config.publicUrl).hostname],
    userAgentContact: config.publicUrl,
    ...(focus === null ? {} : { focus: { checkId: focus.checkId, urls: focus.urls, subject: focus.subject } }),
    ...(config.dnsServers.length === 0 ? {} : { dnsServers: config.dnsServers }),
    ...(checkpoint === undefined ? {} : { checkpoint }),
  };
}
