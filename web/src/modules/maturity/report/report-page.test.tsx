import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { allAnswered, fakeMaturity, given } from '../testing/fake-maturity.ts';
import { FAKE_PLAN, reported } from '../testing/fake-report.ts';
import { openMaturity } from '../testing/open-maturity.ts';

const answers = { leadership: given(1), training: given(0, { dontKnow: true }), risks: given(4) };

test('half-way: the level so far, how much is answered, and the way to finish', async () => {
  const { screen, path } = await openMaturity('/cybermaturity/report', {
    ...fakeMaturity(answers),
    maturityReport: () => ({ success: true, data: reported(answers) }),
  });
  await expect
    .element(screen.getByRole('heading', { level: 1, name: "Lark Bakery's Cyber Maturity Level So Far" }))
    .toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Level 0 of 5: None' })).toBeVisible();
  await expect
    .element(screen.getByRole('progressbar', { name: 'Questions Answered' }))
    .toHaveAttribute('aria-valuetext', '50% (3 of 6)');
  await expect.element(screen.getByText('Last updated Nov 20, 2026')).toBeVisible();
  await expectAccessible();
  await screen.getByText('Last updated Nov 20, 2026').hover();
  await screen.getByRole('button', { name: 'Level 0: None' }).hover();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('What None means.');
  await screen.getByRole('link', { name: 'Finish Assessment' }).click();
  await expect.poll(path).toBe('/cybermaturity/assessment/backups');
});

