import { type Agent, request } from 'node:http';
import { createSession } from '../../contract/src/accounts/accounts.calls.ts';
import { authenticate } from '../../contract/src/accounts/identity.calls.ts';
import type { Call } from '../../contract/src/call.ts';
import { fillPath } from '../../contract/src/path.ts';
import { emailOf, PASSWORD, tokenOf } from './seed-load.ts';

/** One answer: how long it took, and whether it was what was asked for. */
export type Timed = {
  readonly name: string;
  readonly milliseconds: number;
  readonly status: number;
  readonly body: string;
};

/** Cookies by which the browsers of those who signed in before are known again. */
const devices = new Map<number, string>();

/** A person at a browser on one connection of the load, with the cookies and the token that pages send. */
export class Visitor {
  readonly #port: number;
  readonly #agent: Agent;
  readonly #person: number;
  readonly #note: (timed: Timed) => void;
  #cookie: string;
  #csrfToken = '';

  constructor(port: number, agent: Agent, person: number, note: (timed: Timed) => void) {
    this.#port = port;
    this.#agent = agent;
    this.#person = person;
    this.#note = note;
    this.#cookie = `sid=${tokenOf(person)}`;
  }

  /** Fetches the token that every changing call carries. */
  async begin(): Promise<void> {
    const { body } = await this.#send('getCSRFToken', 'GET', '/api/getCSRFToken', null);
    this.#csrfToken = (JSON.parse(body) as { CSRFToken: string }).CSRFToken;
  }

  /** Password, then session, in a browser that is known from the second time on. */
  async signIn(): Promise<void> {
    this.#cookie = devices.get(this.#person) ?? '';
    await this.begin();
    const answer = await this.ask('authenticate', authenticate, {
      username: emailOf(this.#person),
      password: PASSWORD,
    });
    const { bearer } = answer as { bearer: string };
    await this.ask('session', createSession, {}, { authorization: `Bearer ${bearer}` });
    await this.begin();
  }

  /** Makes a call and gives its answer. */
  async ask(
    name: string,
    call: Call,
    input: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<unknown> {
    const { path, rest } = fillPath(call.path, input);
    if (call.method === 'POST') {
      const { body } = await this.#send(name, 'POST', `/api${path}`, JSON.stringify(rest), headers);
      return JSON.parse(body);
    }
    const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]));
    const { body } = await this.#send(name, 'GET', `/api${path}${query.size === 0 ? '' : `?${query}`}`, null, headers);
    return JSON.parse(body);
  }

  #send(
    name: string,
    method: string,
    path: string,
    payload: string | null,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Timed> {
    const startedAt = performance.now();
    const headers = {
      host: `localhost:${this.#port}`,
      cookie: this.#cookie,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `10.${this.#person >> 16}.${(this.#person >> 8) & 255}.${this.#person & 255}`,
      ...(payload === null
        ? {}
        : {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(payload)),
            'x-csrf-token': this.#csrfToken,
          }),
      ...more,
    };
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: this.#port, agent: this.#agent, method, path, headers });
      sent.once('error', reject);
      sent.once('response', (response) => {
        this.#keepCookies(response.headers['set-cookie'] ?? []);
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const body = Buffer.concat(chunks).toString('utf8');
          const timed = { name, milliseconds: performance.now() - startedAt, status: response.statusCode ?? 0, body };
          this.#note(timed);
          resolve(timed);
        });
      });
      sent.end(payload);
    });
  }

  #keepCookies(lines: readonly string[]): void {
    const jar = new Map(this.#cookie.split('; ').map((pair) => [pair.split('=')[0] ?? '', pair]));
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const name = pair.split('=')[0] ?? '';
      jar.set(name, pair);
      if (name === 'device') devices.set(this.#person, pair);
    }
    jar.delete('');
    this.#cookie = [...jar.values()].join('; ');
  }
}
