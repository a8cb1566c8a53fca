import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSession, createSession } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { answerSecondFactor } from '@portal/contract/accounts/second-factor.calls.ts';
import { loadTargetList } from '@portal/contract/monitoring/monitoring.calls.ts';
import pino from 'pino';
import { create, extract } from 'tar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPortal } from '../app.ts';
import { runScanJob } from '../modules/monitoring/monitoring.kinds.ts';
import { loadSecrets } from '../system/secrets.ts';
import { hashToken } from '../system/tokens.ts';
import type { FilledOrganisation } from '../testing/filled-ids.ts';
import { fillOrganisation } from '../testing/filled-organisation.ts';
import { TEST_PASSWORD } from '../testing/people.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let portal: TestPortal;
let member: FilledOrganisation;
let folder: string;
let file: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  file = join(folder, 'portal.tar.gz');
  portal = await startTestPortal();
  member = await fillOrganisation(portal);
  const { query } = portal.database;
  await query(`insert into brands (brand_id, data) values ('other', '{"quote": "\\"\\\\ \\n ü 日本"}')`);
  await query(`insert into portal_facts (name, value) values ('odd', '[1.50, null, "x"]')`);
  await query(
    `insert into identity_links (token_hash, subject, purpose, created_at, expires_at)
     select $1, subject, 'reset', now(), now() from identities limit 1`,
    [hashToken('link')],
  );
  await query(
    `insert into identity_reset_codes (subject, browser_hash, code_hash, expires_at)
     select subject, '\\x05', '\\x02', now() from identities limit 1`,
  );
  await query(
    `insert into identity_sign_ups (sign_up_id, subject, password_hash, browser_hash, device, created_at)
     select gen_random_uuid(), subject, 'x', '\\x06', 'x', now() from identities limit 1`,
  );
  await query(`insert into address_counts values ('reset-code', '\\x07', 1, now())`);
  await query(
    `insert into identity_codes (subject, code_hash, expires_at) select subject, '\\x02', now() from identities limit 1`,
  );
  await query(
    `insert into pending_sign_ins (pre_session_hash, user_id, owes, expires_at)
     select '\\x03', user_id, 'code', now() from users limit 1`,
  );
  await query(
    `insert into second_factor_set_ups (user_id, sealed_secret, expires_at) select user_id, 'x', now() from users limit 1`,
  );
  await query(
    `insert into cognito_reset_links (token_hash, subject, email, created_at, expires_at) values ('\\x04', 'x', 'x', now(), now())`,
  );
  await query(`insert into cognito_proofs_since values ('x', now(), now())`);
  await query(`insert into single_uses values ('bearer', '\\x00ff00', '2026-11-22T00:00:00.123456Z')`);
  await query(`insert into callback_listeners values ('portal.example:8389', gen_random_uuid(), now())`);
  await query(`insert into known_flaws values (true, 'x', now(), now())`);
  await query(`insert into retention_times values ('mailLog', 40)`);
  await query(`insert into brand_set_ups (brand_id, dkim_selector) values ('default', 's1')`);
  await query(`insert into awaited_calls values ($1, 'zq0123456789', 'LDAP', now())`, [member.runningScanId]);
  await query(`insert into sign_in_failures (address_hash, failed_attempts, failed_at) values ('\\x01', 2, now())`);
  const { services } = portal.portal;
  await services.database.inOrg(member.orgId, (tx) =>
    services.queue.enqueue(tx, runScanJob, { scanId: member.runningScanId }),
  );
  await query(`update jobs.job set state = 'active', started_on = now() where name = 'run-scan'`);
  await mkdir(join(portal.config.dataDir, 'mailbox'));
  writeFileSync(join(portal.config.dataDir, 'mailbox', 'a.eml'), 'Subject: Hello\n\nWorld');
  writeFileSync(join(portal.config.dataDir, 'mailbox', 'b.part'), 'half');
  writeFileSync(join(portal.config.dataDir, 'files', member.orgId, 'reports', 'b.pdf.part'), 'half');
  await createBackup({
    connection: portal.database.connection,
    dataDir: portal.config.dataDir,
    file,
    now: new Date('2026-11-21T12:00:00Z'),
  });
});
afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function dumpOf(database: TestDatabase): Promise<Record<string, unknown[]>> {
  const tables = await database.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const dump: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const rows = await database.query<{ line: string }>(`select t::text as line from public.${name} t order by 1`);
    dump[name] = rows.map(({ line }) => line);
  }
  return dump;
}

