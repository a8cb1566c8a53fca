import { type Exchange, mediaTypeOf } from '../guard/exchange.ts';
import { parseMarkup } from './parse-markup.ts';

const REFRESH = /^(?:[\d.]+\s*)?(?:[;,]\s*)?(?:url\s*=\s*)?['"]?([^'"\s]+)/i;

/** The absolute address that a page's `meta` refresh, or a Refresh header, leads to; null when there isn't one. */
export function refreshOf(exchange: Exchange): string | null {
  const header = exchange.headers.refresh?.[0];
  const content = header ?? (mediaTypeOf(exchange) === 'text/html' ? refreshIn(exchange.body.toString('utf8')) : null);
  const address = content === null ? undefined : REFRESH.exec(content.trimStart())?.[1];
  if (address === undefined || !URL.canParse(address, exchange.url)) return null;
  return new URL(address, exchange.url).href;
}

function refreshIn(html: string): string | null {
  let content: string | null = null;
  parseMarkup(html, {
    onopentag(name, attributes) {
      if (name === 'meta' && /^refresh$/i.test(attributes['http-equiv'] ?? '')) content ??= attributes.content ?? null;
    },
  });
  return content;
}
