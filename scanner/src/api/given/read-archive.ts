import { type Described, isDescribed } from '../sample-value.ts';
import type { DescribedRequest, GivenForm } from './given-operation.ts';
import { asJson, isXml } from './read-postman.ts';

const FILE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|css|woff2?|ttf|mp[34]|webm|js|mjs|map)$/i;
const SECRET = /token|secret|passw|session|auth|api-?_?key|signature|^sig$|^sid$|^code$/i;

/** Requests of a recording (HAR 1.2), each once and without what looks like a secret; null when it is no such recording. */
export function requestsOfArchive(whole: Described): DescribedRequest[] | null {
  const log = isDescribed(whole.log) ? whole.log : null;
  if (log === null || !Array.isArray(log.entries)) return null;
  const found = new Map<string, DescribedRequest>();
  for (const entry of log.entries) {
    const request = isDescribed(entry) && isDescribed(entry.request) ? entry.request : {};
    const { method, url: address, postData } = request;
    if (typeof method !== 'string' || typeof address !== 'string' || !/^https?:/i.test(address)) continue;
    if (!URL.canParse(address) || ['OPTIONS', 'HEAD'].includes(method)) continue;
    const url = withoutSecrets(address);
    if (FILE.test(url.pathname)) continue;
    const text = isDescribed(postData) && typeof postData.text === 'string' ? postData.text : '';
    const json = text === '' ? null : asJson(text);
    const key = `${method} ${url.origin}${url.pathname} ${[...url.searchParams.keys()].sort().join('&')}`;
    found.set(key, {
      ...{ method: method.toUpperCase(), url: url.href, pathPlaces: [], name: '' },
      json: json === null ? null : bodyWithoutSecrets(json),
      form: formOf(isDescribed(postData) ? postData : {}, text),
      xml: json === null && isXml(text) ? xmlWithoutSecrets(text) : null,
    });
  }
  return [...found.values()];
}

function withoutSecrets(address: string): URL {
  const url = new URL(address);
  url.hash = '';
  url.username = '';
  url.password = '';
  for (const name of [...url.searchParams.keys()]) if (SECRET.test(name)) url.searchParams.set(name, 'test');
  return url;
}

const bodyWithoutSecrets = (json: string) =>
  JSON.stringify(JSON.parse(json, (name, value) => (SECRET.test(name) && typeof value === 'string' ? 'test' : value)));

/** The fields of a form: those that the recording lists (HAR 1.2, "params"), or as they were sent. */
function formOf({ mimeType, params }: Described, text: string): GivenForm | null {
  const encoding = /^application\/x-www-form-urlencoded|^(multipart)\/form-data/i.exec(String(mimeType ?? ''));
  if (encoding === null) return null;
  const listed = Array.isArray(params) ? params.filter(isDescribed) : [];
  const sent = encoding[1] === undefined ? [...new URLSearchParams(text)] : [];
  const named = listed.length > 0 ? listed.map(({ name, value }) => [String(name ?? ''), String(value ?? '')]) : sent;
  const fields = named.map(([name = '', value = '']) => ({ name, value: SECRET.test(name) ? 'test' : value }));
  return fields.length === 0 ? null : { encoding: encoding[1] === undefined ? 'urlencoded' : 'multipart', fields };
}

const xmlWithoutSecrets = (text: string) =>
  text
    .replace(/(<([\w:.-]+)(?:\s[^<>]*)?>)[^<>]*(?=<\/\2>)/g, (whole, start: string, name: string) =>
      SECRET.test(name) ? `${start}test` : whole,
    )
    .replace(/([\w:.-]+)=(?:"[^"]*"|'[^']*')/g, (whole, name: string) =>
      SECRET.test(name) ? `${name}="test"` : whole,
    );
