import ipaddr from 'ipaddr.js';
import data from './shared-hosting.json' with { type: 'json' };

const NAMES: readonly (readonly [suffix: string, service: string])[] = Object.entries(data.names);
const NETWORKS = Object.entries(data.networks).map(
  ([network, service]) => [ipaddr.parseCIDR(network), service] as const,
);

/** The service whose network an address belongs to; null for an address that may be the firm's own. */
export function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return NETWORKS.find(([network]) => parsed.kind() === network[0].kind() && parsed.match(network))?.[1] ?? null;
}

/** The service that a name belongs to (the target of a CNAME record, or what an address calls itself). */
export function serviceOf(name: string): string | null {
  const bare = name.toLowerCase().replace(/\.$/, '');
  return NAMES.find(([suffix]) => bare === suffix || bare.endsWith(`.${suffix}`))?.[1] ?? null;
}
