import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import { listOrganisations } from '@portal/contract/console/console.calls.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { OpenDatabase } from '../open-database.ts';
import { signInNewMember, signInNewStaff } from '../testing/people.ts';
import { queuedMails } from '../testing/queued-mails.ts';
import { enterPassword } from '../testing/second-factor-sign-in.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { removeSecondFactorCommand } from './remove-second-factor-command.ts';

const opened = vi.hoisted(() => ({ connection: null as unknown }));
// The tests' database stands where the portal's own would be started.
vi.mock('../with-database.ts', () => ({
  withDatabase: (_config: unknown, work: (database: OpenDatabase) => Promise<unknown>) =>
    work({ connection: opened.connection as OpenDatabase['connection'], close: async () => undefined }),
}));

let portal: TestPortal;
let said: string[];
beforeAll(async () => {
  portal = await startTestPortal();
  opened.connection = portal.database.connection;
});
afterAll(() => portal.stop());

/** The command on the tests' portal: its keys lie in the data folder, its database is another one. */
function run(email: string | undefined) {
  said = [];
  const config = { ...portal.config, databaseUrl: 'postgres://tests' };
  return removeSecondFactorCommand(config, email, (line) => said.push(line));
}

test('staff who lost phone and recovery codes set up a new second factor; told, mailed, logged, signed out', async () => {
  const { browser, email } = await signInNewStaff(portal);
  const other = await signInNewStaff(portal);
  expect((await enterPassword(portal, email)).due).toBe('code');
  expect(await run(` ${email.toUpperCase()} `)).toContain(`Done. ${email} signs in at http://localhost:3000/signin`);
  expect(said).toEqual([expect.stringContaining(`This removes the second factor of ${email}`)]);
  expect((await browser.call(checkSession, {})).body.authenticated).toBe(false);
  expect((await enterPassword(portal, email)).due).toBe('set-up');
  expect(await queuedMails(portal, email)).toContainEqual(
    expect.objectContaining({
      request: expect.objectContaining({ kind: 'second-factor-changed', change: 'removed-at-the-server' }),
    }),
  );
  expect(
    await portal.database.query('select subject, actor_id, org_id from audit_log where action = $1', [
      'second-factor.removed-at-the-server',
    ]),
  ).toEqual([{ subject: email, actor_id: null, org_id: null }]);
  expect((await other.browser.call(listOrganisations, {})).status).toBe(200);
  expect((await enterPassword(portal, other.email)).due).toBe('code');
  await expect(run(email)).rejects.toThrow('has no second factor. The next sign-in sets one up.');
});

test('nothing happens for whoever is no staff or nobody', async () => {
  const member = await signInNewMember(portal);
  const before = await portal.database.query('select count(*) from audit_log');
  await expect(run(member.email)).rejects.toThrow(`${member.email} is not on the provider's staff.`);
  await expect(run(`nobody-${randomUUID()}@provider.example`)).rejects.toThrow('There is no account with the address');
  await expect(run(undefined)).rejects.toThrow('Say whose: npm run remove-second-factor -- EMAIL');
  await expect(run('not an address')).rejects.toThrow('Say whose');
  expect(said).toEqual([]);
  expect(await portal.database.query('select count(*) from audit_log')).toEqual(before);
});

test('without a portal in the data folder it says so, and makes none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-none-'));
  for (const settings of [{}, { DATABASE_URL: 'postgres://user@127.0.0.1:9/none' }]) {
    const config = readConfig({ DATA_DIR: folder, ...settings });
    await expect(removeSecondFactorCommand(config, 'staff@provider.example', () => undefined)).rejects.toThrow(
      `There is no portal in ${config.dataDir}. Set DATA_DIR to the portal's data folder.`,
    );
  }
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
