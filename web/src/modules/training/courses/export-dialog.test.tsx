import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { fakeTraining, traineeRow } from '../testing/fake-training.ts';

afterEach(() => closeApp());

const OPEN = 'Use in your own learning system';

test('a course is exported in the format and language that are chosen', async () => {
  const { screen } = await renderApp('/training/courses/sails', {
    ...fakeTraining([traineeRow(1)]),
    readCourse: ({ courseId }) => ({
      success: true,
      data: {
        courseId,
        name: 'Sails',
        month: 2,
        role: null,
        version: 1,
        minutes: 9,
        summary: 'All about sails.',
        goals: [],
        keyPoints: [],
        sources: [],
        story: null,
        lessons: [],
        questions: [],
      },
    }),
  });
  await screen.getByRole('button', { name: OPEN }).click();
  const dialog = screen.getByRole('dialog', { name: OPEN });
  await expect.element(dialog.getByText(/the quiz with the correct answers/)).toBeVisible();
  const download = dialog.getByRole('link', { name: 'Download the package' });
  await expect
    .element(download)
    .toHaveAttribute('href', '/api/training/exportCourse?courseId=sails&format=scorm12&language=en');
  await dialog.getByText('cmi5 (xAPI)').click();
  await dialog.getByRole('button', { name: /Language/ }).click();
  await screen.getByRole('option', { name: 'Deutsch' }).click();
  await expect
    .element(download)
    .toHaveAttribute('href', '/api/training/exportCourse?courseId=sails&format=cmi5&language=de');
  await expectAccessible();
});

test('the reports ask which course', async () => {
  const { screen } = await renderApp('/training/reports', {
    ...fakeTraining([traineeRow(1)]),
    readTrainingReport: () => ({
      success: true,
      data: {
        overdue: { total: 0, pageSize: 25, rows: [] },
        courses: [
          {
            courseId: 'knots',
            name: 'Knots',
            month: 1,
            role: null,
            assigned: 1,
            completed: 1,
            inProgress: 0,
            overdue: 0,
            waived: 0,
            score: 88,
          },
        ],
        months: [],
        roles: [],
        recall: { people: 0, answers: 0, rightPercent: null },
        hardest: [],
      },
    }),
  });
  await screen.getByRole('button', { name: OPEN }).click();
  const dialog = screen.getByRole('dialog', { name: OPEN });
  const download = dialog.getByRole('link', { name: 'Download the package' });
  await expect.element(download).toHaveAttribute('href', expect.stringContaining('courseId=knots'));
  await dialog.getByRole('button', { name: /Course/ }).click();
  await screen.getByRole('option', { name: 'Sails' }).click();
  await expect.element(download).toHaveAttribute('href', expect.stringContaining('courseId=sails'));
});
