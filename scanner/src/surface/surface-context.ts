import { parse } from 'tldts';
import type { DnsClient } from '../dns/dns-client.ts';
import { createDnsClient } from '../dns/dns-client.ts';
import { type AddressGuard, bareHost, createAddressGuard } from '../guard/address-guard.ts';
import type { Exchange } from '../guard/exchange.ts';
import { createGuardedClient, type GuardedRequest } from '../guard/guarded-client.ts';
import { OutgoingError } from '../guard/outgoing-error.ts';
import { createRequestPace, type PaceClock, type RequestPace, systemPaceClock } from '../pace/request-pace.ts';
import { userAgentOf } from '../user-agent.ts';
import type { SurfaceOptions } from './surface-options.ts';

const CONNECTIONS_PER_SECOND = { other: 5, ownHost: 200 } as const;
/** Several names may stand for one machine. */
const CONNECTIONS_PER_ADDRESS = 10;
const BODY_LIMIT_BYTES = 512 * 1024;
const REQUEST_TIMEOUT_MS = 8_000;

/** Everything that the looks share: one guard, one set of rates. */
export interface SurfaceContext {
  readonly options: SurfaceOptions;
  /** What is measured: the registrable domain of the firm's address, or its host when it has none. */
  readonly domain: string;
  /** The host that the firm's own address names. */
  readonly mainHost: string;
  /** Whether the domain's DNS is the firm's: not for bare addresses and not for names that a platform hands out. */
  readonly hasOwnDns: boolean;
  readonly webPorts: { readonly http: number; readonly https: number };
  readonly dns: DnsClient;
  readonly guard: AddressGuard;
  readonly signal: AbortSignal;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Waits until the host may be connected to again. */
  turn(host: string): Promise<void>;
  /** One GET without following redirects; null when nothing answered. Cancelling throws. */
  get(url: string, request?: Pick<GuardedRequest, 'headers' | 'bodyLimitBytes'>): Promise<Exchange | null>;
  /** Whether a host lies within the measured domain, so that it may be asked at all; the portal's own names do not. */
  isWithin(host: string): boolean;
  close(): Promise<void>;
}

/** Opens what a look needs; `signal` ends it. */
export function openSurface(
  options: SurfaceOptions,
  signal: AbortSignal,
  clock: PaceClock = systemPaceClock,
): SurfaceContext {
  const url = new URL(options.url);
  const mainHost = bareHost(url.hostname);
  const { domain: registrable, isPrivate } = parse(mainHost, { allowPrivateDomains: true });
  const domain = registrable ?? mainHost;
  const dns = createDnsClient(options.dnsServers);
  const guard = createAddressGuard({ allowedHosts: options.allowedHosts, resolve: dns.addresses });
  const client = createGuardedClient({
    allowedHosts: options.allowedHosts,
    guard,
    userAgent: userAgentOf(options.userAgentContact),
    bodyLimitBytes: BODY_LIMIT_BYTES,
    timeoutMs: REQUEST_TIMEOUT_MS,
  });
  const paces = new Map<string, RequestPace>();
  const paceOf = (key: string, perSecond: number) => {
    const pace = paces.get(key) ?? createRequestPace(perSecond, clock);
    paces.set(key, pace);
    return pace;
  };

  const turn = async (host: string) => {
    // A name without an address fails in the connection itself.
    const isOwn = await guard.isOwnHost(host).catch(() => false);
    await paceOf(`name ${host}`, isOwn ? CONNECTIONS_PER_SECOND.ownHost : CONNECTIONS_PER_SECOND.other).turn(signal);
    if (isOwn) return;
    const [address] = await guard.resolve(host, 443).catch(() => []);
    if (address !== undefined) await paceOf(`address ${address}`, CONNECTIONS_PER_ADDRESS).turn(signal);
  };

  return {
    options,
    domain,
    mainHost,
    hasOwnDns: registrable !== null && isPrivate !== true,
    webPorts: options.webPorts ?? portsOf(url),
    dns,
    guard,
    signal,
    now: options.now(),
    turn,
    async get(address, request = {}) {
      await turn(bareHost(new URL(address).hostname));
      try {
        return await client.request(address, { ...request, signal });
      } catch (error) {
        if (error instanceof OutgoingError && error.code !== 'CANCELLED') return null;
        throw error;
      }
    },
    isWithin: (host) => (host === domain || host.endsWith(`.${domain}`)) && !isPortal(host, options),
    close: client.close,
  };
}

/** The portal does not look at itself, unless its operator lets it. */
export const isPortal = (host: string, { ownHosts = [], allowedHosts }: SurfaceOptions): boolean =>
  ownHosts.some((own) => bareHost(own) === host) && !allowedHosts.includes(host);

function portsOf(url: URL): { http: number; https: number } {
  const port = url.port === '' ? null : Number(url.port);
  if (port === null) return { http: 80, https: 443 };
  return url.protocol === 'https:' ? { http: 80, https: port } : { http: port, https: 443 };
}