const jobsOf = (database: TestDatabase) =>
  database.query<{ id: string; name: string; state: string }>(
    'select id, name, data, state, retry_count, created_on from jobs.job order by id',
  );

async function emptyPortal() {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(folder, 'data-'));
  return {
    database,
    dataDir,
    restore: (from = file) => restoreBackup({ connection: database.connection, dataDir, file: from }),
  };
}

/** The archive, with something about it changed. */
async function changedArchive(change: (unpacked: string) => void): Promise<string> {
  const unpacked = mkdtempSync(join(folder, 'changed-'));
  await extract({ file, cwd: unpacked });
  change(unpacked);
  const changed = `${unpacked}.tar.gz`;
  await create({ gzip: true, file: changed, cwd: unpacked }, readdirSync(unpacked));
  return changed;
}

test('the archive can be read by its owner only, and nothing is left beside it', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
});

/** What a restored portal does not have: it would let somebody in who was shut out since the backup. */
const ENDED = [
  'sessions',
  'service_sessions',
  'pending_sign_ins',
  'second_factor_set_ups',
  'sign_on_attempts',
  'identity_links',
  'identity_codes',
  'identity_reset_codes',
  'cognito_reset_links',
  'staff_invites',
  'visit_requests',
];
/** Whose waiting links are cancelled. */
const CHANGED = ['invites', 'sign_up_links'];

test('a restored portal holds the same rows in every table but what opens it, the same files, and the work that waits', async () => {
  const target = await emptyPortal();
  const before = await dumpOf(portal.database);
  for (const [name, rows] of Object.entries(before)) expect(rows, `rows of ${name}`).not.toEqual([]);
  await target.restore();
  const after = await dumpOf(target.database);
  for (const name of ENDED) expect(after[name], `rows of ${name}`).toEqual([]);
  const others = (dump: typeof before) =>
    Object.fromEntries(Object.entries(dump).filter(([name]) => !ENDED.includes(name) && !CHANGED.includes(name)));
  expect(others(after)).toEqual(others(before));
  for (const name of CHANGED) {
    expect(after[name]).toEqual(before[name]?.map((row) => String(row).replace(/\bpending\b/, 'cancelled')));
  }
  const waiting = await jobsOf(portal.database);
  expect(waiting.map(({ name }) => name)).toEqual(expect.arrayContaining(['send-mail', 'run-scan']));
  const expected = waiting.map((job) => (job.state === 'active' ? { ...job, state: 'retry' } : job));
  expect(await jobsOf(target.database)).toEqual(expected);
  expect(readFileSync(join(target.dataDir, 'secrets.json'), 'utf8')).toBe(
    readFileSync(join(portal.config.dataDir, 'secrets.json'), 'utf8'),
  );
  expect(readdirSync(target.dataDir).sort()).toEqual(['files', 'mailbox', 'secrets.json']);
  expect(readFileSync(join(target.dataDir, 'files', member.filePath), 'utf8')).toBe(`%PDF- ${member.marker}`);
  expect(readdirSync(join(target.dataDir, 'files', member.orgId, 'reports'))).toHaveLength(1);
  expect(readdirSync(join(target.dataDir, 'mailbox'))).toEqual(['a.eml']);
  await target.database.drop();
});

