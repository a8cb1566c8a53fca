import { today } from '@internationalized/date';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_BRAND } from '../../../portal/brand/brand.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { fakeTraining, personId, traineeRow } from '../testing/fake-training.ts';

afterEach(async () => {
  await closeApp();
  await page.viewport(1280, 900);
});

const team = ['Mia Santos', 'Sam Ortiz', 'Noor Khan'].map((name, index) => traineeRow(index + 1, { name }));
type Screen = Awaited<ReturnType<typeof renderApp>>['screen'];
/** By the keyboard, as the names of people's boxes are for screen readers only. */
async function tick(screen: Screen, name: string): Promise<void> {
  const box = screen.getByRole('checkbox', { name });
  await expect.element(box).toBeInTheDocument();
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
}

test('a course is opened, moved and waived for several people at once', async () => {
  const { screen, server } = await renderApp('/training/team', {
    ...fakeTraining(team),
    editTraineesCourses: () => ({ success: true }),
  });
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
  await expect.element(all).not.toBeChecked();
  await expect.element(screen.getByRole('button', { name: 'Change a course' })).not.toBeInTheDocument();
  await tick(screen, 'Select all on this page');
  await expect.element(screen.getByText('3 of 3 selected')).toBeVisible();
  await tick(screen, 'Select Noor Khan');
  await expect.element(screen.getByText('2 of 3 selected')).toBeVisible();
  await expect.element(all).toBePartiallyChecked();
  await screen.getByRole('button', { name: 'Change a course' }).click();

  const dialog = screen.getByRole('dialog', { name: 'Change a course for 2 people' });
  await expect.element(dialog.getByText('Mia Santos, Sam Ortiz')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Please choose a course.')).toBeVisible();
  await dialog.getByRole('button', { name: /Course$/ }).click();
  await screen.getByRole('option', { name: '2. Sails' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('“Sails” is open now for 2 people.')).toBeVisible();
  // The programme gives thirty days.
  const dueOn = today(DEFAULT_BRAND.timeZone).add({ days: 30 }).toString();
  const change = { trainees: [personId(1), personId(2)], courses: ['sails'] };
  await expect
    .poll(() => server.inputsOf('editTraineesCourses').at(-1))
    .toEqual({ ...change, action: 'assign', dueOn });
  await expect.element(all).not.toBeChecked();
});

test('in the list of one course that course is meant; a waived one has no due date', async () => {
  const { screen, server } = await renderApp('/training/team/knots', {
    ...fakeTraining(team),
    editTraineesCourses: () => ({ success: true }),
  });
  await page.viewport(390, 844);
  await tick(screen, 'Select Sam Ortiz');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Change a course' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change a course for 1 person' });
  await dialog.getByText('Waive', { exact: true }).click();
  await expect.element(dialog.getByRole('group', { name: 'Due on' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('“Knots” was waived for 1 person.')).toBeVisible();
  await expect
    .poll(() => server.inputsOf('editTraineesCourses'))
    .toEqual([{ trainees: [personId(2)], courses: ['knots'], action: 'waive' }]);
});

test('people who were removed cannot be selected, and another filter begins with nobody selected', async () => {
  const { screen, router } = await renderApp('/training/team', fakeTraining(team));
  await tick(screen, 'Select Sam Ortiz');
  await expect.element(screen.getByText('1 of 3 selected')).toBeVisible();
  await screen.getByRole('button', { name: 'Change a course' }).click();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  router.history.push('/training/team?sort=name');
  await expect.element(screen.getByRole('checkbox', { name: 'Select Sam Ortiz' })).not.toBeChecked();
  router.history.push('/training/team?state=removed');
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Sam Ortiz' })).toBeVisible();
});
