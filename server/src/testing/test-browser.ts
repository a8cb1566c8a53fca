import type { Call, UploadedFile } from '@portal/contract/call.ts';
import { GENERAL_ERRORS } from '@portal/contract/errors.ts';
import { fillPath } from '@portal/contract/path.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

export type Answer<Body = unknown> = {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly raw: Buffer;
};

let browsers = 0;

/** Another address of the private network 10.0.0.0/8. */
export function nextAddress(): string {
  browsers += 1;
  return `10.${(browsers >> 16) & 255}.${(browsers >> 8) & 255}.${browsers & 255}`;
}

type ErrorBody = {
  readonly success: false;
  readonly errors: readonly { readonly code: string; readonly message: string; readonly field?: string }[];
};

/** What a browser does for the portal's pages: keeps cookies, fetches the CSRF token and sends it along. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  /** Address it calls from: one of its own, so that rate limits count each browser for itself. */
  address = nextAddress();
  readonly #app: FastifyInstance;
  #csrfToken: string | null = null;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Sends a request as it is given, with this browser's cookies. */
  async send(
    method: 'GET' | 'POST',
    path: string,
    options: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: 'localhost:3000', ...(cookie === '' ? {} : { cookie }), ...options.headers };
    const { type, ...body } = await bodyOf(options.body);
    const response = await this.#app.inject({
      method,
      url: path,
      headers: { ...(type === undefined ? {} : { 'content-type': type }), ...headers },
      remoteAddress: this.address,
      ...body,
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = value === '' || maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
      raw: response.rawPayload,
    };
  }

  /**
   * Makes a call of the contract as the portal's own page would; the answer is typed as if it succeeded.
   * @throws Error for a code of an error that the call does not list
   */
  async call<Which extends Call>(
    call: Which,
    input: z.input<Which['input']>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<z.output<Which['output']>> & { readonly errors: ErrorBody['errors'] }> {
    const { path, rest } = fillPath(call.path, input as Record<string, unknown>);
    const answer = call.method === 'GET' ? await this.#get(path, rest, headers) : await this.#post(path, rest, headers);
    const body = answer.body as Partial<ErrorBody> | null;
    const errors = body !== null && typeof body === 'object' && body.success === false ? (body.errors ?? []) : [];
    for (const { code } of errors)
      if (!(code in GENERAL_ERRORS) && !call.errors.some((listed) => listed === code))
        throw new Error(`${call.method} ${call.path} answers ${code}, which it does not list`);
    return { ...(answer as Answer<z.output<Which['output']>>), errors };
  }

  #get(
    path: string,
    query: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const own = { 'x-transaction-id': 'test-transaction', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
    return this.send('GET', `/api${path}${parameters.size === 0 ? '' : `?${parameters}`}`, {
      headers: { ...own, ...headers },
    });
  }

  async #post(path: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<Answer> {
    this.#csrfToken ??= await this.fetchCsrfToken();
    const answer = await this.#postOnce(path, body, headers);
    const isStale = answer.status === 403 && JSON.stringify(answer.body).includes('CSRF_REJECTED');
    if (!isStale) return answer;
    this.#csrfToken = await this.fetchCsrfToken();
    return this.#postOnce(path, body, headers);
  }

  #postOnce(path: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<Answer> {
    const own = {
      'x-csrf-token': this.#csrfToken ?? '',
      'sec-fetch-site': 'same-origin',
      'x-transaction-id': 'test-transaction',
    };
    return this.send('POST', `/api${path}`, { body, headers: { ...own, ...headers } });
  }

  async fetchCsrfToken(): Promise<string> {
    const { body } = await this.send('GET', '/api/getCSRFToken');
    return (body as { CSRFToken: string }).CSRFToken;
  }
}

/** A body as a page sends it: JSON, or a form with parts where there is a file among what is sent. */
async function bodyOf(body: unknown): Promise<{ readonly payload?: string | Buffer; readonly type?: string }> {
  if (body === undefined) return {};
  if (typeof body === 'string') return { payload: body, type: 'application/json' };
  const { file } = body as { readonly file?: Partial<UploadedFile> };
  if (!(file?.bytes instanceof Uint8Array)) return { payload: JSON.stringify(body), type: 'application/json' };
  const form = new FormData();
  for (const [name, value] of Object.entries(body as object)) {
    if (value === file) form.append(name, new Blob([Uint8Array.from(file.bytes)]), file.fileName);
    else if (value !== undefined) form.append(name, String(value));
  }
  const encoded = new Response(form);
  return { payload: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') ?? '' };
}
