import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, extract } from 'tar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { checkBackup } from './check-backup.ts';
import { createBackup } from './create-backup.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'portal-checked-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('a backup is good when a portal can be made of it, and not when a row is gone', async () => {
  await database.query(`insert into portal_facts (name, value) values ('marker', '1')`);
  const file = join(folder, 'backup.tar.gz');
  await createBackup({ connection: database.connection, dataDir: folder, file, now: new Date() });
  const { tables } = await checkBackup(file);
  expect(tables.find(({ name }) => name === 'portal_facts')?.rows).toBeGreaterThan(0);

  const unpacked = mkdtempSync(join(folder, 'unpacked-'));
  await extract({ file, cwd: unpacked });
  writeFileSync(join(unpacked, 'tables', 'portal_facts.jsonl'), '');
  const broken = join(folder, 'broken.tar.gz');
  await create({ gzip: true, file: broken, cwd: unpacked }, readdirSync(unpacked));
  await expect(checkBackup(broken)).rejects.toThrow('The backup is not complete: portal_facts');
});
