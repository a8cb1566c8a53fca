import { OPERATIONS } from '@portal/contract/developers/operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routeAddress } from '../../call/bind-call.ts';
import { SCIM_ROUTES } from '../../http/scim/scim-routes.ts';
import { makeBuiltApp, PRODUCTION_SETTINGS } from '../built-app.ts';
import { EVERY_CALL } from '../every-call.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

/** Addresses beside the contract's calls, each with what guards it. A new one has to be entered here, with a reason. */
const BESIDE_THE_CONTRACT: Readonly<Record<string, string>> = {
  'GET /healthz': 'says only that the process lives',
  'GET /readyz': 'says only whether the portal can work',
  'GET /metrics': 'needs the token of the metrics',
  'GET /api/identity/verifyEmail/:token': 'needs the token of a mailed link',
  'POST /api/digest/oneClick/:token': 'needs the token of an email, and only ends such emails',
  'GET /api/calendar/feed/:token': 'needs the secret of an admin’s address, and only tells what comes',
  'POST /api/hooks/tickets/:token':
    'needs the secret of a firm’s ticketing system, and of GitHub a signature; only says how tickets stand',
  'POST /api/billing/chargebeeEvents': 'needs the name and password of the webhooks',
  'POST /api/phishing/inbound': 'needs the secret of reported mails',
  'POST /api/accounts/signOn/logout/:orgId':
    'needs a token that the firm’s directory has signed, and only ends sessions',
  'POST /mcp': 'needs a token, and each tool the permissions of its call of the public interface',
  'GET /mcp': 'needs a token, and answers nothing',
  'DELETE /mcp': 'needs a token, and answers nothing',
  'POST /api/accounts/signOn/saml/:orgId':
    'needs the state of somebody who has left for the directory, and only keeps what came back for their browser',
  'GET /api/accounts/signOn/saml/:orgId/metadata': 'addresses and a public key, which directories read',
  'GET /api/v1/openapi.json': 'the same description for everyone',
  'POST /api/utils/cspReport': 'takes a bounded text into the log and answers nothing',
  'GET /api/resources/asset': 'logos, which are on pages that everyone sees, and what a provider shows to buyers',
  'GET /disclaimer.html': 'the same text for everyone',
  'GET /index.html': 'the page, without data',
  'GET *': 'the page for every other address, without data',
};
const IN_DEVELOPMENT: Readonly<Record<string, string>> = {
  'GET /api/openapi.json': 'outside production only',
  'GET /dev/mailbox': 'outside production only',
  'GET /dev/mailbox/:name': 'outside production only',
};

/** Brings the route of the webhooks; nothing of it is asked. */
const CHARGEBEE = {
  BILLING: 'chargebee',
  CHARGEBEE_SITE: 'example-test',
  CHARGEBEE_API_KEY: 'test_key_0123',
  CHARGEBEE_WEBHOOK_USER: 'chargebee',
  CHARGEBEE_WEBHOOK_PASSWORD: 'webhook-password-of-the-tests',
  PHISHING_INBOUND_SECRET: 'secret-of-reported-mails',
};

const app = makeBuiltApp();
let plain: TestPortal;
let real: TestPortal;
beforeAll(async () => {
  [plain, real] = await Promise.all([
    startTestPortal(CHARGEBEE, app.folder),
    startTestPortal({ ...PRODUCTION_SETTINGS, ...CHARGEBEE }, app.folder),
  ]);
});
afterAll(async () => {
  await Promise.all([plain.stop(), real.stop()]);
  app.remove();
});

/** Every route that the server really has, as "METHOD address", without files of the build. */
function routesOf({ portal }: TestPortal): string[] {
  const path: string[] = [];
  return portal.http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
      if (part === '') return [];
      path.splice(indent.length / 4, path.length, part);
      return methods.split(', ').map((method) => `${method} ${path.join('')}`);
    })
    .filter((route) => !route.includes('/assets/') && !route.startsWith('HEAD '));
}

const CLASSIFIED = [
  ...EVERY_CALL.map(({ call }) => `${call.method} ${routeAddress(call.path)}`),
  // The public interface asks for a token with the scope that each of its calls declares.
  ...OPERATIONS.map(({ method, path }) => `${method} ${routeAddress(`/v1${path}`)}`),
  // Directories need a token with the permission for directories.
  ...SCIM_ROUTES.map(({ method, url }) => `${method} /scim/v2${url}`),
];

describe('V8.2.1 every address says who may ask it', () => {
  test('the walk sees the routes', () => {
    expect(routesOf(plain).length).toBeGreaterThan(60);
    expect(routesOf(plain)).toContain('POST /api/accounts/endSessionsOfUser');
  });

  test.each([
    ['outside production', () => plain, { ...BESIDE_THE_CONTRACT, ...IN_DEVELOPMENT }],
    ['in production', () => real, BESIDE_THE_CONTRACT],
  ] as const)('%s there is none beside the contract and the named few', (_mode, portal, named) => {
    const unclassified = routesOf(portal()).filter((route) => !CLASSIFIED.includes(route) && !(route in named));
    expect(unclassified).toEqual([]);
    for (const route of Object.keys(named)) expect(routesOf(portal())).toContain(route);
  });

  test('every call of the contract names its access', () => {
    for (const { call, name } of EVERY_CALL)
      expect(['public', 'session', 'member', 'staff'], name).toContain(call.access);
  });
});
