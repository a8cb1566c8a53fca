import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { htmlPage, type SitePages } from '../../testing/site-page.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import type { Exchange } from '../guard/exchange.ts';
import { renderPage } from './render-page.ts';
import { createScanBrowser, type ScanBrowser } from './scan-browser.ts';
import type { Tab } from './tab.ts';

const ORIGIN = 'http://shop.example';

let browser: ScanBrowser;
let tcp: Server;
let udp: UdpSocket;
let port: number;
const arrived: string[] = [];
const cancelled = new AbortController();

beforeAll(async () => {
  browser = createScanBrowser(await testBrowser(), 'Test/1', cancelled.signal);
  tcp = createTcpServer((socket) => {
    arrived.push('tcp');
    socket.on('error', () => undefined);
    socket.destroy();
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  port = (tcp.address() as AddressInfo).port;
  udp = createSocket('udp4', () => arrived.push('udp'));
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
});
afterAll(async () => {
  await browser.close();
  udp.close();
  tcp.close();
});
beforeEach(() => {
  arrived.length = 0;
});

const asked: string[] = [];

/** A tab of a site that has these pages; everything else is a 404 of its. */
function tabFor(pages: SitePages, mostRequests = 40): Promise<Tab> {
  asked.length = 0;
  return browser.openTab({
    origin: ORIGIN,
    mayRead: () => true,
    maySend: () => false,
    mostRequests,
    cookies: [],
    async fetch(url) {
      asked.push(url);
      const page = pages[new URL(url).pathname];
      const {
        body,
        type,
        status = 200,
        headers = {},
      } = page === undefined || typeof page === 'function' ? { body: '', type: 'text/plain', status: 404 } : page;
      const exchange: Exchange = {
        url,
        method: 'GET',
        requestHeaders: {},
        status,
        headers: {
          'content-type': [type ?? 'text/html'],
          ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()])),
        },
        body: Buffer.from(body),
        truncated: false,
      };
      return { exchange };
    },
  });
}

async function visit(body: string, { limitMs = 3_000, more = {} as SitePages, mostRequests = 40 } = {}) {
  const tab = await tabFor({ '/': { body: htmlPage('Page', body) }, ...more }, mostRequests);
  try {
    return { page: await renderPage(tab, `${ORIGIN}/`, limitMs), seen: tab.seen };
  } finally {
    await tab.close();
  }
}

test('nothing that a page tries reaches anything but its own site', async () => {
  const there = `127.0.0.1:${port}`;
  const { page } = await visit(
    `<link rel="prefetch" href="http://${there}/prefetch"><link rel="preconnect" href="http://${there}"><link rel="dns-prefetch" href="//${there}">
     <link rel="stylesheet" href="http://${there}/style"><img src="http://${there}/picture"><iframe src="http://${there}/frame"></iframe>
     <iframe src="file:///etc/passwd"></iframe><script src="http://${there}/script"></script><form id="f" action="http://${there}/form"></form>
     <script type="speculationrules">{"prerender":[{"source":"list","urls":["http://${there}/speculation"]}]}</script>
     <script>
      const all = [];
      const attempt = (what) => all.push((async () => what())().catch(() => undefined));
      attempt(() => fetch('http://${there}/fetch', { mode: 'no-cors' }));
      attempt(() => fetch('http://169.254.169.254/latest/meta-data/'));
      attempt(() => fetch('file:///etc/passwd'));
      attempt(() => fetch('/away'));
      attempt(() => navigator.sendBeacon('http://${there}/beacon', 'x'));
      attempt(() => new WebSocket('ws://${there}/socket'));
      attempt(() => new WebSocket('wss://${there}/socket'));
      attempt(() => new EventSource('http://${there}/events'));
      attempt(() => navigator.serviceWorker && navigator.serviceWorker.register('/worker.js'));
      attempt(() => new Worker(URL.createObjectURL(new Blob(["fetch('http://${there}/worker', { mode: 'no-cors' })"]))));
      attempt(() => new Worker(URL.createObjectURL(new Blob(["new WebSocket('ws://${there}/worker-socket')"]))));
      attempt(() => { const link = document.createElement('a'); link.href = 'http://${there}/ping'; link.ping = 'http://${there}/ping'; link.click(); });
      attempt(async () => {
        const Own = window.RTCPeerConnection || document.querySelector('iframe').contentWindow.RTCPeerConnection;
        const peer = new Own({ iceServers: [{ urls: 'stun:${there}' }, { urls: 'turn:${there}?transport=tcp', username: 'a', credential: 'b' }] });
        peer.createDataChannel('x');
        await peer.setLocalDescription(await peer.createOffer());
      });
      attempt(() => new WebTransport('https://${there}/transport'));
      attempt(() => window.open('http://${there}/window'));
      attempt(() => document.getElementById('f').submit());
     </script>`,
    { more: { '/away': { body: '', status: 302, headers: { location: `http://${there}/redirected` } } } },
  );
  expect(page.html).toContain('<h1>Page</h1>');
  expect(arrived).toEqual([]);
  for (const url of asked) expect(new URL(url).origin).toBe(ORIGIN);
  expect(asked).toContain(`${ORIGIN}/away`);
});

