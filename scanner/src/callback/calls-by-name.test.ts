import dns from 'node:dns/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { html } from '../../testing/answers.ts';
import { createFakePaceClock } from '../../testing/fake-pace-clock.ts';
import { scanNow } from '../../testing/scan-test-site.ts';
import type { SitePages } from '../../testing/site-page.ts';
import { startSiteServer } from '../../testing/site-server.ts';
import { createCallLog } from './call-log.ts';
import type { CallbackListener } from './callback-listener.ts';
import { startNameResponder } from './name-responder.ts';

const ZONE = 'calls.portal.example';

let responder: CallbackListener;
let resolver: dns.Resolver;
beforeAll(async () => {
  responder = await startNameResponder({ zone: ZONE, port: 0, host: '127.0.0.1' });
  resolver = new dns.Resolver({ timeout: 2_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${responder.port}`]);
});
afterAll(() => responder.close());

/** As a server behind a firewall does: it gets as far as the name. */
const lookUpNamesIn = async (text: string) => {
  for (const [name] of text.matchAll(/[\w.-]+\.portal\.example/g)) await resolver.resolve4(name).catch(() => undefined);
};
const SITE: SitePages = {
  '/': html(
    '<p><a href="/preview?url=/a.png">A</a><a href="/search?words=bread">B</a><a href="/plain?words=bread">C</a></p>',
  ),
  '/preview': async (url) => {
    const address = url.searchParams.get('url') ?? '';
    if (URL.canParse(address)) await lookUpNamesIn(address);
    return html('A preview.');
  },
  '/search': async (url) => {
    const words = url.searchParams.get('words') ?? '';
    if (words.includes('jndi:')) await lookUpNamesIn(words);
    return html('Nothing found.');
  },
  '/plain': html('Nothing found.'),
};

test('a website that may call nobody is found by the names that it asks for', async () => {
  const server = await startSiteServer({ pages: SITE });
  const calls = createCallLog();
  const stop = responder.onCall(calls.note);
  try {
    const settings = {
      scanId: 'names',
      url: `http://127.0.0.1:${server.port}/`,
      level: 'normal',
      allowedHosts: ['127.0.0.1'],
    } as const;
    const { findings, notTested } = await scanNow(
      { ...settings, userAgentContact: 'https://portal.example/', callbackZone: ZONE },
      { clock: createFakePaceClock(), calls },
    );
    const found = findings.filter(({ checkId }) => ['A11', 'A15', 'A17'].includes(checkId));
    expect(
      found.map(({ variant, subject, evidence }) => [variant, subject, evidence.words?.[0]?.values?.protocol]),
    ).toEqual([
      ['server-looks-up-name', 'url', 'DNS'],
      ['log-entry-calls-out', 'words', 'DNS'],
    ]);
    expect(notTested.map(({ checkId }) => checkId)).not.toContain('A17');
    // What only an address could be sent for is left out.
    for (const { url } of server.requests)
      expect(decodeURIComponent(url)).not.toMatch(/\{address\}|\{zone\}|undefined|␞/u);
  } finally {
    stop();
    await server.close();
  }
});
