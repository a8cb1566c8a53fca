import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Exchange } from '../../guard/exchange.ts';
import type { ActiveCheck } from '../active-check.ts';
import type { Ask, Probe } from '../probe.ts';
import { isShownAsPage } from './places-in-page.ts';
import { walkPage } from './walk-page.ts';

const OTHER_WINDOW = '(?:opener|parent|top)';

/** The programs of a page. */
function programsIn(exchange: Exchange): readonly string[] {
  const programs: string[] = [];
  if (isShownAsPage(exchange)) walkPage(exchange.body.toString('utf8'), { script: (text) => programs.push(text) });
  return programs;
}

/** How a script calls what an address names: as a function with its way there, or as one of another window by its name alone. */
const CALLS: readonly ((word: string) => { readonly sent: string; readonly shape: RegExp })[] = [
  (word) => ({ sent: `${word}.${word}b`, shape: new RegExp(`(?<![\\w$"'\`])${word}\\.${word}b\\s*\\(`) }),
  (word) => ({ sent: word, shape: new RegExp(`\\b${OTHER_WINDOW}\\s*\\[\\s*["'\`]${word}["'\`]\\s*\\]\\s*\\(`) }),
];

/**
 * A01: the page calls whatever function its address names, which may be one of the window that opened it: another page of this website
 * ("same origin method execution", the reverse of clickjacking). Programs that take signs of markup out of the name do not hinder that.
 */
export const checkCalledNames: ActiveCheck = async (probe) => {
  const { marked, marker } = probe;
  if (!marked.body.includes(marker)) return null;
  const isCalled = (shape: RegExp) => programsIn(marked).some((program) => shape.test(program));
  if (!isCalled(new RegExp(`\\b${marker}\\s*\\(|\\[\\s*["'\`]${marker}["'\`]\\s*\\]\\s*\\(`))) return null;
  for (const call of CALLS) {
    if ((await attempt(probe, probe.send, call, 'name-1')) === null) continue;
    const second = await attempt(probe, probe.confirm, call, 'name-2');
    if (second === null) continue;
    const { url, parameter } = probe.point;
    return (report) =>
      report('A01', 'input-names-function', {
        url: second.exchange.url,
        exchange: second.exchange,
        place: 'path',
        subject: parameter,
        facts: { path: new URL(url).pathname, parameter },
        proof: second.sent,
        note: noted('calledName', { parameter, name: second.sent }),
      });
  }
  return null;
};

async function attempt(probe: Probe, ask: Ask, call: (typeof CALLS)[number], round: string) {
  const { sent, shape } = call(probe.markerFor(round));
  const exchange = await ask(sent);
  return exchange !== null && programsIn(exchange).some((program) => shape.test(program)) ? { exchange, sent } : null;
}
