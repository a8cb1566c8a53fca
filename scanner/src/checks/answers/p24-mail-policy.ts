import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { englishProblem } from '@portal/domain/monitoring/scan-words/record-problems.ts';
import { type DmarcVerdict, isWeakerBelow } from '../../dns/dmarc.ts';
import type { MailTransport } from '../../dns/mail-transport.ts';
import { MAX_SPF_LOOKUPS, type SpfVerdict } from '../../dns/spf.ts';
import { type StsVerdict, stsAddress } from '../../dns/sts-policy.ts';
import type { Report } from '../../findings/report.ts';

/** Everything that DNS says about a domain's mail. */
export type MailPolicy = {
  readonly domain: string;
  /** Whether the domain receives mail, and so in all likelihood sends some. */
  readonly hasMail: boolean;
  readonly spf: SpfVerdict;
  readonly dmarc: DmarcVerdict;
  /** RSA keys found under usual selectors. */
  readonly dkim: readonly { readonly selector: string; readonly bits: number | null }[];
  readonly dnssec: 'signed' | 'unsigned' | 'unknown';
  /** The first mail server's name. */
  readonly mailServer: string;
  /** Of a domain that receives mail. */
  readonly transport: MailTransport | null;
  /** What its policy of MTA-STS says; null where there is none, or where it could not be asked for. */
  readonly sts: StsVerdict | null;
};

const SHORT_DKIM_BITS = 2048;

/**
 * P24: SPF, DMARC, DKIM and DNSSEC of the site's own domain, and how its mail is carried (RFC 7208, 9989, 8301, 8460, 8461, 7672;
 * M3AAWG). `url` is the site's.
 */
export function checkMailPolicy(policy: MailPolicy, url: string, report: Report): void {
  checkSpf(policy, url, report);
  checkDmarc(policy, url, report);
  checkTransport(policy, url, report);
  checkSts(policy, url, report);
  const { domain } = policy;
  const common = { url, place: 'host' as const };
  for (const { selector, bits } of policy.dkim) {
    if (bits === null || bits >= SHORT_DKIM_BITS) continue;
    const name = `${selector}._domainkey.${domain}`;
    const note = noted('dkimShortKey', { name, bits });
    const facts = { domain, selector, bits: String(bits) };
    report('P24', 'dkim-short-key', { ...common, subject: selector, curl: dig(name), facts, note });
  }
  if (policy.hasMail && policy.dkim.length === 0) {
    const note = noted('dkimNotFound');
    report('P24', 'dkim-not-found', { ...common, subject: domain, facts: { domain }, note });
  }
  if (policy.dnssec === 'unsigned') {
    const note = noted('dnssecMissing', { domain });
    report('P24', 'dnssec-missing', { ...common, subject: domain, curl: `dig DS ${domain}`, facts: { domain }, note });
  }
}

const dig = (name: string) => `dig TXT ${name}`;

function checkSpf({ domain, spf, hasMail }: MailPolicy, url: string, report: Report): void {
  const common = { url, place: 'host' as const, subject: domain, curl: dig(domain) };
  if (spf.kind === 'missing') {
    const note = noted('spfMissing', { domain });
    const variant = hasMail ? 'spf-missing' : 'spf-missing-no-mail';
    report('P24', variant, { ...common, facts: { domain }, note });
  } else if (spf.kind === 'multiple') {
    const note = noted('spfMultiple', { domain, count: spf.count });
    report('P24', 'spf-multiple', { ...common, facts: { domain, count: String(spf.count) }, note });
  } else if (spf.kind === 'invalid') {
    const { record } = spf;
    const problem = englishProblem(spf.problem);
    const note = noted('spfInvalid', { record, problem });
    report('P24', 'spf-invalid', { ...common, facts: { domain, record, problem }, note });
  } else {
    const { record, others, lookups } = spf;
    const note = noted('spfRecord', { record });
    if (others === 'pass') report('P24', 'spf-allows-all', { ...common, facts: { domain, record }, note });
    if (others === 'neutral') report('P24', 'spf-neutral', { ...common, facts: { domain, record }, note });
    if (lookups > MAX_SPF_LOOKUPS) {
      const counted = noted('spfLookups', { lookups, most: MAX_SPF_LOOKUPS });
      report('P24', 'spf-too-many-lookups', { ...common, facts: { domain, lookups: String(lookups) }, note: counted });
    }
  }
}

