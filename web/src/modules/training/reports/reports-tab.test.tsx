import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { fakeTraining, personId, traineeRow, trainingGrid } from '../testing/fake-training.ts';
import type { TrainingReport } from '../training-types.ts';

afterEach(async () => {
  await closeApp();
  await page.viewport(1280, 900);
});

const late = (number: number): TrainingReport['overdue']['rows'][number] => ({
  traineeId: personId(number),
  name: `Person ${number}`,
  email: `person-${number}@lark.example`,
  department: number === 1 ? 'Sales' : '',
  courseId: 'sails',
  courseName: 'Sails',
  dueOn: '2026-11-01',
  daysLate: 21,
});

const knots = { courseId: 'knots', name: 'Knots', month: 1, role: null, waived: 0, inProgress: 0 };

/** Three courses that are overdue, two a page. */
function report(number: number, changes: Partial<TrainingReport> = {}): TrainingReport {
  const rows = [late(1), late(2), late(3)].slice((number - 1) * 2, number * 2);
  return {
    overdue: { total: 3, pageSize: 2, rows },
    courses: [{ ...knots, assigned: 4, completed: 1, overdue: 3, score: 88 }],
    months: [
      { month: '2026-10', due: 0, completed: 1 },
      { month: '2026-11', due: 4, completed: 0 },
    ],
    roles: [
      {
        role: null,
        people: 3,
        months: [
          { month: '2026-10', due: 0, completed: 0 },
          { month: '2026-11', due: 4, completed: 1 },
        ],
      },
      {
        role: 'money',
        people: 1,
        months: [
          { month: '2026-10', due: 0, completed: 0 },
          { month: '2026-11', due: 1, completed: 1 },
        ],
      },
    ],
    recall: { people: 0, answers: 0, rightPercent: null },
    hardest: [
      { courseId: 'knots', courseName: 'Knots', questionId: 'bowline', question: 'What holds?', answers: 8, wrong: 6 },
    ],
    ...changes,
  };
}

test('reports say who is late, how far each course is and what is hard; the page of the late stands in the address', async () => {
  const { screen, server, router, path } = await renderApp('/training/reports', {
    ...fakeTraining([traineeRow(1)]),
    readTrainingReport: (input) => ({ success: true, data: report(Number(input.page ?? 1)) }),
  });
  await expect.element(screen.getByRole('heading', { name: 'Overdue (3)' })).toBeVisible();
  const row = screen.getByRole('table', { name: 'Overdue courses' }).getByRole('row').filter({ hasText: 'Person 1' });
  await expect.element(row.getByText('21 days')).toBeVisible();
  await expect.element(row.getByText('Nov 1, 2026')).toBeVisible();
  await expect
    .element(screen.getByRole('progressbar', { name: 'Completed “Knots”' }))
    .toHaveAttribute('aria-valuenow', '25');
  await expect.element(screen.getByText('What holds?')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Evidence for auditors (PDF)' }))
    .toHaveAttribute('href', '/api/training/trainingEvidence');
  for (const [table, title] of [
    ['people', 'Where everyone stands'],
    ['roles', 'Completion by role and month'],
    ['questions', 'The hardest questions'],
  ] as const)
    await expect
      .element(screen.getByRole('link', { name: `Download (CSV) for “${title}”` }))
      .toHaveAttribute('href', `/api/training/trainingTableCsv?table=${table}`);
  await expectAccessible();
  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(path).toBe('/training/reports?page=2');
  await expect.element(screen.getByRole('link', { name: 'Person 3' })).toBeVisible();
  await expect.poll(() => server.inputsOf('readTrainingReport').map((input) => input.page)).toEqual([1, 2]);
  router.history.back();
  await expect.poll(path).toBe('/training/reports');
  await expect
    .element(screen.getByRole('table', { name: 'Overdue courses' }).getByRole('link', { name: 'Person 1' }))
    .toBeVisible();
});

test('an address leads to its page, also to one that has become empty', async () => {
  const { screen, path } = await renderApp('/training/reports?page=3', {
    ...fakeTraining([traineeRow(1)]),
    readTrainingReport: (input) => ({ success: true, data: report(Number(input.page ?? 1)) }),
  });
  await expect.element(screen.getByText('There is nothing on this page anymore.')).toBeVisible();
  await screen.getByRole('button', { name: 'Previous page' }).click();
  await expect.poll(path).toBe('/training/reports?page=2');
  await expect.element(screen.getByRole('link', { name: 'Person 3' })).toBeVisible();
});

test('before the first course there is nothing to report, and where nothing is late that is said', async () => {
  const unassigned = { ...knots, assigned: 0, completed: 0, overdue: 0, score: null };
  const empty = {
    overdue: { total: 0, pageSize: 2, rows: [] },
    months: [],
    recall: { people: 0, answers: 0, rightPercent: null },
    hardest: [],
  };
  const nothing = await renderApp('/training/reports', {
    ...fakeTraining([]),
    readTrainingReport: () => ({ success: true, data: report(1, { ...empty, courses: [unassigned] }) }),
  });
  await expect.element(nothing.screen.getByText('There is nothing to report yet')).toBeVisible();
  await closeApp();
  const { screen } = await renderApp('/training/reports', {
    ...fakeTraining([traineeRow(1)]),
    readTrainingReport: () => ({ success: true, data: report(1, empty) }),
  });
  await expect.element(screen.getByRole('heading', { name: 'Nothing is overdue' })).toBeVisible();
});

test('the menu leads from the reports to the team, and takes the focus along to the heading', async () => {
  const { screen, path } = await renderApp('/training/reports', {
    ...fakeTraining([traineeRow(1)]),
    readTrainingReport: () => ({ success: true, data: report(1) }),
  });
  await expect.element(screen.getByRole('heading', { name: 'Overdue (3)' })).toBeVisible();
  const entry = screen
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Training/ })
    .element();
  if (entry instanceof HTMLElement) entry.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(path).toMatch(/^\/training(\/team)?$/);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Training' })).toHaveFocus();
});

