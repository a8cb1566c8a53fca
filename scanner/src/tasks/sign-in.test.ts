import { NO_OPT_INS } from '@portal/domain/monitoring/opt-in-checks.ts';
import { expect, test } from 'vitest';
import { SIGN_IN_CASES, type SignInCase } from '../../testing/cases/sign-in-cases.ts';
import { createFakePaceClock } from '../../testing/fake-pace-clock.ts';
import { scanNow } from '../../testing/scan-test-site.ts';
import { htmlPage, links, type SitePages } from '../../testing/site-page.ts';
import { type SiteRequest, type SiteServer, startSiteServer } from '../../testing/site-server.ts';
import type { Checkpoint } from '../checkpoint.ts';
import type { ScanSettings } from '../scan-options.ts';
import { startScanProcess } from '../start-scan-process.ts';

const settingsOf = ({ port }: SiteServer): ScanSettings => ({
  scanId: 'scan-1',
  url: `http://127.0.0.1:${port}/`,
  level: 'full',
  allowedHosts: ['127.0.0.1'],
  userAgentContact: 'https://portal.example/scanning',
  optIns: { ...NO_OPT_INS, A18: 'on' },
});

/** Sign-ins with a name that is not one of the scan's harmless values. */
const triesIn = (requests: readonly SiteRequest[]) =>
  requests.filter(({ method, body }) => {
    const sent = new URLSearchParams(body);
    const [user] = ['user', 'username', 'pma_username', 'luci_username'].flatMap((name) => sent.get(name) ?? []);
    const word = sent.get('word') ?? sent.get('password');
    // What is tried for flaws in the program is no word that somebody would choose.
    const isOfForms = word === null || word === 'Not-a-Password-1' || !/^\w*$/.test(word);
    return method === 'POST' && !isOfForms && (user === undefined || ['admin', 'root'].includes(user));
  });

async function withSite<Result>(pages: SitePages, use: (server: SiteServer) => Promise<Result>): Promise<Result> {
  const start = { body: htmlPage('Start', links(Object.keys(pages))) };
  const server = await startSiteServer({ pages: { '/': start, ...pages } });
  try {
    return await use(server);
  } finally {
    await server.close();
  }
}

const look = (one: Pick<SignInCase, 'pages'>, changes: Partial<ScanSettings> = {}) =>
  withSite(one.pages, async (server) => {
    const clock = createFakePaceClock();
    const result = await scanNow({ ...settingsOf(server), ...changes }, { clock });
    return {
      found: result.findings.filter(({ checkId }) => checkId === 'A18'),
      notTested: result.notTested.find(({ checkId }) => checkId === 'A18')?.reason,
      tries: triesIn(server.requests),
      requests: server.requests,
    };
  });

test.each(SIGN_IN_CASES)('$name', async (one) => {
  const { found, notTested, tries } = await look(one);
  expect(found.map(({ url }) => new URL(url).pathname)).toEqual(one.isOpen ? [one.path] : []);
  expect(tries.length).toBe(one.tries);
  if (one.notTested === undefined) expect(notTested).toBeUndefined();
  else expect(notTested).toContain(one.notTested);
});

test('nothing is tried when it is off, when the website is not proved, or below the level Full', async () => {
  const [open] = SIGN_IN_CASES;
  if (open === undefined) throw new Error('There is no case.');
  for (const A18 of ['off', 'unproved'] as const) {
    const { found, tries, notTested } = await look(open, { optIns: { ...NO_OPT_INS, A18 } });
    expect(tries).toEqual([]);
    expect(found).toEqual([]);
    expect(notTested).toContain(A18 === 'off' ? 'NOT_SWITCHED_ON' : 'NOT_PROVED');
  }
  const { tries, notTested } = await look(open, { level: 'normal' });
  expect(tries).toEqual([]);
  expect(notTested).toBeUndefined();
});

test('evidence holds neither the password nor the session, and the session is used for nothing', async () => {
  const [open] = SIGN_IN_CASES.filter(({ name }) => name.startsWith('the second pair'));
  if (open === undefined) throw new Error('There is no case.');
  const { found, requests } = await look(open);
  expect(found[0]).toMatchObject({ facts: { user: 'admin', product: 'this kind of page' } });
  expect(Object.keys(found[0]?.evidence ?? {})).toEqual(['note', 'words']);
  expect(JSON.stringify(found)).not.toMatch(/"password"|=password|of-an-administrator/);
  expect(requests.filter(({ headers }) => headers.cookie?.includes('of-an-administrator'))).toEqual([]);
  expect(requests.filter(({ url }) => url === '/inside')).toEqual([]);
});

