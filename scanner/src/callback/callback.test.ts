import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { html } from '../../testing/answers.ts';
import { lookUp, say, search } from '../../testing/directory-client.ts';
import { createFakePaceClock } from '../../testing/fake-pace-clock.ts';
import { scanNow } from '../../testing/scan-test-site.ts';
import type { SitePages } from '../../testing/site-page.ts';
import { startSiteServer } from '../../testing/site-server.ts';
import { CONTACT_FORM, FEED_FORM, openAddress, TRUSTING_SITE } from '../../testing/trusting-site.ts';
import type { Focus } from '../focus.ts';
import type { Level } from '../levels.ts';
import { createCallLog } from './call-log.ts';
import { type CallbackListener, startCallbackListener } from './callback-listener.ts';

let listener: CallbackListener;
let heard: string[] = [];
beforeAll(async () => {
  listener = await startCallbackListener({ port: 0, host: '127.0.0.1' });
  listener.onCall((word, protocol) => heard.push(`${protocol} ${word}`));
});
beforeEach(() => {
  heard = [];
});
afterAll(() => listener.close());

const WORD = 'zq0123456789';

test('a request by HTTP is noted and answered', async () => {
  const answer = await say(listener.port, Buffer.from(`GET /${WORD}?x HTTP/1.1\r\nhost: a\r\n\r\n`));
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(heard).toEqual([`HTTP ${WORD}`]);
});

test('a search in a directory is noted, and finds nothing', async () => {
  const answer = await lookUp(listener.port, WORD);
  expect(heard).toEqual([`LDAP ${WORD}`]);
  // Signed in (61 … 0a 01 00), then no such object (65 … 0a 01 20).
  expect(answer.toString('hex')).toMatch(/^300c02010161070a0100040004 ?00300c02010265070a012004000400$/);
});

test('a message that comes in pieces is put together', async () => {
  const whole = search(WORD);
  await new Promise<void>((resolve) => {
    const socket = connect(listener.port, '127.0.0.1', () => {
      socket.write(whole.subarray(0, 5));
      setImmediate(() => socket.write(whole.subarray(5)));
    });
    socket.on('data', () => socket.end());
    socket.on('close', () => resolve());
  });
  expect(heard).toEqual([`LDAP ${WORD}`]);
});

test.each([
  ['no word', 'GET / HTTP/1.1\r\n\r\n'],
  ['a word of the head alone', `GET / HTTP/1.1\r\nreferer: ${WORD}\r\n\r\n`],
])('%s is not noted', async (_, text) => {
  await say(listener.port, Buffer.from(text));
  expect(heard).toEqual([]);
});

