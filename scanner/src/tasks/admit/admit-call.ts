import { mayBeSent } from '../../active/may-be-sent.ts';
import type { PageCall } from '../../browser/page-call.ts';
import type { Level } from '../../levels.ts';
import { LEVEL_LIMITS } from '../../levels.ts';
import type { ScanState } from '../../scan-state.ts';
import { admitGraphql } from '../interfaces/graphql.ts';
import { admitOperation } from './admit-api.ts';

type Field = { readonly name: string; readonly value: string };

/** Fields of a body that is written as a form; null when it isn't one. */
export async function fieldsOfCall({ type, contentType, body }: PageCall): Promise<readonly Field[] | null> {
  if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') return null;
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => null);
  if (form === null) return null;
  return [...form].map(([name, value]) => ({ name, value: typeof value === 'string' ? value : '' }));
}

/** Makes inputs of what a page's script sends, or would have sent, by POST. */
export function admitCall(
  state: ScanState,
  level: Level,
  call: PageCall & { readonly fields: readonly Field[] | null },
  page: string,
): void {
  const { url, type, fields } = call;
  if (!LEVEL_LIMITS[level].inputs.has('form') || !mayBeSent(state, url)) return;
  if (isQuestion(call)) admitGraphql(state, level, url);
  const operation = {
    method: 'POST' as const,
    url,
    pathPlaces: [],
    json: fields === null ? jsonOf(call) : null,
    fields,
    encoding: type === 'multipart/form-data' ? ('multipart' as const) : ('urlencoded' as const),
    isXml: /[/+]xml$/.test(type) || isDocument(call),
  };
  admitOperation(state, level, operation, page, isDocument(call) ? call.body : undefined);
}

/** Longer ones are not kept. */
const MAX_DOCUMENT = 10_000;
/** Whether the body is an XML document, whatever it is called. */
const isDocument = ({ type, body }: PageCall) =>
  type !== 'text/html' && body.length <= MAX_DOCUMENT && /^\s*<[?!a-z_][\s\S]*>\s*$/i.test(body);

const isQuestion = ({ body }: PageCall) => /^\s*[[{]/.test(body) && /"query"\s*:\s*"[^"]{0,200}\{/.test(body);

/** The body when it is a JSON object or list, whatever it is called; a change by GraphQL is left alone. */
function jsonOf({ body }: PageCall): string | null {
  if (!/^\s*[{[]/.test(body) || /"query"\s*:\s*"\s*mutation\b/.test(body)) return null;
  try {
    JSON.parse(body);
    return body;
  } catch {
    return null;
  }
}