test('completion is told by role and month, and files are of the year that is chosen in the grid', async () => {
  const { screen, server } = await renderApp('/training/reports', {
    ...fakeTraining([traineeRow(1)]),
    readTrainingReport: () => ({ success: true, data: report(1) }),
    readTrainingGrid: ({ year }) => ({
      success: true,
      data: { ...trainingGrid([traineeRow(1)]), year: Number(year ?? 2), years: 3 },
    }),
  });
  const table = screen.getByRole('table', { name: 'Completion by role and month' });
  const money = table.getByRole('row').filter({ hasText: 'Money and invoices' });
  await expect.element(money.getByText('1 of 1 completed')).toBeInTheDocument();
  await screen.getByRole('button', { name: /Training year/ }).click();
  await screen.getByRole('option', { name: 'Year 1' }).click();
  await expect.poll(() => server.inputsOf('readTrainingGrid').at(-1)?.year).toBe(1);
  await expect
    .element(screen.getByRole('link', { name: 'Evidence for year 1 (PDF)' }))
    .toHaveAttribute('href', '/api/training/trainingEvidence?year=1');
  await expectAccessible();
});

test('how many take two questions a week is told in figures, the share only once enough have answered', async () => {
  const withRecall = (recall: ReturnType<typeof report>['recall']) => ({
    ...fakeTraining([traineeRow(1)]),
    readTrainingReport: () => ({ success: true as const, data: report(1, { recall }) }),
  });
  const few = await renderApp('/training/reports', withRecall({ people: 2, answers: 0, rightPercent: null }));
  await expect.element(few.screen.getByRole('heading', { name: 'Two questions a week' })).toBeVisible();
  await expect.element(few.screen.getByText('Shown once three people have answered')).toBeVisible();
  await closeApp();
  const { screen } = await renderApp('/training/reports', withRecall({ people: 4, answers: 12, rightPercent: 75 }));
  await expect.element(screen.getByText(/^75% of 12 answers/)).toBeVisible();
});
