import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import { collectLooks } from './collect-looks.ts';
import { findMainHosts } from './find-hosts.ts';
import { orNoAnswer, orNull } from './in-time.ts';
import { lookAtDkim } from './look/look-at-dkim.ts';
import { lookAtDnssec } from './look/look-at-dnssec.ts';
import { failedLook, HOST_VECTORS, lookAtHost } from './look/look-at-host.ts';
import { lookAtSpf } from './look/look-at-spf.ts';
import { rememberedCertificates } from './remembered-certificates.ts';
import { openSurface, type SurfaceContext } from './surface-context.ts';
import type { SurfaceOptions } from './surface-options.ts';
import type { VectorLook } from './vector-look.ts';

/** Somebody waits in front of the page; what is not done by then has no result. */
const LONGEST_MS = 25_000;

/** How a passive look ended: something was seen, nobody has the name, or no address of the website answers to anybody. */
export type PassiveEnd = 'looked' | 'name-unknown' | 'nothing-answered';

/**
 * Looks at a domain as any visitor and any mail server does, without anybody's permission: its DNS, and what its main hosts answer on
 * the two ports of the web. No other port is tried, no address is guessed, no file is asked for but the start page.
 * @param tell hears of each vector, or of the website's vectors together, as soon as they are looked at
 */
export async function lookPassively(
  options: SurfaceOptions,
  tell: (looks: readonly VectorLook[]) => void,
): Promise<PassiveEnd> {
  options.signal.throwIfAborted();
  const deadline = AbortSignal.timeout(LONGEST_MS);
  const context = openSurface(options, AbortSignal.any([options.signal, deadline]));
  try {
    const { domain, dns, hasOwnDns } = context;
    if ((await orNull(context, dns.isAbsent(domain))) === true) return 'name-unknown';
    const ofDomain = async (vector: RiskVectorSlug, look: () => Promise<VectorLook>) =>
      tell([
        // The DNS of a platform's name is the platform's.
        hasOwnDns
          ? await orNoAnswer(context, vector, look())
          : { vector, reason: 'NOTHING_TO_MEASURE' as const, findings: [] },
      ]);
    const [website] = await Promise.all([
      lookAtWebsite(context, tell),
      ofDomain('spf', () => lookAtSpf(domain, dns)),
      ofDomain('dkim', () => lookAtDkim(domain, dns, [])),
      ofDomain('dnssec', () => lookAtDnssec(domain, dns)),
    ]);
    options.signal.throwIfAborted();
    return website;
  } finally {
    await context.close();
  }
}

async function lookAtWebsite(
  context: SurfaceContext,
  tell: (looks: readonly VectorLook[]) => void,
): Promise<PassiveEnd> {
  const certificateOf = rememberedCertificates(context);
  const hosts = (await orNull(context, findMainHosts(context))) ?? [];
  const looks = await Promise.all(
    hosts.map(
      async (host) => (await orNull(context, lookAtHost(context, host, certificateOf, false))) ?? failedLook(host),
    ),
  );
  tell(HOST_VECTORS.map((vector) => collectLooks(vector, looks)));
  return hosts.some(({ addresses }) => addresses.length > 0) ? 'looked' : 'nothing-answered';
}
