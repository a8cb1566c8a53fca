import { page } from '../scan-pages.ts';
import { findThing } from '../shop-database.ts';
import type { SitePages } from '../site-page.ts';

/** A site whose interface no page names: one call that reads, and one that searches by JSON. */
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
  };
}
