/** Protocols a website can be scanned over (spec part 2, section 5). */
export const WEBSITE_PROTOCOLS = ['https://', 'http://'] as const;
export type WebsiteProtocol = (typeof WEBSITE_PROTOCOLS)[number];

/** Longest address taken, in characters, with its protocol. */
const MAX_WEBSITE_URL_LENGTH = 2000;

// A host name with a dot, "localhost", or an address of the internet protocol in either version, as a parsed URL spells them.
const HOST = /^(?:(?:[^.]+\.)+[^.]+|localhost|\[[0-9a-f:.]+\])$/;

/**
 * Takes a pasted address apart: a leading protocol goes to its own field, the rest stays as typed. The protocol is null when
 * none was typed, and `other` when it is one that cannot be scanned.
 */
export function splitWebsiteAddress(typed: string): { protocol: WebsiteProtocol | 'other' | null; address: string } {
  const trimmed = typed.trim();
  const match = /^([a-z][a-z0-9+.-]*):\/\//i.exec(trimmed);
  if (match === null) return { protocol: null, address: trimmed };
  const protocol = WEBSITE_PROTOCOLS.find((known) => known === match[0].toLowerCase()) ?? 'other';
  return { protocol, address: trimmed.slice(match[0].length) };
}

/**
 * The URL that protocol and address make together, or null when they make none that a scan could start from: another
 * protocol, a user name, blanks, or a host without a dot (spec part 2, section 5).
 */
export function websiteUrl(protocol: WebsiteProtocol, address: string): string | null {
  const trimmed = address.trim();
  if (/[\s\\<>"'`@]/.test(trimmed.split(/[/?#]/, 1)[0] ?? '') || /[\s<>"]/.test(trimmed)) return null;
  const url = URL.parse(`${protocol}${trimmed}`);
  if (url === null || url.username !== '' || !HOST.test(url.hostname)) return null;
  url.hash = '';
  const path = url.pathname === '/' && url.search === '' ? '' : `${url.pathname}${url.search}`;
  const whole = `${url.protocol}//${url.host}${path}`;
  return whole.length <= MAX_WEBSITE_URL_LENGTH ? whole : null;
}
