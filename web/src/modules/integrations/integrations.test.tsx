import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { signedIn } from '../../testing/signed-in.ts';
import type { Admin, Channel } from './channels/channel-types.ts';
import type { Desk } from './desk/desk-draft.ts';

afterEach(closeApp);

const ADMIN: Admin = { userId: '9d9a7f10-0000-4000-8000-000000000001', name: 'Dana Reyes', email: 'dana@firm.example' };
const channel: Channel = {
  ...{ endpointId: '9d9a7f10-0000-4000-8000-000000000002', kind: 'slack', name: 'Security', host: 'hooks.slack.com' },
  ...{ events: ['scan.ended'], leastSeverity: 'medium', rhythm: null, recipients: [], isOn: true, offBecause: null },
  ...{ failingSince: null, madeBy: 'Dana Reyes', madeAt: '2026-11-21T10:00:00.000Z' },
};

test('a chat is added with its address and a password, tested, and its messages shown', async () => {
  let channels: Channel[] = [];
  const { screen, server } = await renderApp('/integrations', {
    ...signedIn(),
    authenticate: () => ({ success: true, bearer: 'proof', challenge: null }),
    readCalendarFeed: () => ({ success: true, data: { madeAt: null, lastReadAt: null } }),
    readTicketDesk: () => ({ success: true, data: { desk: null } }),
    listAlertChannels: () => ({ success: true, data: { channels, admins: [ADMIN] } }),
    makeAlertChannel: () => {
      channels = [channel];
      return { success: true, data: { endpointId: channel.endpointId } };
    },
    testWebhook: () => ({ success: true }),
    listWebhookDeliveries: () => ({
      success: true,
      data: {
        keptDays: 45,
        deliveries: [
          {
            ...{ deliveryId: channel.endpointId, event: 'channel.message', body: '{}', state: 'taken', tries: 1 },
            ...{
              madeAt: '2026-11-21T10:00:00.000Z',
              nextTryAt: null,
              lastTryAt: null,
              lastStatus: 200,
              lastAnswer: '',
            },
          },
        ],
      },
    }),
  });
  await screen.getByRole('button', { name: 'Add a channel' }).click();
  await screen.getByRole('button', { name: 'Add the channel' }).click();
  await expect.element(screen.getByText('Please enter an address that begins with https://.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Webhook address' }).fill('https://hooks.slack.com/services/x');
  await screen.getByRole('textbox', { name: 'Name of the channel' }).fill('Security');
  await screen.getByLabelText('Your password', { exact: true }).fill('Quiet-River-42-Lamp');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Add the channel' }).click();
  await expect.element(screen.getByText('Slack · hooks.slack.com')).toBeVisible();
  expect(server.inputsOf('makeAlertChannel')).toMatchObject([
    { kind: 'slack', name: 'Security', address: 'https://hooks.slack.com/services/x', leastSeverity: 'medium' },
  ]);
  await screen.getByRole('button', { name: 'More for “Security”' }).click();
  await screen.getByRole('menuitem', { name: 'Send a test message' }).click();
  await expect.poll(() => server.inputsOf('testWebhook')).toEqual([{ endpointId: channel.endpointId }]);
  await screen.getByRole('button', { name: 'What was sent to “Security”' }).click();
  await expect.element(screen.getByText(/1 try · Response: 200/)).toBeVisible();
});

