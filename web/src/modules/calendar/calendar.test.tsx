import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { trialSubscription } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { inPseudo, textsOutsideFiles } from '../../testing/texts-outside-files.ts';
import type { CalendarEntry, CalendarMonth } from './calendar-types.ts';

afterEach(async () => {
  await closeApp();
  await page.viewport(1280, 900);
});

const scan = (day: string): CalendarEntry => ({ day, kind: 'scan', title: 'Scan of Shop', href: '/webappscan/Shop' });
const review = (name: string): CalendarEntry => ({
  day: '2026-12-09',
  kind: 'policy-review',
  title: `Review ${name}`,
  href: `/securitypolicy/${name.toLowerCase()}`,
});
const BUSY = [
  ...['Backup', 'Email', 'Passwords', 'Visitors'].map(review),
  scan('2026-12-09'),
  scan('2026-12-16'),
] as const;

const months = (entries: readonly CalendarEntry[], changes: Partial<CalendarMonth> = {}) => ({
  ...signedIn(),
  readCalendar: ({ month = '2026-12' }: { month?: string | undefined }) => ({
    success: true as const,
    data: {
      today: '2026-12-04',
      month,
      first: '2026-12',
      last: '2027-12',
      entries: month === '2026-12' ? [...entries] : [],
      isCut: false,
      ...changes,
    },
  }),
});

test('a month is a table with today marked, and by date each entry says what it means and leads to its page', async () => {
  const { screen } = await renderApp('/calendar', months(BUSY));
  const table = screen.getByRole('table', { name: 'December 2026' });
  await expect.element(table.getByRole('columnheader').first()).toHaveTextContent('Sun');
  await expect.element(table.getByRole('cell', { name: '4 Today' })).toHaveAttribute('aria-current', 'date');
  const full = table.getByRole('cell', { name: /^9 / });
  await expect
    .element(full.getByRole('link', { name: 'Review Backup' }))
    .toHaveAttribute('href', '/securitypolicy/backup');
  await expect.element(full.getByRole('link', { name: '2 more' })).toHaveAttribute('href', '#day-2026-12-09');
  const list = screen.getByRole('region', { name: 'By date' });
  await expect.element(list.getByRole('heading', { name: 'Wed, Dec 9' })).toBeVisible();
  await expect
    .element(list.getByRole('listitem').filter({ hasText: 'Review Visitors' }).last())
    .toHaveTextContent(
      'Review VisitorsNeeds your attentionRead the policy again. If it is still accurate, approve it again.',
    );
  await expect
    .element(list.getByRole('link', { name: 'Scan of Shop' }).first())
    .toHaveAttribute('href', '/webappscan/Shop');
  await expectAccessible();
});

test('the next month stands in the address, and the last month has no next', async () => {
  const { screen, path } = await renderApp('/calendar', months(BUSY));
  await expect.element(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Next month' }).click();
  await expect.poll(path).toBe('/calendar?month=2027-01');
  await expect.element(screen.getByRole('heading', { name: 'January 2027' })).toBeVisible();
  await screen.getByRole('button', { name: 'This month' }).click();
  await expect.poll(path).toBe('/calendar');
  await expect.element(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
});

test('the last month has no next', async () => {
  const { screen } = await renderApp('/calendar?month=2027-12', months([]));
  await expect.element(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
});

test.each(['2026-13', 'soon', '', '2026-12-01'])(
  'an address with the month "%s" shows the month of today',
  async (month) => {
    const { screen, server } = await renderApp(`/calendar?month=${month}`, months(BUSY));
    await expect.element(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    expect(server.inputsOf('readCalendar')).toEqual([{}]);
  },
);

test('a month with nothing says what would stand there, and how to have it', async () => {
  const { screen } = await renderApp('/calendar', months([]));
  await expect.element(screen.getByRole('heading', { name: 'Nothing is planned for this month' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Schedule website scans' }))
    .toHaveAttribute('href', '/webappscan');
  await expectAccessible();
});

test('without a module in the plan an empty month leads nowhere', async () => {
  const { modules } = trialSubscription();
  const none = Object.fromEntries(Object.keys(modules).map((key) => [key, 'INACTIVE'])) as typeof modules;
  const { screen } = await renderApp('/calendar', {
    ...months([]),
    ...signedIn({ subscription: { modules: { ...none, dashboard: 'ACTIVE' } } }),
    readCalendar: months([]).readCalendar,
  });
  await expect.element(screen.getByRole('heading', { name: 'Nothing is planned for this month' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Schedule website scans' }).elements()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Plan your training' }).elements()).toEqual([]);
});

test('on a phone it is the list alone, and nothing is pushed sideways', async () => {
  await page.viewport(390, 800);
  const long = `Scan of ${'averylongnamewithoutanyspace'.repeat(4)}`;
  const { screen } = await renderApp('/calendar', months([...BUSY, { ...scan('2026-12-20'), title: long }]));
  await expect.element(screen.getByRole('link', { name: 'Review Backup' })).toBeVisible();
  expect(screen.getByRole('table').elements()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectAccessible();
});

test('the file is a download, and what could not be loaded can be tried again', async () => {
  const app = await renderApp('/calendar', {
    ...months(BUSY),
    readCalendar: () => {
      throw new FakeFailure('UNEXPECTED');
    },
  });
  await expect
    .element(app.screen.getByRole('link', { name: 'Next 90 days as a file (.ics)' }))
    .toHaveAttribute('href', '/api/calendar/downloadCalendar');
  await expect.element(app.screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  app.server.use({ readCalendar: months(BUSY).readCalendar });
  await app.screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(app.screen.getByRole('heading', { name: 'By date' })).toBeVisible();
});

test.each(['2026-12', '2027-01'])('every text of the month %s comes from a file of texts', async (month) => {
  await inPseudo(async () => {
    const { screen } = await renderApp(`/calendar?month=${month}`, months(BUSY));
    await expect.element(screen.getByRole('heading', { name: /^\[Cáléñdár/ })).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const named = BUSY.map(({ title }) => title);
    expect(textsOutsideFiles(screen.getByRole('main').element(), named)).toEqual([]);
  });
});
