import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { fakeTraining, personId, trainee, traineeRow } from '../testing/fake-training.ts';

afterEach(closeApp);

const open = (daysWalked: ReturnType<typeof trainee>['daysWalked']) =>
  renderApp(`/training/team/all/${personId(1)}`, {
    ...fakeTraining([traineeRow(1)]),
    readTrainee: () => ({
      success: true,
      data: trainee({
        year: 2,
        daysWalked,
        earlier: [{ year: 1, completed: 12, total: 12, courses: trainee().courses }],
      }),
    }),
  });

test('a person’s page tells on which day each year’s day at work was walked', async () => {
  const { screen } = await open([
    { year: 1, walkedAt: '2025-11-20T18:00:00.000Z' },
    { year: 2, walkedAt: '2026-11-20T18:00:00.000Z' },
  ]);
  await expect.element(screen.getByText('Day at work: completed on Nov 20, 2026')).toBeVisible();
  await expect.element(screen.getByText('Day at work: completed on Nov 20, 2025')).not.toBeVisible();
  await screen.getByText('Year 1').click();
  await expect.element(screen.getByText('Day at work: completed on Nov 20, 2025')).toBeVisible();
  await expectAccessible();
});

test('of who has not walked it, the page says nothing', async () => {
  const { screen } = await open([]);
  await expect.element(screen.getByRole('heading', { name: 'Year 2' })).toBeVisible();
  expect(screen.getByText(/Day at work/).elements()).toEqual([]);
});