test('emails are changed to go to other admins and once a week, and removed', async () => {
  const emails: Channel = { ...channel, kind: 'email', name: 'Summary', host: '', rhythm: 'day' };
  const { screen, server } = await renderApp('/integrations', {
    ...signedIn(),
    readCalendarFeed: () => ({ success: true, data: { madeAt: null, lastReadAt: null } }),
    readTicketDesk: () => ({ success: true, data: { desk: null } }),
    listAlertChannels: () => ({ success: true, data: { channels: [emails], admins: [ADMIN] } }),
    changeAlertChannel: () => ({ success: true }),
    removeWebhook: () => ({ success: true }),
  });
  await screen.getByRole('button', { name: 'More for “Summary”' }).click();
  await screen.getByRole('menuitem', { name: 'Edit' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Please choose at least one.')).toBeVisible();
  await screen.getByRole('checkbox', { name: /Dana Reyes/ }).click({ force: true });
  await screen.getByRole('radio', { name: 'Every Monday' }).click({ force: true });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => server.inputsOf('changeAlertChannel'))
    .toMatchObject([{ rhythm: 'week', recipients: [ADMIN.userId], isOn: true }]);
  await screen.getByRole('button', { name: 'More for “Summary”' }).click();
  await screen.getByRole('menuitem', { name: 'Remove' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => server.inputsOf('removeWebhook')).toEqual([{ endpointId: channel.endpointId }]);
});

test('an address for a calendar program is made, shown once, replaced and turned off', async () => {
  let madeAt: string | null = null;
  const { screen, server } = await renderApp('/integrations', {
    ...signedIn(),
    listAlertChannels: () => ({ success: true, data: { channels: [], admins: [ADMIN] } }),
    readCalendarFeed: () => ({ success: true, data: { madeAt, lastReadAt: null } }),
    readTicketDesk: () => ({ success: true, data: { desk: null } }),
    renewCalendarFeed: () => {
      madeAt = '2026-11-21T10:00:00.000Z';
      return { success: true, data: { address: 'https://portal.example/api/calendar/feed/secret' } };
    },
    endCalendarFeed: () => {
      madeAt = null;
      return { success: true };
    },
  });
  await screen.getByRole('button', { name: 'Create an address' }).click();
  await expect.element(screen.getByText('https://portal.example/api/calendar/feed/secret')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Done' }).click();
  await screen.getByRole('button', { name: 'Create another address' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Create another address' }).click();
  await expect.poll(() => server.inputsOf('renewCalendarFeed')).toHaveLength(2);
  await screen.getByRole('button', { name: 'Done' }).click();
  await screen.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(screen.getByText('You do not have an address yet.')).toBeVisible();
});

test('a ticketing system is set with its token, told where to call, tested and removed', async () => {
  let desk: Desk | null = null;
  const hook = { address: 'https://portal.example/api/hooks/tickets/part', secret: 'signing-secret' };
  const { screen, server } = await renderApp('/integrations', {
    ...signedIn(),
    authenticate: () => ({ success: true, bearer: 'proof', challenge: null }),
    listAlertChannels: () => ({ success: true, data: { channels: [], admins: [ADMIN] } }),
    readCalendarFeed: () => ({ success: true, data: { madeAt: null, lastReadAt: null } }),
    readTicketDesk: () => ({ success: true, data: { desk } }),
    saveTicketDesk: () => {
      desk = {
        ...{ kind: 'github', address: 'https://api.github.com', project: 'acme/it', account: '', tickets: 2 },
        ...{ madeBy: 'Dana Reyes', madeAt: '2026-11-21T10:00:00.000Z' },
      };
      return { success: true, data: { hook, asks: [] } };
    },
    testTicketDesk: () => ({ success: true }),
    removeTicketDesk: () => {
      desk = null;
      return { success: true };
    },
  });
  await screen.getByRole('button', { name: 'Set up a ticketing system' }).click();
  await screen.getByRole('radio', { name: /GitHub Issues/ }).click({ force: true });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Please enter a repository such as acme/it.')).toBeVisible();
  await expect.element(screen.getByText('Please enter a token.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Repository' }).fill('acme/it');
  await screen.getByLabelText('Access token').fill('github_pat_1');
  await screen.getByLabelText('Your password', { exact: true }).fill('Quiet-River-42-Lamp');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(hook.secret)).toBeVisible();
  await expect.element(screen.getByText(hook.address)).toBeVisible();
  await expectAccessible();
  expect(server.inputsOf('saveTicketDesk')).toEqual([
    { kind: 'github', address: 'https://api.github.com', project: 'acme/it', token: 'github_pat_1' },
  ]);
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByText('GitHub Issues · acme/it')).toBeVisible();
  await screen.getByRole('button', { name: 'Test', exact: true }).click();
  await expect.element(screen.getByText('The system responds and is ready to accept tickets.')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove', exact: true }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByText('No ticketing system yet')).toBeVisible();
});

test('a project of Jira that needs more fields asks for them by name before anything is saved', async () => {
  const asked = { id: 'customfield_1', name: 'Cost center', kind: 'number' as const, options: [], isWrong: false };
  const team = { ...asked, id: 'customfield_2', name: 'Team', kind: 'choice' as const };
  const asks = [asked, { ...team, options: [{ id: '7', name: 'Security' }] }];
  const { screen, server } = await renderApp('/integrations', {
    ...signedIn(),
    authenticate: () => ({ success: true, bearer: 'proof', challenge: null }),
    listAlertChannels: () => ({ success: true, data: { channels: [], admins: [ADMIN] } }),
    readCalendarFeed: () => ({ success: true, data: { madeAt: null, lastReadAt: null } }),
    readTicketDesk: () => ({ success: true, data: { desk: null } }),
    saveTicketDesk: (input) => {
      if (input.kind !== 'jira' || input.project === 'OPS')
        throw new FakeFailure('TICKET_DESK_FIELDS', 'project', { fields: 'Approver' });
      const isFilled = input.fields?.length === 2;
      return { success: true, data: { hook: null, asks: isFilled ? [] : asks } };
    },
  });
  await screen.getByRole('button', { name: 'Set up a ticketing system' }).click();
  await screen.getByRole('radio', { name: /Jira Cloud/ }).click({ force: true });
  await screen.getByRole('textbox', { name: 'Jira address' }).fill('https://acme.atlassian.net');
  await screen.getByRole('textbox', { name: 'Project key' }).fill('OPS');
  await screen.getByRole('textbox', { name: 'Email address of the account' }).fill('desk@acme.example');
  await screen.getByLabelText('API token').fill('token');
  await screen.getByLabelText('Your password', { exact: true }).fill('Quiet-River-42-Lamp');
  const save = screen.getByRole('button', { name: 'Save' });
  await save.click();
  await expect.element(screen.getByText(/require fields that the portal cannot fill in: Approver\./)).toBeVisible();
  await screen.getByRole('textbox', { name: 'Project key' }).fill('SEC');
  await save.click();
  await screen.getByRole('textbox', { name: 'Cost center' }).fill('many');
  await save.click();
  await expect.element(screen.getByText('This value is not valid for this field.')).toBeVisible();
  await expect.element(screen.getByText('Please fill in this field.')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('textbox', { name: 'Cost center' }).fill('42');
  await screen.getByRole('button', { name: /Team/ }).click();
  await screen.getByRole('option', { name: 'Security' }).click();
  await save.click();
  await expect.element(screen.getByText('The ticketing system was saved.')).toBeVisible();
  expect(server.inputsOf('saveTicketDesk').at(-1)).toMatchObject({
    fields: [
      { id: 'customfield_1', value: '42' },
      { id: 'customfield_2', value: '7' },
    ],
  });
});
