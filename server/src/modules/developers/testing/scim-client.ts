import { nextAddress } from '../../../testing/test-browser.ts';
import type { TestPortal } from '../../../testing/test-portal.ts';
import { type ApiReply, tokenOf } from './api-client.ts';

/** A firm's directory, as Entra and Okta call. */
export class ScimClient {
  readonly #test: TestPortal;
  readonly #token: string | null;
  readonly #address = nextAddress();

  constructor(test: TestPortal, token: string | null) {
    this.#test = test;
    this.#token = token;
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ApiReply> {
    const response = await this.#test.portal.http.inject({
      method,
      url: `/scim/v2${path}`,
      remoteAddress: this.#address,
      headers: {
        host: 'localhost:3000',
        ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/scim+json; charset=utf-8' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const { statusCode: status, headers: told } = response;
    return { status, body: response.body === '' ? null : response.json(), headers: told };
  }

  /** Changes a resource by operations. */
  patch(path: string, ...operations: readonly object[]): Promise<ApiReply> {
    const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
    return this.send('PATCH', path, { schemas, Operations: operations });
  }
}

/** The directory of a firm, with a good token. */
export const directoryOf = async (
  test: TestPortal,
  firm: { readonly orgId: string; readonly userId: string },
): Promise<ScimClient> => new ScimClient(test, await tokenOf(test, firm, ['directory:write']));
