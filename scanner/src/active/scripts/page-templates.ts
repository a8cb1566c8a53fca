import { type Noted, noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Exchange } from '../../guard/exchange.ts';
import type { ActiveCheck } from '../active-check.ts';
import { multiplicationOf } from '../arithmetic.ts';
import { templates } from '../attacks/a09-evaluation.ts';
import type { Ask, Probe } from '../probe.ts';
import { isShownAsPage } from './places-in-page.ts';
import { templatesOf } from './templates-of-page.ts';

type Taken = { readonly exchange: Exchange; readonly sent: string; readonly further: Noted };

/**
 * A01: what an address holds stands, escaped or not, where a script of the page looks for expressions between double braces. Ours multiplies
 * two numbers: a browser shows the product. Where the script is another website's, which the browser does not load, the place tells. The value
 * is the one that templates of servers are tried with.
 */
export const checkPageTemplates: ActiveCheck = async (probe) => {
  if (!isShownAsPage(probe.marked) || !mayRead(probe.marked, probe.marker)) return null;
  const first = await attempt(probe, probe.once, 'template-1');
  const second = first === null ? null : await attempt(probe, probe.confirm, 'template-2');
  if (second === null) return null;
  const { exchange, sent, further } = second;
  const { url, parameter } = probe.point;
  return (report) =>
    report('A01', 'input-becomes-template', {
      url: exchange.url,
      exchange,
      place: 'path',
      subject: parameter,
      facts: { path: new URL(url).pathname, parameter },
      proof: sent,
      note: noted('pageTemplate', { parameter }),
      further,
    });
};

const mayRead = (exchange: Exchange, words: string) => {
  const { isRead, mayBeRead } = templatesOf(exchange.body.toString('utf8'), words);
  return isRead || mayBeRead;
};

async function attempt(probe: Probe, ask: Ask, round: string): Promise<Taken | null> {
  const word = probe.markerFor(round);
  const { expression, product } = multiplicationOf(word);
  const sent = `${word}{{${expression}}}${word}`;
  const exchange = await ask(templates(word, expression));
  if (exchange === null || !isShownAsPage(exchange)) return null;
  const { isRead, source, mayBeRead } = templatesOf(exchange.body.toString('utf8'), sent);
  if (!isRead && !mayBeRead) return null;
  const opened = (await probe.openAnswer?.(exchange, word)) ?? null;
  if (opened?.text.includes(`${word}${product}${word}`)) return { exchange, sent, further: noted('reckonedInBrowser') };
  // A browser that had the script and left the braces as they are says that nothing reads them.
  if (!isRead || (opened !== null && isOwn(source, exchange.url))) return null;
  return { exchange, sent, further: noted(opened === null ? 'notOpened' : 'foreignScriptInBrowser') };
}

const isOwn = (source: string | null, base: string): boolean =>
  source !== null && URL.canParse(source, base) && new URL(source, base).origin === new URL(base).origin;
