import { type CallbackListener, startCallbackListener } from '@portal/scanner/callback/callback-listener.ts';
import { checkpointSchema } from '@portal/scanner/checkpoint.ts';
import { LEVELS, type Level } from '@portal/scanner/levels.ts';
import { startScanProcess } from '@portal/scanner/start-scan-process.ts';
import type { Config } from '../../config.ts';
import { failureReason } from './failure-reason.ts';
import type { RunningScan, ScannerPort, ScanOutcome, ScanRequest } from './scanner-port.ts';

type ScannerSettings = Pick<Config, 'scanAllowHosts' | 'scanCallback' | 'scanBrowser' | 'dnsServers' | 'publicUrl'>;

/**
 * The portal's own engine, one process a scan. The port at which websites can call is opened with the first scan; when another
 * process of the portal has it already, `report` is told, and the scans of this one say what they could not test.
 */
export function createBuiltinScanner(
  config: ScannerSettings,
  report: (error: unknown) => void = () => undefined,
): ScannerPort {
  let opening: Promise<CallbackListener | null> | null = null;
  const openListener = () => {
    const port = config.scanCallback?.port;
    if (port === undefined) return Promise.resolve(null);
    opening ??= startCallbackListener({ port }).catch((error: unknown) => {
      report(error);
      return null;
    });
    return opening;
  };
  return {
    name: 'builtin',
    levels: LEVELS,
    start(request, events): RunningScan {
      const level = LEVELS.find((known) => known === request.level);
      if (level === undefined) return failed(`The built-in scanner cannot do the level "${request.level}".`);
      const checkpoint = checkpointSchema.safeParse(request.checkpoint);
      const starting = openListener().then((listener) => {
        const callback = listener === null ? null : config.scanCallback;
        const scan = settings(config, request, level, checkpoint.data);
        const process = startScanProcess(
          { ...scan, ...(callback === null ? {} : { callbackAddress: callback.address }) },
          { onProgress: events.onProgress, onCheckpoint: events.onCheckpoint },
        );
        const stop = listener?.onCall(process.called);
        void process.finished.finally(stop);
        return process;
      });
      let interrupted = false;
      return {
        cancel: () => void starting.then((process) => process.cancel()),
        interrupt() {
          interrupted = true;
          void starting.then((process) => process.kill());
        },
        finished: starting.then(async (process): Promise<ScanOutcome> => {
          const outcome = await process.finished;
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
  { scanId, url, focus, optIns }: ScanRequest,
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
    ...(focus === null ? {} : { focus: { checkId: focus.checkId, urls: focus.urls, subject: focus.subject } }),
    ...(config.dnsServers.length === 0 ? {} : { dnsServers: config.dnsServers }),
    ...(config.scanBrowser === null ? {} : { browser: config.scanBrowser }),
    ...(checkpoint === undefined ? {} : { checkpoint }),
  };
}
