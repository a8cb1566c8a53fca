import dns from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, normaliseAddress } from './is-public-address.ts';
import { OutgoingError } from './outgoing-error.ts';

/** Ports that may be asked on hosts that are not the operator's own. */
const OPEN_PORTS = new Set([80, 443, 8080, 8443]);
const REFUSED_NAMES = new Set(['metadata.google.internal', 'metadata.goog', 'instance-data']);

/** Finds the addresses of a host name; rejects or answers nothing when there are none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export type AddressGuard = {
  /** Checks scheme, userinfo and, for a literal address, address and port. Returns the parsed URL. */
  checkUrl(url: string): URL;
  /** Addresses that may be connected to for this host and port; the first answer is kept for the guard's life. */
  resolve(host: string, port: number): Promise<readonly string[]>;
  /** Whether every address of the host is one that the operator allowed by name (its own machines). */
  isOwnHost(host: string): Promise<boolean>;
  /** The kept answers, to hand to the guard of a continued scan. */
  pinned(): Record<string, readonly string[]>;
};

const resolveBySystem: Resolve = async (host) =>
  (await dns.lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * Decides at connect time which addresses may be reached (spec part 2, section 3; OWASP ASVS 5.0 V1.3.6). Only
 * public unicast addresses pass, on ports 80, 443, 8080 and 8443; entries of `allowedHosts` (addresses, or names)
 * pass on any port. A name with one refused address among its answers is refused whole, and a name's first answer
 * holds for the guard's life, so that a changing DNS answer cannot lead inside (DNS rebinding).
 */
export function createAddressGuard(options: {
  allowedHosts: readonly string[];
  resolve?: Resolve;
  pinned?: Readonly<Record<string, readonly string[]>>;
  /** Further ports that may be asked anywhere, for a look at which ones are open. */
  furtherPorts?: readonly number[];
}): AddressGuard {
  const allowed = new Set(options.allowedHosts.map((entry) => normaliseAddress(entry) ?? entry.toLowerCase()));
  const answers = new Map<string, readonly string[]>(Object.entries(options.pinned ?? {}));
  const lookUp = options.resolve ?? resolveBySystem;
  const openPorts = new Set([...OPEN_PORTS, ...(options.furtherPorts ?? [])]);

  const refuseUnlessAllowed = (host: string, address: string, port: number) => {
    if (allowed.has(host) || allowed.has(normaliseAddress(address) ?? '')) return;
    if (!isPublicAddress(address)) throw new OutgoingError('ADDRESS_REFUSED', `${host} is not a public address`);
    if (!openPorts.has(port)) throw new OutgoingError('PORT_REFUSED', `port ${port} is not scanned`);
  };

  const find = async (host: string): Promise<readonly string[]> => {
    if (isIP(host) !== 0) return [host];
    const known = answers.get(host);
    if (known) return known;
    if (REFUSED_NAMES.has(host)) throw new OutgoingError('ADDRESS_REFUSED', `${host} is a cloud's own service`);
    const found = await lookUp(host).catch((cause: unknown) => {
      throw new OutgoingError('NAME_NOT_FOUND', `${host} has no address`, { cause });
    });
    if (found.length === 0) throw new OutgoingError('NAME_NOT_FOUND', `${host} has no address`);
    // Two callers may have asked at once: the first answer stays.
    const first = answers.get(host) ?? found;
    answers.set(host, first);
    return first;
  };

  return {
    checkUrl(text) {
      if (!URL.canParse(text)) throw new OutgoingError('URL_INVALID', 'not an address of a website');
      const url = new URL(text);
      if (url.protocol !== 'http:' && url.protocol !== 'https:')
        throw new OutgoingError('SCHEME_REFUSED', `${url.protocol} is not http or https`);
      if (url.username !== '' || url.password !== '')
        throw new OutgoingError('USERINFO_REFUSED', 'an address with a user name is refused');
      const host = bareHost(url.hostname);
      if (isIP(host) !== 0) refuseUnlessAllowed(host, host, portOf(url));
      return url;
    },
    async resolve(rawHost, port) {
      const host = bareHost(rawHost);
      const addresses = await find(host);
      for (const address of addresses) refuseUnlessAllowed(host, address, port);
      return addresses;
    },
    async isOwnHost(rawHost) {
      const host = bareHost(rawHost);
      if (allowed.has(host)) return true;
      return (await find(host)).every((address) => allowed.has(normaliseAddress(address) ?? ''));
    },
    pinned: () => Object.fromEntries(answers),
  };
}

/** A `lookup` for `net` and `tls` sockets that answers only what the guard lets through on this port. */
export function guardedLookup(guard: AddressGuard, port: number): LookupFunction {
  return (host, options, callback) => {
    guard.resolve(host, port).then(
      (addresses) => {
        const list = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = list;
        if (options.all || !first) callback(null, list);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, []),
    );
  };
}

/** The port a URL leads to, its scheme's own when none is written. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

/** A URL's host without the brackets of an IPv6 address or a closing dot, in lower case. */
export function bareHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
}
