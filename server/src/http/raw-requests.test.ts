import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

let portal: TestPortal;
let port: number;
beforeAll(async () => {
  portal = await startTestPortal();
  await portal.portal.http.listen({ host: '127.0.0.1', port: 0 });
  port = (portal.portal.http.server.address() as AddressInfo).port;
});
afterAll(() => portal.stop());

/** Sends bytes as they are and gives all that comes back until the server hangs up. */
function exchange(text: string): Promise<string> {
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

const HEAD = 'Host: localhost:3000\r\nContent-Type: application/json\r\n';
const INNER = 'GET /api/getCSRFToken HTTP/1.1\r\nHost: localhost:3000\r\n\r\n';

test.each([
  ['two kinds of length', `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${INNER}`],
  ['two lengths', `Content-Length: 0\r\nContent-Length: ${INNER.length}\r\n\r\n${INNER}`],
  ['an odd coding', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${INNER}`],
  ['a length that is no number', `Content-Length: 0x5\r\n\r\n${INNER}`],
  ['a blank before the colon', `Content-Length : 5\r\n\r\n${INNER}`],
  ['a broken chunk', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ['a bare line feed in a header', `X-A: 1\nX-B\r\n\r\n${INNER}`],
  ['headers without an end to them', `X-Long: ${'a'.repeat(20_000)}\r\n\r\n`],
])('V4.2.1 a request with %s is refused, and nothing behind it is answered', async (_what, rest) => {
  const answer = await exchange(`POST /api/accounts/check HTTP/1.1\r\n${HEAD}${rest}`);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(answer).not.toContain('CSRFToken');
});

test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND'])('V13.4.4 %s shows nothing of what was sent', async (method) => {
  const answer = await exchange(
    `${method} / HTTP/1.1\r\nHost: localhost:3000\r\nX-Canary: canary\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
  expect(answer).not.toContain('canary');
});

test('a portal that goes down answers what was asked and asks to hang up', async () => {
  const other = await startTestPortal();
  await other.portal.http.listen({ host: '127.0.0.1', port: 0 });
  const address = other.portal.http.server.address() as AddressInfo;
  const { captcha } = other.portal.services;
  const create = captcha.createChallenge.bind(captcha);
  let stopping: Promise<void> = Promise.resolve();
  // The stop begins while this call is being answered.
  Object.assign(captcha, {
    createChallenge: async () => {
      stopping = other.stop();
      return create();
    },
  });
  const answer = await fetch(`http://127.0.0.1:${address.port}/api/recaptcha/challenge`, {
    headers: { 'x-transaction-id': 'last-request-1' },
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toHaveProperty('signature');
  await stopping;
  await expect(fetch(`http://127.0.0.1:${address.port}/healthz`)).rejects.toThrow();
});
