import { LOG_LOOKUP } from '../active/attacks/a17-log-lookups.ts';
import { type CallContext, canBeCalled, provokingValue } from '../active/call-template.ts';
import { type InsertionPoint, labelOf, markerFor } from '../active/insertion-point.ts';
import { pathTemplate } from '../findings/fingerprint.ts';
import { LEVEL_LIMITS, type Level } from '../levels.ts';
import { enqueue, type ScanState } from '../scan-state.ts';
import { rememberAwaited } from './awaited-calls.ts';
import type { TaskHandler } from './task-context.ts';

/** Headers that programs write into their logs. */
const LOGGED = [
  'user-agent',
  'referer',
  'x-forwarded-for',
  'x-api-version',
  'x-client-ip',
  'accept-language',
  'origin',
  'from',
];
const MAX_PAGES = 20;

/** Queues a page whose headers may end up in a log; one of each shape. */
export function admitLogHeaders(state: ScanState, level: Level, settings: CallContext['settings'], url: string): void {
  const count = state.patterns['pages for logs'] ?? 0;
  const key = `log headers ${pathTemplate(new URL(url).pathname)}`;
  if (!canBeCalled(settings) || !LEVEL_LIMITS[level].checks.has('A17') || state.target?.platform !== null) return;
  if (count >= MAX_PAGES || key in state.patterns) return;
  state.patterns[key] = 1;
  state.patterns['pages for logs'] = count + 1;
  enqueue(state, { kind: 'log-headers', url });
}

/** Asks for a page once, with a lookup of its own in each header. */
export const logHeaders: TaskHandler<'log-headers'> = async ({ url }, context) => {
  const { fetch, settings } = context;
  const points = LOGGED.map((parameter): InsertionPoint => ({ place: 'header', url, parameter, original: '' }));
  const sent = points.map((point) => {
    const word = markerFor(settings.scanId, { url, parameter: labelOf(point) }, 'lookup');
    return { point, word, value: provokingValue(LOG_LOOKUP, word, context) ?? '' };
  });
  await fetch(url, { headers: Object.fromEntries(sent.map(({ point, value }) => [point.parameter, value])) });
  return (state) => {
    for (const { point, word } of sent) rememberAwaited(state, word, { checkId: 'A17', template: LOG_LOOKUP, point });
  };
};
