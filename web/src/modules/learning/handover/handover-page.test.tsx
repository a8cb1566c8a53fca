import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { closeLearning, renderLearning } from '../../../testing/render-learning.tsx';
import type { Handover, HandoverPoint } from './handover-types.ts';

afterEach(closeLearning);

const TOKEN = 'T'.repeat(43);
const point: HandoverPoint = {
  pointId: '9d9a7f10-0000-4000-8000-000000000002',
  kind: 'finding',
  title: 'Browsers are not told to use the secure version',
  state: 'open',
  doneAt: null,
  checkedAt: null,
  questions: [],
  severity: 'high',
  where: ['https://shop.example/'],
  quotes: ['It does not tell browsers.'],
  what: 'It does not tell browsers.',
  why: 'Somebody may listen.',
  who: 'Your hosting provider',
  body: [],
  ways: [
    {
      platform: 'nginx',
      label: 'nginx',
      isRecognised: true,
      steps: [
        [
          { kind: 'prose', text: 'Add ' },
          { kind: 'code', text: 'add_header X "y" always;' },
        ],
      ],
      wayBack: [{ kind: 'prose', text: 'Put the copy back.' }],
    },
    {
      platform: 'any',
      label: 'All systems',
      isRecognised: false,
      steps: [[{ kind: 'prose', text: 'Set it.' }]],
      wayBack: null,
    },
  ],
  verify: { text: 'What we found: no header.', command: 'curl -sSI https://shop.example/' },
};
const handover: Handover = {
  organisation: 'Lark Bakery',
  sentBy: 'Dana Reyes',
  name: 'Noor Haddad',
  note: 'Please do this week.',
  expiresAt: '2026-12-21T10:00:00.000Z',
  points: [point],
};
const opening = (changes: Partial<HandoverPoint> = {}) => ({
  openHandover: () => ({ success: true as const, data: { ...handover, points: [{ ...point, ...changes }] } }),
  noteHandoverOpened: () => ({ success: true as const }),
});

test('a helper reads the steps, says that it is fixed and asks; that it was opened is told by use alone', async () => {
  const question = {
    questionId: '9d9a7f10-0000-4000-8000-000000000003',
    text: 'When?',
    askedAt: '2026-11-22T10:00:00.000Z',
    answer: 'At night.',
    answeredAt: '2026-11-22T11:00:00.000Z',
    answeredBy: 'Dana Reyes',
  };
  const { screen, server } = await renderLearning(`/handover/${TOKEN}`, {
    ...opening(),
    reportHandoverDone: () => ({
      success: true,
      data: { ...point, state: 'reported', doneAt: '2026-11-22T10:00:00.000Z' },
    }),
    askAboutHandover: () => ({ success: true, data: { ...point, questions: [question] } }),
  });
  await expect
    .element(screen.getByRole('heading', { level: 1, name: /Could you fix this, Noor Haddad/ }))
    .toBeVisible();
  await expect.element(screen.getByText('add_header X "y" always;')).toBeVisible();
  await expect.element(screen.getByText('It does not tell browsers.')).toHaveAttribute('lang', 'en');
  expect(server.inputsOf('noteHandoverOpened')).toEqual([]);
  await expectAccessible();
  await screen.getByRole('combobox', { name: 'Steps for' }).selectOptions('any');
  await expect.element(screen.getByText('Set it.')).toBeVisible();
  await screen.getByRole('button', { name: /^I have fixed this/ }).click();
  await expect.element(screen.getByText(/The next check will show whether it is gone/)).toBeVisible();
  await expect.poll(() => server.inputsOf('noteHandoverOpened')).toEqual([{ token: TOKEN }]);
  await screen.getByText('Ask a question').click();
  await screen.getByRole('button', { name: 'Send the question' }).click();
  await expect.element(screen.getByText('Please write your question first.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Your question to Dana Reyes' }).fill('When?');
  await screen.getByRole('button', { name: 'Send the question' }).click();
  await expect.element(screen.getByText('At night.')).toBeVisible();
  await expectAccessible();
  expect(server.inputsOf('reportHandoverDone')).toEqual([{ token: TOKEN, pointId: point.pointId }]);
});

test.each([
  ['gone', /it is gone\. Thank you/],
  ['still-there', /it is still there/],
  ['removed', /has since been removed/],
] as const)('a point that is %s says so', async (state, words) => {
  const { screen } = await renderLearning(
    `/handover/${TOKEN}`,
    opening({ state, doneAt: '2026-11-22T10:00:00.000Z', checkedAt: '2026-11-22T10:05:00.000Z' }),
  );
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('a link that is over says so, and nothing of the firm; a refused word loses nothing', async () => {
  const { screen } = await renderLearning(`/handover/${TOKEN}`, {
    openHandover: () => {
      throw new FakeFailure('HANDOVER_LINK_INVALID');
    },
  });
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'This link is no longer available' }))
    .toBeVisible();
  await closeLearning();
  const again = await renderLearning(`/handover/${TOKEN}`, {
    ...opening(),
    reportHandoverDone: () => {
      throw new FakeFailure('CHECKED_OFTEN', undefined, { maximum: 5 });
    },
  });
  await again.screen.getByRole('button', { name: /^I have fixed this/ }).click();
  await expect.element(again.screen.getByRole('alert').getByText(/try again tomorrow/)).toBeVisible();
});
