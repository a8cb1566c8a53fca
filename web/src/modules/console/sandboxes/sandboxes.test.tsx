import { afterEach, expect, test } from 'vitest';
import type { CallOutput } from '../../../api/calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { memberProfile } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';

afterEach(closeApp);

type Brand = CallOutput<'listSandboxes'>['data']['brands'][number];
const ready = {
  ...{ orgId: '0198a6f0-0000-7000-8000-0000000000bb', state: 'ready' as const, isLate: false, askedBy: 'Sam Ode' },
  ...{ email: 'sam+sandbox@provider.example', askedAt: '2026-11-28T09:00:00.000Z' },
  filledAt: '2026-11-28T09:00:05.000Z',
};

test('sales creates the sandbox of a brand, invites a prospect, resets it and removes it', async () => {
  let sandbox: Brand['sandbox'] = null;
  const change = (next: Brand['sandbox']) => () => {
    sandbox = next;
    return { success: true as const };
  };
  const { screen, server } = await renderApp('/console/sandboxes', {
    ...signedIn({ session: { isStaff: true, staffRole: 'sales' } }),
    profileCheck: () => memberProfile({ companyData: null, orgId: null }),
    listSandboxes: () => ({
      success: true,
      data: {
        suggested: { email: ready.email, firstName: 'Sam', lastName: 'Ode' },
        brands: [{ brandId: 'default', brandName: 'House', sandbox }],
      },
    }),
    makeSandbox: change(ready),
    inviteToSandbox: change(ready),
    resetSandbox: change({ ...ready, state: 'preparing', isLate: true }),
    removeSandbox: change({ ...ready, state: 'removing' }),
  });
  const act = async (name: string) => {
    await screen.getByRole('button', { name: 'More for House' }).click();
    await screen.getByRole('menuitem', { name }).click();
  };
  await expect.element(screen.getByText('None', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: /House/ }).click();
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Sam');
  await screen.getByRole('dialog').getByRole('button', { name: 'Create sandbox' }).click();
  await expect.element(screen.getByText('Ready', { exact: true })).toBeVisible();
  await expectAccessible();

  await screen.getByRole('button', { name: 'Invite someone House' }).click();
  await screen.getByLabelText('Email address').fill('Pat@Prospect.example');
  await screen.getByLabelText('First name').fill('Pat');
  await screen.getByLabelText('Last name').fill('Lee');
  await screen.getByRole('button', { name: 'Send invitation' }).click();
  await expect.element(screen.getByText('The invitation is on its way to pat@prospect.example.')).toBeVisible();

  await act('Reset');
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await expect.element(screen.getByText('Being prepared')).toBeVisible();
  await expect.element(screen.getByText(/taking longer than usual/)).toBeVisible();
  await act('Remove');
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByText('Being removed')).toBeVisible();

  const brandId = 'default';
  expect(server.inputsOf('makeSandbox')).toEqual([{ brandId, email: ready.email, firstName: 'Sam', lastName: 'Ode' }]);
  expect(server.inputsOf('inviteToSandbox')).toEqual([
    { brandId, email: 'pat@prospect.example', firstName: 'Pat', lastName: 'Lee' },
  ]);
  expect([server.inputsOf('resetSandbox'), server.inputsOf('removeSandbox')]).toEqual([[{ brandId }], [{ brandId }]]);
});

test('everybody in a sandbox is told that its data is made up', async () => {
  const { screen } = await renderApp('/settings', {
    ...signedIn(),
    profileCheck: () => memberProfile({ isSandbox: true }),
  });
  await expect.element(screen.getByRole('region', { name: 'Sandbox' })).toBeVisible();
});
