import { createHash } from 'node:crypto';
import type { Exchange } from '../guard/exchange.ts';

/** Identity of an answer's body, so that one page under several addresses is looked at once. */
export function hashBody(exchange: Exchange): string {
  return createHash('sha256').update(`${exchange.status}\n`).update(exchange.body).digest('base64url').slice(0, 22);
}
