import type { Exchange } from '../src/guard/exchange.ts';

/** An answer as the guarded client would return it. */
export function exchangeOf(body: string, headers: Readonly<Record<string, string>> = {}, status = 200): Exchange {
  const all = Object.entries({ 'content-type': 'text/html', ...headers });
  return {
    url: 'https://shop.example/page',
    method: 'GET',
    requestHeaders: {},
    status,
    headers: Object.fromEntries(all.map(([name, value]) => [name, [value]])),
    body: Buffer.from(body),
    truncated: false,
  };
}
