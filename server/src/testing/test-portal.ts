import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createPortal } from '../app.ts';
import { readConfig } from '../config.ts';
import { logOptions } from '../log-options.ts';
import type { PasswordIdentity } from '../providers/identity/password-identity-port.ts';
import { loadSecrets } from '../system/secrets.ts';
import { TestBrowser } from './test-browser.ts';
import { createTestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';

/**
 * The real portal on a database of its own, with a clock that stands still; calls go through HTTP without a socket.
 * @param distFolder folder of a built browser app, for tests of pages
 */
export async function startTestPortal(
  environment: Readonly<Record<string, string>> = {},
  distFolder: string | null = null,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const database = await createTestDatabase();
  const config = readConfig({
    DATA_DIR: dataDir,
    ROLES: 'web',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    ...environment,
  });
  const clock = createTestClock();
  const secrets = loadSecrets(dataDir);
  const logged: string[] = [];
  const log = pino(logOptions(config), { write: (line: string) => void logged.push(line) });
  const portal = await createPortal({ config, connection: database.connection, secrets, clock, log, distFolder });
  await portal.http.ready();
  const { passwordIdentity } = portal.services;
  return {
    portal,
    config,
    clock,
    database,
    secrets,
    /** What the built-in identity provider does for the browser. */
    get passwordIdentity(): PasswordIdentity {
      if (passwordIdentity === null) throw new Error('Another identity provider is in use');
      return passwordIdentity;
    },
    /** Lines of the log, when the environment sets LOG_LEVEL. */
    logged,
    /** A browser without cookies. */
    browser: () => new TestBrowser(portal.http),
    async stop() {
      await portal.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestPortal = Awaited<ReturnType<typeof startTestPortal>>;
