import { placesInJson } from '../../active/json-place.ts';
import { mayBePosted, mayBeSent } from '../../active/may-be-sent.ts';
import { type ApiOperation, operationsOf } from '../../api/api-operations.ts';
import { mayBeDescription } from '../../api/read-description.ts';
import { admitPage } from '../../crawl/frontier.ts';
import { postsInScript } from '../../crawl/script-posts.ts';
import { sampleByName } from '../../forms/fill-form.ts';
import type { Exchange } from '../../guard/exchange.ts';
import { LEVEL_LIMITS, type Level } from '../../levels.ts';
import type { ScanState } from '../../scan-state.ts';
import { changesAccount, isDeniedInside } from '../../signed-in/denied-inside.ts';
import { admitForm } from '../forms.ts';
import { admitXmlBody } from '../xml-body.ts';
import { admitPoint } from './admit-inputs.ts';

/** Makes pages and inputs of what an API's description tells, when the answer is one. */
export function admitApi(state: ScanState, level: Level, exchange: Exchange): void {
  if (!LEVEL_LIMITS[level].inputs.has('form') || exchange.status !== 200) return;
  const text = exchange.body.toString('utf8');
  if (!mayBeDescription(text)) return;
  for (const operation of operationsOf(text, exchange.url) ?? [])
    if (new URL(operation.url).origin === state.target?.origin && mayBeSent(state, operation.url))
      admitOperation(state, level, operation, exchange.url);
}

/** Queues what an operation of an API takes; `document` is what it takes as XML, where that is known. */
export function admitOperation(
  state: ScanState,
  level: Level,
  operation: ApiOperation,
  describedAt: string,
  document?: string,
): void {
  const { method, url, pathPlaces, json, fields, encoding, isXml } = operation;
  if (method === 'GET') {
    admitPage(state, level, url, { depth: 1, page: describedAt });
    for (const place of pathPlaces) admitPoint(state, level, { place: 'path', url, parameter: String(place) });
    return;
  }
  if (!mayBePosted(state, url)) return;
  if (state.isSignedIn && (isDeniedInside(url) || changesAccount(fields ?? namesIn(json)))) return;
  for (const parameter of json === null ? [] : placesInJson(json))
    admitPoint(state, level, { place: 'json', url, parameter, body: json ?? '' });
  if (isXml || json !== null) admitXmlBody(state, level, url, document);
  if (fields === null) return;
  const described = fields.map((field) => ({ ...field, type: 'text' }));
  admitForm(state, level, { action: url, method, encoding, fields: described }, describedAt);
}

/** Names of everything in a JSON body. */
const namesIn = (json: string | null) =>
  [...(json ?? '').matchAll(/"([^"\\]{1,200})"\s*:/g)].map(([, name = '']) => ({ name }));

/** Makes inputs of what a script of the site sends by POST. */
export function admitScriptPosts(state: ScanState, level: Level, text: string, base: string, page: string): void {
  if (!LEVEL_LIMITS[level].inputs.has('form')) return;
  for (const { url, as, values, document } of postsInScript(text, base)) {
    if (new URL(url).origin !== state.target?.origin || !mayBeSent(state, url)) continue;
    const fields = Object.entries(values).map(([name, value]) => ({ name, value: value ?? sampleByName(name) }));
    const json = JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
    const post = {
      method: 'POST' as const,
      url,
      pathPlaces: [],
      json: as === 'json' && fields.length > 0 ? json : null,
      fields: as === 'form' && fields.length > 0 ? fields : null,
      encoding: 'urlencoded' as const,
      isXml: as === 'xml',
    };
    admitOperation(state, level, post, page, document);
  }
}
