import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { editTarget, loadTargetList } from '@portal/contract/monitoring/monitoring.calls.ts';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../server/src/database/postgres/embedded-postgres.ts';
import type { TestBrowser } from '../../server/src/testing/test-browser.ts';
import { startDatabaseProxy } from './testing/database-proxy.ts';
import { signInDemoOwner, websiteNames } from './testing/demo-owner.ts';
import { PortalPlace, type Run } from './testing/portal-process.ts';

const BACK_LIMIT_MS = 300_000;
/** How often the portal has asked for a connection in vain before the database comes back. */
const TRIES = 50;

/** A portal that hangs up has ended, and what it printed says why. */
const tellOf = (run: Run) => (cause: unknown) => {
  throw new Error(`The portal hung up:\n${run.output().slice(-4000)}`, { cause });
};

/** Asks again and again until calls work; every other answer must be the plain "not now". */
async function untilItWorks(browser: TestBrowser, run: Run): Promise<{ refusals: number }> {
  const deadline = Date.now() + BACK_LIMIT_MS;
  let refusals = 0;
  for (;;) {
    const answer = await browser.call(loadTargetList, {}).catch(tellOf(run));
    if (answer.status === 200) return { refusals };
    expect(answer.status, run.output()).toBe(503);
    expect(answer.errors[0]?.code).toBe('UNAVAILABLE');
    expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|postgres|socket|terminat/i);
    refusals += 1;
    if (Date.now() > deadline) throw new Error(`The portal did not recover:\n${run.output()}`);
    await delay(50);
  }
}

/** Calls that are under way, many at once, while something happens to the database. */
async function busyWhile(browser: TestBrowser, run: Run, happen: () => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  const [targetId = '', name = ''] = [...(await websiteNames(browser))][0] ?? [];
  const write = async () => {
    while (!stopping.signal.aborted) {
      const answer = await browser.call(editTarget, { targetId, targetName: name }).catch(tellOf(run));
      expect([200, 503], run.output()).toContain(answer.status);
      await delay(20);
    }
  };
  const writers = [1, 2, 3, 4].map(write);
  await delay(200);
  await happen();
  await delay(500);
  stopping.abort();
  await Promise.all(writers);
}

test('the portal outlives its own database, which it starts again', async () => {
  const place = await PortalPlace.create();
  try {
    const run = await place.start();
    const browser = await signInDemoOwner(place.browser(), await place.fillDemo());
    for (let time = 0; time < 3; time += 1) {
      await busyWhile(browser, run, async () => {
        const pid = Number(readFileSync(join(place.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
        process.kill(pid, 'SIGKILL');
      });
      await untilItWorks(browser, run);
    }
    expect((await fetch(`${place.url}/readyz`)).status).toBe(200);
  } finally {
    await place.clear();
  }
});

test('the portal outlives a database server that goes away for a while', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-fault-'));
  const server = await startEmbeddedPostgres(join(folder, 'postgres'), () => undefined);
  const proxy = await startDatabaseProxy(server.connection.host);
  const place = await PortalPlace.create({
    DATABASE_URL: `postgres://portal_owner:${server.connection.password}@127.0.0.1:${proxy.port}/postgres`,
  });
  try {
    const run = await place.start();
    const browser = await signInDemoOwner(place.browser(), await place.fillDemo());
    await busyWhile(browser, run, async () => proxy.goAway());
    const away = await browser.call(loadTargetList, {});
    expect(away.status).toBe(503);
    expect(away.errors[0]?.code).toBe('UNAVAILABLE');
    expect((await fetch(`${place.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${place.url}/readyz`)).status).toBe(503);
    // Long enough for whatever connects by itself to have tried in vain: requests, jobs, and who listens for news.
    await expect.poll(proxy.turnedAway, { timeout: BACK_LIMIT_MS }).toBeGreaterThan(TRIES);
    proxy.comeBack();
    await untilItWorks(browser, run);
    expect((await fetch(`${place.url}/readyz`)).status).toBe(200);
  } finally {
    await place.clear();
    await proxy.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
