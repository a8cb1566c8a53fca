import pino from 'pino';
import { createPortal } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config/config.ts';
import type { DatabaseConnection } from '../../server/src/database/postgres/servers.ts';
import { logOptions } from '../../server/src/log-options.ts';
import { systemClock } from '../../server/src/system/clock.ts';
import { loadSecrets } from '../../server/src/system/secrets.ts';

/** Makes verified accounts with one password, and answers their addresses. */
export async function seedAccounts(
  dataDir: string,
  connection: DatabaseConnection,
  count: number,
  password: string,
): Promise<string[]> {
  const config = readConfig({ DATA_DIR: dataDir, ROLES: 'web', LOG_LEVEL: 'silent' });
  const secrets = loadSecrets(dataDir);
  const log = pino(logOptions(config));
  const portal = await createPortal({ config, connection, secrets, clock: systemClock, log, distFolder: null });
  try {
    const { identity, database } = portal.services;
    const emails = Array.from({ length: count }, (_, index) => `person-${index}@harbor-bakery.example`);
    for (const email of emails) await database.asSystem((tx) => identity.createVerified(tx, email, password));
    return emails;
  } finally {
    await portal.stop();
  }
}