function checkDmarc({ domain, dmarc }: MailPolicy, url: string, report: Report): void {
  const common = { url, place: 'host' as const, subject: domain, curl: dig(`_dmarc.${domain}`) };
  if (dmarc.kind === 'missing') {
    const note = noted('dmarcMissing', { domain });
    report('P24', 'dmarc-missing', { ...common, facts: { domain }, note });
  } else if (dmarc.kind === 'invalid') {
    const problem = englishProblem(dmarc.problem);
    const note = noted('dmarcInvalid', { domain, problem });
    report('P24', 'dmarc-invalid', { ...common, facts: { domain, problem }, note });
  } else if (dmarc.policy === 'none' || dmarc.percent < 100) {
    const { record } = dmarc;
    const note = noted('dmarcRecord', { record });
    report('P24', 'dmarc-not-enforced', { ...common, facts: { domain, record }, note });
  } else if (isWeakerBelow(dmarc)) {
    const { record } = dmarc;
    const note = noted('dmarcRecord', { record });
    report('P24', 'dmarc-subdomains-weaker', { ...common, facts: { domain, record }, note });
  }
}

/** A policy that mail servers cannot use protects as little as none, and reads as if everything were in order. */
function checkSts({ domain, sts }: MailPolicy, url: string, report: Report): void {
  if (sts === null || sts.kind === 'enforced') return;
  const address = stsAddress(domain);
  const common = { url, place: 'host' as const, subject: domain, curl: `curl -sS -i ${address}` };
  if (sts.kind === 'unusable') {
    const problem = englishProblem(sts.problem);
    const note = noted('stsUnusable', { address, problem });
    report('P24', 'mta-sts-unusable', { ...common, facts: { domain, problem }, note });
  } else {
    const { line } = sts;
    const note = noted('stsNotEnforced', { address, line });
    report('P24', 'mta-sts-not-enforced', { ...common, facts: { domain, line }, note });
  }
}

/**
 * What carries mail more safely, each said only where it would do something: MTA-STS where DANE does not do the same already, reports
 * where one of them is there to report on, DANE where the mail server's own zone is signed, and a logo where forgeries are kept out.
 */
function checkTransport({ domain, mailServer, transport, dmarc }: MailPolicy, url: string, report: Report): void {
  if (transport === null) return;
  const { mtaSts, tlsReports, dane, bimi } = transport;
  const common = { url, place: 'host' as const, subject: domain };
  const missing = (name: string) => ({ curl: dig(name), facts: { domain }, note: noted('noRecordAt', { name }) });
  if (!mtaSts && dane !== 'usable') report('P24', 'mta-sts-missing', { ...common, ...missing(`_mta-sts.${domain}`) });
  if (!tlsReports && (mtaSts || dane === 'usable'))
    report('P24', 'tls-rpt-missing', { ...common, ...missing(`_smtp._tls.${domain}`) });
  if (dane === 'possible') {
    const name = `_25._tcp.${mailServer}`;
    const facts = { domain, server: mailServer };
    report('P24', 'dane-missing', { ...common, ...missing(name), facts, curl: `dig TLSA ${name}` });
  }
  const isEnforced =
    dmarc.kind === 'valid' && dmarc.policy !== 'none' && dmarc.percent === 100 && !isWeakerBelow(dmarc);
  if (!bimi && isEnforced) report('P24', 'bimi-missing', { ...common, ...missing(`default._bimi.${domain}`) });
}
