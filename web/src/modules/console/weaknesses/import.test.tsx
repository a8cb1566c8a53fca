import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { concierge, larkId } from '../testing/concierge-samples.ts';

afterEach(closeApp);

const row = {
  cvssScore: null,
  place: 'mail.larkbakery.example',
  problem: '',
  severity: 'High',
  givenSeverity: '3',
} as const;

test('a scanner’s list is shown row by row; rows are left out, and the rest goes in once', async () => {
  let isReadable = false;
  const app = await renderApp(
    '/console/weaknesses',
    concierge({
      checkWeaknessImport: () => {
        if (!isReadable) throw new FakeFailure('WEAKNESS_IMPORT_REFUSED', 'file', { reason: 'It has no titles.' });
        return {
          success: true,
          data: {
            format: 'nessus-csv',
            counts: { new: 2, known: 1, error: 1 },
            rows: [
              { ...row, number: 4, kind: 'error', title: '', severity: null, problem: 'Line 5 has no title.' },
              { ...row, number: 1, kind: 'new', title: 'Old TLS' },
              { ...row, number: 2, kind: 'new', title: 'Open port' },
              { ...row, number: 3, kind: 'known', title: 'Weak cipher', givenSeverity: 'High' },
            ],
          },
        };
      },
      importWeaknesses: () => ({ success: true, data: { added: 1, known: 1, leftOut: 2 } }),
    }),
  );
  await app.screen.getByRole('button', { name: 'Import' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Import weaknesses' });
  await dialog
    .getByRole('list', { name: 'Customers' })
    .getByText(/^Lark Bakery/)
    .click();
  const chooser = document.querySelector('[role="dialog"] input[type="file"]') as HTMLInputElement;
  await userEvent.upload(chooser, new File(['Name,Risk'], 'scan.csv', { type: 'text/csv' }));
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await expect.element(dialog.getByText(/It has no titles\./)).toBeVisible();
  isReadable = true;
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await expect.element(dialog.getByText('2 of 4 are new.')).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /Line 5 has no title\./ })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /Old TLS.*High.*In the file: 3/ })).toBeVisible();
  await expectAccessible();
  await dialog.getByText('Open port').click();
  await dialog.getByText('Publish right away').click();
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Publish 1' }));
  await expect.element(app.screen.getByText('1 weakness published.')).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('importWeaknesses'))
    .toMatchObject([{ orgId: larkId, isPublished: 'true', leaveOut: '2' }]);
});
