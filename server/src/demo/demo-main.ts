import pino from 'pino';
import { createPortal } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { OpenDatabase } from '../open-database.ts';
import { systemClock } from '../system/clock.ts';
import { loadSecrets } from '../system/secrets.ts';
import { newToken } from '../system/tokens.ts';
import { CommandError, runTerminalCommand } from '../terminal-command.ts';
import { withDatabase } from '../with-database.ts';
import { DEMO_PEOPLE } from './demo-organisation.ts';
import { fillDemo } from './fill-demo.ts';

/** Fills the portal that the settings name, whether it runs or not, and leaves a running one's database alone afterwards. */
async function fill(config: Config, opened: OpenDatabase, password: string): Promise<boolean> {
  const portal = await createPortal({
    config: { ...config, roles: ['web'] },
    connection: opened.connection,
    secrets: loadSecrets(config.dataDir),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    distFolder: null,
  });
  try {
    return await fillDemo(portal.services, password);
  } finally {
    await portal.stop();
  }
}

await runTerminalCommand('The demonstration was not set up.', async () => {
  const config = readConfig(process.env);
  if (config.production)
    throw new CommandError('PRODUCTION is on. The demonstration is for portals without customers.');
  // Letters, digits and a sign, whatever the random part holds.
  const password = `${newToken().slice(0, 14)}-7aK`;
  const isNew = await withDatabase(config, (opened) => fill(config, opened, password));
  const people = DEMO_PEOPLE.map(({ email, jobTitle }) => `  ${email}  (${jobTitle})`);
  if (!isNew) {
    return `Harbor Bakery already exists. Its people are\n${people.join('\n')}\nIf you have forgotten the password, set a new one at ${config.publicUrl}/forgotPassword; the email is at ${config.publicUrl}/dev/mailbox.`;
  }
  return `Harbor Bakery is set up. Sign in at ${config.publicUrl}/signin as one of\n${people.join('\n')}\nwith the password  ${password}`;
});
