import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CallOutput } from '../../api/calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

type Data = CallOutput<'readFirmData'>['data'];
const EXPORT = {
  exportId: '0198a6f0-0000-7000-8000-0000000000aa',
  state: 'ready',
  askedBy: 'Kim Berg',
  askedAt: '2026-11-21T10:00:00Z',
  expiresAt: '2026-11-28T10:00:00Z',
  size: 2_500_000,
} as const;
const DELETION = { askedBy: 'Kim Berg', askedAt: '2026-11-21T10:00:00Z', dueAt: '2026-12-05T20:00:00Z' };

function member(changes: Partial<Data>, handlers: FakeHandlers = {}) {
  const data: Data = { companyName: 'Lark Bakery', export: null, deletion: null, graceDays: 14, ...changes };
  return {
    ...signedIn(),
    readFirmData: () => ({ success: true, data }),
    authenticate: () => ({ success: true, bearer: 'proof', challenge: null }),
    ...handlers,
  } satisfies FakeHandlers;
}

test('a file is asked for with the password', async () => {
  const app = await renderApp('/company-data', member({}, { exportFirmData: () => ({ success: true }) }));
  await app.screen.getByRole('button', { name: 'Prepare the file' }).click();
  const dialog = app.screen.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Your password', { exact: true }), 'Sourdough1');
  await dialog.getByRole('button', { name: 'Prepare the file' }).dblClick();
  await expect.element(app.screen.getByText(/We’re preparing the file\. You’ll get an email/)).toBeVisible();
  expect(app.server.inputsOf('exportFirmData')).toEqual([{}]);
});

test.each([
  ['making', 'We’re preparing the file', false],
  ['failed', 'The file could not be created', true],
] as const)('a file that is %s says so', async (state, title, canAsk) => {
  const app = await renderApp('/company-data', member({ export: { ...EXPORT, state, size: 0 } }));
  await expect.element(app.screen.getByText(title)).toBeVisible();
  expect(app.screen.getByRole('button', { name: 'Prepare a new file' }).elements()).toHaveLength(canAsk ? 1 : 0);
});

test('a file that is ready can be downloaded, and a deletion that waits can be stopped', async () => {
  let deletion: Data['deletion'] = DELETION;
  const app = await renderApp(
    '/company-data',
    member(
      {},
      {
        readFirmData: () => ({
          success: true,
          data: { companyName: 'Lark Bakery', export: EXPORT, deletion, graceDays: 14 },
        }),
        cancelFirmDeletion: () => {
          deletion = null;
          return { success: true };
        },
      },
    ),
  );
  const download = app.screen.getByRole('link', { name: 'Download (2.5 MB)' });
  await expect.element(download).toHaveAttribute('href', `/api/firmData/file?exportId=${EXPORT.exportId}`);
  await expect.element(app.screen.getByText('Everything will be deleted on Dec 5, 2026')).toBeVisible();
  expect(app.screen.getByRole('button', { name: 'Delete everything' }).elements()).toHaveLength(0);
  await expectAccessible();
  await app.screen.getByRole('button', { name: 'Stop the deletion' }).click();
  await expect.element(app.screen.getByText('Nothing will be deleted.')).toBeVisible();
  await expect.element(app.screen.getByRole('button', { name: 'Delete everything' })).toBeVisible();
});

test('a deletion needs the name to the letter and the password', async () => {
  const app = await renderApp('/company-data', member({}, { askFirmDeletion: () => ({ success: true }) }));
  await app.screen.getByRole('button', { name: 'Delete everything' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Delete everything about Lark Bakery?' });
  const name = dialog.getByLabelText('Your company’s name');
  await userEvent.fill(name, 'lark bakery');
  await userEvent.fill(dialog.getByLabelText('Your password', { exact: true }), 'Sourdough1');
  await dialog.getByRole('button', { name: 'Delete in 14 days' }).click();
  await expect.element(dialog.getByText(/This is not your company’s name/)).toBeVisible();
  await expectAccessible();
  await userEvent.fill(name, 'Lark Bakery');
  await dialog.getByRole('button', { name: 'Delete in 14 days' }).click();
  await expect.element(app.screen.getByText(/All admins have been notified/)).toBeVisible();
  expect(app.server.inputsOf('askFirmDeletion')).toEqual([{ companyName: 'Lark Bakery' }]);
});

test('staff on a visit sees how it stands and can do nothing', async () => {
  const app = await renderApp('/company-data', {
    ...member({ export: EXPORT, deletion: DELETION }),
    ...signedIn({ session: { isServiceSession: true } }),
  });
  await expect.element(app.screen.getByText('The file is ready')).toBeVisible();
  expect(app.screen.getByRole('link', { name: /^Download \(/ }).elements()).toHaveLength(0);
  for (const name of ['Stop the deletion', 'Prepare a new file'])
    expect(app.screen.getByRole('button', { name }).elements(), name).toHaveLength(0);
});
