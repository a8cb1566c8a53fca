import { escaped } from '../answers.ts';
import { htmlPage, links, type Program, type SitePage, type SitePages } from '../site-page.ts';
import type { CasePair, Doing } from './case-pair.ts';

export type Side = 'flawed' | 'sound';

/** The page on which visitors find all of them. */
export const PAIRS_INDEX = '/more';

const page = (title: string, body: string): SitePage => ({ body: htmlPage(title, body) });
/** A form that asks for a page; with it every page tells that a program makes it. */
const SEARCH = '<form action="/results"><input name="q"></form>';

/** The pages of one side of all pairs, and the index that leads to them. */
export function pagesOf(pairs: readonly CasePair[], side: Side, doing: Doing): SitePages {
  const pages = pairs.map((pair) => pagesOfOne(pair, (value) => pair[side](value, doing), side));
  const index = page('More', links([...new Set(pairs.flatMap(addressesOf))]));
  return Object.assign({ [PAIRS_INDEX]: index }, ...pages);
}

/** How visitors come to a program. */
function addressesOf({ place, path, parameter, original }: CasePair): readonly string[] {
  if (place === 'query') return [`${path}?${new URLSearchParams({ [parameter]: original })}`];
  if (place === 'path') return [`${path}/${original}`, `${path}/${Number(original) + 1}`];
  return [place === 'json' ? `${path}-page` : path];
}

function pagesOfOne(
  { place, path, parameter, original }: CasePair,
  answer: (value: string) => SitePage | Promise<SitePage>,
  side: Side,
): SitePages {
  switch (place) {
    case 'query':
      return { [path]: (url) => answer(url.searchParams.get(parameter) ?? '') };
    case 'path':
      return { [`${path}/*`]: (url) => answer(decodeURIComponent(url.pathname.slice(path.length + 1))) };
    case 'form': {
      const input = `<input name="${parameter}" value="${escaped(original)}">`;
      const form = page('Form', `<form method="post" action="${path}">${input}<button>Send</button></form>`);
      const program: Program = (_, __, { method, fields }) =>
        method === 'POST' ? answer(fields.get(parameter) ?? '') : form;
      return { [path]: program };
    }
    case 'json': {
      const body = JSON.stringify({ [parameter]: original, count: 1 });
      const call = `fetch('${path}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(${body}) })`;
      return {
        [`${path}-page`]: page('Service', `<script>function send() { ${call}; }</script>`),
        [path]: (_, __, { method, body: sent }) =>
          method === 'POST' ? answer(textIn(sent, parameter)) : { status: 405, body: '' },
      };
    }
    case 'header':
      return {
        [path]: async (_, headers) => withSearch(await answer(String(headers[parameter] ?? '')), path),
      };
    case 'cookie':
      return {
        [path]: async (_, headers) => {
          const value = new RegExp(`(?:^|; )${cookieName(parameter, side)}=([^;]*)`).exec(headers.cookie ?? '')?.[1];
          if (value !== undefined) return withSearch(await answer(decodeURIComponent(value)), path);
          const attributes = side === 'sound' ? '; Secure; HttpOnly; SameSite=Lax' : '';
          const cookie = `${cookieName(parameter, side)}=${encodeURIComponent(original)}; Path=/${attributes}`;
          return { ...withSearch(await answer(original), path), headers: { 'set-cookie': cookie } };
        },
      };
  }
}

/** The sound site's cookies say what they may be used for. */
export const cookieName = (name: string, side: Side) => (side === 'sound' ? `__Host-${name}` : name);

const withSearch = (made: SitePage, path: string): SitePage => ({
  ...made,
  body: typeof made.body === 'string' ? made.body.replace('</body>', `<p>${path}</p>${SEARCH}</body>`) : made.body,
});

function textIn(body: string, name: string): string {
  if (!/^\s*\{/.test(body)) return '';
  const whole: Readonly<Record<string, unknown>> = JSON.parse(body);
  return String(whole[name] ?? '');
}
