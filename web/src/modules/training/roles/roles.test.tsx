import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { fakeTraining, personId, trainee, traineeRow } from '../testing/fake-training.ts';

afterEach(closeApp);

const team = [traineeRow(1, { roles: ['money'] }), traineeRow(2)];

test('roles stand beside people, and narrow the list', async () => {
  const { screen, server, path } = await renderApp('/training/team', fakeTraining(team));
  const first = screen.getByRole('row').filter({ hasText: 'Person 1' });
  await expect.element(first.getByText('Money and invoices')).toBeVisible();
  await screen.getByRole('button', { name: /^Role|Any role/ }).click();
  await screen.getByRole('option', { name: 'Owner or board' }).click();
  await expect.poll(() => server.inputsOf('listTrainees').at(-1)?.role).toBe('owner');
  await expect.poll(path).toBe('/training/team?role=owner');
});

test('a person’s roles are chosen in their form', async () => {
  const { screen, server } = await renderApp('/training/team', {
    ...fakeTraining(team),
    editTrainee: () => ({ success: true }),
  });
  await screen.getByRole('button', { name: 'Actions for Person 1' }).click();
  await screen.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('checkbox', { name: 'Money and invoices' })).toBeChecked();
  await dialog.getByText('Owner or board').click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => server.inputsOf('editTrainee')).toMatchObject([{ trainees: { roles: ['money', 'owner'] } }]);
});

test('a person’s earlier years are folded, with what was completed', async () => {
  const before = trainee().courses.filter(({ state }) => state === 'completed');
  const { screen } = await renderApp(`/training/team/all/${personId(1)}`, {
    ...fakeTraining(team),
    readTrainee: () => ({
      success: true,
      data: trainee({ year: 2, courses: [], earlier: [{ year: 1, completed: 1, total: 1, courses: before }] }),
    }),
  });
  await expect.element(screen.getByRole('heading', { name: 'Year 2' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Knots' })).not.toBeInTheDocument();
  await screen.getByText('1 of 1 completed').click();
  await expect
    .element(screen.getByRole('table', { name: 'Courses for year 1' }).getByRole('link', { name: 'Knots' }))
    .toBeVisible();
});
