import { type Noted, noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Exchange } from '../../guard/exchange.ts';
import { redirectOf } from '../../guard/exchange.ts';
import { refreshOf } from '../../html/refresh-address.ts';
import type { ActiveCheck } from '../active-check.ts';
import type { Probe } from '../probe.ts';
import { isShownAsPage } from '../scripts/places-in-page.ts';
import { walkPage } from '../scripts/walk-page.ts';
import { withoutComments } from '../scripts/words-in-code.ts';

const REDIRECT_NAME =
  /^(?:url|uri|u|r|to|go|goto|out|link|next|back|dest\w*|target|continue|forward|return\w*|redir\w*|callback|checkout_url|success\w*|referr?er|location|page_?url)$|(?:redirect|return|url)$/i;

type Spelling = (host: string, allowed: string) => string;

/** Two spellings of another website: whole, and without the scheme, which some allow-lists take for a path. */
const SPELLINGS: readonly Spelling[] = [(host) => `https://${host}/`, (host) => `//${host}/`];
/**
 * For lists of what is allowed that are read otherwise than browsers read addresses: a backslash is a slash to them (WHATWG URL,
 * "special authority slashes"), and an allowed address may stand behind the host, or in front of it as a user's name or its beginning.
 */
const FURTHER_SPELLINGS: readonly Spelling[] = [
  (host) => `/\\${host}/`,
  (host, allowed) => `https://${host}/?${allowed}`,
  (host, allowed) => `${allowed}@${host}/`,
];

/** A12: the site sends its visitors on to whatever website the address names (RFC 9110 section 10.2.2; meta refresh). */
export const checkOpenRedirect: ActiveCheck = async (probe) => {
  if (!mayRedirect(probe)) return null;
  const spellings = probe.isThorough ? [...SPELLINGS, ...FURTHER_SPELLINGS] : SPELLINGS;
  for (const [index, spelling] of spellings.entries()) {
    const first = await attempt(probe, probe.send, spelling, `redirect-${index}-1`);
    if (first === null) continue;
    const second = await attempt(probe, probe.confirm, spelling, `redirect-${index}-2`);
    if (second === null) continue;
    const further = second.byScript ? await proveLead(probe, second) : null;
    if (further === 'disproved') continue;
    const { url, parameter } = probe.point;
    return (report) =>
      report('A12', 'redirect-to-anywhere', {
        url: second.exchange.url,
        exchange: second.exchange,
        place: 'path',
        subject: parameter,
        facts: { path: new URL(url).pathname, parameter },
        proof: second.host,
        note: noted(second.byScript ? 'openRedirectByScript' : 'openRedirect', { parameter }),
        ...(further === null ? {} : { further }),
      });
  }
  return null;
};

function mayRedirect({ name, original, baseline, marked, marker }: Probe): boolean {
  const isAddress = /^(?:https?:)?\/\/?/.test(original);
  const leads = [baseline, marked].some((answer) => leadOf(answer) !== null);
  return REDIRECT_NAME.test(name) || isAddress || (leads && (leadOf(marked)?.includes(marker) ?? false));
}

async function attempt(probe: Probe, ask: Probe['send'], spelling: Spelling, round: string) {
  const host = `${probe.markerFor(round)}.example`;
  const own = probe.point.url;
  const allowed = URL.canParse(probe.original, own) ? new URL(probe.original, own).origin : new URL(own).origin;
  const exchange = await ask(spelling(host, allowed));
  const lead = exchange === null ? null : leadOf(exchange);
  if (exchange === null || lead === null || new URL(lead).host !== host) return null;
  return { exchange, host, byScript: plainLeadOf(exchange) === null };
}

/** A script that names an address may never run, or ask first: where there is a browser, it has to go there. */
async function proveLead(
  { openAnswer }: Probe,
  { exchange, host }: { readonly exchange: Exchange; readonly host: string },
): Promise<Noted | 'disproved'> {
  const opened = (await openAnswer?.(exchange, host)) ?? null;
  if (opened === null) return noted('notOpened');
  return [...opened.leads].some((lead) => new URL(lead).host === host) ? noted('ledInBrowser') : 'disproved';
}

/** Where an answer leads its visitor by itself. */
const leadOf = (exchange: Exchange): string | null => plainLeadOf(exchange) ?? scriptLeadOf(exchange);

const plainLeadOf = (exchange: Exchange): string | null => redirectOf(exchange) ?? refreshOf(exchange);

/** An address written out in a script that opens it. */
const SCRIPT_LEAD =
  /\blocation(?:\.href)?\s*=\s*(["'])([^"'\s<>]{1,300})\1|\blocation\.(?:assign|replace)\(\s*(["'])([^"'\s<>]{1,300})\3/;

function scriptLeadOf(exchange: Exchange): string | null {
  if (!isShownAsPage(exchange)) return null;
  let lead: string | null = null;
  walkPage(exchange.body.toString('utf8'), {
    script(text) {
      const [, , assigned, , called] = SCRIPT_LEAD.exec(withoutComments(text)) ?? [];
      const address = assigned ?? called;
      if (address !== undefined && URL.canParse(address, exchange.url)) lead ??= new URL(address, exchange.url).href;
    },
  });
  return lead;
}
