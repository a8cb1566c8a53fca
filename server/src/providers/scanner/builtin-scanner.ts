import { scanFailure } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import { checkpointSchema } from '@portal/scanner/checkpoint.ts';
import { LEVELS, type Level } from '@portal/scanner/levels.ts';
import { startScanProcess } from '@portal/scanner/start-scan-process.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { createCallbackPort, earsOf } from './callback/callback-port.ts';
import { openCallsOfScan } from './callback/website-calls.ts';
import { failureReason } from './failure-reason.ts';
import { createKnownFlaws, findNewerFlaws } from './known-flaws/flaws-in-use.ts';
import type { RunningScan, ScannerPort, ScanOutcome, ScanRequest } from './scanner-port.ts';

type ScannerSettings = Pick<
  Config,
  'scanAllowHosts' | 'scanCallback' | 'scanDns' | 'scanBrowser' | 'dnsServers' | 'publicUrl' | 'updatesKey'
>;

/**
 * The portal's own engine, one process a scan. Websites call at the port that one of the workers has open; while none has, scans
 * say what they could not test. `report` hears what went wrong with that.
 */
export function createBuiltinScanner(
  config: ScannerSettings,
  database: Database,
  report: (error: unknown) => void = () => undefined,
): ScannerPort {
  const callbackPort = createCallbackPort(database, earsOf(config), report);
  /** The port is tried first, as a worker that has just started may have the scan of the one that had it. */
  const openCalls = (scanId: string) =>
    callbackPort
      .keep()
      .then(() => openCallsOfScan(database, scanId, config.scanCallback?.address ?? null))
      .catch((error: unknown) => {
        report(error);
        return null;
      });
  /** Without the newer list a scan goes by the one that came along. */
  const findNewer = () =>
    findNewerFlaws(database, config.updatesKey, report).catch((error: unknown) => {
      report(error);
      return null;
    });
  return {
    name: 'builtin',
    levels: LEVELS,
    callbackPort,
    knownFlaws: createKnownFlaws(database, config.updatesKey, report),
    start(request, events): RunningScan {
      const level = LEVELS.find((known) => known === request.level);
      if (level === undefined) return failed(scanFailure('LEVEL_UNKNOWN'));
      const checkpoint = checkpointSchema.safeParse(request.checkpoint);
      let isCancelled = false;
      const starting = Promise.all([openCalls(request.scanId), findNewer()]).then(async ([calls, newer]) => {
        if (isCancelled) {
          await calls?.stop(true).catch(report);
          return null;
        }
        const scan = settings(config, request, level, checkpoint.data);
        const { onProgress, onCheckpoint } = events;
        const process = startScanProcess(
          {
            ...scan,
            ...(newer === null ? {} : { knownFlaws: newer }),
            ...calls?.places,
          },
          { onProgress, onCheckpoint, onExpecting: (word) => calls?.expect(word) },
        );
        calls?.passOn(process);
        void process.finished.then(({ kind }) => calls?.stop(kind !== 'crashed').catch(report));
        return process;
      });
      let interrupted = false;
      return {
        cancel() {
          isCancelled = true;
          void starting.then((process) => process?.cancel());
        },
        interrupt() {
          interrupted = true;
          void starting.then((process) => process?.kill());
        },
        finished: starting.then(async (process): Promise<ScanOutcome> => {
          if (process === null) return { kind: 'failed', reason: scanFailure('CANCELLED') };
          const outcome = await process.finished;
          if (outcome.kind === 'done') return { kind: 'completed', ...outcome.result };
          // A fault of the engine's own is as good as a crash: tried again, and its words are for the log, not for people.
          if (outcome.kind === 'crashed' || interrupted || outcome.code === 'INTERNAL')
            return { kind: 'interrupted', reason: outcome.reason };
          return { kind: 'failed', reason: failureReason(outcome.code, outcome.host) };
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
  { scanId, url, focus, optIns, signIns, operations }: ScanRequest,
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
    optIns,
    ...(signIns === undefined ? {} : { signIns }),
    ...(operations === undefined ? {} : { operations }),
    ...(focus === null ? {} : { focus: { checkId: focus.checkId, urls: focus.urls, subject: focus.subject } }),
    ...(config.dnsServers.length === 0 ? {} : { dnsServers: config.dnsServers }),
    ...(config.scanBrowser === null ? {} : { browser: config.scanBrowser }),
    ...(checkpoint === undefined ? {} : { checkpoint }),
  };
}
