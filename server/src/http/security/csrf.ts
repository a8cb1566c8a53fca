import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../../call/app-error.ts';
import { secretsEqual } from '../../system/tokens.ts';

/** The token for one browser: bound to its session, or before sign-in to its pre-session, so that neither serves for the other. */
export function csrfToken(key: Buffer, binding: string): string {
  return createHmac('sha256', key).update(`csrf:${binding}`).digest('base64url');
}

/**
 * Lets a request pass only when this site's own page made it: right origin and, in a header, the browser's token
 * (ASVS 5.0, 3.5.1-3.5.3).
 * @throws AppError CSRF_REJECTED
 */
export function requireOwnPage(
  headers: IncomingHttpHeaders,
  key: Buffer,
  binding: string | null,
  publicOrigin: string,
): void {
  const sent = headers['x-csrf-token'];
  const tokenFits = binding !== null && typeof sent === 'string' && secretsEqual(sent, csrfToken(key, binding));
  if (!tokenFits || !isSameOrigin(headers, publicOrigin)) throw new AppError('CSRF_REJECTED');
}

/**
 * The rule for the one kind of GET that changes something: a script of this site asked for it, no navigation, image or form.
 * @throws AppError CSRF_REJECTED
 */
export function requireOwnScript(headers: IncomingHttpHeaders, publicOrigin: string): void {
  const destination = headers['sec-fetch-dest'];
  const isScript = headers['x-transaction-id'] !== undefined && (destination === undefined || destination === 'empty');
  if (!isScript || !isSameOrigin(headers, publicOrigin)) throw new AppError('CSRF_REJECTED');
}

/** Whether this site's own page made a request, or no page at all; the host is looked at before. */
export function isSameOrigin(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // Older browsers and programs do not send Sec-Fetch-Site; a page of another site always has an Origin that gives it away.
  const origin = headers.origin;
  return (
    origin === undefined ||
    origin === publicOrigin ||
    origin === `http://${headers.host}` ||
    origin === `https://${headers.host}`
  );
}
