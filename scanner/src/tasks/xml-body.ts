import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { callingDocument, readsEntities } from '../active/attacks/a15-xml-entities.ts';
import { provokingValue } from '../active/call-template.ts';
import { type InsertionPoint, markerFor } from '../active/insertion-point.ts';
import { mayBePosted } from '../active/may-be-sent.ts';
import { notePosts } from '../active/post-limit.ts';
import { createSender } from '../active/prepare-probe.ts';
import { PLAIN_DOCUMENT } from '../api/given/given-operation.ts';
import { LEVEL_LIMITS, type Level } from '../levels.ts';
import { enqueue, type ScanState, skipCheck } from '../scan-state.ts';
import { rememberAwaited } from './awaited-calls.ts';
import type { TaskHandler } from './task-context.ts';

const MAX_ADDRESSES = 10;
/** Requests of one address at most: the harmless one, then for each kind of file three, and one that is to make it call. */
export const MAX_XML_REQUESTS = 8;

/** Queues an address that takes, or may take, whole XML documents; each once. */
export function admitXmlBody(state: ScanState, level: Level, url: string, document = PLAIN_DOCUMENT): void {
  const limits = LEVEL_LIMITS[level];
  const count = state.patterns['xml bodies'] ?? 0;
  const key = keyOf(url);
  if (!limits.checks.has('A15') || state.target?.platform !== null || new URL(url).origin !== state.target.origin)
    return;
  if (count >= MAX_ADDRESSES || key in state.patterns || !mayBePosted(state, url)) return;
  state.patterns[key] = 1;
  state.patterns['xml bodies'] = count + 1;
  enqueue(state, { kind: 'xml-body', url, document });
}

/** One program may take documents at several questions (`?page=`). */
const keyOf = (url: string) => `xml ${new URL(url).pathname}${new URL(url).search}`;

/** Whether an address was sent XML documents by the end of a scan. */
export const isXmlTried = (state: Readonly<ScanState>, url: string): boolean => keyOf(url) in state.patterns;

/** Sends an XML document with entities of its own to one address. */
export const xmlBody: TaskHandler<'xml-body'> = async ({ url, document }, context) => {
  const point: InsertionPoint = { place: 'xml', url, parameter: 'the XML body', document };
  const { settings } = context;
  const place = { url, parameter: point.parameter };
  const wordFor = (round: string) => markerFor(settings.scanId, place, round);
  const sender = createSender(point, context);
  const ask = async (body: string) => (await sender.send(body))?.exchange ?? null;
  const found = await readsEntities(document, [wordFor('entity-1'), wordFor('entity-2')], ask, ask);
  const template = callingDocument(document);
  const word = wordFor('entity-call');
  const value = found === null ? provokingValue(template, word, context) : null;
  if (value !== null) await ask(value);
  return (state, report) => {
    notePosts(state, point, sender);
    if (value !== null) rememberAwaited(state, word, { checkId: 'A15', template, point });
    else if (found === null) skipCheck(state, 'A15', 'NO_CALLBACK_XML');
    if (found === null) return;
    report('A15', 'xml-reads-files', {
      url: found.exchange.url,
      exchange: found.exchange,
      place: 'path',
      subject: point.parameter,
      facts: { path: new URL(url).pathname, parameter: point.parameter, file: found.file },
      proof: found.proof,
      note: noted('xmlFile', { file: found.file }),
    });
  };
};
