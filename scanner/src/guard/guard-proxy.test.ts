import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { ProxyAgent, request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCertificate } from '../tls/make-certificate.ts';
import { createAddressGuard } from './address-guard.ts';
import { evenBudget, type GuardProxy, type GuardProxyOptions, startGuardProxy } from './guard-proxy.ts';

const answer: RequestListener = (incoming, response) => {
  text(incoming).then((body) => response.writeHead(201, { 'x-from': 'site' }).end(`${incoming.method} ${body}`));
};
const servers: Server[] = [];
const proxies: GuardProxy[] = [];
let httpPort: number;
let httpsPort: number;

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
beforeAll(async () => {
  const { cert, key } = makeCertificate({ name: 'site.example', hosts: ['site.example'] });
  httpPort = await listen(createServer(answer));
  httpsPort = await listen(createSecureServer({ cert, key }, answer));
});
afterAll(async () => {
  for (const proxy of proxies) await proxy.close();
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
});

async function proxyWith(options: Partial<GuardProxyOptions> = {}, allowedHosts = ['site.example']) {
  const guard = createAddressGuard({ allowedHosts, resolve: async () => ['127.0.0.1'] });
  const proxy = await startGuardProxy({ guard, mayPass: () => true, admit: async () => true, ...options });
  proxies.push(proxy);
  return proxy;
}

/** Asks as a program that uses the proxy would: openly for http, by a tunnel for https. */
async function ask(proxy: GuardProxy, url: string, body?: string) {
  const dispatcher = new ProxyAgent({
    uri: proxy.url,
    proxyTunnel: url.startsWith('https:'),
    requestTls: { rejectUnauthorized: false },
  });
  const got = await request(url, { dispatcher, ...(body === undefined ? {} : { method: 'POST', body }) });
  const seen = { status: got.statusCode, from: got.headers['x-from'], body: await got.body.text() };
  await dispatcher.close();
  return seen;
}
const both = () => [`http://site.example:${httpPort}`, `https://site.example:${httpsPort}`];

test('a request comes through with its method and body, encrypted or not', async () => {
  const proxy = await proxyWith();
  for (const origin of both())
    expect(await ask(proxy, `${origin}/form`, 'a=1')).toEqual({ status: 201, from: 'site', body: 'POST a=1' });
  expect(proxy.counts()).toEqual({ passed: 2, refused: 0 });
});

test('an address that the guard refuses is not reached, whichever way it is asked for', async () => {
  const proxy = await proxyWith({}, []);
  const addresses = [
    `http://inside.example:${httpPort}/`,
    `http://127.0.0.1:${httpPort}/`,
    `https://127.0.0.1:${httpsPort}/`,
    'https://169.254.169.254/',
  ];
  for (const address of addresses) expect(await ask(proxy, address)).toMatchObject({ status: 403, from: undefined });
  expect(proxy.counts()).toEqual({ passed: 0, refused: 4 });
});

test('what does not belong to the scan is refused by its address and method, encrypted or not', async () => {
  const proxy = await proxyWith({ mayPass: (url, method) => url.pathname !== '/logout' && method === 'GET' });
  for (const origin of both()) {
    expect((await ask(proxy, `${origin}/logout`)).status).toBe(403);
    expect((await ask(proxy, `${origin}/page`, 'a=1')).status).toBe(403);
    expect((await ask(proxy, `${origin}/page`)).status).toBe(201);
  }
});

test('when the budget is used up nothing more goes out', async () => {
  const proxy = await proxyWith({ admit: evenBudget(1000, 2) });
  const statuses = [];
  for (const origin of [...both(), ...both()]) statuses.push((await ask(proxy, origin)).status);
  expect(statuses).toEqual([201, 201, 403, 403]);
});

test('a site that breaks off is a failure of the way, not an answer', async () => {
  const port = await listen(createServer((_, response) => void response.destroy()));
  expect((await ask(await proxyWith(), `http://site.example:${port}/`)).status).toBe(502);
});
