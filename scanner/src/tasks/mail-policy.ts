import { parse } from 'tldts';
import { checkMailPolicy } from '../checks/answers/p24-mail-policy.ts';
import { dkimKeyBits, isDkimRecord, USUAL_SELECTORS } from '../dns/dkim.ts';
import { judgeDmarc } from '../dns/dmarc.ts';
import type { DnsClient } from '../dns/dns-client.ts';
import { dnssecOf } from '../dns/dnssec.ts';
import { readMailTransport } from '../dns/mail-transport.ts';
import { readSpf } from '../dns/spf.ts';
import { skipCheck } from '../scan-state.ts';
import type { TaskHandler } from './task-context.ts';

/** Reads what DNS says about mail from the site's registrable domain. */
export const mailPolicy: TaskHandler<'mail-policy'> = async (_, { state: { target }, dns }) => {
  if (!target) return () => undefined;
  const { hostname, domain, isPrivate } = parse(target.origin, { allowPrivateDomains: true });
  if (domain === null || hostname === null) return (state) => skipCheck(state, 'P24', 'NO_DOMAIN');
  if (isPrivate) return (state) => skipCheck(state, 'P24', 'PLATFORM_DOMAIN');
  const policy = await readMailPolicy(domain, dns);
  return (state, report) => {
    if (policy === null) return skipCheck(state, 'P24', 'DNS_FAILED');
    checkMailPolicy(policy, `${target.origin}/`, report);
    if (policy.dnssec === 'unknown') skipCheck(state, 'P24', 'DNSSEC_UNKNOWN');
  };
};

async function readMailPolicy(domain: string, dns: DnsClient) {
  try {
    const mx = await dns.mx(domain);
    const spf = await readSpf(domain, dns.txt);
    const dmarc = judgeDmarc(await dns.txt(`_dmarc.${domain}`));
    const hasMail = mx.some((name) => name !== '' && name !== '.');
    const dkim = hasMail ? await readDkim(domain, dns) : [];
    const dnssec = dns.server === null ? ('unknown' as const) : await dnssecOf(domain, dns.server);
    const [mailServer] = mx;
    // It only informs: a name server that fails here must not hide what the others said.
    const transport =
      hasMail && mailServer ? await readMailTransport(domain, mailServer, dns, dnssec).catch(nullIfQuery) : null;
    return { domain, hasMail, mailServer: mailServer ?? '', spf, dmarc, dkim, dnssec, transport };
  } catch (error) {
    return nullIfQuery(error);
  }
}

/** Null for a query that failed. */
function nullIfQuery(error: unknown): null {
  if ((error as NodeJS.ErrnoException).syscall?.startsWith('query')) return null;
  throw error;
}

async function readDkim(domain: string, dns: DnsClient) {
  const found = await Promise.all(
    USUAL_SELECTORS.map(async (selector) => {
      const records = await dns.txt(`${selector}._domainkey.${domain}`);
      return records.filter(isDkimRecord).map((record) => ({ selector, bits: dkimKeyBits(record) }));
    }),
  );
  return found.flat();
}
