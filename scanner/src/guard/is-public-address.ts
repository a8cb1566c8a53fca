import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST_V6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** Public addresses that answer with a cloud machine's own secrets, and so are no site's address. */
const CLOUD_SERVICE_ADDRESSES = new Set(['168.63.129.16']);

/** One spelling per address: IPv4-mapped IPv6 becomes IPv4. Null when the text is no address. */
export function normaliseAddress(address: string): string | null {
  const bare = address.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : null;
}

/**
 * Whether an address belongs to a machine on the public internet: unicast, and neither private, loopback,
 * link-local, shared, documentation nor a translation or tunnel form (6to4, Teredo, NAT64) of such (RFC 6890).
 */
export function isPublicAddress(address: string): boolean {
  const normal = normaliseAddress(address);
  if (normal === null || CLOUD_SERVICE_ADDRESSES.has(normal)) return false;
  const parsed = ipaddr.parse(normal);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST_V6);
}
