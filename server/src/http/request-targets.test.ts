import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBuiltApp } from '../testing/built-app.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

const app = makeBuiltApp();
let portal: TestPortal;
let port: number;
beforeAll(async () => {
  portal = await startTestPortal({}, app.folder);
  await portal.portal.http.listen({ host: '127.0.0.1', port: 0 });
  port = (portal.portal.http.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await portal.stop();
  app.remove();
});

/** Sends a request line and headers as they are, and gives the whole answer. */
function ask(target: string, headers: readonly string[]): Promise<string> {
  const text = [`GET ${target} HTTP/1.1`, ...headers, 'Accept: text/html', 'Connection: close', '', ''].join('\r\n');
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const locationOf = (answer: string) => /^location: (.*)$/im.exec(answer)?.[1]?.trim() ?? null;

describe('V4.1.3 the host', () => {
  test.each([
    ['in the target', 'http://evil.example/api/getCSRFToken', ['Host: localhost:3000']],
    ['in the target, with a name before it', 'http://localhost:3000@evil.example/signin', ['Host: localhost:3000']],
    ['in the header', 'http://localhost:3000/api/getCSRFToken', ['Host: evil.example']],
    ['in a second header', '/api/getCSRFToken', ['Host: localhost:3000', 'Host: evil.example']],
    ['in a first header', '/api/getCSRFToken', ['Host: evil.example', 'Host: localhost:3000']],
    ['behind a comma', '/api/getCSRFToken', ['Host: localhost:3000, evil.example']],
    ['behind an at sign', '/api/getCSRFToken', ['Host: localhost:3000@evil.example']],
    ['with a port that is none', '/api/getCSRFToken', ['Host: localhost:evil']],
    ['with letters before it', '/api/getCSRFToken', ['Host: evillocalhost:3000']],
    ['with letters after it', '/api/getCSRFToken', ['Host: localhost.evil.example:3000']],
    ['as another address of this machine', '/api/getCSRFToken', ['Host: [::ffff:127.0.0.1]:3000']],
    ['as a broken address', '/api/getCSRFToken', ['Host: [::1']],
    ['as nothing', '/api/getCSRFToken', ['Host:']],
    ['not at all', '/api/getCSRFToken', []],
    [
      'only where a proxy would put it',
      '/api/getCSRFToken',
      ['Host: evil.example', 'X-Forwarded-Host: localhost:3000', 'Forwarded: host=localhost:3000'],
    ],
  ])('that is not the portal’s is refused when it stands %s', async (_where, target, headers) => {
    const answer = await ask(target, headers);
    expect([302, 400, 421]).toContain(statusOf(answer));
    expect([null, 'http://localhost:3000/incorrect-url']).toContain(locationOf(answer));
    expect(answer).not.toContain('evil');
    expect(answer.toLowerCase()).not.toContain('set-cookie');
    expect(answer).not.toContain('CSRFToken');
  });

  test.each([
    ['/signin', 'LOCALHOST:3000'],
    ['/signin', '[::1]:3000'],
    ['/signin', 'localhost'],
    ['http://localhost:3000/signin', 'localhost:3000'],
    ['HTTP://LOCALHOST:3000/signin', 'localhost:3000'],
  ])('of the portal is served: %s with %s', async (target, host) => {
    expect(statusOf(await ask(target, [`Host: ${host}`]))).toBe(200);
  });
});

describe('V3.7.2 no address leads to another site', () => {
  test.each([
    '//evil.example',
    '//evil.example/%2e%2e',
    '//evil.example//',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/%2f/evil.example/..',
    '/.//evil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:%20http://evil.example',
    '/index.html//evil.example',
    '//evil.example/index.html',
    '/index.html?next=//evil.example',
    '/assets//evil.example',
    '/assets/..//evil.example',
    '/signin?redirectURL=//evil.example&next=https://evil.example&returnUrl=//evil.example&url=//evil.example',
    '/incorrect-url?url=https://evil.example',
    '/api/identity/verifyEmail/%2f%2fevil.example',
    '/api/identity/verifyEmail/x?redirectURL=//evil.example',
  ])('%s', async (target) => {
    const answer = await ask(target, ['Host: localhost:3000']);
    expect(statusOf(answer)).toBeLessThan(500);
    const location = locationOf(answer);
    if (location !== null) {
      expect(new URL(location, 'http://localhost:3000').origin).toBe('http://localhost:3000');
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(location).not.toContain('evil');
    }
    expect(answer.split('\r\n\r\n')[0]).not.toMatch(/^refresh:/im);
  });
});
