import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { provokingValue } from '../active/call-template.ts';
import { labelOf, markerFor } from '../active/insertion-point.ts';
import { notePosts } from '../active/post-limit.ts';
import { createSender } from '../active/prepare-probe.ts';
import type { AwaitedCall } from '../checkpoint.ts';
import { pointReport } from '../findings/point-report.ts';
import type { Report } from '../findings/report.ts';
import type { Exchange } from '../guard/exchange.ts';
import { enqueue, type ScanState } from '../scan-state.ts';
import type { TaskContext, TaskHandler } from './task-context.ts';

/** Some programs write their logs, or open addresses, a while later. */
const LATE_CALLS_MS = 10_000;
const CONFIRMATION_MS = 5_000;
const LOOK_EVERY_MS = 100;

/** Remembers a word that the site may call, to look for at the end. */
export function rememberAwaited(state: ScanState, word: string, call: AwaitedCall): void {
  if (Object.keys(state.awaited).length === 0) enqueue(state, { kind: 'await-calls' });
  state.awaited[word] = call;
}

/** Waits for calls that are late, and makes sure of those that came. */
export const awaitCalls: TaskHandler<'await-calls'> = async (_, { pause, calls, state }) => {
  const words = Object.keys(state.awaited);
  const isCalled = (word: string) => calls.protocolOf(word) !== null;
  for (let waited = 0; waited < LATE_CALLS_MS && !words.every(isCalled); waited += LOOK_EVERY_MS)
    await pause(LOOK_EVERY_MS);
  const called = words.filter(isCalled);
  return (later) => {
    for (const word of called) enqueue(later, { kind: 'called', word });
  };
};

/** Sends another word the same way; it has to be called too. */
export const called: TaskHandler<'called'> = async (task, context) => {
  const call = context.state.awaited[task.word];
  if (call === undefined) return () => undefined;
  const { point, template } = call;
  const place = { url: point.url, parameter: labelOf(point) };
  const word = markerFor(context.settings.scanId, place, `confirm ${task.word}`);
  const value = provokingValue(template, word, context);
  if (value === null) return () => undefined;
  const sender = createSender(point, context);
  const outcome = await sender.send(value);
  const protocol = outcome === null ? null : await isCalled(word, context);
  return (state, report) => {
    notePosts(state, point, sender);
    if (protocol === null || (protocol === 'DNS' && isOpened(state, call))) return;
    reportCall(call, protocol, outcome?.exchange, pointReport(report, point));
  };
};

async function isCalled(word: string, { calls, pause }: TaskContext) {
  for (let waited = 0; waited < CONFIRMATION_MS; waited += LOOK_EVERY_MS) {
    if (calls.protocolOf(word) !== null) break;
    await pause(LOOK_EVERY_MS);
  }
  return calls.protocolOf(word);
}

/** An input whose address the server opens is told of once. */
const isOpened = (state: ScanState, { checkId, point }: AwaitedCall) =>
  checkId === 'A11' &&
  [...state.findings.values()].some(
    ({ variant, subject, url }) =>
      variant === 'server-calls-address' && subject === labelOf(point) && isSamePath(url, point.url),
  );

const isSamePath = (one: string, other: string) => new URL(one).pathname === new URL(other).pathname;

function reportCall(
  { checkId, point }: AwaitedCall,
  protocol: string,
  exchange: Exchange | undefined,
  report: Report,
): void {
  const parameter = labelOf(point);
  const path = new URL(point.url).pathname;
  const common = {
    url: point.url,
    place: 'path' as const,
    subject: parameter,
    note: noted('calledPortal', { protocol, parameter }),
    ...(exchange === undefined ? {} : { exchange }),
  };
  // Some servers look a name up to make sure that it is none of their own.
  if (checkId === 'A11' && protocol === 'DNS')
    report('A11', 'server-looks-up-name', { ...common, facts: { path, parameter } });
  else if (checkId === 'A11') report('A11', 'server-calls-address', { ...common, facts: { path, parameter } });
  if (checkId === 'A15') report('A15', 'xml-calls-out', { ...common, facts: { path, parameter } });
  if (checkId === 'A17') report('A17', 'log-entry-calls-out', { ...common, facts: { path, parameter, protocol } });
}
