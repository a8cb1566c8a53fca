import type { DnsClient } from '../../dns/dns-client.ts';
import { dnssecOf } from '../../dns/dnssec.ts';
import { finding, type VectorLook } from '../vector-look.ts';

/** DNSSEC of the domain: DS at the parent, DNSKEY, and the word of a resolver that validates; else no grade. */
export async function lookAtDnssec(domain: string, dns: DnsClient): Promise<VectorLook> {
  const place = { asset: domain, importance: 1 } as const;
  const state = dns.server === null ? 'unknown' : await dnssecOf(domain, dns.server);
  if (state === 'unknown') return { vector: 'dnssec', reason: 'NO_ANSWER', findings: [] };
  const findings =
    state === 'signed'
      ? [finding('dnssec-signed', 'GOOD', place, `${domain} has DS and DNSKEY records, and they were validated.`)]
      : [finding('dnssec-unsigned', 'WARN', place, `The parent zone of ${domain} has no DS record for it.`)];
  return { vector: 'dnssec', reason: null, findings };
}
