import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { fakeTraining, traineeRow, trainingGrid } from '../testing/fake-training.ts';

afterEach(async () => {
  await closeApp();
  await page.viewport(1280, 900);
});

const PEOPLE = [traineeRow(1, { overdue: 1 }), traineeRow(2, { department: 'Sales' })];
const report = {
  overdue: { total: 0, pageSize: 25, rows: [] },
  courses: [
    {
      courseId: 'knots',
      name: 'Knots',
      month: 1,
      role: null,
      waived: 0,
      inProgress: 0,
      assigned: 2,
      completed: 2,
      overdue: 0,
      score: 88,
    },
  ],
  months: [],
  recall: { people: 0, answers: 0, rightPercent: null },
  hardest: [],
  roles: [],
};
const handlers = {
  ...fakeTraining(PEOPLE),
  readTrainingReport: () => ({ success: true as const, data: report }),
};

test('the grid has a row for each person and says each state in words, with a way to person and course', async () => {
  const { screen } = await renderApp('/training/reports', handlers);
  const grid = screen.getByRole('table', { name: 'People and courses' });
  await expect.element(grid.getByRole('columnheader', { name: 'Sails' })).toBeVisible();
  const late = grid.getByRole('row').filter({ hasText: 'Person 1' });
  await expect.element(late.getByRole('cell', { name: 'Overdue, due Nov 1, 2026' })).toBeVisible();
  await expect.element(late.getByRole('cell', { name: 'Completed', exact: true })).toBeVisible();
  await expect
    .element(grid.getByRole('link', { name: 'Person 2' }))
    .toHaveAttribute('href', `/training/team/all/${PEOPLE[1]?.id}`);
  await expect.element(grid.getByRole('link', { name: 'Knots' })).toHaveAttribute('href', '/training/courses/knots');
  await expectAccessible();
});

test('on a phone the names of the courses stand below, by number, and nothing is pushed sideways', async () => {
  await page.viewport(390, 800);
  const { screen } = await renderApp('/training/reports', handlers);
  await screen.getByText('What the numbers mean').click();
  await expect.element(screen.getByRole('listitem').getByRole('link', { name: 'Sails' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectAccessible();
});

test('its page stands in the address beside that of the late, and one that became empty says so', async () => {
  const { screen, server, path } = await renderApp('/training/reports?page=2&people=3', {
    ...handlers,
    readTrainingGrid: ({ page: asked }) => ({
      success: true,
      data: { ...trainingGrid(asked === 3 ? [] : PEOPLE), total: 50 },
    }),
  });
  await expect.element(screen.getByText('There is no one on this page anymore.')).toBeVisible();
  await screen.getByRole('navigation', { name: 'Pages of the grid' }).getByRole('button', { name: 'Page 1' }).click();
  await expect.poll(path).toBe('/training/reports?page=2');
  await expect.poll(() => server.inputsOf('readTrainingGrid').at(-1)?.page).toBe(1);
});
