import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import pino from 'pino';
import { createPortal } from '../app.ts';
import type { Config } from '../config/config.ts';
import { removeSecondFactorOfStaff } from '../modules/accounts/public.ts';
import { systemClock } from '../system/clock.ts';
import { loadSecrets } from '../system/secrets.ts';
import { CommandError } from '../terminal-command.ts';
import { withDatabase } from '../with-database.ts';

/**
 * Removes the second factor of a member of the provider's staff, from the terminal of the portal's server, while the portal
 * runs or not.
 * @param say tells the person at the terminal what is about to happen
 * @returns the last words
 * @throws CommandError in plain words when there is nothing to remove
 */
export async function removeSecondFactorCommand(
  config: Config,
  given: string | undefined,
  say: (line: string) => void,
): Promise<string> {
  const email = normalizeEmail(given ?? '');
  if (!isEmailAddress(email))
    throw new CommandError('Say whose: npm run remove-second-factor -- EMAIL, the address of a staff member.');
  // Neither keys nor a database are made here: with fresh ones nothing would be found, and no mail could be read.
  const needed = config.databaseUrl === null ? ['secrets.json', join('postgres', 'PG_VERSION')] : ['secrets.json'];
  if (needed.some((name) => !existsSync(join(config.dataDir, name))))
    throw new CommandError(`There is no portal in ${config.dataDir}. Set DATA_DIR to the portal's data folder.`);
  say(
    `This removes the second factor of ${email} with its recovery codes, signs the account out everywhere, emails its owner, and records it all in the log.`,
  );
  const outcome = await withDatabase(config, async ({ connection }) => {
    const portal = await createPortal({
      config: { ...config, roles: ['web'] },
      connection,
      secrets: loadSecrets(config.dataDir),
      clock: systemClock,
      log: pino({ level: 'silent' }),
      distFolder: null,
    });
    try {
      return await removeSecondFactorOfStaff(portal.services, email);
    } finally {
      await portal.stop();
    }
  });
  if (outcome === 'unknown') throw new CommandError(`There is no account with the address ${email}.`);
  if (outcome === 'not-staff')
    throw new CommandError(
      `${email} is not on the provider's staff. Staff remove customers' second factors in the console, once they know who is asking.`,
    );
  if (outcome === 'not-on') throw new CommandError(`${email} has no second factor. The next sign-in sets one up.`);
  return `Done. ${email} signs in at ${config.publicUrl}/signin with the password and sets up a new second factor there.`;
}