test.each([
  ['asks people for ever', '<script>for (;;) alert(prompt(confirm("x")));</script>'],
  ['never lets go', '<p>Here</p><script>for (;;);</script>'],
  [
    'grows without end',
    '<script>const grow = () => { document.body.append("x".repeat(1e5)); setTimeout(grow); }; grow();</script>',
  ],
  [
    'opens windows without end',
    '<script>setInterval(() => open("/window"), 1); setInterval(() => { const a = document.createElement("a"); a.href = "/w"; a.target = "_blank"; a.click(); }, 5);</script>',
  ],
  ['goes in circles', '<script>setInterval(() => location.reload(), 1); location.href = "/other";</script>'],
])('a page that %s ends within its limit', async (_, body) => {
  const { page } = await visit(body, { limitMs: 400 });
  expect(page.html === null || page.html.length <= 2_000_000).toBe(true);
  // The next page is opened as if nothing had been.
  expect((await visit('<p id="out"></p><script>out.textContent = "well"</script>')).page.html).toContain('well');
});

test('a page that asks without end gets so much and no more', async () => {
  const { page, seen } = await visit('<script>let n = 0; setInterval(() => fetch("/data?" + n++), 1);</script>', {
    limitMs: 700,
    mostRequests: 9,
  });
  expect(asked).toHaveLength(9);
  expect([seen.isOverLimit, page.isWhole]).toEqual([true, false]);
});

test('a download is not kept, and a page that leads to one is read', async () => {
  const file = { body: 'x'.repeat(1000), type: 'application/zip', headers: { 'content-disposition': 'attachment' } };
  const { page, seen } = await visit(
    '<p>Here</p><iframe src="/file.zip"></iframe><script>const a = document.createElement("a"); a.href = "/file.zip"; a.download = "f.zip"; a.click();</script>',
    { more: { '/file.zip': file } },
  );
  expect(page.html).toContain('Here');
  expect([...seen.addresses]).toContain(`${ORIGIN}/file.zip`);
});

test('forms are submitted where nothing leaves, but not those that warn', async () => {
  const { seen } = await visit(
    `<form id="a"><input name="city"></form><form id="b"><input name="order"><button>Delete order</button></form>
     <script>for (const form of document.forms) form.onsubmit = (event) => { event.preventDefault();
       fetch('/send-' + form.id, { method: 'POST', body: new URLSearchParams(new FormData(form)) }); };</script>`,
  );
  expect(seen.calls.map(({ url, body }) => `${url} ${body}`)).toEqual([`${ORIGIN}/send-a city=Springfield`]);
  expect(asked).toEqual([`${ORIGIN}/`]);
});

test('buttons are pressed where nothing leaves, but not those that warn', async () => {
  const { seen, page } = await visit(
    `<button id="more">Show more</button><button id="drop">Delete account</button><span role="link" id="team">Team</span>
     <script>for (const one of document.querySelectorAll('button, span')) one.onclick = () => {
       if (one.id === 'team') history.pushState({}, '', '/team');
       else { fetch('/api/' + one.id); fetch('/api/like', { method: 'POST', body: '{"page":2}' }); }
       document.body.append('pressed');
     };</script>`,
  );
  expect([...seen.addresses].sort()).toEqual([`${ORIGIN}/api/more`, `${ORIGIN}/team`]);
  expect(seen.calls).toEqual([]);
  expect(asked).toEqual([`${ORIGIN}/`]);
  // What is read is the page as it was before.
  expect(page.html).not.toContain('</script>pressed');
});
