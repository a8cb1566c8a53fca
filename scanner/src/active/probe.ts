import type { Exchange } from '../guard/exchange.ts';
import type { ScanSettings } from '../scan-options.ts';
import type { TaskContext } from '../tasks/task-context.ts';
import { addressWith, type InsertionPoint, markerFor, mayBeSent, originalValue } from './insertion-point.ts';

/** Requests that one parameter on which nothing is found may cost at most. */
export const MOST_PROBES = 12;
/**
 * Requests beyond those, only for making sure of what a probe seems to have found, so that no hit is lost because the
 * checks before it used up the others. Enough for every check of one parameter to confirm one hit.
 */
export const MOST_CONFIRMATIONS = 12;

/** Asks with another value; null without an answer, when it may not be sent, or when the parameter's limit is reached. */
type Ask = (value: string) => Promise<Exchange | null>;

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
  readonly send: Ask;
  /** As `send`, but every check that asks for the same value gets the one answer. */
  readonly once: Ask;
  /** Asks again after a hit; counted apart, see `MOST_CONFIRMATIONS`. */
  readonly confirm: Ask;
};

type ProbeContext = Pick<TaskContext, 'fetch' | 'state'> & { readonly settings: Pick<ScanSettings, 'scanId'> };

type PreparedProbe = {
  readonly probe: Probe;
  /** How many requests were not sent because a limit was reached. */
  refusals(): number;
};

/** Prepares a parameter: two requests, with the site's own value and with a meaningless word. Null when one fails. */
export async function prepareProbe(
  point: InsertionPoint,
  { fetch, state, settings }: ProbeContext,
): Promise<PreparedProbe | null> {
  const left = { probes: MOST_PROBES, confirmations: MOST_CONFIRMATIONS };
  let refusals = 0;
  const askFrom =
    (purse: keyof typeof left): Ask =>
    async (value) => {
      const address = addressWith(point, value);
      if (!mayBeSent(state, address)) return null;
      if (left[purse] === 0) {
        refusals += 1;
        return null;
      }
      left[purse] -= 1;
      return (await fetch(address)).exchange ?? null;
    };
  const send = askFrom('probes');
  const known = new Map<string, Exchange | null>();
  const once: Ask = async (value) => {
    const answer = known.get(value);
    if (answer !== undefined) return answer;
    const refusalsBefore = refusals;
    const fresh = await send(value);
    // A refusal is none of the site's answers: the next check has to learn of it too.
    if (refusals === refusalsBefore) known.set(value, fresh);
    return fresh;
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
    once,
    confirm: askFrom('confirmations'),
  };
  return { probe, refusals: () => refusals };
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
