import { setTimeout as delay } from 'node:timers/promises';
import { scanFailure } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import { z } from 'zod';
import type { ProbelySettings } from '../../../config/scanner-settings.ts';
import type { RunningScan, ScanEvents, ScannerPort, ScanOutcome, ScanRequest } from '../scanner-port.ts';
import type { ProbelyScan } from './probely-answers.ts';
import { createProbelyClient, type ProbelyClient, ProbelyRefusal, ProbelyUnavailable } from './probely-client.ts';
import { createProbelyOutside, type ProbelyMemory, probelyMemory } from './probely-outside.ts';
import { probelyStatus } from './probely-status.ts';
import { readCompletedScan } from './read-completed-scan.ts';

/** Levels that Probely has, by the same names. */
const LEVELS = ['lightning', 'safe', 'normal', 'full'] as const;
const POLL_EVERY_MS = 15_000;
/** So many questions in a row without an answer, and the scan is laid down, to be taken up again later. */
const MAX_SILENCES = 8;

const checkpoint = z.object({ targetId: z.string(), scanId: z.string() });

/** Scans by Probely: the portal starts them there, asks how they stand, and brings their findings. */
export function createProbelyScanner(
  settings: ProbelySettings,
  { report, pollEveryMs = POLL_EVERY_MS }: { report: (error: unknown) => void; pollEveryMs?: number },
): ScannerPort {
  const client = createProbelyClient(settings, report);
  return {
    name: 'probely',
    levels: LEVELS,
    outside: createProbelyOutside(client, settings.givesOwnReports),
    start(request, events): RunningScan {
      const stop = new AbortController();
      const run = runScan(client, request, events, stop.signal, pollEveryMs);
      return {
        cancel: () => stop.abort('cancel'),
        interrupt: () => stop.abort('interrupt'),
        finished: run,
      };
    },
  };
}

async function runScan(
  client: ProbelyClient,
  request: ScanRequest,
  events: ScanEvents,
  stop: AbortSignal,
  pollEveryMs: number,
): Promise<ScanOutcome> {
  const level = LEVELS.find((known) => known === request.level);
  if (level === undefined) return { kind: 'failed', reason: scanFailure('LEVEL_UNKNOWN') };
  if (request.focus !== null) return { kind: 'failed', reason: scanFailure('SERVICE_WHOLE_ONLY') };
  try {
    const known = checkpoint.safeParse(request.checkpoint);
    const place = known.success ? known.data : await begin(client, request, events, level);
    const ended = await follow(client, place, events, stop, pollEveryMs);
    if (ended === 'interrupt') return { kind: 'interrupted', reason: 'stopped' };
    if (ended === 'cancel') {
      // Nobody waits for it, and a scan that goes on there harms nothing.
      void client.cancelScan(place.targetId, place.scanId).catch(() => undefined);
      return { kind: 'failed', reason: scanFailure('CANCELLED') };
    }
    const status = probelyStatus(ended.status);
    if (status !== 'completed')
      return { kind: 'failed', reason: scanFailure(status === 'canceled' ? 'CANCELLED' : 'SERVICE_FAILED') };
    return { kind: 'completed', ...(await readCompletedScan(client, place.targetId, ended)) };
  } catch (error) {
    if (error instanceof ProbelyRefusal)
      return { kind: 'failed', reason: scanFailure(error.status === 404 ? 'SERVICE_LOST_SCAN' : 'SERVICE_REFUSED') };
    if (error instanceof ProbelyUnavailable) return { kind: 'interrupted', reason: error.message };
    return { kind: 'interrupted', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Makes the website known to Probely where it is not, and starts the scan, or finds the one that is running already. */
async function begin(client: ProbelyClient, request: ScanRequest, events: ScanEvents, level: string) {
  let memory = probelyMemory(request.memory);
  const remember = async (next: ProbelyMemory) => {
    memory = next;
    await events.onMemory(next);
    return next;
  };
  memory ??= await remember({ targetId: (await client.createTarget(request.name)).id, hasAddress: false });
  const { targetId } = memory;
  if (!memory.hasAddress) {
    await client.addressTarget(targetId, { name: request.name, url: request.url });
    await remember({ targetId, hasAddress: true });
  }
  const running = (await client.listScans(targetId)).find(({ status }) => probelyStatus(status) === 'started');
  const { id: scanId } = running ?? (await client.startScan(targetId, level));
  await events.onCheckpoint({ targetId, scanId });
  return { targetId, scanId };
}

/** Asks how the scan stands until it has ended, or until nobody wants it any more. */
async function follow(
  client: ProbelyClient,
  { targetId, scanId }: { targetId: string; scanId: string },
  { onProgress }: ScanEvents,
  stop: AbortSignal,
  pollEveryMs: number,
): Promise<ProbelyScan | 'cancel' | 'interrupt'> {
  for (let silences = 0; ; ) {
    if (stop.aborted) return stop.reason;
    try {
      const scan = await client.readScan(targetId, scanId);
      silences = 0;
      onProgress(progressOf(scan));
      if (probelyStatus(scan.status) !== 'started') return scan;
    } catch (error) {
      silences += 1;
      if (!(error instanceof ProbelyUnavailable) || silences >= MAX_SILENCES) throw error;
    }
    await delay(pollEveryMs, undefined, { signal: stop }).catch(() => undefined);
  }
}

function progressOf({ highs, mediums, lows, crawler, scanner }: ProbelyScan) {
  const stages = [crawler?.status, scanner?.status].filter((stage) => stage !== null && stage !== undefined);
  const done = stages.reduce((sum, stage) => sum + stage.done, 0);
  const known = stages.reduce((sum, stage) => sum + stage.known, 0);
  return { done, known: Math.max(done, known), counts: { highs: highs ?? 0, mediums: mediums ?? 0, lows: lows ?? 0 } };
}
