import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createPortal } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { createDatabase } from '../database/database.ts';
import { createPool } from '../database/pools.ts';
import { createHttpServer } from '../http/create-http-server.ts';
import { createCallerOf } from '../http/http-environment.ts';
import { registerDevMailbox } from '../http/pages/dev-mailbox.ts';
import { registerCalls } from '../http/register-calls.ts';
import { type CookieJar, createCookieJar } from '../http/security/cookies.ts';
import { registerVerifyEmailLink } from '../http/verify-email-link.ts';
import { createSessionReader } from '../modules/accounts/public.ts';
import { openDatabase } from '../open-database.ts';
import { mailboxFolder } from '../providers/mail/choose-mail.ts';
import { systemClock } from '../system/clock.ts';
import { loadSecrets } from '../system/secrets.ts';

/**
 * Serves what attack pages must succeed against, so that one knows that they attack: the portal's calls and its HTTP server, put
 * together here without the guard against other sites' pages and without the rule that bodies are sent as JSON, and with a
 * session cookie that browsers send along for everyone. Answers how to stop it.
 */
export async function serveUnguardedPortal(port: string): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-unguarded-'));
  const config = readConfig({ DATA_DIR: dataDir, PORT: port });
  const secrets = loadSecrets(dataDir);
  const log = pino({ level: 'silent' });
  const opened = await openDatabase(config, () => undefined);
  const { connection } = opened;
  const portal = await createPortal({ config, connection, secrets, clock: systemClock, log, distFolder: null });
  const { brands, passwordIdentity } = portal.services;
  const pool = createPool(connection, () => undefined);
  const http = await createHttpServer({
    log,
    errors: { report: () => undefined, stop: async () => undefined },
    limits: portal.services.limits,
    publicUrl: config.publicUrl,
    production: false,
    trustProxy: [],
    brandForHost: (host) => brands.forHost(host),
    defaultBrand: () => brands.default,
    linkOrigin: null,
    isClosing: () => false,
  });
  http.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body === '' ? null : JSON.parse(body.toString()));
  });
  registerDevMailbox(http, mailboxFolder(config));
  if (passwordIdentity !== null) registerVerifyEmailLink(http, passwordIdentity);
  registerCalls(http, portal.calls, {
    callerOf: createCallerOf({
      brands,
      cookies: cookiesForEveryone(),
      csrfKey: secrets.csrfKey,
      readSession: createSessionReader(createDatabase(pool), systemClock, config.sessionInactivityMs),
    }),
    requireOwnPage: () => undefined,
    isInMaintenance: () => false,
    customersSeen: async () => 'all',
    customersNamed: async () => [],
    requireModule: async () => undefined,
    noteActivity: async () => undefined,
    observe: () => undefined,
  });
  await http.listen({ host: '127.0.0.1', port: config.port });
  await portal.startJobs();
  return async () => {
    await http.close();
    await portal.stop();
    await pool.end();
    await opened.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function cookiesForEveryone(): CookieJar {
  const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'none' } as const;
  return {
    ...createCookieJar(false),
    writeSession(reply, token) {
      if (token === null) reply.clearCookie('sid', attributes);
      else reply.setCookie('sid', token, attributes);
    },
  };
}
