import { afterEach, expect, test } from 'vitest';
import type { Token, Webhook } from '../../portal/developers/audience.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

const SECRET = `csp_${'a'.repeat(49)}`;
const token: Token = {
  ...{ tokenId: '9d9a7f10-0000-4000-8000-000000000001', name: 'Reports', hint: 'aaaa', scopes: ['score:read'] },
  ...{ madeBy: 'Dana Reyes', madeAt: '2026-11-21T10:00:00.000Z', expiresAt: '2099-12-21T10:00:00.000Z' },
  ...{ lastUsedAt: null, revokedAt: null },
};
const webhook: Webhook = {
  ...{ endpointId: '9d9a7f10-0000-4000-8000-000000000002', address: 'https://hooks.example/in', isOn: true },
  ...{ events: ['scan.ended'], offBecause: null, failingSince: null, oldSecretEndsAt: null },
  ...{ madeBy: 'Dana Reyes', madeAt: '2026-11-21T10:00:00.000Z' },
};

test('a token is made with a password and what it may do, shown once, listed and revoked', async () => {
  let tokens: Token[] = [];
  const { screen, server } = await renderApp('/developers', {
    ...signedIn(),
    authenticate: () => ({ success: true, bearer: 'proof', challenge: null }),
    listApiTokens: () => ({ success: true, data: { tokens } }),
    makeApiToken: () => {
      tokens = [token];
      return { success: true, data: { tokenId: token.tokenId, token: SECRET } };
    },
    revokeApiToken: () => {
      tokens = [{ ...token, revokedAt: '2026-11-22T10:00:00.000Z' }];
      return { success: true };
    },
  });
  await screen.getByRole('button', { name: 'Create a token' }).click();
  await screen.getByRole('button', { name: 'Create the token' }).click();
  await expect.element(screen.getByText('Please choose at least one.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'What is it for?' }).fill('Reports');
  await screen.getByRole('checkbox', { name: /Read the score/ }).click({ force: true });
  await screen.getByLabelText('Your password', { exact: true }).fill('Quiet-River-42-Lamp');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Create the token' }).click();
  await expect.element(screen.getByText(SECRET)).toBeVisible();
  expect(server.inputsOf('makeApiToken')).toEqual([{ name: 'Reports', days: 90, scopes: ['score:read'] }]);
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByText(SECRET)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Revoke “Reports”' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect.element(screen.getByText('Revoked', { exact: true })).toBeVisible();
});

test('a webhook shows what was sent, takes it again, and gets a new secret', async () => {
  const { screen, server } = await renderApp('/developers/webhooks', {
    ...signedIn(),
    listWebhooks: () => ({ success: true, data: { webhooks: [webhook] } }),
    listWebhookDeliveries: () => ({
      success: true,
      data: {
        keptDays: 45,
        deliveries: [
          {
            ...{ deliveryId: webhook.endpointId, event: 'scan.ended', body: '{"type":"scan.ended"}', state: 'failed' },
            ...{ madeAt: '2026-11-21T10:00:00.000Z', tries: 8, nextTryAt: null, lastTryAt: null },
            ...{ lastStatus: 500, lastAnswer: 'no' },
          },
        ],
      },
    }),
    replayWebhookDelivery: () => ({ success: true }),
    renewWebhookSecret: () => ({ success: true, data: { endpointId: webhook.endpointId, secret: 'whsec_new' } }),
  });
  await screen.getByRole('button', { name: 'Deliveries to hooks.example' }).click();
  await expect.element(screen.getByText('The latest 50 from the last 45 days.')).toBeVisible();
  await expect.element(screen.getByText(/8 tries · Response: 500/)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: /^Send again: A scan ended/ }).click();
  await expect.poll(() => server.inputsOf('replayWebhookDelivery')).toHaveLength(1);
  await screen.getByRole('button', { name: 'Close' }).first().click();
  await screen.getByRole('button', { name: 'More for hooks.example' }).click();
  await screen.getByRole('menuitem', { name: /^New secret/ }).click();
  await expect.element(screen.getByText('whsec_new')).toBeVisible();
});

test('an assistant is set up with an address, lines to copy and a token that only reads', async () => {
  const { screen, server } = await renderApp('/developers/assistant', {
    ...signedIn(),
    readApiReference: () => ({
      success: true,
      data: {
        address: 'https://portal.example/api/v1',
        assistantAddress: 'https://portal.example/mcp',
        operations: [],
        errors: [],
      },
    }),
    authenticate: () => ({ success: true, bearer: 'proof', challenge: null }),
    listApiTokens: () => ({ success: true, data: { tokens: [] } }),
    makeApiToken: () => ({ success: true, data: { tokenId: token.tokenId, token: SECRET } }),
  });
  await expect.element(screen.getByText('https://portal.example/mcp', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByText(/^claude mcp add --transport http \S+ https:\/\/portal.example\/mcp --header/))
    .toBeVisible();
  await expect.element(screen.getByText(/leaves your company/)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Create a read-only token' }).click();
  await expect.element(screen.getByRole('checkbox', { name: /Read people in training/ })).not.toBeChecked();
  await screen.getByRole('textbox', { name: 'What is it for?' }).fill('Assistant');
  await screen.getByLabelText('Your password', { exact: true }).fill('Quiet-River-42-Lamp');
  await screen.getByRole('button', { name: 'Create the token' }).click();
  await expect.element(screen.getByText(SECRET)).toBeVisible();
  const [input] = server.inputsOf('makeApiToken') as [{ scopes: string[] }];
  expect(input.scopes).toContain('findings:read');
  expect(input.scopes.filter((scope) => !scope.endsWith(':read') || scope === 'people:read')).toEqual([]);
});

test('each call is told of with a command and can be tried', async () => {
  const { screen } = await renderApp('/developers/calls', {
    ...signedIn(),
    readApiReference: () => ({
      success: true,
      data: {
        address: 'https://portal.example/api/v1',
        assistantAddress: 'https://portal.example/mcp',
        operations: [
          {
            ...{ name: 'readScan', method: 'GET', path: '/scans/{id}', resource: 'scans', scope: 'scans:read' },
            ...{ summary: 'Read one scan', isInPlan: true, exampleBody: '', exampleAnswer: '{}' },
            fields: [{ name: 'id', isRequired: true, example: '42' }],
          },
        ],
        errors: [{ code: 'NOT_FOUND', status: 404, text: 'This could not be found.' }],
      },
    }),
  });
  await screen.getByText('With curl: Read one scan').click();
  await expect.element(screen.getByText(/curl 'https:\/\/portal.example\/api\/v1\/scans\/42'/)).toBeVisible();
  await expect.element(screen.getByText('404 NOT_FOUND')).toBeVisible();
  await screen.getByText('Try it: Read one scan').click();
  await screen.getByRole('button', { name: 'Send: Read one scan' }).click();
  await expect.element(screen.getByText('Enter a token above first.')).toBeVisible();
  await expectAccessible();
});

test('the directory’s page tells the address and counts, and what a group means is chosen with a password', async () => {
  const groupId = token.tokenId;
  const { screen, server } = await renderApp('/developers/directory', {
    ...signedIn(),
    authenticate: () => ({ success: true, bearer: 'proof', challenge: null }),
    readDirectory: () => ({
      success: true,
      data: {
        ...{ address: 'https://portal.example/scim/v2', tokens: 1, lastContactAt: null, active: 7, left: 2, admins: 0 },
        refused: ['bo@firm.example'],
        groups: [{ groupId, name: 'IT', members: 3, usedAs: 'nothing' }],
      },
    }),
    chooseDirectoryGroup: () => ({ success: true }),
  });
  await expect.element(screen.getByText('https://portal.example/scim/v2')).toBeVisible();
  await expect.element(screen.getByText(/could not become admins: bo@firm.example/)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: /What “IT” means here/ }).click();
  await screen.getByRole('option', { name: 'Its members are admins' }).click();
  await screen.getByLabelText('Your password', { exact: true }).fill('Quiet-River-42-Lamp');
  await screen.getByRole('button', { name: 'Change', exact: true }).click();
  await expect.poll(() => server.inputsOf('chooseDirectoryGroup')).toEqual([{ groupId, usedAs: 'admins' }]);
});
