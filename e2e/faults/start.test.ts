import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/src/database/postgres/embedded-postgres.ts';
import { type DatabaseProxy, startDatabaseProxy } from './testing/database-proxy.ts';
import { PortalPlace, runScript } from './testing/portal-process.ts';

const STACK_TRACE = /\n\s+at .+:\d+/;

/** The portal must end by itself, with its reason in plain words. */
async function expectRefusal(settings: Readonly<Record<string, string>>, reason: RegExp): Promise<void> {
  const run = runScript('server/dist/main.js', settings);
  const { code, signal } = await run.ended;
  expect({ code, signal }).toEqual({ code: 1, signal: null });
  expect(run.output()).toContain('The portal cannot start.');
  expect(run.output()).toMatch(reason);
  expect(run.output()).not.toMatch(STACK_TRACE);
}

describe('a portal that cannot start says why', () => {
  test('on a data folder where another one runs, which goes on', async () => {
    const place = await PortalPlace.create();
    try {
      await place.start();
      await expectRefusal(place.settings, /Another portal is running on the data folder .+ Stop it first/);
      expect((await fetch(`${place.url}/readyz`)).status).toBe(200);
    } finally {
      await place.clear();
    }
  });

  test('on a port that is taken, and leaves no database running behind', async () => {
    const place = await PortalPlace.create();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(place.port, '127.0.0.1', resolve));
    try {
      await expectRefusal(place.settings, new RegExp(`Port ${place.port} is in use by another program`));
      expect(existsSync(join(place.dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
      expect(existsSync(join(place.dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    } finally {
      other.close();
      await place.clear();
    }
  });

  test('on a data folder that cannot be written to', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-fault-'));
    writeFileSync(join(folder, 'file'), '');
    try {
      const words = /may not write to|There can be no data folder at/;
      await expectRefusal({ DATA_DIR: join(folder, 'file', 'data') }, words);
      await expectRefusal({ DATA_DIR: join(folder, 'file') }, words);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('with settings that are wrong, all at once', async () => {
    const settings = { PORT: 'many', DATABASE_URL: 'mysql://db', ROLES: 'cook', PRODUCTION: 'perhaps' };
    await expectRefusal(settings, /PORT: .+\n[\s\S]*DATABASE_URL: .+\n[\s\S]*PRODUCTION: .+\n[\s\S]*ROLES: /);
  });
});

describe('a portal with a wrong DATABASE_URL says so', () => {
  let folder: string;
  let server: EmbeddedPostgres;
  let proxy: DatabaseProxy;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-fault-'));
    server = await startEmbeddedPostgres(join(folder, 'postgres'), () => undefined);
    proxy = await startDatabaseProxy(server.connection.host);
  });
  afterAll(async () => {
    await proxy.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const settings = (url: string) => ({ DATA_DIR: join(folder, 'data'), DATABASE_URL: url });

  test('where nobody listens', async () => {
    await expectRefusal(settings('postgres://portal@127.0.0.1:9/portal'), /database at DATABASE_URL does not answer/);
    await expectRefusal(settings('postgres://portal@localhost:9/portal'), /database at DATABASE_URL does not answer/);
    await expectRefusal(
      settings('postgres://portal@nowhere.invalid/portal'),
      /database at DATABASE_URL does not answer/,
    );
  });

  test('where the user or the database is unknown', async () => {
    const at = `127.0.0.1:${proxy.port}`;
    await expectRefusal(settings(`postgres://nobody:x@${at}/postgres`), /rejects the user or password/);
    await expectRefusal(settings(`postgres://portal_owner:wrong@${at}/postgres`), /rejects the user or password/);
    await expectRefusal(settings(`postgres://portal_owner@${at}/postgres`), /asks for a password/);
    const { user, password } = server.connection;
    await expectRefusal(settings(`postgres://${user}:${password}@${at}/nothere`), /does not exist\. Create it/);
  });
});
