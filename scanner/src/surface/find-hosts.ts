import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { AssetSource } from '@portal/domain/ratings/attack-surface.ts';
import type { NameRecord } from '../checks/exposures/e10-dangling-names.ts';
import { followAlias } from '../dns/follow-alias.ts';
import { bareHost } from '../guard/address-guard.ts';
import type { ServedCertificate } from '../tls/read-certificate.ts';
import { networkOf, serviceOf } from './shared-host.ts';
import { isPortal, type SurfaceContext } from './surface-context.ts';
import { USUAL_NAMES } from './usual-names.ts';
import { withoutAnswer } from './without-answer.ts';

const MAX_HOSTS = 20;
const MAX_CANDIDATES = 60;

/** A host of the firm, and what is known of it before anything is asked there. */
export interface SurfaceHost {
  readonly host: string;
  readonly source: AssetSource;
  readonly importance: 1 | 0.5;
  /** Empty when the name has no public address. */
  readonly addresses: readonly string[];
  /** Where its CNAME records lead. */
  readonly alias: NameRecord | null;
  /** The content network or hosting service that answers for it; null when it may be the firm's own machine. */
  readonly sharedBy: string | null;
}

type Candidate = { readonly host: string; readonly source: AssetSource };

/**
 * Finds the firm's hosts: the domain, www and the host of its own address, then names in its certificates, in its DNS
 * records and usual ones. Names outside the domain are dropped. At most 20, the most telling first.
 */
export async function findHosts(
  context: SurfaceContext,
  certificateOf: (host: string) => Promise<ServedCertificate | null>,
): Promise<readonly SurfaceHost[]> {
  const { domain, hasOwnDns } = context;
  const known = await findMainHosts(context);
  if (!hasOwnDns) return known;
  const named = await namesInCertificates(known, certificateOf);
  const inDns = await namesInDns(context, known);
  const usual = USUAL_NAMES.map((name): Candidate => ({ host: `${name}.${domain}`, source: 'usual-name' }));
  const isForAll = await wildcardOf(context);
  const seen = new Set(known.map(({ host }) => host));
  const candidates = unique([...named, ...inDns, ...usual])
    .filter(({ host }) => !seen.has(host) && context.isWithin(host) && /^[a-z0-9._-]+$/.test(host))
    .slice(0, MAX_CANDIDATES);
  const further = (await resolveAll(context, candidates, false)).filter(
    ({ source, addresses, alias }) =>
      (addresses.length > 0 || alias !== null) && (source !== 'usual-name' || !isForAll(addresses)),
  );
  return [...known, ...further].slice(0, MAX_HOSTS);
}

/** The firm's own hosts that need no guess: the domain, www and the host of its address. */
export function findMainHosts(context: SurfaceContext): Promise<readonly SurfaceHost[]> {
  const { domain, mainHost, hasOwnDns } = context;
  const main = [
    { host: domain, source: 'domain' },
    { host: mainHost, source: mainHost === `www.${domain}` ? 'www' : 'domain' },
    ...(isIP(domain) === 0 && hasOwnDns ? [{ host: `www.${domain}`, source: 'www' } as const] : []),
  ] as const satisfies readonly Candidate[];
  return resolveAll(context, unique(main), true);
}

function unique(candidates: readonly Candidate[]): readonly Candidate[] {
  const first = new Map<string, Candidate>();
  for (const candidate of candidates) if (!first.has(candidate.host)) first.set(candidate.host, candidate);
  return [...first.values()];
}

async function namesInCertificates(
  hosts: readonly SurfaceHost[],
  certificateOf: (host: string) => Promise<ServedCertificate | null>,
): Promise<readonly Candidate[]> {
  const served = await Promise.all(
    hosts.filter(({ addresses }) => addresses.length > 0).map(({ host }) => certificateOf(host)),
  );
  return served.flatMap((one) =>
    (one?.certificate.subjectAltName ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry.startsWith('DNS:') && !entry.includes('*'))
      .map((entry) => ({ host: bareHost(entry.slice(4)), source: 'certificate' as const })),
  );
}

async function namesInDns(
  { domain, dns }: SurfaceContext,
  known: readonly SurfaceHost[],
): Promise<readonly Candidate[]> {
  const records = await withoutAnswer(Promise.all([dns.mx(domain), dns.ns(domain)]), []);
  const aliases = known.flatMap(({ alias }) => alias?.target ?? []);
  return [...records.flat(), ...aliases].map((name) => ({ host: bareHost(name), source: 'dns' as const }));
}

/** Tells whether addresses are those that every made-up name of the domain has (wildcard DNS). */
async function wildcardOf({ domain, dns }: SurfaceContext): Promise<(addresses: readonly string[]) => boolean> {
  const name = `${randomBytes(6).toString('hex')}.${domain}`;
  const made = new Set(await withoutAnswer(dns.addresses(name), []));
  return (addresses) => made.size > 0 && addresses.every((address) => made.has(address));
}

function resolveAll(
  context: SurfaceContext,
  candidates: readonly Candidate[],
  isMain: boolean,
): Promise<readonly SurfaceHost[]> {
  return Promise.all(
    candidates.map(async ({ host, source }): Promise<SurfaceHost> => {
      const addresses = await addressesOf(context, host);
      const alias = isIP(host) === 0 ? await withoutAnswer(followAlias(host, context.dns), null) : null;
      const sharedBy = await sharingOf(context, addresses, alias);
      return { host, source, importance: isMain ? 1 : 0.5, addresses, alias, sharedBy };
    }),
  );
}

/** Only addresses that the guard lets through; the portal's own names have none here. */
function addressesOf({ guard, options }: SurfaceContext, host: string): Promise<readonly string[]> {
  if (isPortal(host, options)) return Promise.resolve([]);
  return withoutAnswer(guard.resolve(host, 443), []);
}

async function sharingOf(
  { dns, isWithin }: SurfaceContext,
  addresses: readonly string[],
  alias: NameRecord | null,
): Promise<string | null> {
  // A name that leads out of the domain is answered by somebody else's machine, known or not.
  if (alias !== null && !isWithin(alias.target)) return serviceOf(alias.target) ?? alias.target;
  for (const address of addresses) {
    const network = networkOf(address);
    if (network !== null) return network;
  }
  const [first] = addresses;
  if (first === undefined) return null;
  const names = await withoutAnswer(dns.namesOf(first), []);
  return names.map(serviceOf).find((service) => service !== null) ?? null;
}
