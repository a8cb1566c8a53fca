import { type DmarcVerdict, judgeDmarc } from './dmarc.ts';
import type { DnsClient } from './dns-client.ts';

/** The verdict on the record of the domain itself, or of the nearest one above it (RFC 9989, section 4.10). */
export async function findDmarc(domain: string, txt: DnsClient['txt']): Promise<DmarcVerdict> {
  const labels = domain.split('.');
  for (let start = 0; labels.length - start >= 2; start += 1) {
    const verdict = judgeDmarc(await txt(`_dmarc.${labels.slice(start).join('.')}`));
    if (verdict.kind !== 'missing') return verdict;
  }
  return { kind: 'missing' };
}