test('when all is answered: the weakest first, each with its next step and what the portal has seen', async () => {
  const all = allAnswered(3, 1, 4, 5, 2, 3);
  const report = reported(all);
  const elements = report.elements.map((element) =>
    element.elementPath === 'training'
      ? { ...element, evidence: { verdict: 'contradicted' as const, text: 'A port is open.', href: '/attacksurface' } }
      : element,
  );
  const { screen } = await openMaturity(
    '/cybermaturity/report',
    { ...fakeMaturity(all), maturityReport: () => ({ success: true, data: { ...report, elements } }) },
    { modules: { cyberconcierge: 'ACTIVE' } },
  );
  await expect.element(screen.getByText(/elements with the lowest levels are your weakest points/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Update Responses' })).toBeVisible();
  expect(screen.getByRole('article').elements()[0]?.textContent).toContain('Training');
  await expect.element(screen.getByText(/Worth a second look/)).toBeVisible();
  const more = screen.getByRole('link', { name: 'See your attack surface' });
  await expect.element(more).toHaveAttribute('href', '/attacksurface');
  await expect.element(screen.getByText('To level 2: Get training to Partial')).toBeVisible();
  await expect.element(screen.getByText('Do the second thing').first()).toBeVisible();
  await expect.element(screen.getByText('Admin center, Users.').first()).toBeVisible();
  const help = { name: 'Need help? Contact Cyber Concierge (included in your subscription)' };
  await expect.element(screen.getByRole('link', help)).toBeVisible();
  const technology = screen.getByRole('list', { name: 'Elements of Technology' });
  await expect.element(technology.getByRole('link', { name: 'Sign-in' })).toBeVisible();
  const training = screen.getByRole('listitem').filter({ hasText: 'level 1, one of the weakest points' });
  await expect.element(training.getByRole('link', { name: 'Training' })).toBeVisible();
  await screen.getByText('Show as a table').click();
  await expect.element(screen.getByRole('rowheader', { name: 'T1 Sign-in' })).toBeVisible();
  await expectAccessible();
});

test('what was reached stands beside the weakest point, with how it rose since all was answered', async () => {
  const all = allAnswered(3, 1, 4, 5, 2, 3);
  const day = (at: string, average: number, answered: number) => ({ at, overall: 1, average, answered, elements: 6 });
  const history = [
    day('2026-09-01T10:00:00Z', 0.5, 2),
    day('2026-09-03T10:00:00Z', 2.1, 6),
    day('2026-11-20T10:00:00Z', 3, 6),
  ];
  const { screen } = await openMaturity('/cybermaturity/report', {
    ...fakeMaturity(all),
    maturityReport: () => ({ success: true, data: { ...reported(all), history } }),
  });
  const reached = screen.getByRole('region', { name: 'What you have achieved' });
  await expect.element(reached.getByText('Up by 0.9 since Sep 3, 2026')).toBeVisible();
  await expect.element(reached.getByText('out of 5 on average')).toBeVisible();
  await expect.element(reached.getByText('Technology')).toBeVisible();
});

test('on a phone nothing is wider than the screen', async () => {
  await page.viewport(390, 844);
  const { screen } = await openMaturity('/cybermaturity/report', {
    ...fakeMaturity(answers),
    maturityReport: () => ({
      success: true,
      data: reported(answers, {
        history: [
          { at: '2026-10-01T10:00:00.000Z', overall: 0, average: 1, answered: 2, elements: 6 },
          { at: '2026-11-20T10:00:00.000Z', overall: 1, average: 2.5, answered: 6, elements: 6 },
        ],
      }),
    }),
  });
  await expect.element(screen.getByRole('heading', { name: 'Over time' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 900);
});

test('a step of the plan is ticked at once, and goes back with the reason when it cannot be stored', async () => {
  const { screen, server } = await openMaturity('/cybermaturity/report', {
    ...fakeMaturity(answers),
    maturityReport: () => ({ success: true, data: reported(answers) }),
    planStep: () => ({
      success: true,
      data: {
        ...FAKE_PLAN,
        done: 1,
        phases: FAKE_PLAN.phases.map((phase) => ({
          ...phase,
          items: phase.items.map((item) =>
            item.step === 1 ? { ...item, doneAt: '2026-11-22T10:00:00.000Z', doneBy: 'Dana Reyes' } : item,
          ),
        })),
      },
    }),
  });
  await screen.getByText('Name somebody').click();
  await expect.element(screen.getByText('Done on Nov 22, 2026 by Dana Reyes')).toBeVisible();
  await expect
    .poll(() => server.inputsOf('planStep'))
    .toEqual([{ elementPath: 'leadership', from: 1, step: 1, done: true }]);
  server.use({
    planStep: () => {
      throw new FakeFailure('PLAN_CHANGED');
    },
  });
  await screen.getByText('Tell everybody').click();
  await expect.element(screen.getByText('This is no longer part of the plan. Reload the page.')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Tell everybody' })).not.toBeChecked();
});

test('before the first answer there is nothing to report, but a way to begin', async () => {
  const { screen } = await openMaturity('/cybermaturity/report', {
    ...fakeMaturity(),
    maturityReport: () => ({ success: true, data: reported({}, { plan: null }) }),
  });
  await expect.element(screen.getByRole('link', { name: 'Start Assessment' })).toBeVisible();
});

test('the plan is a line of days with today, and says how much of each month is done', async () => {
  const start = new Date(Date.now() - 24 * 60 * 60_000).toISOString().slice(0, 10);
  const { screen } = await openMaturity('/cybermaturity/report', {
    ...fakeMaturity(answers),
    maturityReport: () => ({ success: true, data: reported(answers, { plan: { ...FAKE_PLAN, startsOn: start } }) }),
  });
  await expect
    .element(screen.getByRole('img', { name: /^Today is day \d of 90; days 1 to 30: \d of \d done, / }))
    .toBeVisible();
  await expectAccessible();
});

test('the hours that a firm has make the plan anew', async () => {
  const { screen, server } = await openMaturity('/cybermaturity/report', {
    ...fakeMaturity(answers),
    maturityReport: () => ({ success: true, data: reported(answers) }),
    planHours: ({ hours }) => ({ success: true, data: { ...FAKE_PLAN, hours, plannedHours: 38.5 } }),
  });
  const hours = screen.getByRole('button', { name: /Hours available in these 90 days/ });
  await expect.element(hours).toHaveTextContent('24 hours, two hours a week');
  await hours.click();
  await screen.getByRole('option', { name: '40 hours, three hours a week' }).click();
  await expect.element(screen.getByText('Planned: 38.5 hours.')).toBeVisible();
  await expect.element(hours).toHaveTextContent('40 hours, three hours a week');
  expect(server.inputsOf('planHours')).toEqual([{ hours: 40 }]);
});
