import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createCookieJar } from './cookies.ts';

const TOKEN = 'A'.repeat(43);

/** The cookies that a server sets with everything a browser may keep. */
async function cookiesSet(isHttps: boolean): Promise<string[]> {
  const app = Fastify();
  await app.register(fastifyCookie);
  const jar = createCookieJar(isHttps);
  app.get('/', (_request, reply) => {
    jar.writeSession(reply, TOKEN);
    jar.writePreSession(reply, TOKEN);
    jar.writeDevice(reply, TOKEN);
    return reply.send();
  });
  const { headers } = await app.inject('/');
  await app.close();
  return [headers['set-cookie'] ?? []].flat();
}

const SAFE = 'Path=/; HttpOnly; Secure; SameSite=Lax';

test('V3.3.1/3.3.2/3.3.3/3.3.4 with https every cookie is tied to the host, out of reach of scripts, and same-site', async () => {
  expect(await cookiesSet(true)).toEqual([
    `__Host-sid=${TOKEN}; ${SAFE}`,
    `__Host-pre=${TOKEN}; ${SAFE}`,
    `__Host-device=${TOKEN}; Max-Age=${400 * 24 * 60 * 60}; ${SAFE}`,
  ]);
});

test('without https the names have no prefix, which browsers would refuse', async () => {
  expect((await cookiesSet(false)).map((cookie) => cookie.split('=')[0])).toEqual(['sid', 'pre', 'device']);
});
