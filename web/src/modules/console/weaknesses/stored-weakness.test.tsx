import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { closeApp, type RenderedApp, renderApp } from '../../../testing/render-app.tsx';
import { concierge, larkId, publishedWeakness, weaknessId, weaknessOf } from '../testing/concierge-samples.ts';

afterEach(closeApp);

const openStored = '/console/weaknesses/0198a6f0-0000-7000-8000-0000000000b1';
const button = ({ screen }: RenderedApp, name: string) => screen.getByRole('button', { name, exact: true });

test('of two who change a weakness the second is told, and takes over what the other one wrote', async () => {
  let stored = publishedWeakness();
  const app = await renderApp(
    openStored,
    concierge({
      readWeakness: () => ({ success: true, data: stored }),
      saveWeakness: () => {
        throw new FakeFailure('CHANGED_ELSEWHERE');
      },
    }),
  );
  await app.screen.getByRole('textbox', { name: 'Text', exact: true }).click();
  await userEvent.keyboard(' Mine.');
  stored = publishedWeakness({ version: 5, body: 'Theirs.' });
  await button(app, 'Save changes').click();
  await expect.element(app.screen.getByText(/^Someone else changed this weakness/)).toBeVisible();
  await button(app, 'Show their change').click();
  await expect.element(app.screen.getByRole('textbox', { name: 'Text', exact: true })).toHaveTextContent('Theirs.');
});

test('the status is changed with a note that the customer reads', async () => {
  let stored = publishedWeakness();
  const app = await renderApp(
    openStored,
    concierge({
      readWeakness: () => ({ success: true, data: stored }),
      setWeaknessStatus: ({ status, note = '' }) => {
        stored = publishedWeakness({ status, statusNote: note, statusUpdatedOn: '2026-11-22T12:00:00Z', version: 5 });
        return { success: true };
      },
    }),
  );
  await button(app, 'Change status').click();
  const dialog = app.screen.getByRole('dialog', { name: 'Change status' });
  await dialog.getByText('Resolved', { exact: true }).click();
  await userEvent.fill(dialog.getByLabelText('Note (optional)'), 'Checked again today.');
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect.element(app.screen.getByText('Checked again today.')).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('setWeaknessStatus'))
    .toEqual([{ weaknesses: [{ weaknessId, version: 4 }], status: 'Resolved', note: 'Checked again today.' }]);
});

test('a published weakness is withdrawn after a question, and can only be read then', async () => {
  let stored = publishedWeakness();
  const app = await renderApp(
    openStored,
    concierge({
      readWeakness: () => ({ success: true, data: stored }),
      withdrawWeaknesses: () => {
        stored = publishedWeakness({ state: 'withdrawn', withdrawnAt: '2026-11-22T12:00:00Z', version: 5 });
        return { success: true };
      },
    }),
  );
  await button(app, 'Withdraw').click();
  await app.screen.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(app.screen.getByText('This was withdrawn on Nov 22, 2026.')).toBeVisible();
  await expect.element(app.screen.getByText('The mail server has not been updated.')).toBeVisible();
  expect(app.screen.getByRole('textbox').elements()).toEqual([]);
});

test('evidence of a draft is added and removed at once; one that is refused says why', async () => {
  let stored = weaknessOf();
  const app = await renderApp(
    openStored,
    concierge({
      readWeakness: () => ({ success: true, data: stored }),
      addWeaknessFile: ({ file }) => {
        if (file.fileName.endsWith('.exe'))
          throw new FakeFailure('HELP_FILE_REFUSED', 'file', { reason: 'No programs.' });
        const added = { fileId: larkId, fileName: file.fileName, size: 3 };
        stored = weaknessOf({ files: [added] });
        return { success: true, data: added };
      },
      removeWeaknessFile: () => {
        stored = weaknessOf();
        return { success: true };
      },
    }),
  );
  await expect.element(button(app, 'Delete draft')).toBeVisible();
  const chooser = () => document.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(chooser(), new File(['MZ'], 'tool.exe'));
  await expect.element(app.screen.getByText(/No programs\./)).toBeVisible();
  await userEvent.upload(chooser(), new File(['log'], 'scan.txt'));
  await expect.element(app.screen.getByRole('link', { name: 'scan.txt' })).toBeVisible();
  await button(app, 'Remove scan.txt').click();
  await expect.element(app.screen.getByRole('link', { name: 'scan.txt' })).not.toBeInTheDocument();
});
