import { parsedXml as readByTrusting } from '../flawed-forms.ts';
import { page } from '../scan-pages.ts';
import { findThing } from '../shop-database.ts';
import type { SitePages } from '../site-page.ts';
import { parsedXml as readBySound } from '../sound-forms.ts';

/** A site whose interface no page names: one call that reads, and three that search, by JSON, a form and XML. */
export function describedSite(side: 'flawed' | 'sound'): SitePages {
  const answer = (value: string) => {
    const { isThere, error } = findThing(
      side === 'flawed' ? `code = '${value}'` : `code = '${value.replaceAll("'", "''")}'`,
    );
    const body = JSON.stringify(error === null ? { isThere } : { error: `SQLITE_ERROR: ${error}` });
    return { status: error === null ? 200 : 500, type: 'application/json', body };
  };
  return {
    '/': page('<p>Welcome</p>'),
    '/v1/things': (url) => answer(url.searchParams.get('code') ?? ''),
    '/v1/things/search': (_, { 'content-type': type }, { body }) =>
      type === 'application/json' ? answer(String(JSON.parse(body).code ?? '')) : { status: 415, body: '' },
    '/v1/things/find': (_, __, { method, fields }) =>
      method === 'POST' ? answer(fields.get('code') ?? '') : { status: 405, body: '' },
    '/v1/things/lookup': (_, { 'content-type': type }, { body }) =>
      type === 'application/xml'
        ? { type: 'text/plain', body: (side === 'flawed' ? readByTrusting : readBySound)(body) }
        : { status: 415, body: '' },
  };
}
