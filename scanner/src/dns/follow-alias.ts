import type { NameRecord } from '../checks/exposures/e10-dangling-names.ts';
import type { DnsClient } from './dns-client.ts';

const MAX_ALIASES = 5;

/** Where a name's CNAME records lead in the end, and whether anything is there; null for a name without one. */
export async function followAlias(name: string, dns: DnsClient): Promise<NameRecord | null> {
  let target = name;
  for (let aliases = 0; aliases < MAX_ALIASES; aliases += 1) {
    const next = await dns.cname(target);
    if (next === null) break;
    target = next;
  }
  return target === name ? null : { name, target, isAbsent: await dns.isAbsent(target) };
}
