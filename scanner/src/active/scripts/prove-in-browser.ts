import { type Noted, noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Probe } from '../probe.ts';
import type { OpenedAnswer } from './open-answer.ts';
import type { PlacesInPage } from './places-in-page.ts';
import type { Attempt, Context } from './proof-of-script.ts';
import { doubleStringCallPayload, type Payload, singleStringCallPayload } from './script-payloads.ts';

/** What an opened answer says of a word that became an element, or its attribute. */
export const sayOpened = (opened: OpenedAnswer | null): Noted => {
  if (opened === null) return noted('notOpened');
  if (opened.hasRun) return noted('ranInBrowser');
  return noted([...opened.names].some((name) => name !== '') ? 'shownInBrowser' : 'notShownInBrowser');
};

/**
 * Opens what was found in a browser, where there is one, and tells what it did. For strings of programs a value is sent that leaves them and calls
 * something that does nothing: what was sent before ends them without making sense.
 */
export async function proveInBrowser(
  probe: Probe,
  attempt: Attempt,
  context: Context,
  places: PlacesInPage,
): Promise<Noted> {
  if (probe.openAnswer === null) return noted('notOpened');
  const opened = await probe.openAnswer(attempt.exchange, attempt.marker);
  if (opened?.hasRun === true || (context !== 'script' && context !== 'handler')) return sayOpened(opened);
  const strings = new Set([...places.inScript, ...places.inHandler]);
  const calls: readonly (Payload | false)[] = [
    strings.has("'") && singleStringCallPayload,
    strings.has('"') && doubleStringCallPayload,
  ];
  for (const payload of calls) {
    if (payload === false) continue;
    const word = probe.markerFor(`run ${payload.name}`);
    const answer = await probe.confirm(payload(word));
    if (answer !== null && (await probe.openAnswer(answer, word))?.hasRun === true) return noted('ranInBrowser');
  }
  return noted(opened === null ? 'notOpened' : 'notShownInBrowser');
}
