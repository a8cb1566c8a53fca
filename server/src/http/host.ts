import type { Brand } from '@portal/domain/portal/brand.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Host name of a Host header, without its port and in lower case. */
export function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d+$/, '');
}

/**
 * Whether a host may be served: the brand's web domain, names below it, the host of the public address, and outside
 * production this machine itself (spec part 1, section 2). A name that merely ends in the same letters is not below it.
 */
export function isServedHost(host: string, brand: Brand, publicHost: string, production: boolean): boolean {
  if (host === publicHost || host === brand.webDomain || host.endsWith(`.${brand.webDomain}`)) return true;
  return !production && LOOPBACK.has(host);
}
