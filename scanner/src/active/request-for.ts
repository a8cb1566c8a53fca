import { formBody } from '../forms/form-body.ts';
import type { Method } from '../guard/exchange.ts';
import type { InsertionPoint, InsertionPointOf } from './insertion-point.ts';
import { jsonWith, valueInJson } from './json-place.ts';

/** One request with a value in its place. */
export type PointRequest = {
  readonly url: string;
  readonly method: Extract<Method, 'GET' | 'POST'>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Take the place of the scan's own cookies of those names. */
  readonly cookies?: readonly { readonly name: string; readonly value: string }[];
};

/** Characters that no header may hold (RFC 9110 section 5.5). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_HEADERS = /[\u0000-\u0008\u000a-\u001f\u007f\u0100-\uffff]/;

/**
 * The request with this value in the place, everything else as the site itself would have it; null when the value cannot
 * stand there. `tokens` are the fresh values of a form's secret fields.
 */
export function requestFor(
  point: InsertionPoint,
  value: string,
  tokens: ReadonlyMap<string, string> = new Map(),
): PointRequest | null {
  const { url, parameter } = point;
  switch (point.place) {
    case 'query': {
      const address = new URL(url);
      address.searchParams.set(parameter, value);
      return { url: address.href, method: 'GET' };
    }
    case 'path': {
      // An empty part, or one of dots, would be another address.
      if (/^\.{0,2}$/.test(value)) return null;
      const address = new URL(url);
      const parts = address.pathname.split('/');
      parts[Number(parameter)] = encodeURIComponent(value);
      address.pathname = parts.join('/');
      return { url: address.href, method: 'GET' };
    }
    case 'name': {
      if (value === '') return null;
      const address = new URL(url);
      address.searchParams.append(value, '1');
      return { url: address.href, method: 'GET' };
    }
    case 'form': {
      const fields = point.form.fields.map((field) => ({
        ...field,
        value: field.name === parameter ? value : field.isToken ? (tokens.get(field.name) ?? '') : field.value,
      }));
      const { contentType, body } = formBody(point.form.encoding, fields);
      return { url, method: 'POST', headers: { 'content-type': contentType }, body };
    }
    case 'json':
      return {
        url,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: jsonWith(point.body, parameter, value),
      };
    case 'xml':
      return { url, method: 'POST', headers: { 'content-type': 'application/xml' }, body: value };
    case 'graphql':
      return graphqlRequest(point, jsonWith(point.variables, point.way, value));
    case 'header':
      return NOT_IN_HEADERS.test(value) ? null : { url, method: 'GET', headers: { [parameter]: value } };
    case 'cookie':
      return { url, method: 'GET', cookies: [{ name: parameter, value: encodeURIComponent(value) }] };
  }
}

function graphqlRequest({ url, query, method }: InsertionPointOf<'graphql'>, variables: string): PointRequest {
  if (method === 'GET') return { url: `${url}?${new URLSearchParams({ query, variables })}`, method };
  return {
    url,
    method,
    headers: { 'content-type': 'application/json' },
    body: `{"query":${JSON.stringify(query)},"variables":${variables}}`,
  };
}

/** The value that the site itself gave the place. */
export function originalValue(point: InsertionPoint): string {
  switch (point.place) {
    case 'query':
      return new URL(point.url).searchParams.get(point.parameter) ?? '';
    case 'path':
      return decodeURIComponent(new URL(point.url).pathname.split('/')[Number(point.parameter)] ?? '');
    case 'name':
      return point.parameter;
    case 'form':
      return point.form.fields.find(({ name }) => name === point.parameter)?.value ?? '';
    case 'json':
      return valueInJson(point.body, point.parameter);
    case 'graphql':
      return valueInJson(point.variables, point.way);
    case 'xml':
      return point.document;
    default:
      return point.original;
  }
}
