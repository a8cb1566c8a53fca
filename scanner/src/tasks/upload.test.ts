import { NO_OPT_INS } from '@portal/domain/monitoring/opt-in-checks.ts';
import { expect, test } from 'vitest';
import { UPLOAD_CASES } from '../../testing/cases/upload-cases.ts';
import type { UploadSite } from '../../testing/cases/upload-site.ts';
import { createFakePaceClock } from '../../testing/fake-pace-clock.ts';
import { scanNow } from '../../testing/scan-test-site.ts';
import { htmlPage, links } from '../../testing/site-page.ts';
import { type SiteRequest, type SiteServer, startSiteServer } from '../../testing/site-server.ts';
import type { Checkpoint } from '../checkpoint.ts';
import type { ScanSettings } from '../scan-options.ts';

const settingsOf = ({ port }: SiteServer): ScanSettings => ({
  scanId: 'scan-1',
  url: `http://127.0.0.1:${port}/`,
  level: 'full',
  allowedHosts: ['127.0.0.1'],
  userAgentContact: 'https://portal.example/scanning',
  optIns: { ...NO_OPT_INS, A19: 'on' },
});

const namesSent = (requests: readonly SiteRequest[]) =>
  requests.flatMap(({ body }) => [...body.matchAll(/filename="([^"]+)"/g)].map(([, name = '']) => name));
const endingOf = (name: string) => name.slice(name.indexOf('.') + 1);

async function look(site: UploadSite, changes: Partial<ScanSettings> = {}) {
  const server = await startSiteServer(site);
  try {
    const result = await scanNow({ ...settingsOf(server), ...changes }, { clock: createFakePaceClock() });
    const found = result.findings.filter(({ checkId }) => checkId === 'A19');
    const names = namesSent(server.requests);
    return { found, names, notTested: result.notTested.find(({ checkId }) => checkId === 'A19')?.reason };
  } finally {
    await server.close();
  }
}

test.each(UPLOAD_CASES)('$name', async (one) => {
  const site = one.site();
  const { found, names, notTested } = await look(site);
  const isLeft = ({ variant }: { variant: string }) => variant === 'test-file-left';
  expect(found.filter((finding) => !isLeft(finding)).map(({ variant }) => variant)).toEqual(
    one.variant === null ? [] : [one.variant],
  );
  // Whoever reads of a script that removed itself could not open it any more.
  for (const { variant, evidence } of found)
    if (variant !== 'test-file-left') expect('curl' in evidence).toBe(variant === 'uploaded-script-stays');
  expect(names.map(endingOf)).toEqual(one.sent);
  const leftNames = found.filter(isLeft).map(({ facts }) => new URL(facts.file ?? '').pathname);
  expect(leftNames.map((path) => path.slice(path.indexOf('.') + 1)).sort()).toEqual([...one.left].sort());
  // The report names every file that is there, and none that is not, unless the website hides where they are.
  const stays = found
    .filter(({ variant }) => variant === 'uploaded-script-stays')
    .map(({ facts }) => new URL(facts.file ?? '').pathname);
  if (one.left.length > 0 || one.variant !== null)
    expect([...site.folder.keys()].sort()).toEqual([...leftNames, ...stays].sort());
  if (one.notTested === undefined) expect(notTested).toBeUndefined();
  else expect(notTested).toContain(one.notTested);
});

test('nothing is sent when it is off, when the website is not proved, or below the level Full', async () => {
  for (const A19 of ['off', 'unproved'] as const) {
    const { names, notTested } = await look(openSite(), { optIns: { ...NO_OPT_INS, A19 } });
    expect(names).toEqual([]);
    expect(notTested).toContain(A19 === 'off' ? 'NOT_SWITCHED_ON' : 'NOT_PROVED');
  }
  expect((await look(openSite(), { level: 'normal' })).names).toEqual([]);
});

function openSite(): UploadSite {
  const [open] = UPLOAD_CASES;
  if (open === undefined) throw new Error('There is no case.');
  return open.site();
}

test('the next scan’s text takes the place of the one that stayed', async () => {
  const site = openSite();
  await look(site);
  await look(site, { scanId: 'scan-2' });
  expect(site.folder.size).toBe(1);
});

test('files are sent through three forms of a website at most', async () => {
  const site = openSite();
  const paths = ['/one', '/two', '/three', '/four'];
  const share = site.pages['/share'];
  const forms = paths.map((path) => [
    path,
    (async (url, headers, sent) => {
      const made = typeof share === 'function' ? await share(url, headers, sent) : { body: '' };
      return { ...made, body: String(made.body).replaceAll('/share', path) };
    }) satisfies UploadSite['pages'][string],
  ]);
  const pages = { '/': { body: htmlPage('Start', links(paths)) }, ...Object.fromEntries(forms) };
  const { names, notTested } = await look({ ...site, pages });
  expect(names.map(endingOf)).toEqual(['txt', 'php', 'txt', 'php', 'txt', 'php']);
  expect(notTested).toContain('UPLOAD_LIMIT');
});

test('a scan that is interrupted while files are sent does not send them again, and names them', async () => {
  const site = openSite();
  const controller = new AbortController();
  const server = await startSiteServer({
    ...site,
    intercept: (request) => {
      if (request.url?.startsWith('/uploads/')) controller.abort();
      return false;
    },
  });
  try {
    let last: Checkpoint | undefined;
    const onCheckpoint = async (checkpoint: Checkpoint) => {
      last = structuredClone(checkpoint);
    };
    const clock = createFakePaceClock();
    const settings = settingsOf(server);
    const first = scanNow(settings, { clock, signal: controller.signal, onCheckpoint });
    await expect(first).rejects.toMatchObject({ code: 'CANCELLED' });
    const [name = ''] = namesSent(server.requests);
    if (last === undefined) throw new Error('Nothing was stored before the file was sent.');
    const rest = await scanNow({ ...settings, checkpoint: last }, { clock });
    expect(namesSent(server.requests)).toEqual([name]);
    expect(rest.notTested.find(({ checkId }) => checkId === 'A19')?.reason).toContain(name);
  } finally {
    await server.close();
  }
});
