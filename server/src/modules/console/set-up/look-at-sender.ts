import type { SenderFacts } from '@portal/domain/console/set-up/judge-sender.ts';
import { englishProblem } from '@portal/domain/monitoring/scan-words/record-problems.ts';
import { dkimKeyBits, isDkimRecord, USUAL_SELECTORS } from '@portal/scanner/dns/dkim.ts';
import type { DnsClient } from '@portal/scanner/dns/dns-client.ts';
import { findDmarc } from '@portal/scanner/dns/find-dmarc.ts';
import { readSpf } from '@portal/scanner/dns/spf.ts';
import { spfPasses } from '@portal/scanner/dns/spf-passes.ts';
import { isPublicAddress } from '@portal/scanner/guard/is-public-address.ts';
import { orNull } from './in-time.ts';

export type SenderLook = {
  readonly domain: string;
  /** Null where emails are stored as files. */
  readonly server: string | null;
  readonly selector: string | null;
  readonly reportsTo: string;
};

/** Looks up what receivers ask of the domain that a brand's emails come from (RFC 7208, RFC 6376, RFC 9989). */
export async function lookAtSender(look: SenderLook, dns: DnsClient, signal: AbortSignal): Promise<SenderFacts> {
  const { domain, server, selector } = look;
  const places = server === null ? null : await orNull(signal, publicAddresses(server, dns));
  const [spf, dkim, dmarc, mailServers] = await Promise.all([
    orNull(signal, lookAtSpf(domain, places, dns)),
    orNull(signal, lookAtDkim(domain, selector, dns)),
    orNull(signal, lookAtDmarc(domain, dns)),
    orNull(signal, dns.mx(domain)),
  ]);
  const isName = server !== null && places !== null && places.length > 0 && !places.includes(server);
  return { ...look, sendsFrom: isName ? `a:${server}` : null, spf, dkim, dmarc, mailServers };
}

/** Addresses of the mail server that receivers can see; a server on this machine or beside it sends from others. */
const publicAddresses = async (server: string, dns: DnsClient) => (await dns.addresses(server)).filter(isPublicAddress);

async function lookAtSpf(
  domain: string,
  places: readonly string[] | null,
  dns: DnsClient,
): Promise<NonNullable<SenderFacts['spf']>> {
  const verdict = await readSpf(domain, dns.txt);
  if (verdict.kind === 'invalid') return { kind: 'invalid', problem: englishProblem(verdict.problem) };
  if (verdict.kind !== 'valid') return { kind: verdict.kind };
  const { record, others, lookups, passing } = verdict;
  const isAsked = places !== null && places.length > 0;
  const namesServer = isAsked ? await spfPasses(passing, places, dns).catch(() => null) : null;
  return { kind: 'valid', record, isOpen: others === 'pass', lookups, namesServer };
}

async function lookAtDkim(domain: string, selector: string | null, { txt }: DnsClient) {
  const selectors = selector === null ? USUAL_SELECTORS : [selector];
  const records = await Promise.all(selectors.map((one) => txt(`${one}._domainkey.${domain}`)));
  const found = records.flat().find(isDkimRecord);
  if (found === undefined) return { kind: 'missing' } as const;
  return { kind: 'found', bits: dkimKeyBits(found) } as const;
}

async function lookAtDmarc(domain: string, { txt }: DnsClient): Promise<NonNullable<SenderFacts['dmarc']>> {
  const verdict = await findDmarc(domain, txt);
  if (verdict.kind === 'invalid') return { kind: 'invalid', problem: englishProblem(verdict.problem) };
  return verdict.kind === 'valid' ? { kind: 'valid', policy: verdict.policy } : { kind: 'missing' };
}
