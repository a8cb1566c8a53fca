import { recordProblem } from '@portal/domain/monitoring/scan-words/record-problems.ts';
import { parse } from 'tldts';
import { CookieJar } from 'tough-cookie';
import { checkMailPolicy } from '../checks/answers/p24-mail-policy.ts';
import { dkimKeyBits, isDkimRecord, USUAL_SELECTORS } from '../dns/dkim.ts';
import { judgeDmarc } from '../dns/dmarc.ts';
import type { DnsClient } from '../dns/dns-client.ts';
import { dnssecOf } from '../dns/dnssec.ts';
import { readMailTransport } from '../dns/mail-transport.ts';
import { readSpf } from '../dns/spf.ts';
import { judgeStsPolicy, type StsVerdict, stsAddress } from '../dns/sts-policy.ts';
import { skipCheck } from '../scan-state.ts';
import type { TaskContext, TaskHandler } from './task-context.ts';

/** RFC 8461, 3.3, suggests that others read no more of it. */
const MAX_POLICY_BYTES = 64 * 1024;

/** Reads what DNS says about mail from the site's registrable domain. */
export const mailPolicy: TaskHandler<'mail-policy'> = async (_, context) => {
  const { target } = context.state;
  if (!target) return () => undefined;
  const { hostname, domain, isPrivate } = parse(target.origin, { allowPrivateDomains: true });
  if (domain === null || hostname === null) return (state) => skipCheck(state, 'P24', 'NO_DOMAIN');
  if (isPrivate) return (state) => skipCheck(state, 'P24', 'PLATFORM_DOMAIN');
  const policy = await readMailPolicy(domain, context);
  return (state, report) => {
    if (policy === null) return skipCheck(state, 'P24', 'DNS_FAILED');
    checkMailPolicy(policy, `${target.origin}/`, report);
    if (policy.dnssec === 'unknown') skipCheck(state, 'P24', 'DNSSEC_UNKNOWN');
  };
};

async function readMailPolicy(domain: string, { dns, fetch }: Pick<TaskContext, 'dns' | 'fetch'>) {
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
    const sts = transport?.mtaSts === true ? await readStsPolicy(domain, mx, { dns, fetch }) : null;
    return { domain, hasMail, mailServer: mailServer ?? '', spf, dmarc, dkim, dnssec, transport, sts };
  } catch (error) {
    return nullIfQuery(error);
  }
}

/** Null when nothing can be said: a server that does not answer the scan may answer mail servers. */
async function readStsPolicy(
  domain: string,
  mailServers: readonly string[],
  { dns, fetch }: Pick<TaskContext, 'dns' | 'fetch'>,
): Promise<StsVerdict | null> {
  const url = stsAddress(domain);
  const { hostname } = new URL(url);
  if (await dns.isAbsent(hostname).catch(() => false))
    return { kind: 'unusable', problem: recordProblem('stsNoName', { name: hostname }) };
  const { exchange } = await fetch(url, { as: 'nobody', jar: new CookieJar(), bodyLimitBytes: MAX_POLICY_BYTES });
  return exchange === undefined ? null : judgeStsPolicy(exchange, mailServers);
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
