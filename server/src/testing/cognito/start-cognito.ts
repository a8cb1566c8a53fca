import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createCognitoLocal } from 'cognito-local/lib/server/server.js';
import { CognitoServiceFactoryImpl } from 'cognito-local/lib/services/cognitoService.js';
import { StormDBDataStoreFactory } from 'cognito-local/lib/services/dataStore/stormDb.js';
import { MessagesService } from 'cognito-local/lib/services/messages.js';
import { JwtTokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js';
import { UserPoolServiceFactoryImpl } from 'cognito-local/lib/services/userPoolService.js';
import pino from 'pino';
import type { Clock } from '../../system/clock.ts';
import { createCognitoStandIn } from './cognito-stand-in.ts';

const USER_POOL_ID = 'local_Portal';
const CLIENT_ID = 'portalclient';
/** The specification's rule; Amazon's default asks for a symbol on top. */
const USUAL_POLICY = {
  MinimumLength: 8,
  RequireUppercase: true,
  RequireLowercase: true,
  RequireNumbers: true,
  RequireSymbols: false,
};

export type PasswordPolicy = Readonly<Record<string, number | boolean>>;

/** cognito-local calls its triggers only where they are enabled. */
const NO_TRIGGERS = { enabled: () => false };

/**
 * Amazon Cognito on a free port of this machine: cognito-local, and our own stand-in for what that lacks. Its accounts are
 * in a folder that goes with it; the codes that it would mail are kept, and shown at /codes/{address}.
 */
export async function startCognito(clock: Clock = { now: () => new Date() }, policy: PasswordPolicy = USUAL_POLICY) {
  const folder = mkdtempSync(join(tmpdir(), 'cognito-'));
  const logger = pino({ level: 'silent' });
  const context = { logger } as never;
  const theirClock = { get: () => clock.now() };
  const stores = new StormDBDataStoreFactory(folder);
  const pools = new UserPoolServiceFactoryImpl(theirClock, stores);
  const defaults = { UsernameAttributes: ['email'] };
  const cognito = await new CognitoServiceFactoryImpl(folder, stores, pools).create(context, defaults);
  await cognito.createUserPool(context, {
    ...defaults,
    Id: USER_POOL_ID,
    AutoVerifiedAttributes: ['email'],
    MfaConfiguration: 'OFF',
    Policies: { PasswordPolicy: policy },
  });
  const pool = await cognito.getUserPool(context, USER_POOL_ID);
  const now = clock.now();
  await pool.saveAppClient(context, {
    ClientId: CLIENT_ID,
    ClientName: 'portal',
    UserPoolId: USER_POOL_ID,
    CreationDate: now,
    LastModifiedDate: now,
  } as never);

  const codes = new Map<string, string>();
  const deliver = async (_context: unknown, _user: unknown, details: { Destination: string }, message: unknown) => {
    codes.set(details.Destination, (message as { __code?: string }).__code ?? '');
  };
  const tokenConfig = { IssuerDomain: '' };
  const services = {
    clock: theirClock,
    cognito,
    config: { UserPoolDefaults: defaults },
    messages: new MessagesService(NO_TRIGGERS as never, { deliver } as never),
    otp: () => String(Math.floor(100_000 + Math.random() * 900_000)),
    tokenGenerator: new JwtTokenGenerator(theirClock, NO_TRIGGERS as never, tokenConfig),
    triggers: NO_TRIGGERS,
  } as never;
  const state = { isDown: false, keyRequests: 0, keys: null as readonly object[] | null };
  const { application } = createCognitoLocal(createCognitoStandIn(services, pool, clock), logger as never, {});
  const server = createServer((request, response) => {
    const asksForKeys = request.url?.endsWith('/jwks.json') === true;
    if (asksForKeys) state.keyRequests += 1;
    const asksForCode = /^\/codes\/(.+)$/.exec(request.url ?? '')?.[1];
    if (state.isDown) response.destroy();
    else if (asksForCode !== undefined)
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end(codes.get(decodeURIComponent(asksForCode)));
    else if (asksForKeys && state.keys !== null)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: state.keys }));
    else application(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  tokenConfig.IssuerDomain = endpoint;

  return {
    endpoint,
    userPoolId: USER_POOL_ID,
    clientId: CLIENT_ID,
    issuer: `${endpoint}/${USER_POOL_ID}`,
    /** What the portal is set to, with credentials that are good for nothing. */
    settings: {
      IDENTITY: 'cognito',
      COGNITO_USER_POOL_ID: USER_POOL_ID,
      COGNITO_CLIENT_ID: CLIENT_ID,
      COGNITO_ENDPOINT: endpoint,
    },
    /** Change it to take the service down, and to answer other keys. */
    state,
    /** The newest code that was sent to an address. */
    codeFor: (email: string) => codes.get(email) ?? '',
    /** Calls as a browser or the portal would. */
    async call(operation: string, input: Readonly<Record<string, unknown>>) {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify(input),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestCognito = Awaited<ReturnType<typeof startCognito>>;
