import { getDomain } from 'tldts';
import type { DnsClient } from './dns-client.ts';
import { dnssecOf } from './dnssec.ts';

/** What a domain says about the way that mail takes to it. */
export type MailTransport = {
  /** One valid record of MTA-STS. */
  readonly mtaSts: boolean;
  /** One valid record that asks for reports about encryption. */
  readonly tlsReports: boolean;
  /** "Usable" with a TLSA record in a signed zone; "possible" where the zone is signed, has none, and is the domain's own. */
  readonly dane: 'usable' | 'possible' | 'impossible';
  /** Whether a logo is named. */
  readonly bimi: boolean;
};

/** Exactly one record of a kind counts; several are treated as none (RFC 8461 section 3.1, RFC 8460 section 3). */
const isOne = (records: readonly string[], version: RegExp) =>
  records.filter((text) => version.test(text)).length === 1;

/**
 * Reads MTA-STS (RFC 8461 section 3.1), TLS-RPT (RFC 8460 section 3), DANE of the first mail server (RFC 7672 section 2.2: TLSA
 * counts in signed zones alone) and BIMI (draft-brand-indicators-for-message-identification).
 */
export async function readMailTransport(
  domain: string,
  mailServer: string,
  dns: DnsClient,
  dnssec: 'signed' | 'unsigned' | 'unknown',
): Promise<MailTransport> {
  const [sts, reports, logos] = await Promise.all(
    [`_mta-sts.${domain}`, `_smtp._tls.${domain}`, `default._bimi.${domain}`].map((name) => dns.txt(name)),
  );
  return {
    mtaSts: isOne(sts ?? [], /^v=STSv1\s*;\s*id\s*=\s*[a-z0-9]{1,32}\b/i),
    tlsReports: isOne(reports ?? [], /^v=TLSRPTv1\s*;\s*rua\s*=/i),
    bimi: isOne(logos ?? [], /^v=BIMI1\s*;/i),
    dane: await readDane(domain, mailServer, dns, dnssec),
  };
}

async function readDane(domain: string, mailServer: string, dns: DnsClient, dnssec: string) {
  const zone = getDomain(mailServer) ?? mailServer;
  const isOwn = zone === domain;
  const hasRecord = await dns.hasTlsa(`_25._tcp.${mailServer}`);
  if (!hasRecord) return isOwn && dnssec === 'signed' ? 'possible' : 'impossible';
  const signed = isOwn || dns.server === null ? dnssec : await dnssecOf(zone, dns.server);
  return signed === 'signed' ? 'usable' : 'impossible';
}
