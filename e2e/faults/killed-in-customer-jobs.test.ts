import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { createSession } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { confirmSecondFactor, setUpSecondFactor } from '@portal/contract/accounts/second-factor.calls.ts';
import { createFirstStaff, listOrganisations } from '@portal/contract/console/console.calls.ts';
import * as calls from '@portal/contract/console/organisation.calls.ts';
import { expect, test } from 'vitest';
import { connectOwner } from '../../server/src/database/pools.ts';
import { startEmbeddedPostgres } from '../../server/src/database/postgres/embedded-postgres.ts';
import { appCodeAt } from '../../server/src/testing/app-code.ts';
import type { TestBrowser } from '../../server/src/testing/test-browser.ts';
import { PortalPlace, type Run } from './testing/portal-process.ts';

const STAFF = { email: 'alex@provider.example', password: 'Quiet-River-42-Lamp' };
const LIMIT_MS = 300_000;

/** Asks until there is an answer; a killed worker's job comes back after its heartbeat is missed. */
async function until<Answer>(ask: () => Promise<Answer | undefined>, run: Run): Promise<Answer> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`It did not happen:\n${run.output()}`);
    await delay(50);
  }
}

async function signInOwner(browser: TestBrowser, run: Run): Promise<TestBrowser> {
  const linkId = /\/console\/setup\/([\w-]{43})/.exec(run.output())?.[1] ?? '';
  const names = { firstName: 'Alex', lastName: 'Moreau', jobTitle: '' };
  await browser.call(createFirstStaff, { ...STAFF, ...names, linkId });
  await browser.call(createSession, {}, await proof(browser));
  const { body } = await browser.call(setUpSecondFactor, {});
  const confirmed = await browser.call(confirmSecondFactor, { code: appCodeAt(body.data.secret, Date.now()) });
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
  return browser;
}

async function proof(browser: TestBrowser): Promise<{ authorization: string }> {
  const { body } = await browser.call(authenticate, { username: STAFF.email, password: STAFF.password });
  return { authorization: `Bearer ${body.bearer}` };
}

test('exporting and deleting a customer are taken up again after a kill in their midst, and happen once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-jobs-'));
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), () => undefined);
  const place = await PortalPlace.create({
    DATABASE_URL: postgres.url,
  });
  const client = await connectOwner(postgres.connection);
  try {
    let run = await place.start();
    const query = async (text: string, values: readonly unknown[] = []) =>
      (await client.query<Record<string, unknown>>(text, [...values])).rows;

    const staff = await signInOwner(place.browser(), run);
    await place.fillDemo();
    const [customer] = (await staff.call(listOrganisations, {})).body.data.organisations;
    const { orgId = '', companyName = '' } = customer ?? {};
    const exported = randomUUID();
    await query(
      `insert into organisations (org_id, brand_id, company_name, number_of_employees, industry, plan_id, created_at)
       values ($1, 'default', 'Lark Bakery', '11-20', 'RETAIL', 'basic', now())`,
      [exported],
    );
    await query(
      `insert into websites (website_id, org_id, name, url, scan_level, created_at)
       values ($2, $1, 'Shop', 'https://lark.example', 'safe', now())`,
      [exported, randomUUID()],
    );
    const people = Number((await query('select count(*) from users where org_id = $1', [orgId]))[0]?.count);
    expect(people).toBeGreaterThan(0);
    const accounts = async () => Number((await query('select count(*) from identities'))[0]?.count);
    const accountsBefore = await accounts();

    // Both jobs come to the websites in their midst, wait there, and are killed with the portal.
    const proofs = [await proof(staff), await proof(staff)];
    await client.query('begin');
    await client.query('lock table websites in access exclusive mode');
    expect((await staff.call(calls.exportOrganisation, { orgId: exported }, proofs[0])).status).toBe(200);
    expect((await staff.call(calls.deleteOrganisation, { orgId, companyName }, proofs[1])).status).toBe(200);
    await until(async () => {
      const waiting = await query(`select 1 from pg_locks where not granted and relation = 'websites'::regclass`);
      return waiting.length === 2 ? true : undefined;
    }, run);
    run.kill('SIGKILL');
    await run.ended;
    await client.query('rollback');
    expect(await query('select ready_at from organisation_exports')).toEqual([{ ready_at: null }]);
    expect(await query('select 1 from organisations where org_id = $1', [orgId])).toHaveLength(1);
    run = await place.start();

    const made = await until(async () => {
      const { data } = (await staff.call(calls.readOrganisation, { orgId: exported })).body;
      return data.export?.isReady ? data.export : undefined;
    }, run);
    expect(await query('select 1 from organisation_exports')).toHaveLength(1);
    const file = await staff.call(calls.downloadOrganisationExport, { exportId: made.exportId });
    const { tables } = JSON.parse(gunzipSync(file.raw).toString('utf8'));
    expect(tables.organisations).toMatchObject([{ company_name: 'Lark Bakery' }]);
    expect(tables.websites).toMatchObject([{ name: 'Shop' }]);

    await until(async () => {
      const left = await query('select 1 from organisations where org_id = $1', [orgId]);
      return left.length === 0 ? true : undefined;
    }, run);
    expect(await accounts()).toBe(accountsBefore - people);
    const tablesOfCustomers = await query(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'org_id'`,
    );
    for (const { name } of tablesOfCustomers)
      expect(await query(`select 1 from ${name} where org_id = $1`, [orgId]), String(name)).toEqual([]);
    const log = await query('select action from audit_log where subject = $1', [orgId]);
    expect(log).toEqual([{ action: 'organisation.deleted' }]);
  } finally {
    await client.end();
    await place.clear();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
