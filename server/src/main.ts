import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { createPortal, type Portal } from './app.ts';
import { builtAppFolder } from './built-app-folder.ts';
import { type Config, readConfig } from './config/config.ts';
import { isConnectionLost } from './database/connection-lost.ts';
import { DataFolderInUse, holdDataFolder } from './database/data-folder-lock.ts';
import { logOptions } from './log-options.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { plainWords } from './plain-words.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { systemClock } from './system/clock.ts';
import { loadSecrets, type Secrets } from './system/secrets.ts';

const LOG_BLOCK_BYTES = 8 * 1024;
const LOG_EVERY_MS = 500;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  outliveLostConnections(log);
  prepareDataFolder(config);
  const secrets = loadSecrets(config.dataDir);
  const opened = await openDatabase(config, (message) => log.debug({ postgres: message }, 'database'));
  try {
    await run(config, log, secrets, opened);
  } catch (error) {
    // Another portal may be working on the same database; only who holds the folder may stop its server.
    if (!(error instanceof DataFolderInUse)) await opened.close();
    throw error;
  }
}

async function run(config: Config, log: Logger, secrets: Secrets, opened: OpenDatabase): Promise<void> {
  const hold = await holdDataFolder(config, opened.connection);
  const distFolder = config.roles.includes('web') ? builtAppFolder() : null;
  const portal = await createPortal({
    config,
    connection: opened.connection,
    secrets,
    clock: systemClock,
    log,
    distFolder,
  });
  stopOnSignal({ signals: process, log, exit: (code) => process.exit(code) }, async (waitFor) => {
    await portal.stop(waitFor);
    await waitFor('the hold on the data folder', hold.release());
    await waitFor('the database', opened.close());
  });
  if (portal.health === null) await portal.http.listen({ host: config.host, port: config.port });
  else if (config.healthPort !== null) await portal.health.listen({ host: config.host, port: config.healthPort });
  await portal.startJobs();
  await greet(config, portal);
}

/** Lines of a log that nobody reads as they come are written together, twice a second: a write for each is a tenth of a call's work. */
function createLog(config: Config): Logger {
  const options = logOptions(config, process.stdout.isTTY);
  if (process.stdout.isTTY) return pino(options);
  const lines = pino.destination({ dest: 1, minLength: LOG_BLOCK_BYTES, periodicFlush: LOG_EVERY_MS, sync: false });
  process.on('exit', () => lines.flushSync());
  return pino(options, lines);
}

/**
 * A connection that breaks while nobody waits for its answer tells nobody but the process, which would end; whoever asks next is told
 * anyway. Everything else that nobody caught ends the process, as it does without this.
 */
function outliveLostConnections(log: Logger): void {
  process.on('uncaughtException', (error) => {
    if (isConnectionLost(error)) return log.error({ error }, 'a connection was lost that nobody waited for');
    console.error(error);
    process.exit(1);
  });
}

function prepareDataFolder(config: Config): void {
  mkdirSync(join(config.dataDir), { recursive: true, mode: 0o700 });
  accessSync(config.dataDir, constants.W_OK);
}

async function greet(config: Config, portal: Portal): Promise<void> {
  const lines = [`The portal is ready at ${config.publicUrl}`];
  const link = await portal.staffSetupLink();
  if (link !== null) lines.push(`Create the first staff account, once, at ${link}`);
  if (config.mailUrl === null && !config.production) lines.push(`Emails are shown at ${config.publicUrl}/dev/mailbox`);
  console.log(`\n${lines.join('\n')}\n`);
  process.send?.({ type: 'ready' });
}

main().catch((error: unknown) => {
  console.error(`\nThe portal cannot start.\n${plainWords(error)}\n`);
  process.exit(1);
});
