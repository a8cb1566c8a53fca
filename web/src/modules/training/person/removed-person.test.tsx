import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { fakeTraining, personId, trainee, traineeRow } from '../testing/fake-training.ts';

afterEach(closeApp);

const personPath = `/training/team/all/${personId(1)}`;
const answers = (removedAt: string | null): FakeHandlers => ({
  ...fakeTraining([traineeRow(1)]),
  readTrainee: () => ({ success: true, data: trainee({ removedAt }) }),
  deleteTrainee: () => ({ success: true }),
  restoreTrainee: () => ({ success: true }),
});

test('removing somebody is taken back from the message that tells of it, on the page that it leads to', async () => {
  const { screen, server, path } = await renderApp(personPath, answers(null));
  await screen.getByRole('button', { name: 'Actions for Person 1' }).click();
  await screen.getByRole('menuitem', { name: 'Remove from training' }).click();
  await screen.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(path).toBe('/training/team');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Person 1 is back and will get a new link by email.')).toBeVisible();
  expect(server.inputsOf('restoreTrainee')).toEqual([{ trainee: personId(1) }]);
});

test('somebody who was removed earlier is put back on their own page', async () => {
  const { screen, server } = await renderApp(personPath, answers('2026-11-20T10:00:00Z'));
  const button = screen.getByRole('button', { name: 'Add back to training' });
  await expect.element(button).toBeVisible();
  await expectAccessible();
  await button.click();
  await expect.element(screen.getByText('Person 1 is back and will get a new link by email.')).toBeVisible();
  expect(server.inputsOf('restoreTrainee')).toEqual([{ trainee: personId(1) }]);
});
