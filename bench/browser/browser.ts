import { join } from 'node:path';
import { freePort } from '../../e2e/testing/free-port.ts';
import { startEmbeddedPostgres } from '../../server/src/database/postgres/embedded-postgres.ts';
import { prepareSchema } from '../../server/src/open-database.ts';
import { atLeast, atMost, type Figure, median } from '../figure.ts';
import { startServer } from '../portal/start-server.ts';
import { withFolder } from '../portal/with-folder.ts';
import { seedPortal } from '../seeds/seed-portal.ts';
import { bodyBytes } from './body-bytes.ts';
import { setCookies } from './browser-cookies.ts';
import { startChromium } from './chromium.ts';
import { type Category, type LoadedFile, type PageVisit, visitPage } from './visit-page.ts';

const VISITS = 3;
const SIGN_IN_KB = 130;
const SIGN_IN_REQUESTS = 12;
const DASHBOARD_MORE_KB = 60;
const FIRST_VISIT_MORE_KB = 70;
const LARGEST_FILES = 8;

/**
 * What the sign-in page and the dashboard weigh and how Lighthouse scores them on its phone: the real portal, the real
 * browser, an empty cache at each of three visits, of which the medians count. The weight is that of all
 * bodies as they cross the wire until the page is idle; the headers are told besides.
 */
export function measureBrowser(note: (line: string) => void): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const { cookie, newcomersCookie } = await seed(folder);
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const portal = await startServer({
      script: 'scripts/start.mjs',
      environment: { DATA_DIR: folder, PORT: String(port), TRUST_PROXY: '127.0.0.1' },
      readyUrl: `http://127.0.0.1:${port}/readyz`,
      logFile: join(folder, 'portal.log'),
    });
    const chromium = await startChromium(join(folder, 'browser'));
    try {
      const signIn = await repeat(() => visitPage(chromium.port, `${origin}/signin`));
      await setCookies(chromium.port, origin, cookie);
      const dashboard = await repeat(() => visitPage(chromium.port, `${origin}/`));
      await setCookies(chromium.port, origin, newcomersCookie);
      const first = await visitPage(chromium.port, `${origin}/`);
      for (const [name, [visit]] of [
        ['sign-in', signIn],
        ['dashboard', dashboard],
        ['dashboard, first visit', [first]],
      ] as const)
        note(describe(name, visit));
      return [
        ...(await weights(signIn[0], dashboard[0], cookie)),
        await firstVisit(signIn[0], first, newcomersCookie),
        ...scores('Sign-in page', signIn, { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }),
        ...scores('Dashboard', dashboard, { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 }),
      ];
    } finally {
      await Promise.all([chromium.stop(), portal.stop()]);
    }
  });
}

type Visits = readonly [PageVisit, ...PageVisit[]];

async function repeat(visit: () => Promise<PageVisit>): Promise<Visits> {
  const visits: [PageVisit, ...PageVisit[]] = [await visit()];
  while (visits.length < VISITS) visits.push(await visit());
  return visits;
}

/** Makes the data folder and gives the Cookie headers of two people who are signed in. */
async function seed(folder: string) {
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), () => undefined);
  try {
    await prepareSchema(postgres.connection);
    return await seedPortal(folder, postgres.connection);
  } finally {
    await postgres.stop();
  }
}

async function weights(signIn: PageVisit, dashboard: PageVisit, cookie: string): Promise<Figure[]> {
  const more = filesBeyond(signIn, dashboard);
  return [
    atMost('Sign-in page, compressed', await bodyKilobytes(signIn.files, cookie), SIGN_IN_KB, 'KB', 1),
    atMost('Sign-in page, requests', signIn.files.length, SIGN_IN_REQUESTS, 'requests'),
    atMost('Dashboard on top of the sign-in page', await bodyKilobytes(more, cookie), DASHBOARD_MORE_KB, 'KB', 1),
  ];
}

/** A first visit opens a dialog, whose files come after the page. */
async function firstVisit(signIn: PageVisit, dashboard: PageVisit, cookie: string): Promise<Figure> {
  const more = await bodyKilobytes(filesBeyond(signIn, dashboard), cookie);
  return atMost('The same on a first visit, with its dialog', more, FIRST_VISIT_MORE_KB, 'KB', 1);
}

function filesBeyond(known: PageVisit, visit: PageVisit): LoadedFile[] {
  const urls = new Set(known.files.map(({ url }) => url));
  return visit.files.filter(({ url }) => !urls.has(url));
}

async function bodyKilobytes(files: readonly LoadedFile[], cookie: string): Promise<number> {
  let bytes = 0;
  for (const { url } of files) bytes += await bodyBytes(url, cookie);
  return bytes / 1000;
}

function scores(page: string, visits: Visits, lowest: Readonly<Record<Category, number>>): Figure[] {
  const middle = (category: Category) => median(visits.map((visit) => visit.scores[category]));
  return [
    ...(Object.keys(lowest) as Category[]).map((category) =>
      atLeast(`${page}, Lighthouse ${category}`, middle(category), lowest[category]),
    ),
    atMost(`${page}, layout shift`, median(visits.map((visit) => visit.layoutShift)), 0, 'CLS', 3),
  ];
}

function describe(name: string, { files, lostPoints }: PageVisit): string {
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  const largest = [...files].sort((one, other) => other.bytes - one.bytes).slice(0, LARGEST_FILES);
  const lines = largest.map(
    ({ url, bytes }) => `  ${(bytes / 1000).toFixed(1).padStart(7)} KB  ${new URL(url).pathname}`,
  );
  return [
    `${name}: ${files.length} requests, ${(sum / 1000).toFixed(1)} KB with the headers, the largest`,
    ...lines,
    ...lostPoints.map((point) => `  lost: ${point}`),
  ].join('\n');
}
