import { englishProblem } from '@portal/domain/monitoring/scan-words/record-problems.ts';
import type { SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import { type DmarcVerdict, judgeDmarc } from '../../dns/dmarc.ts';
import type { DnsClient } from '../../dns/dns-client.ts';
import { MAX_SPF_LOOKUPS, readSpf, type SpfName, type SpfVerdict } from '../../dns/spf.ts';
import { finding, type Place, type VectorLook } from '../vector-look.ts';

/** RFC 7208 section 4.6.4. */
const MAX_VOID_LOOKUPS = 2;
const MAX_NAMES_LOOKED_UP = 15;

/** Whether the domain receives mail, and so in all likelihood sends some; the "null MX" of RFC 7505 is no mail server. */
export const receivesMail = (mx: readonly string[]): boolean => mx.some((name) => name !== '' && name !== '.');

/** Who may send mail of the domain (SPF, RFC 7208), and what becomes of other mail (DMARC, RFC 9989). */
export async function lookAtSpf(domain: string, dns: DnsClient): Promise<VectorLook> {
  const place: Place = { asset: domain, importance: 1 };
  const hasMail = receivesMail(await dns.mx(domain));
  const spf = await readSpf(domain, dns.txt);
  const voids = spf.kind === 'valid' ? await countVoidLookups(spf.names, dns) : [];
  const dmarc = judgeDmarc(await dns.txt(`_dmarc.${domain}`));
  const findings = [...judgeSpf(spf, hasMail, voids, place), judgeDmarcPolicy(dmarc, place)];
  return { vector: 'spf', reason: null, findings };
}

/** Names that a receiver would look up in vain. */
async function countVoidLookups(names: readonly SpfName[], dns: DnsClient): Promise<readonly string[]> {
  const looked = names.filter(({ name }) => !name.includes('%')).slice(0, MAX_NAMES_LOOKED_UP);
  const found = await Promise.all(
    looked.map(async ({ mechanism, name }) => {
      const isVoid = await (mechanism === 'mx' ? dns.mx(name) : dns.addresses(name)).then(
        (records) => records.length === 0,
        // Only a clear "there isn't one" counts.
        (error: NodeJS.ErrnoException) => error.code === 'ENOTFOUND',
      );
      return isVoid ? [`${mechanism}:${name}`] : [];
    }),
  );
  return found.flat();
}

/** Findings of a verdict; `voids` are names that the record makes receivers look up in vain. */
export function judgeSpf(
  spf: SpfVerdict,
  hasMail: boolean,
  voids: readonly string[],
  place: Place,
): readonly SurfaceFinding[] {
  if (spf.kind === 'missing') {
    const mail = hasMail ? 'The domain has mail servers.' : 'The domain has no mail servers.';
    return [
      finding(
        'spf-missing',
        hasMail ? 'BAD' : 'WARN',
        place,
        `No TXT record of ${place.asset} begins with "v=spf1".`,
        mail,
      ),
    ];
  }
  if (spf.kind === 'multiple')
    return [
      finding('spf-multiple', 'BAD', place, `${place.asset} has ${spf.count} TXT records that begin with "v=spf1".`),
    ];
  const record = `TXT ${place.asset}: "${spf.record}"`;
  if (spf.kind === 'invalid')
    return [finding('spf-invalid', 'BAD', place, record, `Not valid: ${englishProblem(spf.problem)}.`)];
  const { others, lookups } = spf;
  if (others === 'pass') return [finding('spf-allows-all', 'BAD', place, record)];
  // Receivers give up on the whole record, whatever its end says.
  if (lookups > MAX_SPF_LOOKUPS) {
    const counted = `Checking an email takes ${lookups} lookups; receivers stop after ${MAX_SPF_LOOKUPS}.`;
    return [finding('spf-too-many-lookups', 'BAD', place, record, counted)];
  }
  const counted = `Checking an email takes ${lookups} of ${MAX_SPF_LOOKUPS} allowed lookups.`;
  const findings: SurfaceFinding[] = [
    others === 'fail'
      ? finding('spf-strict', 'GOOD', place, record, counted)
      : others === 'softfail'
        ? finding('spf-softfail', 'FAIR', place, record, counted)
        : finding('spf-neutral', 'WARN', place, record, counted),
  ];
  if (voids.length > MAX_VOID_LOOKUPS) {
    const lost = `${voids.length} of them find nothing (${voids.join(', ')}); some receivers stop after ${MAX_VOID_LOOKUPS}.`;
    findings.push(finding('spf-too-many-lookups', 'WARN', place, record, lost));
  }
  return findings;
}

/** The finding of a DMARC verdict (RFC 9989). */
export function judgeDmarcPolicy(dmarc: DmarcVerdict, place: Place): SurfaceFinding {
  const name = `_dmarc.${place.asset}`;
  if (dmarc.kind === 'missing') return finding('dmarc-not-enforced', 'BAD', place, `${name} has no DMARC record.`);
  if (dmarc.kind === 'invalid')
    return finding(
      'dmarc-not-enforced',
      'BAD',
      place,
      `The record at ${name} is not valid: ${englishProblem(dmarc.problem)}.`,
    );
  const record = `TXT ${name}: "${dmarc.record}"`;
  if (dmarc.policy === 'none')
    return finding(
      'dmarc-not-enforced',
      'WARN',
      place,
      record,
      'Receivers are asked to monitor only, and to reject nothing.',
    );
  if (dmarc.subdomainPolicy === 'none')
    return finding('dmarc-not-enforced', 'FAIR', place, record, 'Names below the domain can still be forged.');
  if (dmarc.percent < 100)
    return finding(
      'dmarc-not-enforced',
      'FAIR',
      place,
      record,
      `The policy covers only ${dmarc.percent}% of forged email.`,
    );
  return finding('dmarc-enforced', 'GOOD', place, record);
}
