import type { GuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import type { CustomFetch } from 'openid-client';

/** `fetch` through the guard, for addresses that a firm's owner typed and those that its directory names. */
export function guardedFetch(client: () => GuardedClient): CustomFetch {
  return async (address, { method, headers, body }) => {
    const outgoing = client();
    try {
      const {
        status,
        headers: received,
        body: answer,
      } = await outgoing.request(address, {
        method: method === 'POST' ? 'POST' : 'GET',
        headers: Object.fromEntries(new Headers(headers).entries()),
        ...(body === undefined || body === null ? {} : { body: String(body) }),
      });
      const type = received['content-type']?.[0] ?? '';
      return new Response(Buffer.from(answer), { status, headers: { 'content-type': type } });
    } finally {
      await outgoing.close();
    }
  };
}
