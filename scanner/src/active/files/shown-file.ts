import type { Exchange } from '../../guard/exchange.ts';
import type { ServerFile } from './server-files.ts';

const MAX_ENCODED = 20;
/** Of what is encoded, no more than shows what it is: the rest may hold a password. */
const MAX_PROOF = 40;
const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;|&#0?34;/g, '"'],
  [/&#0?39;|&apos;/g, "'"],
  [/&nbsp;/g, ' '],
  [/&#(?:10|13|x0?[ad]);/gi, '\n'],
  [/&amp;/g, '&'],
];

/**
 * The start of a file as it stands in an answer; null when the answer shows no such file. A program may put it out as it is, line by
 * line as markup, as a text within JSON, or as base64.
 */
export function shownFile({ body }: Exchange, { shape }: ServerFile): string | null {
  const raw = body.toString('utf8');
  const proof = shape.exec(raw)?.[0];
  if (proof !== undefined) return proof;
  const readings = [escapesRead(raw), entitiesRead(raw), entitiesRead(raw.replace(/<\/?[a-z][^<>]{0,200}>/gi, '\n'))];
  for (const text of readings) {
    const found = shape.exec(text)?.[0];
    if (found !== undefined) return standingIn(raw, found);
  }
  for (const [encoded] of [...raw.matchAll(/[A-Za-z0-9+/]{40,}={0,2}/g)].slice(0, MAX_ENCODED))
    if (shape.test(Buffer.from(encoded, 'base64').toString('utf8'))) return encoded.slice(0, MAX_PROOF);
  return null;
}

const escapesRead = (text: string) =>
  text.replaceAll('\\r', '').replaceAll('\\n', '\n').replaceAll('\\/', '/').replaceAll('\\"', '"');

const entitiesRead = (text: string) => ENTITIES.reduce((read, [entity, sign]) => read.replace(entity, sign), text);

/** The first line of it that stands in the answer literally, so that evidence can be cut around it. */
const standingIn = (raw: string, found: string): string =>
  found.split(/\s*\n\s*/).find((line) => line.length > 5 && raw.includes(line)) ?? found;
