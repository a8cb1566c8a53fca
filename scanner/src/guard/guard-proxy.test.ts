import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ProxyAgent, request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAddressGuard } from './address-guard.ts';
import { evenBudget, type GuardProxy, startGuardProxy } from './guard-proxy.ts';

let site: Server;
let port: number;
const proxies: GuardProxy[] = [];
beforeAll(async () => {
  site = createServer((incoming, response) => {
    text(incoming).then((body) => response.writeHead(201, { 'x-from': 'site' }).end(`${incoming.method} ${body}`));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  port = (site.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const proxy of proxies) await proxy.close();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

async function proxyWith(options: Partial<Parameters<typeof startGuardProxy>[0]> = {}, allowed = ['site.example']) {
  const guard = createAddressGuard({ allowedHosts: allowed, resolve: async () => ['127.0.0.1'] });
  const proxy = await startGuardProxy({ guard, ...options });
  proxies.push(proxy);
  return proxy;
}

async function ask(proxy: GuardProxy, url: string, body?: string) {
  const dispatcher = new ProxyAgent({ uri: proxy.url, proxyTunnel: false });
  const answer = await request(url, { dispatcher, ...(body === undefined ? {} : { method: 'POST', body }) });
  return { status: answer.statusCode, from: answer.headers['x-from'], body: await answer.body.text() };
}

/** What the proxy answers to a CONNECT, and what comes through the tunnel. */
async function tunnel(proxy: GuardProxy, to: string): Promise<string> {
  const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
  socket.write(`CONNECT ${to} HTTP/1.1\r\nHost: ${to}\r\n\r\n`);
  const first = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  if (!first.startsWith('HTTP/1.1 200')) return first;
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return first + (await text(socket));
}

test('a request comes through with its method, body and headers', async () => {
  const proxy = await proxyWith();
  expect(await ask(proxy, `http://site.example:${port}/form`, 'a=1')).toEqual({
    status: 201,
    from: 'site',
    body: 'POST a=1',
  });
  expect(proxy.counts()).toEqual({ passed: 1, refused: 0 });
});

test('an address that the guard refuses is not reached, whichever way it is asked for', async () => {
  const proxy = await proxyWith({}, []);
  expect(await ask(proxy, `http://inside.example:${port}/`)).toMatchObject({ status: 403, from: undefined });
  expect(await ask(proxy, `http://127.0.0.1:${port}/`)).toMatchObject({ status: 403 });
  expect(await tunnel(proxy, `127.0.0.1:${port}`)).toContain('403');
  expect(await tunnel(proxy, '169.254.169.254:80')).toContain('403');
  expect(proxy.counts()).toEqual({ passed: 0, refused: 4 });
});

test('a tunnel leads where the guard lets it', async () => {
  const proxy = await proxyWith();
  expect(await tunnel(proxy, `site.example:${port}`)).toContain('x-from: site');
});

test('a host that does not belong to the scan is refused', async () => {
  const proxy = await proxyWith({ hosts: new Set(['site.example']) }, ['site.example', 'other.example']);
  expect(await ask(proxy, `http://other.example:${port}/`)).toMatchObject({ status: 403 });
  expect(await ask(proxy, `http://site.example:${port}/`)).toMatchObject({ status: 201 });
});

test('when the budget is used up nothing more goes out', async () => {
  const proxy = await proxyWith({ admit: evenBudget(1000, 2) });
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await ask(proxy, `http://site.example:${port}/`)).status);
  expect(statuses).toEqual([201, 201, 403, 403]);
});
