import { randomBytes, randomUUID } from 'node:crypto';
import { type ApiScope, FIRM_SCOPES, PROVIDER_SCOPES } from '@portal/domain/developers/api-scopes.ts';
import { apiTokenOf } from '@portal/domain/developers/api-token.ts';
import { hashToken } from '../../../system/tokens.ts';
import { nextAddress } from '../../../testing/test-browser.ts';
import type { TestPortal } from '../../../testing/test-portal.ts';
import { insertToken } from '../tokens/tokens.store.ts';

/** What a program gets. */
export type ApiReply = {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a program reads what it expects
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
};

export type ApiRequest = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

/** A program that calls the public interface with a token. */
export class ApiClient {
  readonly #test: TestPortal;
  readonly #token: string | null;
  readonly #address = nextAddress();

  constructor(test: TestPortal, token: string | null) {
    this.#test = test;
    this.#token = token;
  }

  async send(method: 'GET' | 'POST', path: string, { body, headers }: ApiRequest = {}): Promise<ApiReply> {
    const response = await this.#test.portal.http.inject({
      method,
      url: `/api/v1${path}`,
      remoteAddress: this.#address,
      headers: {
        host: 'localhost:3000',
        ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  }
}

/** A program with a token of a firm that may do everything, unless other scopes are named. */
export async function clientOf(
  test: TestPortal,
  { orgId, userId }: { readonly orgId: string | null; readonly userId: string },
  scopes: readonly ApiScope[] = orgId === null ? PROVIDER_SCOPES : FIRM_SCOPES,
): Promise<ApiClient> {
  return new ApiClient(test, await tokenOf(test, { orgId, userId }, scopes));
}

/** A token of a firm, or of the provider. */
export async function tokenOf(
  test: TestPortal,
  { orgId, userId }: { readonly orgId: string | null; readonly userId: string },
  scopes: readonly ApiScope[],
): Promise<string> {
  const token = apiTokenOf(randomBytes(32));
  const madeAt = test.clock.now();
  await test.portal.services.database.asSystem((tx) =>
    insertToken(tx, {
      ...{ tokenId: randomUUID(), orgId, name: 'Program', scopes, madeBy: userId, madeByName: 'Dana Reyes', madeAt },
      hash: hashToken(token),
      hint: token.slice(-4),
      expiresAt: new Date(madeAt.getTime() + 24 * 60 * 60_000),
    }),
  );
  return token;
}
