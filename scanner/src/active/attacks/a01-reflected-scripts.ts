import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { ActiveCheck } from '../active-check.ts';
import { breakingValue } from '../error-by-input.ts';
import type { Probe } from '../probe.ts';
import { furtherPayloads, type Repeated } from '../scripts/further-payloads.ts';
import { isShownAsPage, type PlacesInPage, placesInPage } from '../scripts/places-in-page.ts';
import { type Attempt, contextOf } from '../scripts/proof-of-script.ts';
import { proveInBrowser } from '../scripts/prove-in-browser.ts';
import { markupPayload, type Payload } from '../scripts/script-payloads.ts';

/**
 * A01: what a visitor's address holds becomes part of the page's own markup, or of its programs. The page is read as a browser does; only
 * an element, attribute or name of a program that came into being proves it, and it has to happen twice, with different words.
 */
export const checkReflectedScripts: ActiveCheck = async (probe) => {
  const places = await whereRepeated(probe);
  if (places === null) return null;
  const first = await attempt(probe, probe.send, markupPayload, 'script-1');
  if (first === null) return null;
  for (const payload of [markupPayload, ...furtherPayloads(probe, places, first)]) {
    const one = payload === markupPayload ? first : await attempt(probe, probe.send, payload, 'script-1');
    const context = one === null ? null : contextOf(one, places);
    if (context === null) continue;
    const second = await attempt(probe, probe.confirm, payload, 'script-2');
    if (second === null || contextOf(second, places) !== context) continue;
    const { exchange, sent } = second;
    const further = await proveInBrowser(probe, second, context, places);
    return (report) =>
      report('A01', 'input-becomes-markup', {
        url: exchange.url,
        exchange,
        place: 'path',
        subject: probe.point.parameter,
        facts: { path: new URL(probe.point.url).pathname, parameter: probe.point.parameter },
        proof: sent,
        note: noted('reflectedScript', { parameter: probe.point.parameter, context }),
        further,
      });
  }
  return null;
};

/** Where the page repeats a word: as it is, in an error that signs bring about, or only when it is a whole address. */
async function whereRepeated(probe: Probe): Promise<Repeated | null> {
  const plain = placesInPage(probe.marked, probe.marker);
  if (plain.isRepeated) return { ...plain, by: 'plain' };
  const whole = probe.isThorough && mayBeAddress(probe) ? await placesOfAddress(probe) : null;
  if (whole?.isRepeated) return { ...whole, by: 'address' };
  // Asked for by the checks of databases anyway.
  const broken = await probe.once(breakingValue(probe, '1'));
  const failing = broken === null ? null : placesInPage(broken, probe.markerFor('break-1'));
  return failing?.isRepeated ? { ...failing, by: 'failing' } : null;
}

async function placesOfAddress(probe: Probe): Promise<PlacesInPage | null> {
  const marker = probe.markerFor('script-address');
  const value = `https://${marker}.example/`;
  const answer = await probe.send(value);
  return answer === null ? null : placesInPage(answer, marker, value);
}

/** The site's own value is an address or a path, and its page holds it. */
const mayBeAddress = ({ original, baseline }: Probe): boolean =>
  /^(?:https?:\/\/|\/)/.test(original) && isShownAsPage(baseline) && baseline.body.includes(original);

async function attempt(probe: Probe, ask: Probe['send'], payload: Payload, round: string): Promise<Attempt | null> {
  const marker = probe.markerFor(`${round} ${payload.name}`);
  const sent = payload(marker);
  const exchange = await ask(sent);
  if (payload === markupPayload && exchange !== null) probe.plant(marker);
  return exchange === null ? null : { exchange, marker, sent };
}
