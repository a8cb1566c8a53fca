import { createHash } from 'node:crypto';

/**
 * The path with its changing parts collapsed, so that `/product/17` and `/product/18` are one place: numbers, dates,
 * UUIDs and long hexadecimal ids become "*".
 */
export function pathTemplate(pathname: string): string {
  return pathname
    .split('/')
    .map((part) =>
      /^(\d[\d-]*|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{16,})$/i.test(part)
        ? '*'
        : part,
    )
    .join('/');
}

/** A finding's identity from scan to scan: check, variant, host, place (empty for the whole host) and subject. */
export function fingerprintOf(parts: {
  checkId: string;
  variant: string;
  host: string;
  place: string;
  subject: string;
}): string {
  const text = JSON.stringify([parts.checkId, parts.variant, parts.host, parts.place, parts.subject]);
  return createHash('sha256').update(text).digest('hex');
}