test('whoever was signed in when the backup was made has to sign in again, and then finds everything', async () => {
  const target = await emptyPortal();
  await target.restore();
  const restored = await createPortal({
    config: { ...portal.config, dataDir: target.dataDir },
    connection: target.database.connection,
    secrets: loadSecrets(target.dataDir),
    clock: portal.clock,
    log: pino({ level: 'silent' }),
    distFolder: null,
  });
  await restored.http.ready();
  const browser = new TestBrowser(restored.http);
  for (const [name, value] of member.browser.cookies) browser.cookies.set(name, value);
  expect((await browser.call(checkSession, {})).body.authenticated).toBe(false);
  const { body } = await browser.call(authenticate, { username: member.email, password: TEST_PASSWORD });
  await browser.call(createSession, {}, { authorization: `Bearer ${body.bearer}` });
  expect((await browser.call(answerSecondFactor, { code: member.marker })).status).toBe(200);
  const list = await browser.call(loadTargetList, {});
  expect(list.body.data.map(({ targetId }) => targetId)).toContain(member.websiteId);
  const [audit] = await target.database.query<{ next: string; latest: string }>(
    `select nextval('audit_log_audit_id_seq') as next, (select max(audit_id) from audit_log) as latest`,
  );
  expect(BigInt(audit?.next ?? 0)).toBeGreaterThan(BigInt(audit?.latest ?? 0));
  await restored.stop();
  await target.database.drop();
});

describe('nothing is restored', () => {
  async function expectRefusal(target: Awaited<ReturnType<typeof emptyPortal>>, from: string, words: RegExp) {
    const before = await dumpOf(target.database);
    await expect(target.restore(from)).rejects.toThrow(words);
    expect(await dumpOf(target.database)).toEqual(before);
    expect(readdirSync(target.dataDir)).toEqual([]);
    await target.database.drop();
  }

  test('into a portal with accounts', async () => {
    const target = await emptyPortal();
    await target.database.query(
      `insert into identities (subject, email, password_hash, created_at) values ($1, 'a@firm.example', 'x', now())`,
      [randomUUID()],
    );
    await expectRefusal(target, file, /in use: it already has accounts/);
  });

  test('into a portal that runs', async () => {
    const running = await startTestPortal();
    await running.portal.services.database.isReady();
    const restore = restoreBackup({ connection: running.database.connection, dataDir: folder, file });
    await expect(restore).rejects.toThrow('A portal is running on this database. Stop it first.');
    await running.stop();
  });

  test('from a file that is not there, is something else, or ends too early', async () => {
    await expectRefusal(await emptyPortal(), join(folder, 'nothing'), /There is no file/);
    const text = join(folder, 'text.txt');
    writeFileSync(text, 'Dear diary');
    await expectRefusal(await emptyPortal(), text, /is not a (complete )?backup/);
    const half = await changedArchive(() => undefined);
    truncateSync(half, Math.floor(statSync(half).size / 2));
    await expectRefusal(await emptyPortal(), half, /not a complete backup/);
  });

  test('from another version of the portal, or another format', async () => {
    const change = (edit: (manifest: Record<string, unknown>) => void) =>
      changedArchive((unpacked) => {
        const path = join(unpacked, 'manifest.json');
        const manifest = JSON.parse(readFileSync(path, 'utf8'));
        edit(manifest);
        writeFileSync(path, JSON.stringify(manifest));
      });
    const newer = await change((manifest) => {
      manifest.migrations = [...(manifest.migrations as unknown[]), { name: '9999-later.sql', hash: 'x' }];
    });
    await expectRefusal(await emptyPortal(), newer, /another version of the portal \(its database is at 9999-later/);
    const format = await change((manifest) => {
      manifest.format = 2;
    });
    await expectRefusal(await emptyPortal(), format, /has format 2; this portal reads format 1/);
  });

  test('from an archive that lost rows', async () => {
    const short = await changedArchive((unpacked) => writeFileSync(join(unpacked, 'tables', 'users.jsonl'), ''));
    await expectRefusal(await emptyPortal(), short, /not complete: users has 0 of 4 rows/);
  });
});

test('a backup that fails leaves the one before as it was', async () => {
  const kept = join(folder, 'kept.tar.gz');
  writeFileSync(kept, 'the one before');
  const database = await createTestDatabase();
  await database.query('drop table schema_migrations');
  const attempt = createBackup({ connection: database.connection, dataDir: folder, file: kept, now: new Date() });
  await expect(attempt).rejects.toThrow(/no portal in this database/);
  expect(readFileSync(kept, 'utf8')).toBe('the one before');
  await database.drop();
});