const fourAdmins = Object.fromEntries(
  ['/admin', '/backend', '/administrator', '/router'].flatMap((path) => {
    const [sound] = SIGN_IN_CASES.filter(({ name }) => name === 'an administration with a password');
    const program = sound?.pages['/admin'];
    const form = htmlPage(
      'Sign in',
      `<form method="post" action="${path}"><input name="user"><input type="password" name="word"></form>`,
    );
    return program === undefined
      ? []
      : [
          [
            path,
            ((url, headers, sent) =>
              sent.method === 'POST' && typeof program === 'function'
                ? program(url, headers, sent)
                : { body: form }) satisfies SitePages[string],
          ],
        ];
  }),
);

test('a website with many sign-ins is tried twice, one try being kept for making sure, and the report says so', async () => {
  const { tries, notTested } = await look({ pages: fourAdmins });
  expect(tries.length).toBe(2);
  expect(notTested).toContain('SIGN_IN_TRIES');
});

test('known products come first, wherever the pages were found', async () => {
  const [product] = SIGN_IN_CASES;
  const { found } = await look({ pages: { ...fourAdmins, ...product?.pages } });
  expect(found.map(({ facts }) => facts.product)).toEqual(['phpMyAdmin']);
});

test('tries are spaced', async () => {
  const times: number[] = [];
  const clock = createFakePaceClock();
  const pages: SitePages = {
    '/admin': (_, __, { method, body }) => {
      if (method === 'POST' && body.includes('user=admin&')) times.push(clock.now());
      return {
        body: '<form method="post" action="/admin"><input name="user"><input type="password" name="word"></form>',
      };
    },
  };
  await withSite(pages, (server) => scanNow(settingsOf(server), { clock }));
  expect(times.length).toBe(2);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(15_000);
});

test('a scan that is interrupted in the middle of a try never makes it again', async () => {
  const pages: SitePages = {
    '/admin': (_, __, { method, body }) => {
      if (method === 'POST' && body.includes('user=admin&')) stop();
      return {
        body: '<form method="post" action="/admin"><input name="user"><input type="password" name="word"></form>',
      };
    },
  };
  let stop: () => void = () => undefined;
  await withSite(pages, async (server) => {
    const controller = new AbortController();
    stop = () => controller.abort();
    let last: Checkpoint | undefined;
    const onCheckpoint = async (checkpoint: Checkpoint) => {
      last = structuredClone(checkpoint);
    };
    const clock = createFakePaceClock();
    const settings = settingsOf(server);
    await expect(scanNow(settings, { clock, signal: controller.signal, onCheckpoint })).rejects.toMatchObject({
      code: 'CANCELLED',
    });
    expect(triesIn(server.requests).length).toBe(1);
    if (last === undefined) throw new Error('Nothing was stored before the try.');
    stop = () => undefined;
    const rest = await scanNow({ ...settings, checkpoint: last }, { clock });
    expect(triesIn(server.requests).length).toBe(1);
    expect(rest.notTested.find(({ checkId }) => checkId === 'A18')?.reason).toContain('INTERRUPTED_TRY');
  });
});

test('no try is made before it is stored that it is made', async () => {
  const [open] = SIGN_IN_CASES;
  if (open === undefined) throw new Error('There is no case.');
  await withSite(open.pages, async (server) => {
    const settings = settingsOf(server);
    let isReached = false;
    const scan = startScanProcess(settings, {
      onProgress: () => undefined,
      async onCheckpoint({ queue: [task] }) {
        if (task?.kind !== 'sign-in' || isReached) return;
        isReached = true;
        // Time enough for a try that would not wait.
        for (let asked = 0; asked < 50; asked += 1) await (await fetch(settings.url)).text();
        scan.kill();
      },
    });
    expect(await scan.finished).toMatchObject({ kind: 'crashed' });
    expect(isReached).toBe(true);
    expect(triesIn(server.requests)).toEqual([]);
  });
});
