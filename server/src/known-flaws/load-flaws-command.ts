import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { createPortal } from '../app.ts';
import type { Config } from '../config/config.ts';
import { LONGEST_FLAWS_FILE, type LoadedFlaws } from '../providers/scanner/known-flaws/known-flaws-port.ts';
import { systemClock } from '../system/clock.ts';
import { loadSecrets } from '../system/secrets.ts';
import { CommandError } from '../terminal-command.ts';
import { withDatabase } from '../with-database.ts';

/**
 * Takes a signed list of known flaws into use, from the terminal of the portal's server, while the portal runs or not.
 * @returns the last words
 * @throws CommandError in plain words when the list is not taken
 */
export async function loadFlawsCommand(config: Config, path: string | undefined): Promise<string> {
  if (path === undefined) throw new CommandError('Say which file: npm run load-flaws -- FILE.');
  if (config.updatesKey === null)
    throw new CommandError(
      'Set UPDATES_KEY to the public key of whoever signs the lists. Without it no file is trusted.',
    );
  if (!existsSync(path)) throw new CommandError(`There is no file ${path}.`);
  if (statSync(path).size > LONGEST_FLAWS_FILE)
    throw new CommandError(`${path} is too large to be a list of known flaws.`);
  const needed = config.databaseUrl === null ? ['secrets.json', join('postgres', 'PG_VERSION')] : ['secrets.json'];
  if (needed.some((name) => !existsSync(join(config.dataDir, name))))
    throw new CommandError(`There is no portal in ${config.dataDir}. Set DATA_DIR to the portal's data folder.`);
  const loaded = await load(config, readFileSync(path, 'utf8'));
  if (loaded === undefined)
    throw new CommandError('Websites are scanned by another engine here (SCANNER), which has its own list.');
  if (loaded.outcome === 'refused') throw new CommandError(`${path} is not taken. ${loaded.reason}`);
  if (loaded.outcome === 'no-newer')
    throw new CommandError(`${path} is not taken. A list that is as new, or newer, is in use.`);
  const { flaws, products, madeAt } = loaded.inUse;
  return `Done. Scans that start from now on know ${flaws} flaws of ${products} products, as of ${madeAt}.`;
}

function load(config: Config, signed: string): Promise<LoadedFlaws | undefined> {
  return withDatabase(config, async ({ connection }) => {
    const portal = await createPortal({
      config: { ...config, roles: ['web'] },
      connection,
      secrets: loadSecrets(config.dataDir),
      clock: systemClock,
      log: pino({ level: 'silent' }),
      distFolder: null,
    });
    try {
      return await portal.services.scanner.knownFlaws?.load(signed);
    } finally {
      await portal.stop();
    }
  });
}
