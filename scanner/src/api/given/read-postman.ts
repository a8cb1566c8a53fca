import { type Described, isDescribed } from '../sample-value.ts';
import type { DescribedRequest, GivenForm } from './given-operation.ts';

const MAX_DEPTH = 12;
const FORM_MODES: Readonly<Record<string, GivenForm['encoding']>> = { urlencoded: 'urlencoded', formdata: 'multipart' };

/** Every request of a Postman collection of version 2.1 or 2.0 with its own variables filled in; null when it is no such collection. */
export function requestsOfPostman(whole: Described, website: string): DescribedRequest[] | null {
  if (!isDescribed(whole.info) || !/collection\/v2\./.test(String(whole.info.schema ?? ''))) return null;
  const variables = new Map(
    listOf(whole.variable).map((entry) => [String(entry.key ?? entry.id), String(entry.value ?? '')]),
  );
  const origin = new URL(website).origin;
  const filled = (text: string): string =>
    text.replace(/\{\{([^{}]{1,100})\}\}/g, (_, name: string) => variables.get(name) ?? '').replace(/^(?=\/)/, origin);
  const requests: DescribedRequest[] = [];
  const visit = (items: unknown, depth: number) => {
    for (const item of listOf(items)) {
      if (depth < MAX_DEPTH) visit(item.item, depth + 1);
      const request = isDescribed(item.request) ? item.request : null;
      const found = request === null ? null : requestOf(request, String(item.name ?? ''), filled);
      if (found !== null) requests.push(found);
    }
  };
  visit(whole.item, 0);
  return requests;
}

const listOf = (value: unknown): readonly Described[] => (Array.isArray(value) ? value.filter(isDescribed) : []);

function requestOf(request: Described, name: string, filled: (text: string) => string): DescribedRequest | null {
  const address = isDescribed(request.url) ? request.url : { raw: request.url };
  const values = new Map(listOf(address.variable).map(({ key, value }) => [String(key), String(value || '1')]));
  const raw = filled(String(address.raw ?? ''));
  const whole = /^https?:/i.test(raw) ? raw : `https://${raw}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  const parts = url.pathname.split('/');
  const pathPlaces = parts.flatMap((part, index) => (part.startsWith(':') ? [index] : []));
  for (const place of pathPlaces) parts[place] = encodeURIComponent(values.get(parts[place]?.slice(1) ?? '') ?? '1');
  url.pathname = parts.join('/');
  const body = isDescribed(request.body) ? request.body : {};
  const text = body.mode === 'raw' && typeof body.raw === 'string' ? filled(body.raw) : null;
  const json = text === null ? null : asJson(text);
  const xml = text !== null && isXml(text) ? text : null;
  const form = formOf(body, filled);
  return { method: String(request.method ?? 'GET').toUpperCase(), url: url.href, pathPlaces, json, form, xml, name };
}

function formOf(body: Described, filled: (text: string) => string): GivenForm | null {
  const encoding = FORM_MODES[String(body.mode)];
  if (encoding === undefined) return null;
  const fields = listOf(body[String(body.mode)])
    .filter(({ disabled }) => disabled !== true)
    .map(({ key, value }) => ({
      name: filled(String(key ?? '')),
      value: filled(typeof value === 'string' ? value : ''),
    }));
  return fields.length === 0 ? null : { encoding, fields };
}

/** Whether a text begins like an XML document, and not like a page. */
export const isXml = (text: string): boolean => /^\s*<(?:\?xml|(?!!doctype html|html)[a-z])/i.test(text);

/** The text when it is an object or a list in JSON. */
export function asJson(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? text : null;
  } catch {
    return null;
  }
}
