import type { Exchange } from '../guard/exchange.ts';
import type { ScanSettings } from '../scan-options.ts';
import type { TaskContext } from '../tasks/task-context.ts';
import { addressWith, type InsertionPoint, markerFor, mayBeSent, originalValue } from './insertion-point.ts';

/** Requests that one parameter may cost at most. */
export const MOST_PROBES = 12;

/** What a check of one parameter may use. */
export type Probe = {
  readonly point: InsertionPoint;
  /** The value that the site itself gave the parameter. */
  readonly original: string;
  /** The answer to the original value. */
  readonly baseline: Exchange;
  /** The answer to a meaningless word, and the word. */
  readonly marked: Exchange;
  readonly marker: string;
  /** A fresh word for this round of this check. */
  markerFor(round: string): string;
  /** Asks with another value; null without an answer, when it may not be sent, or when the parameter's limit is reached. */
  send(value: string): Promise<Exchange | null>;
};

type ProbeContext = Pick<TaskContext, 'fetch' | 'state'> & { readonly settings: Pick<ScanSettings, 'scanId'> };

/** Prepares a parameter: two requests, with the site's own value and with a meaningless word. Null when one fails. */
export async function prepareProbe(
  point: InsertionPoint,
  { fetch, state, settings }: ProbeContext,
): Promise<{ probe: Probe; isExhausted: () => boolean } | null> {
  let sent = 0;
  let isExhausted = false;
  const send = async (value: string): Promise<Exchange | null> => {
    const address = addressWith(point, value);
    if (!mayBeSent(state, address)) return null;
    if (sent >= MOST_PROBES) {
      isExhausted = true;
      return null;
    }
    sent += 1;
    return (await fetch(address)).exchange ?? null;
  };
  const original = originalValue(point);
  const marker = markerFor(settings.scanId, point, 'marker');
  const baseline = await send(original);
  const marked = baseline === null ? null : await send(marker);
  if (baseline === null || marked === null) return null;
  const probe: Probe = {
    point,
    original,
    baseline,
    marked,
    marker,
    markerFor: (round) => markerFor(settings.scanId, point, round),
    send,
  };
  return { probe, isExhausted: () => isExhausted };
}

/** The answer's body without what was sent, so that a page that repeats its input looks like any other. */
export function bodyWithout(exchange: Exchange, value: string): string {
  const escaped = value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
  const forms = [value, escaped, escaped.replaceAll('&#39;', '&#039;'), encodeURIComponent(value)];
  return forms.reduce((text, form) => text.replaceAll(form, ''), exchange.body.toString('utf8'));
}
