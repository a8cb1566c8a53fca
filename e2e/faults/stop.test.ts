import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signInDemoOwner, websiteNames } from './testing/demo-owner.ts';
import { PortalPlace } from './testing/portal-process.ts';

/** The limit that the portal promises for its own end. */
const STOP_LIMIT_MS = 10_000;

/** Until the portal has read what came before: a request that came later is answered. */
const untilRead = (place: PortalPlace) => fetch(`${place.url}/healthz`);

/** Until nobody is let in any more. */
async function untilClosed(port: number): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const visitor = connect(port, '127.0.0.1', () => resolve(true));
      visitor.once('error', () => resolve(false)).once('connect', () => visitor.destroy());
    });
  await expect.poll(isOpen, { timeout: STOP_LIMIT_MS }).toBe(false);
}

test('a portal that is told to stop answers the request it is working on, then ends in time', async () => {
  const place = await PortalPlace.create();
  try {
    const run = await place.start();
    const browser = await signInDemoOwner(place.browser(), await place.fillDemo());
    const [targetId = ''] = (await websiteNames(browser)).keys();
    const token = await browser.fetchCsrfToken();
    const body = JSON.stringify({ targetId, targetName: 'Saved at the last moment' });
    const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const head = [
      'POST /api/monitoring/webapps/editTarget HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      `cookie: ${cookies}`,
      `x-csrf-token: ${token}`,
      'sec-fetch-site: same-origin',
    ];
    const socket = connect(place.port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 20)}`);
    await untilRead(place);
    run.kill('SIGTERM');
    const toldAt = performance.now();
    await untilClosed(place.port);
    // A slow line: the rest of the request comes while the portal is going down.
    socket.write(body.slice(20));
    expect(await run.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - toldAt).toBeLessThan(STOP_LIMIT_MS);
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(existsSync(join(place.dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    await place.start();
    expect((await websiteNames(browser)).get(targetId)).toBe('Saved at the last moment');
  } finally {
    await place.clear();
  }
});

test('a portal whose visitor never ends a request still ends in time', async () => {
  const place = await PortalPlace.create();
  try {
    const run = await place.start();
    const socket = connect(place.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST /api/accounts/check HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{');
    await untilRead(place);
    run.kill('SIGTERM');
    const toldAt = performance.now();
    await run.ended;
    expect(performance.now() - toldAt).toBeLessThan(STOP_LIMIT_MS + 1000);
    expect(existsSync(join(place.dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  } finally {
    await place.clear();
  }
});
