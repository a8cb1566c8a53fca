import type { Exchange } from '@portal/scanner/guard/exchange.ts';

export const SHOP = 'https://shop.harbor-bakery.example';
export const COMPANY = 'https://www.harbor-bakery.example';
export const BOOKING = 'https://booking.harbor-bakery.example';

const USER_AGENT = 'CyberSafety (demonstration)';

/** An answer as the demonstration's websites would give it. */
export function exchange(url: string, headers: Readonly<Record<string, string>>, body = '', status = 200): Exchange {
  const values = Object.entries(headers).map(([name, value]) => [name, [value]] as const);
  return {
    url,
    method: 'GET',
    requestHeaders: { 'user-agent': USER_AGENT },
    status,
    headers: Object.fromEntries(values),
    body: Buffer.from(body),
    truncated: false,
  };
}
