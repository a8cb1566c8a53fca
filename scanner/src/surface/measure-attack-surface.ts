import type { SurfaceMeasurement } from '@portal/domain/ratings/attack-surface.ts';
import { RISK_VECTOR_SLUGS, type RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import { collectLooks } from './collect-looks.ts';
import { findHosts } from './find-hosts.ts';
import { orNoAnswer, orNull } from './in-time.ts';
import { lookAtDkim } from './look/look-at-dkim.ts';
import { lookAtDnssec } from './look/look-at-dnssec.ts';
import { failedLook, HOST_VECTORS, type HostLook, lookAtHost } from './look/look-at-host.ts';
import { lookAtLookalikes } from './look/look-at-lookalikes.ts';
import { lookAtPatching } from './look/look-at-patching.ts';
import { lookAtPorts } from './look/look-at-ports.ts';
import { lookAtSpf } from './look/look-at-spf.ts';
import { NEVER_SEEN } from './never-seen.ts';
import { rememberedCertificates } from './remembered-certificates.ts';
import { openSurface, type SurfaceContext } from './surface-context.ts';
import type { MeasureAttackSurface } from './surface-options.ts';
import { mergeFindings, type VectorLook } from './vector-look.ts';

/** The whole look; what is not done by then has no grade. */
const LONGEST_MS = 58_000;
const HOSTS_AT_ONCE = 5;
/** The most telling hosts; each costs 20 requests. */
const MAX_ASKED_FOR_FILES = 4;

/**
 * Looks at a firm from outside, as anybody on the internet could: its DNS, certificates, encryption, open ports, page
 * headers and software. Politely (5 connections a second to a host, GET only), within a minute, inside its own domain only.
 */
export const measureAttackSurface: MeasureAttackSurface = async (options) => {
  options.signal.throwIfAborted();
  const deadline = AbortSignal.timeout(LONGEST_MS);
  const context = openSurface(options, AbortSignal.any([options.signal, deadline]));
  try {
    return await measure(context);
  } finally {
    await context.close();
  }
};

async function measure(context: SurfaceContext): Promise<SurfaceMeasurement> {
  const { domain, dns, hasOwnDns, options } = context;
  // A domain that nobody has would else be blamed for having no records.
  const exists = !hasOwnDns || (await orNull(context, dns.isAbsent(domain))) === false;
  const ofDomain = (vector: RiskVectorSlug, look: () => Promise<VectorLook>): Promise<VectorLook> =>
    // The DNS of a platform's name is the platform's.
    hasOwnDns && exists
      ? orNoAnswer(context, vector, look())
      : Promise.resolve({ vector, reason: hasOwnDns ? 'NO_ANSWER' : 'NOTHING_TO_MEASURE', findings: [] });
  const [found, ...looked] = await Promise.all([
    lookAtHosts(context),
    ofDomain('spf', () => lookAtSpf(domain, dns)),
    ofDomain('dkim', () => lookAtDkim(domain, dns, options.dkimSelectors ?? [])),
    ofDomain('dnssec', () => lookAtDnssec(domain, dns)),
    ofDomain('domain_squatting', () => lookAtLookalikes(domain, dns)),
  ]);
  options.signal.throwIfAborted();
  const patching = lookAtPatching(domain, options.scanHistory ?? null, context.now);
  const done = [...looked, ...found.looks, patching];
  return {
    domain,
    assets: found.hosts.map(({ host, source, addresses }) => ({ host, source, addresses })),
    outcomes: RISK_VECTOR_SLUGS.map((vector) => {
      const reason = done.find((look) => look.vector === vector)?.reason;
      if (reason === null) return { vector, measured: true };
      return { vector, measured: false, reason: reason ?? NEVER_SEEN[vector] ?? 'NO_ANSWER' };
    }),
    findings: mergeFindings(done.flatMap(({ findings }) => findings)),
    unanswered: done.flatMap(({ vector, unanswered = [] }) => unanswered.map((asset) => ({ vector, asset }))),
  };
}

/** Finds the hosts and looks at each; those done before the deadline count. */
async function lookAtHosts(context: SurfaceContext) {
  const certificateOf = rememberedCertificates(context);
  const hosts = (await orNull(context, findHosts(context, certificateOf))) ?? [];
  const left = [...hosts.entries()];
  const looks: HostLook[] = [];
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [index, host] = next;
      const look = lookAtHost(context, host, certificateOf, index < MAX_ASKED_FOR_FILES);
      looks.push((await orNull(context, look)) ?? failedLook(host));
    }
  };
  const [ports] = await Promise.all([
    orNoAnswer(context, 'open_ports', lookAtPorts(context, hosts)),
    ...Array.from({ length: HOSTS_AT_ONCE }, work),
  ]);
  return { hosts, looks: [ports, ...HOST_VECTORS.map((vector) => collectLooks(vector, looks))] };
}
