import { expect, test } from 'vitest';
import { collectFindings } from '../../testing/collect-findings.ts';
import { page, scanPages } from '../../testing/scan-pages.ts';
import { FLAWED_SOCKETS, type SiteSocket, SOUND_SOCKETS } from '../../testing/site-socket.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import type { ScanSettings } from '../scan-options.ts';
import { judgeSocket } from './p29-sockets.ts';

const OPENS = `<script>new WebSocket('/chat/socket')</script>`;
const SESSION = { 'set-cookie': 'sid=a; Path=/' };

/** What is reported of one WebSocket, and the origin and cookie of each handshake. */
async function scan(
  socket: SiteSocket,
  headers: Readonly<Record<string, string>>,
  { body = OPENS, ...settings }: Partial<ScanSettings> & { readonly body?: string } = {},
) {
  const pages = { '/': { ...page(body), headers } };
  const { result, requests } = await scanPages({ pages, sockets: { '/chat/socket': socket } }, settings);
  const found = result.findings.filter(({ checkId }) => checkId === 'P29');
  return {
    found: found.map(({ variant, facts }) => `${variant} ${facts.count ?? facts.cookie}`),
    notes: found.map(({ evidence }) => evidence.note).join(' '),
    handshakes: requests.flatMap(({ url, headers }) =>
      url === '/chat/socket' && headers.upgrade !== undefined
        ? [`${headers.origin === `http://${headers.host}` ? 'own' : 'foreign'} ${headers.cookie ?? '-'}`]
        : [],
    ),
  };
}

const OPEN = FLAWED_SOCKETS['/chat/socket'];

test('a WebSocket that opens for another website is a weakness where a session goes with it', async () => {
  const { found, handshakes, notes } = await scan(OPEN, SESSION);
  expect(found).toEqual(['socket-hijackable sid', 'socket-in-use 4']);
  expect(handshakes).toEqual(['own sid=a', 'foreign -']);
  expect(notes).toContain('← {"type":"hello","people":3}\n← {"type":"session","token":"********"}\n← {"type":"news"}');
  expect(notes).not.toContain('bye');
});

test.each([
  ['the session stays at home', OPEN, { 'set-cookie': 'sid=a; Path=/; SameSite=Lax' }, ['own sid=a', 'foreign -']],
  ['there is no session', OPEN, { 'set-cookie': 'colour=green; Path=/' }, ['own colour=green', 'foreign -']],
  ['other websites are turned away', SOUND_SOCKETS['/chat/socket'], SESSION, ['own sid=a', 'foreign -']],
  ['nobody may come in', { takes: () => false, says: [] }, SESSION, ['own sid=a']],
])('it is information where %s', async (_, socket, headers, expected) => {
  const { found, handshakes, notes } = await scan(socket, headers);
  expect(found).toEqual([expect.stringMatching(/^socket-in-use [04]$/)]);
  expect(handshakes).toEqual(expected);
  expect(notes.includes('also opened when a made-up website')).toBe(socket === OPEN);
});

test('a quick look opens none, and one of another website is listed alone', async () => {
  expect(await scan(OPEN, SESSION, { level: 'lightning' })).toEqual({ found: [], handshakes: [], notes: '' });
  const elsewhere = await scan(OPEN, SESSION, { body: `<script>new WebSocket('wss://chat.example.net/')</script>` });
  expect(elsewhere).toMatchObject({ found: ['socket-in-use 0'], handshakes: [] });
});

test('in a browser it is seen what the page would say, and none of it is sent', async () => {
  const body = `<script>const at = ['', 'chat', 'socket'].join('/');
    const chat = new window['Web' + 'Socket'](at);
    chat.onopen = () => { chat.send('{"join":"room","password":"Winter-garden"}'); chat.send(new Uint8Array(3)); };</script>`;
  const { found, notes, handshakes } = await scan(OPEN, SESSION, {
    body,
    level: 'normal',
    browser: await testBrowser(),
  });
  expect(found).toEqual(['socket-hijackable sid', 'socket-in-use 6']);
  expect(notes).toContain('→ {"join":"room","password":"********"}\n← {"type":"hello","people":3}\n→ (3 bytes)');
  expect(handshakes).toEqual(['own sid=a', 'foreign -']);
});

test.each([
  ['https://shop.example/', 'ws://shop.example/a?key=b', ['socket-in-use', 'socket-unencrypted']],
  ['http://shop.example/', 'ws://shop.example/a?key=b', ['socket-in-use']],
  ['https://shop.example/', 'wss://shop.example/a?key=b', ['socket-in-use']],
])('on %s, %s is %j, without its parameters', (page, address, expected) => {
  const { report, variants, findings } = collectFindings();
  judgeSocket({ address, page, said: { count: 0, first: [] }, own: null, foreign: null, cookie: 'sid' }, report);
  expect(variants()).toEqual(expected);
  expect(JSON.stringify(findings())).not.toContain('key=b');
});
