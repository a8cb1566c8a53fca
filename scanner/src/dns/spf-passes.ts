import { BlockList, isIP } from 'node:net';
import type { DnsClient } from './dns-client.ts';
import type { SpfPlace } from './spf.ts';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** More names are not looked up: receivers stop at ten look-ups, too (RFC 7208, 4.6.4). */
const MAX_NAMES = 10;

/**
 * Whether mail from one of the addresses passes by what an SPF record says in so many words. False is no proof that it fails: macros,
 * "exists" and names with a prefix length are not followed, and a mail service may send from other addresses than it takes mail at.
 */
export async function spfPasses(
  passing: readonly SpfPlace[],
  addresses: readonly string[],
  dns: Pick<DnsClient, 'addresses' | 'mx'>,
): Promise<boolean> {
  const list = new BlockList();
  for (const { kind, at } of passing) if (kind === 'network') addNetwork(list, at);
  const hosts = await Promise.all(
    passing
      .filter(({ kind }) => kind !== 'network')
      .slice(0, MAX_NAMES)
      .map(({ kind, at }) => (kind === 'a' ? [at] : dns.mx(at))),
  );
  const named = hosts.flat().filter((host) => host !== '');
  const found = await Promise.all(named.slice(0, MAX_NAMES).map((host) => dns.addresses(host).catch(() => [])));
  for (const address of found.flat()) list.addAddress(address, familyOf(address));
  return addresses.some((address) => list.check(address, familyOf(address)));
}

function addNetwork(list: BlockList, network: string): void {
  const [address = '', bits] = network.split('/');
  if (bits === undefined) list.addAddress(address, familyOf(address));
  else list.addSubnet(address, Number(bits), familyOf(address));
}
