import { isDkimRecord, USUAL_SELECTORS } from '@portal/scanner/dns/dkim.ts';
import { createDnsClient, type DnsClient } from '@portal/scanner/dns/dns-client.ts';
import { findDmarc } from '@portal/scanner/dns/find-dmarc.ts';
import { readSpf } from '@portal/scanner/dns/spf.ts';
import type { Config } from '../../../config/config.ts';
import type { CheckedRecord } from './provider.store.ts';

type Txt = DnsClient['txt'];

/** The client that all look-ups of this module go through. */
export const dnsOf = ({ dnsServers }: Pick<Config, 'dnsServers'>): DnsClient =>
  createDnsClient(dnsServers.length === 0 ? undefined : dnsServers);

/**
 * Looks up what receivers ask of the domain that simulated phishing comes from: who may send for it (SPF, RFC 7208), a key that signs
 * it (DKIM, RFC 6376) and what to do with the rest (DMARC). Without these such mails end in spam, or teach to ignore the signs.
 * @param selector of the key; the usual ones are tried where the provider named none
 */
export async function lookAtSender(
  domain: string,
  selector: string | null,
  { txt }: Pick<DnsClient, 'txt'>,
): Promise<readonly CheckedRecord[]> {
  return Promise.all([
    orUnreachable('spf', lookAtSpf(domain, txt)),
    orUnreachable('dkim', lookAtDkim(domain, selector, txt)),
    orUnreachable('dmarc', lookAtDmarc(domain, txt)),
  ]);
}

type Found = Omit<CheckedRecord, 'record' | 'isSound'>;

async function orUnreachable(record: CheckedRecord['record'], look: Promise<Found>): Promise<CheckedRecord> {
  const found = await look.catch((): Found => ({ found: '', fault: 'unreachable' }));
  return { record, isSound: found.fault === null, ...found };
}

async function lookAtSpf(domain: string, txt: Txt): Promise<Found> {
  const verdict = await readSpf(domain, txt);
  if (verdict.kind === 'missing' || verdict.kind === 'multiple') return { found: '', fault: verdict.kind };
  if (verdict.kind === 'invalid') return { found: verdict.record, fault: 'invalid' };
  return { found: verdict.record, fault: verdict.others === 'pass' ? 'open' : null };
}

async function lookAtDkim(domain: string, selector: string | null, txt: Txt): Promise<Found> {
  const selectors = selector === null ? USUAL_SELECTORS : [selector];
  const records = await Promise.all(selectors.map((one) => txt(`${one}._domainkey.${domain}`)));
  const found = records.flat().find(isDkimRecord);
  return found === undefined ? { found: '', fault: 'missing' } : { found, fault: null };
}

async function lookAtDmarc(domain: string, txt: Txt): Promise<Found> {
  const verdict = await findDmarc(domain, txt);
  if (verdict.kind === 'valid') return { found: verdict.record, fault: null };
  return { found: '', fault: verdict.kind };
}
