import { type Exchange, headerOf } from '../guard/exchange.ts';

/** Longer pauses are cut: a scan has a time limit of its own. */
const MAX_MS = 5 * 60_000;

/** How long (ms) an answer asks its visitor to stay away (RFC 9110 section 10.2.3); 0 when it does not. `now` is in epoch ms. */
export function retryAfterMs(exchange: Exchange, now: number): number {
  const value = headerOf(exchange, 'retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), MAX_MS);
}
