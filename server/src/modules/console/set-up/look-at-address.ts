import type { AddressFacts, CertificateFacts } from '@portal/domain/console/set-up/judge-address.ts';
import type { DnsClient } from '@portal/scanner/dns/dns-client.ts';
import { type AddressGuard, createAddressGuard, portOf } from '@portal/scanner/guard/address-guard.ts';
import { createGuardedClient, type GuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import { readCertificate } from '@portal/scanner/tls/read-certificate.ts';
import { getDomain } from 'tldts';
import type { Config } from '../../../config/config.ts';
import type { ConsoleServices } from '../console-services.ts';
import { orNull } from './in-time.ts';

const DAY_MS = 24 * 60 * 60_000;
const BODY_LIMIT_BYTES = 16 * 1024;
/** So long one exchange may take. */
const EXCHANGE_MS = 4000;
/** Of a portal that is reached without TLS: on this machine. */
const LOCAL = 'local' as const;

export type AddressLook = {
  readonly origin: string;
  readonly publicUrl: string;
  readonly now: Date;
  /** Certificates that count as trusted besides, for tests. */
  readonly trusted?: readonly string[];
};

type Looking = Pick<ConsoleServices, 'askPortal'> & { readonly config: Pick<Config, 'scanAllowHosts' | 'publicUrl'> };

/** Looks where a brand's name leads, who answers there, and what its certificate is worth. Only public addresses are opened. */
export async function lookAtAddress(
  { askPortal, config }: Looking,
  { origin, publicUrl, now, trusted = [] }: AddressLook,
  dns: DnsClient,
  signal: AbortSignal,
): Promise<AddressFacts> {
  const { hostname: host, protocol } = new URL(origin);
  const portalHost = new URL(publicUrl).hostname;
  const [addresses, portalAddresses] = await Promise.all([
    orNull(signal, addressesOf(host, dns)),
    orNull(signal, addressesOf(portalHost, dns)),
  ]);
  const guard = createAddressGuard({
    allowedHosts: config.scanAllowHosts,
    resolve: async (name) => (name === host ? (addresses ?? []) : dns.addresses(name)),
  });
  const client = createGuardedClient({
    allowedHosts: config.scanAllowHosts,
    userAgent: `CyberSafety (+${config.publicUrl})`,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    timeoutMs: EXCHANGE_MS,
    guard,
  });
  try {
    const [answer, certificate, opensSignUp] = await Promise.all([
      orNull(signal, whoAnswers(client, origin, askPortal(), signal)),
      protocol === 'https:' ? orNull(signal, certificateAt({ guard, origin, trusted, now }, signal)) : LOCAL,
      orNull(signal, opens(client, `${origin}/signup`, signal)),
    ]);
    return {
      ...{ host, portalHost, origin, addresses, portalAddresses: portalAddresses ?? [] },
      ...{ isApex: getDomain(host) === host, answer: answer ?? 'unreached', certificate, opensSignUp },
    };
  } finally {
    await client.close();
  }
}

const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

/** No address is an answer; a name server that says nothing throws. */
const addressesOf = (host: string, dns: DnsClient): Promise<readonly string[]> =>
  dns.addresses(host).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== undefined && ABSENT.has(error.code)) return [];
    throw error;
  });

/** A redirect or another page is something else; a proxy that reaches nobody, or has enough of us, says nothing. */
async function whoAnswers(
  client: GuardedClient,
  origin: string,
  { cookie, isAnswer }: ReturnType<ConsoleServices['askPortal']>,
  signal: AbortSignal,
): Promise<AddressFacts['answer']> {
  const { status, body } = await client.request(`${origin}/api/getCSRFToken`, { headers: { cookie }, signal });
  if (status === 200) return isAnswer(tokenIn(body)) ? 'portal' : 'other';
  return status === 429 || status >= 500 ? 'unreached' : 'other';
}

function tokenIn(body: Buffer): string {
  try {
    const answer = JSON.parse(body.toString('utf8')) as { readonly CSRFToken?: unknown } | null;
    return typeof answer?.CSRFToken === 'string' ? answer.CSRFToken : '';
  } catch {
    // Another program's page, which is no answer.
    return '';
  }
}

const opens = async (client: GuardedClient, address: string, signal: AbortSignal): Promise<boolean> =>
  (await client.request(address, { signal })).status === 200;

type CertificateLook = {
  readonly guard: AddressGuard;
  readonly origin: string;
  readonly trusted: readonly string[];
  readonly now: Date;
};

async function certificateAt(
  { guard, origin, trusted, now }: CertificateLook,
  signal: AbortSignal,
): Promise<CertificateFacts | null> {
  const url = new URL(origin);
  const host = url.hostname;
  const served = await readCertificate({ guard, host, port: portOf(url), trustedCertificates: trusted, signal });
  if (served === null) return null;
  const { certificate, trustError } = served;
  return {
    isForHost: certificate.checkHost(host) !== undefined,
    trustError,
    daysLeft: (certificate.validToDate.getTime() - now.getTime()) / DAY_MS,
  };
}
