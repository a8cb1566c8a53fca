import type { GuardedClient, GuardedRequest } from '@portal/scanner/guard/guarded-client.ts';
import type { RecordStoreAccess, RecordStorePort } from './record-store-port.ts';

/** Waiting helps: the store is busy or down, or its key has to be put right. */
const WORTH_ANOTHER_TRY = new Set([401, 403, 408, 425, 429]);
/** All statements are there already (xAPI 1.0.3 part 3, 2.1.2). */
const KNOWN = 409;
const LONGEST_REASON = 200;

/**
 * Sends statements as xAPI 1.0.3 has them (part 3, 2.1.2 and 6.2), with HTTP Basic authentication (4.2), through the guard: the address is one
 * that somebody typed. Nothing is sent to who does not prove to be the host.
 */
export function createXapiRecordStore(client: () => GuardedClient): RecordStorePort {
  async function ask(store: RecordStoreAccess, path: string, options: GuardedRequest) {
    const address = new URL(path, store.address.endsWith('/') ? store.address : `${store.address}/`);
    const outgoing = client();
    try {
      const { status, body } = await outgoing.request(address.href, {
        ...options,
        headers: {
          ...options.headers,
          accept: 'application/json',
          authorization: `Basic ${Buffer.from(`${store.key}:${store.secret}`).toString('base64')}`,
          'x-experience-api-version': '1.0.3',
        },
      });
      return { status, host: address.host, text: Buffer.from(body).toString('utf8').slice(0, LONGEST_REASON) };
    } finally {
      await outgoing.close();
    }
  }
  return {
    async send(store, statements) {
      const body = JSON.stringify(statements);
      const headers = { 'content-type': 'application/json' };
      const { status, host, text } = await ask(store, 'statements', { method: 'POST', headers, body });
      if ((status >= 200 && status < 300) || status === KNOWN) return { isTaken: true };
      if (status < 400 || status >= 500 || WORTH_ANOTHER_TRY.has(status)) throw new Error(`${host} answered ${status}`);
      return { isTaken: false, reason: `${host} answered ${status}: ${text}` };
    },
    async test(store) {
      const { status, host } = await ask(store, 'statements?limit=1', {});
      if (status < 200 || status >= 300) throw new Error(`${host} answered ${status}`);
    },
  };
}
