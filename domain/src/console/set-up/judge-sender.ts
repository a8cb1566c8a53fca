import { type SetUpLine, type SetUpRecord, setUpLine } from './set-up-line.ts';

/** What was found out about the domain that emails come from; null where the DNS did not answer. */
export type SenderFacts = {
  readonly domain: string;
  /** The mail server that the portal hands emails to; null where it stores them as files. */
  readonly server: string | null;
  /** The term of an SPF record that names it, such as "a:mail.example.com"; null where receivers may see other addresses. */
  readonly sendsFrom: string | null;
  readonly spf:
    | { readonly kind: 'missing' | 'multiple' }
    | { readonly kind: 'invalid'; readonly problem: string }
    | {
        readonly kind: 'valid';
        readonly record: string;
        readonly isOpen: boolean;
        readonly lookups: number;
        /** Whether it names the mail server's own addresses; null where that could not be asked. */
        readonly namesServer: boolean | null;
      }
    | null;
  /** What the mail service signs with, as the provider says; null until then. */
  readonly selector: string | null;
  /** The key at that selector, or without one at a usual selector. */
  readonly dkim: { readonly kind: 'missing' } | { readonly kind: 'found'; readonly bits: number | null } | null;
  readonly dmarc:
    | { readonly kind: 'missing' }
    | { readonly kind: 'invalid'; readonly problem: string }
    | { readonly kind: 'valid'; readonly policy: 'none' | 'quarantine' | 'reject' }
    | null;
  /** Servers that take mail for the domain. */
  readonly mailServers: readonly string[] | null;
  /** Where reports may go to. */
  readonly reportsTo: string;
};

/** More, and receivers take the record for an error (RFC 7208, 4.6.4). */
const MAX_LOOKUPS = 10;
/** Shorter RSA keys count as none (RFC 8301, 3.2). */
const LEAST_KEY_BITS = 1024;

/** Whether receivers can tell that emails of the domain come from the provider, and can answer. */
export function judgeSender(facts: SenderFacts): readonly SetUpLine[] {
  const { server } = facts;
  const spf = judgeSpf(facts);
  const spfServer = judgeSpfServer(facts, spf);
  const dkim = judgeDkim(facts);
  const dmarc = judgeDmarcRecord(facts);
  return [
    server === null ? setUpLine('mailServer', 'mailServerFiles') : setUpLine('mailServer', 'mailServerSet', { server }),
    ...[spf, spfServer, dkim, dmarc],
    judgeAlignment(spfServer, dkim, dmarc, facts.domain),
    judgeBounces(facts),
  ];
}

function judgeSpf({ domain, sendsFrom, spf }: SenderFacts): SetUpLine {
  if (spf === null) return setUpLine('spf', 'spfUnknown', { domain });
  const wanted: SetUpRecord[] =
    sendsFrom === null ? [] : [{ type: 'TXT', name: domain, value: `v=spf1 ${sendsFrom} ~all` }];
  if (spf.kind === 'invalid') return setUpLine('spf', 'spfInvalid', { domain, problem: spf.problem });
  if (spf.kind !== 'valid')
    return spf.kind === 'missing'
      ? setUpLine('spf', 'spfMissing', { domain }, wanted)
      : setUpLine('spf', 'spfMultiple', { domain });
  if (spf.isOpen) return setUpLine('spf', 'spfOpen', { domain, record: spf.record });
  if (spf.lookups > MAX_LOOKUPS)
    return setUpLine('spf', 'spfTooLong', { domain, lookups: String(spf.lookups), most: String(MAX_LOOKUPS) });
  return setUpLine('spf', 'spfGood', { domain, record: spf.record });
}

function judgeSpfServer({ domain, server, spf }: SenderFacts, judged: SetUpLine): SetUpLine {
  if (server === null) return setUpLine('spfServer', 'spfServerFiles');
  if (judged.finding === 'spfUnknown') return setUpLine('spfServer', 'spfServerUnknown', { server });
  if (judged.finding !== 'spfGood' || spf?.kind !== 'valid') return setUpLine('spfServer', 'spfServerLater');
  if (spf.namesServer === null) return setUpLine('spfServer', 'spfServerUnknown', { server });
  return setUpLine('spfServer', spf.namesServer ? 'spfServerNamed' : 'spfServerOther', { domain, server });
}

function judgeDkim({ domain, selector, dkim }: SenderFacts): SetUpLine {
  if (dkim === null) return setUpLine('dkim', 'dkimUnknown', { domain });
  if (selector === null) return setUpLine('dkim', dkim.kind === 'found' ? 'dkimUsual' : 'dkimNoSelector', { domain });
  const name = `${selector}._domainkey.${domain}`;
  if (dkim.kind === 'missing') return setUpLine('dkim', 'dkimMissing', { name });
  if (dkim.bits !== null && dkim.bits < LEAST_KEY_BITS)
    return setUpLine('dkim', 'dkimWeak', { name, bits: String(dkim.bits), least: String(LEAST_KEY_BITS) });
  return setUpLine('dkim', 'dkimGood', { name });
}

function judgeDmarcRecord({ domain, dmarc, reportsTo }: SenderFacts): SetUpLine {
  if (dmarc === null) return setUpLine('dmarc', 'dmarcUnknown', { domain });
  const record = (policy: string): SetUpRecord[] => [
    { type: 'TXT', name: `_dmarc.${domain}`, value: `v=DMARC1; p=${policy}; rua=mailto:${reportsTo}` },
  ];
  if (dmarc.kind === 'missing') return setUpLine('dmarc', 'dmarcMissing', { domain }, record('none'));
  if (dmarc.kind === 'invalid')
    return setUpLine('dmarc', 'dmarcInvalid', { domain, problem: dmarc.problem }, record('quarantine'));
  if (dmarc.policy === 'none') return setUpLine('dmarc', 'dmarcWatching', { domain }, record('quarantine'));
  return setUpLine('dmarc', 'dmarcGood', { domain, policy: dmarc.policy });
}

/** DMARC passes where SPF or DKIM passes for the domain of the sender (RFC 9989, 4.4): one of them has to be sure. */
function judgeAlignment(spfServer: SetUpLine, dkim: SetUpLine, dmarc: SetUpLine, domain: string): SetUpLine {
  if (dmarc.finding === 'dmarcMissing' || dmarc.finding === 'dmarcInvalid')
    return setUpLine('alignment', 'alignmentLater', { domain });
  if (spfServer.finding === 'spfServerNamed' || dkim.finding === 'dkimGood')
    return setUpLine('alignment', 'alignmentGood', { domain });
  const isUnsure = ['spfServerOther', 'spfServerUnknown', 'dkimUsual', 'dkimUnknown', 'dmarcUnknown'];
  const isUnknown = [spfServer, dkim, dmarc].some(({ finding }) => isUnsure.includes(finding));
  return setUpLine('alignment', isUnknown ? 'alignmentUnknown' : 'alignmentOpen', { domain });
}

/** What cannot be delivered goes back to the sender's domain; the "null MX" of RFC 7505 takes nothing. */
function judgeBounces({ domain, mailServers }: SenderFacts): SetUpLine {
  if (mailServers === null) return setUpLine('bounces', 'bouncesUnknown', { domain });
  const named = mailServers.filter((name) => name !== '');
  if (named.length === 0) return setUpLine('bounces', 'bouncesNone', { domain });
  return setUpLine('bounces', 'bouncesGood', { servers: named.join(', ') });
}
