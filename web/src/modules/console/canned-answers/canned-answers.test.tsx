import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { concierge, larkId } from '../testing/concierge-samples.ts';

afterEach(closeApp);

test('a canned answer is written, and one is deleted after a question', async () => {
  const app = await renderApp(
    '/console/canned-answers',
    concierge({
      listCannedAnswers: () => ({
        success: true,
        data: [{ cannedAnswerId: larkId, title: 'Greeting', text: 'Hello {firstName},', version: 1 }],
      }),
      saveCannedAnswer: () => ({ success: true }),
      deleteCannedAnswer: () => ({ success: true }),
    }),
  );
  await app.screen.getByRole('button', { name: 'New answer' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'New canned answer' });
  await userEvent.fill(dialog.getByLabelText('Title'), 'Second factor');
  await dialog.getByRole('textbox', { name: 'Text', exact: true }).click();
  await userEvent.keyboard('Open Settings.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Create answer' }).click();
  await expect.element(app.screen.getByText('The answer is ready.')).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('saveCannedAnswer'))
    .toEqual([{ cannedAnswerId: null, version: 0, title: 'Second factor', text: 'Open Settings.' }]);
  await app.screen.getByRole('button', { name: 'More for Greeting' }).click();
  await app.screen.getByRole('menuitem', { name: 'Delete' }).click();
  await app.screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => app.server.inputsOf('deleteCannedAnswer')).toEqual([{ cannedAnswerId: larkId }]);
});
