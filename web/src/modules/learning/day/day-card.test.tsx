import { afterEach, expect, test } from 'vitest';
import type { CallOutput } from '../../../api/calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeLearning, renderLearning } from '../../../testing/render-learning.tsx';

afterEach(closeLearning);

const TOKEN = 'T'.repeat(43);
type Day = CallOutput<'openTraining'>['data']['days'][number];

const day = (changes: Partial<Day> = {}): Day => ({
  year: 1,
  title: 'One Friday',
  textLanguage: 'en',
  isBegun: false,
  walked: null,
  ...changes,
});
const year = (...days: Day[]): FakeHandlers => ({
  openTraining: () => ({
    success: true,
    data: {
      language: 'en',
      name: 'Mia Santos',
      organisation: 'Lark Bakery',
      year: 1,
      completed: 6,
      total: 12,
      path: [],
      tricks: { textLanguage: 'en', list: [] },
      recall: { isOffered: false, wants: false, waiting: 0 },
      days,
      earlier: [],
    },
  }),
});
const walked = { walks: 1, best: 'good', latest: 'mixed', walkedAt: '2026-11-27T10:00:00.000Z' } as const;

test.each([
  ['Begin the day', /in which you make the choices/, day()],
  ['Continue the day', /in the middle of it/, day({ isBegun: true })],
  ['Look back, or go through it again', /You finished it on Nov 27, 2026: “A mixed day.”/, day({ walked })],
  ['Continue the day', /in the middle of it/, day({ isBegun: true, walked })],
])('the year offers its day: %s', async (link, text, of) => {
  const { screen } = await renderLearning(`/learn/${TOKEN}`, year(of));
  const card = screen.getByRole('region', { name: 'One Friday' });
  await expect.element(card.getByText(text)).toBeVisible();
  await expect.element(card.getByText(/Lark Bakery sees only the day you finished it/)).toBeVisible();
  await expect.element(card.getByRole('link', { name: link })).toHaveAttribute('href', `/learn/${TOKEN}/day/1`);
  await expectAccessible();
});

test('before enough courses are done, the year says nothing of it', async () => {
  const { screen } = await renderLearning(`/learn/${TOKEN}`, year());
  await expect.element(screen.getByRole('heading', { name: 'Hello, Mia' })).toBeVisible();
  expect(screen.getByText('A day at work').elements()).toEqual([]);
});