test.each([
  ['too long', Buffer.alloc(20_000, 0x41)],
  ['a broken length', Buffer.from([0x30, 0x84, 0xff, 0xff, 0xff, 0xff, 1, 2, 3])],
  ['an endless number', Buffer.concat([Buffer.from([0x30, 0x83, 0x7f, 0xff, 0xff]), Buffer.alloc(10_000)])],
])('a call that is %s harms nobody', async (_, bytes) => {
  const socket = connect(listener.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  socket.end();
  await new Promise((resolve) => socket.on('close', resolve));
  await say(listener.port, Buffer.from(`GET /${WORD} HTTP/1.1\r\n\r\n`));
  expect(heard).toEqual([`HTTP ${WORD}`]);
});

const CAREFUL: SitePages = {
  '/contact': html(CONTACT_FORM),
  '/': TRUSTING_SITE['/'] ?? { body: '' },
  '/preview': html('<p>A preview.</p>'),
  '/picture': html('<p>A picture.</p>'),
  '/search': (url) => html(`<p>Nothing found for ${url.searchParams.get('words')?.replaceAll('<', '&lt;')}.</p>`),
  '/feed': html(FEED_FORM),
};

async function scan(
  pages: SitePages,
  level: Level,
  isReachable = true,
  isHeard = true,
  focus?: (origin: string) => Focus,
) {
  const server = await startSiteServer({ pages });
  const expected: string[] = [];
  const calls = createCallLog({}, (word) => expected.push(word));
  if (!isHeard) calls.miss();
  const stop = listener.onCall(calls.note);
  try {
    const settings = {
      scanId: 'calls',
      url: `http://127.0.0.1:${server.port}/`,
      level,
      allowedHosts: ['127.0.0.1'],
      userAgentContact: 'https://portal.example/',
      ...(isReachable ? { callbackAddress: `127.0.0.1:${listener.port}` } : {}),
      ...(focus === undefined ? {} : { focus: focus(`http://127.0.0.1:${server.port}`) }),
    };
    const result = await scanNow(settings, { clock: createFakePaceClock(), calls });
    const found = result.findings
      .filter(({ variant }) => /calls/.test(variant))
      .map(({ checkId, url, subject }) => `${checkId} ${new URL(url).pathname} ${subject}`);
    return { ...result, found, expected, requests: server.requests };
  } finally {
    stop();
    await server.close();
  }
}

const LOG4J = ['A17 /contact message (form field)', 'A17 /search words', 'A17 /search x-api-version (header)'];

test.each<[Level, string[]]>([
  ['normal', ['A11 /picture name', 'A11 /preview url', 'A15 /feed xml (form field)', ...LOG4J]],
  ['log4shell', LOG4J],
])('at level %s what calls back is found', async (level, expected) => {
  const { found, notTested } = await scan(TRUSTING_SITE, level);
  expect(found).toEqual(expected);
  expect(notTested.map(({ checkId }) => checkId)).not.toContain('A17');
});

test.each<Level>(['normal', 'log4shell'])('at level %s a careful site is not accused', async (level) => {
  const { found, notTested } = await scan(CAREFUL, level);
  expect(found).toEqual([]);
  expect(heard).toEqual([]);
  expect(notTested.map(({ checkId }) => checkId)).not.toContain('A17');
});

test('a site that nobody asked to call is not accused by a stranger', async () => {
  const stranger: SitePages = {
    ...CAREFUL,
    '/preview': async () => {
      await openAddress(`http://127.0.0.1:${listener.port}/${WORD}`);
      return html('x');
    },
  };
  expect((await scan(stranger, 'normal')).found).toEqual([]);
});

test('every word that is called was told of before', async () => {
  const { expected } = await scan(TRUSTING_SITE, 'normal');
  expect(heard.length).toBeGreaterThan(10);
  for (const call of heard) expect(expected).toContain(call.split(' ')[1]);
});

describe.each([
  ['A11', '/preview', 'url'],
  ['A11', '/picture', 'name'],
  ['A15', '/feed', 'xml (form field)'],
  ['A17', '/search', 'words'],
  ['A17', '/search', 'x-api-version (header)'],
  ['A17', '/contact', 'message (form field)'],
])('a look at %s of %s alone, in %s', (checkId, path, subject) => {
  const alone = (pages: SitePages, isReachable = true) =>
    scan(pages, 'normal', isReachable, true, (origin) => ({ checkId, urls: [`${origin}${path}`], subject }));

  test('finds it again, and nothing of another check', async () => {
    const { found, findings } = await alone(TRUSTING_SITE);
    expect(found).toContain(`${checkId} ${path} ${subject}`);
    expect(new Set(findings.map((finding) => finding.checkId))).toEqual(new Set([checkId]));
  });

  test('sees that it is fixed', async () => {
    const { findings, notTested } = await alone(CAREFUL);
    expect(findings).toEqual([]);
    expect(notTested).toEqual([]);
  });

  test('is no test where the website cannot call', async () => {
    const { findings, notTested } = await alone(TRUSTING_SITE, false);
    expect(findings).toEqual([]);
    expect(notTested).toEqual([{ checkId, reason: expect.stringMatching(/^NO_CALLBACK/) }]);
  });
});

test('a lookup in the headers of a page says nothing of another input of it', async () => {
  const focus = (origin: string): Focus => ({ checkId: 'A17', urls: [`${origin}/search`], subject: 'forgotten' });
  const { notTested } = await scan(CAREFUL, 'normal', true, true, focus);
  expect(notTested).toEqual([{ checkId: 'A17', reason: 'PLACE_NOT_FOUND' }]);
});

test('when calls may have been missed, the report says so and what was heard is found', async () => {
  const { found, notTested } = await scan(TRUSTING_SITE, 'normal', true, false);
  expect(found).toHaveLength(6);
  const unsure = notTested.filter(({ reason }) => reason === 'MISSED_CALLS').map(({ checkId }) => checkId);
  expect(unsure).toEqual(['A11', 'A15', 'A17']);
});

test('without an address to call, nothing is sent that would, and the report says so', async () => {
  const { found, expected, notTested, requests } = await scan(TRUSTING_SITE, 'normal', false);
  expect(found).toEqual([]);
  expect(expected).toEqual([]);
  expect(notTested.map(({ checkId }) => checkId)).toEqual(expect.arrayContaining(['A11', 'A15', 'A17']));
  for (const { url, headers } of requests) expect(`${url}${headers['x-api-version']}`).not.toMatch(/jndi/i);
});
