import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inviteUser } from '@portal/contract/accounts/accounts.calls.ts';
import { editTarget, loadScanMap } from '@portal/contract/monitoring/monitoring.calls.ts';
import { expect, test } from 'vitest';
import { nextAddress, type TestBrowser } from '../../server/src/testing/test-browser.ts';
import { startSlowSite } from '../testing/slow-site.ts';
import { addTestSite } from './testing/add-test-site.ts';
import { signInDemoOwner, websiteNames } from './testing/demo-owner.ts';
import { type SeveralPortals, startSeveralPortals } from './testing/several-portals.ts';
import { createSocketBrowser } from './testing/socket-browser.ts';

const ROUNDS = 20;
const SCAN_EVERY = 5;
/** A start takes seconds while other tests are at work. */
const LIMIT_MS = 400_000;

/** Asks one portal, and where that one is gone the other, as a load balancer does. */
class Balancer {
  readonly browser: TestBrowser;
  readonly #ports: readonly [number, number];
  #turn = 0;

  constructor(ports: readonly [number, number]) {
    this.#ports = ports;
    this.browser = createSocketBrowser(() => this.#ports[this.#turn % 2] ?? 0);
  }

  /** @throws what both portals threw */
  async ask<Answer extends { readonly status: number }>(
    send: (browser: TestBrowser, headers: Readonly<Record<string, string>>) => Promise<Answer>,
  ): Promise<Answer> {
    const headers = { 'x-forwarded-for': nextAddress() };
    this.#turn += 1;
    try {
      return await send(this.browser, headers);
    } catch {
      this.#turn += 1;
      return send(this.browser, headers);
    }
  }
}

/** Renames a website until told to stop; what was answered has to hold from then on. */
async function keepRenaming(balancer: Balancer, targetId: string, isOver: () => boolean): Promise<string[]> {
  const names: string[] = [];
  while (!isOver()) {
    const targetName = `Shop ${names.length}`;
    const answer = await balancer.ask((browser, headers) =>
      browser.call(editTarget, { targetId, targetName }, headers),
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    names.push(targetName);
    const seen = await balancer.ask((browser, headers) => browser.call(loadScanMap, {}, headers));
    expect(seen.status).toBe(200);
    await delay(40);
  }
  return names;
}

function mailsTo(portals: SeveralPortals, email: string): number {
  const files = readdirSync(portals.mailFolder).filter((file) => file.endsWith('.eml'));
  return files.filter((file) => readFileSync(join(portals.mailFolder, file), 'utf8').includes(`To: ${email}`)).length;
}

async function until(happened: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await happened())) {
    if (Date.now() > deadline) throw new Error(`Did not happen: ${what}`);
    await delay(100);
  }
}

test(`two portals and two workers lose nothing in ${ROUNDS} kills of one of them`, { timeout: LIMIT_MS }, async () => {
  const site = await startSlowSite();
  const portals = await startSeveralPortals({ SCAN_ALLOW_HOSTS: '127.0.0.1', TRUST_PROXY: 'loopback' });
  try {
    const password = (await portals.places[0]?.fillDemo()) ?? '';
    const balancer = new Balancer(portals.webPorts);
    await signInDemoOwner(balancer.browser, password);
    const websiteId = await addTestSite(balancer.browser, site.url);
    const [renamed = ''] = [...(await websiteNames(balancer.browser)).keys()].filter((id) => id !== websiteId);
    await portals.query(
      `insert into scan_schedules (schedule_id, org_id, website_id, first_run_at, recurrence, run_on_day_of_week, next_run_at, updated_at)
       select gen_random_uuid(), org_id, website_id, now(), 'd', false, now() + interval '1 day', now() from websites where website_id = $1`,
      [websiteId],
    );
    const scans = () => portals.query('select status, due_at from scans where website_id = $1', [websiteId]);

    let isOver = false;
    const renaming = keepRenaming(balancer, renamed, () => isOver);
    let due = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `round-${round}@harbor-bakery.example`;
      const invited = await balancer.ask((browser, headers) =>
        browser.call(inviteUser, { email, firstName: 'Ines', lastName: 'Moreau', jobTitle: '' }, headers),
      );
      // An invitation whose answer was lost is there when it is asked for again.
      expect([200, 400, 409]).toContain(invited.status);
      const running = (await scans()).filter(({ status }) => status === 'started').length;
      if (round % SCAN_EVERY === 0 && running === 0) {
        due += 1;
        await portals.query('update scan_schedules set next_run_at = now() where website_id = $1', [websiteId]);
      }
      await delay((round * 61) % 500);
      // Each of the four in turn, in another order each time around.
      await portals.killAndStart((round + Math.floor(round / 4)) % 4);
    }
    isOver = true;
    const names = await renaming;
    expect(names.length).toBeGreaterThan(ROUNDS);
    for (const port of portals.webPorts) {
      // The one session holds at both, and both say what was answered last.
      const one = new Balancer([port, port]);
      for (const [name, value] of balancer.browser.cookies) one.browser.cookies.set(name, value);
      expect((await websiteNames(one.browser)).get(renamed)).toBe(names.at(-1));
    }

    await until(
      async () => (await scans()).filter(({ status }) => status === 'completed').length === due,
      'every scan',
    );
    expect(await scans()).toHaveLength(due);
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `round-${round}@harbor-bakery.example`;
      await until(() => mailsTo(portals, email) > 0, `the mail to ${email}`);
      expect(mailsTo(portals, email)).toBe(1);
    }
    const failed = await portals.query(`select name, output from jobs.job where state = 'failed'`);
    expect(failed).toEqual([]);
  } finally {
    await portals.close();
    site.close();
  }
});
