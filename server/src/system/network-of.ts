import ipaddr from 'ipaddr.js';

/** The bits of an IPv6 address that name a network; its holder has all addresses in it (RFC 4291, 2.5.4). */
const NETWORK_GROUPS = 4;

/**
 * Whom an address counts as in limits: an IPv4 address, also where it is written as an IPv6 one, and of an IPv6 address its network
 * of 64 bits. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.map((group, place) => (place < NETWORK_GROUPS ? group : 0));
  return `${new ipaddr.IPv6(network).toString()}/64`;
}
