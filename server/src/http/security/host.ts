import type { IncomingMessage } from 'node:http';
import type { Brand } from '@portal/domain/portal/brand.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Host name of a Host header, without its port and in lower case. */
export function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d+$/, '');
}

/**
 * Whether a request names more hosts than one: in a second header, or in a target that is a whole address and counts before the
 * header (RFC 9112, 3.2). Whoever stands before the portal could have believed the other one.
 */
export function namesSeveralHosts({ rawHeaders, headers, url }: IncomingMessage): boolean {
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  const inTarget = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url ?? '')?.[1];
  return count > 1 || (inTarget !== undefined && inTarget.toLowerCase() !== headers.host?.toLowerCase());
}

/**
 * Whether a host may be served: the brand's web domain, names below it, the host of the public address, and outside
 * production this machine itself (spec part 1, section 2). A name that merely ends in the same letters is not below it.
 */
export function isServedHost(host: string, brand: Brand, publicHost: string, production: boolean): boolean {
  if (host === publicHost || host === brand.webDomain || host.endsWith(`.${brand.webDomain}`)) return true;
  return !production && LOOPBACK.has(host);
}
