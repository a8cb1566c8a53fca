import type { CookieJar } from '../../server/src/http/cookies.ts';
import { startProcess } from './child-process.ts';
import { freePort } from './free-port.ts';

export type UnguardedPortal = { readonly url: string; stop(): Promise<void> };

/**
 * Starts what the attack pages must succeed against, so that one knows that they attack: the portal's calls and its HTTP server,
 * put together here without the guard against other sites' pages and without the rule that bodies are sent as JSON, and with a
 * session cookie that browsers send along for everyone.
 */
export async function startUnguardedPortal(): Promise<UnguardedPortal> {
  const port = await freePort();
  const program = startProcess('e2e/testing/unguarded-portal.ts', { PORT: String(port) });
  await program.waitFor(/^unguarded$/m);
  return { url: `http://localhost:${port}`, stop: () => program.stop() };
}

if (import.meta.main) {
  const { mkdtempSync, rmSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  const { default: pino } = await import('pino');
  const { createPortal } = await import('../../server/src/app.ts');
  const { readConfig } = await import('../../server/src/config.ts');
  const { createDatabase } = await import('../../server/src/database/database.ts');
  const { openDatabase } = await import('../../server/src/database/open-database.ts');
  const { createPool } = await import('../../server/src/database/pools.ts');
  const { createCookieJar } = await import('../../server/src/http/cookies.ts');
  const { createHttpServer } = await import('../../server/src/http/create-http-server.ts');
  const { registerDevMailbox } = await import('../../server/src/http/dev-mailbox.ts');
  const { createCallerOf } = await import('../../server/src/http/http-environment.ts');
  const { registerCalls } = await import('../../server/src/http/register-calls.ts');
  const { registerVerifyEmailLink } = await import('../../server/src/http/verify-email-link.ts');
  const { createSessionReader } = await import('../../server/src/modules/accounts/public.ts');
  const { mailboxFolder } = await import('../../server/src/providers/mail/choose-mail.ts');
  const { systemClock } = await import('../../server/src/system/clock.ts');
  const { loadSecrets } = await import('../../server/src/system/secrets.ts');

  const dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const config = readConfig({ DATA_DIR: dataDir, PORT: process.env.PORT ?? '' });
  const secrets = loadSecrets(dataDir);
  const log = pino({ level: 'silent' });
  const opened = await openDatabase(config, () => undefined);
  const { connection } = opened;
  const portal = await createPortal({ config, connection, secrets, clock: systemClock, log, distFolder: null });
  const { brands, passwordIdentity } = portal.services;
  const pool = createPool(connection, () => undefined);
  const guarded = createCookieJar(false);
  const cookies: CookieJar = {
    ...guarded,
    writeSession(reply, token) {
      const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'none' } as const;
      if (token === null) reply.clearCookie('sid', attributes);
      else reply.setCookie('sid', token, attributes);
    },
  };
  const http = await createHttpServer({
    log,
    publicUrl: config.publicUrl,
    production: false,
    trustProxy: [],
    brandForHost: (host) => brands.forHost(host),
    defaultBrand: brands.default,
    isClosing: () => false,
  });
  http.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body === '' ? null : JSON.parse(body.toString()));
  });
  registerDevMailbox(http, mailboxFolder(config));
  if (passwordIdentity !== null) registerVerifyEmailLink(http, passwordIdentity);
  const readSession = createSessionReader(createDatabase(pool), systemClock, config.sessionInactivityMs);
  registerCalls(http, portal.calls, {
    callerOf: createCallerOf({ brands, cookies, csrfKey: secrets.csrfKey, readSession }),
    requireOwnPage: () => undefined,
    isInMaintenance: () => false,
    requireModule: async () => undefined,
    observe: () => undefined,
  });
  process.once('SIGTERM', async () => {
    await http.close();
    await portal.stop();
    await pool.end();
    await opened.close();
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
  await http.listen({ host: '127.0.0.1', port: config.port });
  await portal.startJobs();
  process.stdout.write('unguarded\n');
}
