import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import { TestBrowser } from '../../../server/src/testing/test-browser.ts';

type Injected = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
};

function requestOnce(port: number, { method, url, headers, payload }: Injected) {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; raw: Buffer }>((resolve, reject) => {
    const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
    const request = http.request({ host: '127.0.0.1', port, method, path: url, headers: { ...headers, ...length } });
    request.once('error', reject);
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, raw: Buffer.concat(chunks) }),
      );
    });
    request.end(payload);
  });
}

function cookiesOf(headers: http.IncomingHttpHeaders) {
  return (headers['set-cookie'] ?? []).map((line) => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const split = pair.indexOf('=');
    const maxAge = attributes.map((attribute) => /^max-age=(-?\d+)$/i.exec(attribute)?.[1]).find(Boolean);
    const expires = attributes.map((attribute) => /^expires=(.+)$/i.exec(attribute)?.[1]).find(Boolean);
    return {
      name: pair.slice(0, split),
      value: decodeURIComponent(pair.slice(split + 1)),
      ...(maxAge === undefined ? {} : { maxAge: Number(maxAge) }),
      ...(expires === undefined ? {} : { expires: new Date(expires) }),
    };
  });
}

/** The tests' browser on a real connection to a portal in another process; of several, to the one that `portOf` names then. */
export function createSocketBrowser(portOf: () => number): TestBrowser {
  const app = {
    async inject(injected: Injected) {
      const { status, headers, raw } = await requestOnce(portOf(), injected);
      const body = raw.toString('utf8');
      return {
        statusCode: status,
        headers,
        body,
        rawPayload: raw,
        cookies: cookiesOf(headers),
        json: () => JSON.parse(body),
      };
    },
  };
  return new TestBrowser(app as unknown as FastifyInstance);
}
