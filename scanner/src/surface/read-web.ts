import { isShownPage, type PageView, viewOf } from '../checks/page-check.ts';
import { bareHost } from '../guard/address-guard.ts';
import { type Exchange, redirectOf } from '../guard/exchange.ts';
import type { SurfaceContext } from './surface-context.ts';

const MAX_REDIRECTS = 5;

/** What a host's website answers, by its unencrypted and its encrypted address. */
export interface WebAnswers {
  /** Each chain of redirects in order, the first answer first; empty when nothing answered. */
  readonly http: readonly Exchange[];
  readonly https: readonly Exchange[];
  /** The page that the host itself shows in the end; null when it leads elsewhere or shows none. */
  readonly page: PageView | null;
}

/** Which schemes are worth asking for. */
export type OpenSchemes = { readonly http: boolean; readonly https: boolean };

/** Opens a host's start page by both schemes; redirects are followed within the firm's domain only. */
export async function readWeb(context: SurfaceContext, host: string, open: OpenSchemes): Promise<WebAnswers> {
  const { webPorts } = context;
  const name = host.includes(':') ? `[${host}]` : host;
  const https = open.https ? await follow(context, new URL(`https://${name}:${webPorts.https}/`).href) : [];
  const http = open.http ? await follow(context, new URL(`http://${name}:${webPorts.http}/`).href) : [];
  const last = [https.at(-1), http.at(-1)].find((exchange) => exchange !== undefined && hostOf(exchange) === host);
  const view = last === undefined ? null : viewOf(last, context.now);
  return { http, https, page: view !== null && isShownPage(view) ? view : null };
}

export const hostOf = (exchange: Exchange): string => bareHost(new URL(exchange.url).hostname);

async function follow(context: SurfaceContext, start: string): Promise<readonly Exchange[]> {
  const chain: Exchange[] = [];
  for (let url: string | null = start; url !== null && chain.length <= MAX_REDIRECTS; ) {
    const exchange: Exchange | null = await context.get(url);
    if (exchange === null) break;
    chain.push(exchange);
    const next = redirectOf(exchange);
    const isSeen = chain.some((one) => one.url === next);
    url = next !== null && !isSeen && context.isWithin(bareHost(new URL(next).hostname)) ? next : null;
  }
  return chain;
}
