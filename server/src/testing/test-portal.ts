import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createPortal, type Portal } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import { logOptions } from '../log-options.ts';
import type { PasswordIdentity } from '../providers/identity/password-identity-port.ts';
import { loadSecrets, type Secrets } from '../system/secrets.ts';
import { TestBrowser } from './test-browser.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A portal under test, and what a test needs beside it. */
export type TestPortal = {
  readonly portal: Portal;
  readonly config: Config;
  readonly clock: TestClock;
  readonly database: TestDatabase;
  readonly secrets: Secrets;
  /** What the built-in identity provider does for the browser. */
  readonly passwordIdentity: PasswordIdentity;
  /** Lines of the log, when the environment sets LOG_LEVEL. */
  readonly logged: string[];
  /** A browser without cookies. */
  browser(): TestBrowser;
  stop(): Promise<void>;
};

/**
 * The real portal on a database of its own, with a clock that stands still; calls go through HTTP without a socket.
 * @param distFolder folder of a built browser app, for tests of pages
 * @param beside another portal, whose database and keys this one shares as a second process would
 */
export async function startTestPortal(
  environment: Readonly<Record<string, string>> = {},
  distFolder: string | null = null,
  beside: TestPortal | null = null,
): Promise<TestPortal> {
  const dataDir = beside?.config.dataDir ?? mkdtempSync(join(tmpdir(), 'portal-test-'));
  const database = beside?.database ?? (await createTestDatabase());
  const config = readConfig({
    DATA_DIR: dataDir,
    ROLES: 'web',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    PHISHING_DOMAIN: 'notices.example',
    PHISHING_DKIM_SELECTOR: 's1',
    ...environment,
  });
  const clock = beside?.clock ?? createTestClock();
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
    get passwordIdentity(): PasswordIdentity {
      if (passwordIdentity === null) throw new Error('Another identity provider is in use');
      return passwordIdentity;
    },
    logged,
    browser: () => new TestBrowser(portal.http),
    async stop() {
      await portal.stop();
      if (beside !== null) return;
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
