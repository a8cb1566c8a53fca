import { afterEach, expect, test } from 'vitest';
import type { CallOutput } from '../../../api/calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeLearning, renderLearning } from '../../../testing/render-learning.tsx';

afterEach(closeLearning);

const TOKEN = 'T'.repeat(43);
type Asked = CallOutput<'recall'>['data']['questions'][number];

const asked = (id: string, changes: Partial<Asked> = {}): Asked => ({
  courseId: 'knots',
  courseName: 'Knots',
  textLanguage: 'en',
  question: { id, question: `Which one is ${id}?`, several: false, options: [`A bow (${id})`, `A leaf (${id})`] },
  answered: null,
  ...changes,
});
const week = (...questions: Asked[]): FakeHandlers => ({
  recall: () => ({ success: true, data: { isOffered: true, wants: true, questions } }),
});
const year = (recall: CallOutput<'openTraining'>['data']['recall']): FakeHandlers => ({
  openTraining: () => ({
    success: true,
    data: {
      language: 'en',
      name: 'Mia Santos',
      organisation: 'Lark Bakery',
      year: 1,
      completed: 0,
      total: 0,
      path: [],
      tricks: { textLanguage: 'en', list: [] },
      recall,
      days: [],
      earlier: [],
    },
  }),
});

test('each answer is told at once, with why and when it comes again', async () => {
  const { screen, server } = await renderLearning(`/learn/${TOKEN}/recall`, {
    ...week(asked('first'), asked('second')),
    recallAnswer: ({ questionId, answers }) => ({
      success: true,
      data: {
        question: {
          ...asked(questionId).question,
          right: [0],
          chosen: answers,
          isRight: answers[0] === 0,
          explanation: `Because of ${questionId}.`,
        },
        comesAgainOn: answers[0] === 0 ? '2026-12-15' : '2026-12-08',
      },
    }),
  });
  const first = screen.getByRole('region', { name: 'Which one is first?' });
  await expect.element(first.getByRole('button', { name: 'Check my answer' })).toBeDisabled();
  await first.getByRole('radio', { name: 'A leaf (first)' }).click({ force: true });
  await expectAccessible();
  await first.getByRole('button', { name: 'Check my answer' }).click();
  await expect.element(first.getByText('Not quite. Because of first.')).toBeVisible();
  await expect.element(first.getByText(/again in the week of Dec 8, 2026/)).toBeVisible();
  const second = screen.getByRole('region', { name: 'Which one is second?' });
  await second.getByRole('radio', { name: 'A bow (second)' }).click({ force: true });
  await second.getByRole('button', { name: 'Check my answer' }).click();
  await expect.element(second.getByText('Right. Because of second.')).toBeVisible();
  await expect.element(screen.getByRole('status').getByText(/That’s all for this week/)).toBeVisible();
  expect(server.inputsOf('recallAnswer')).toEqual([
    { token: TOKEN, courseId: 'knots', questionId: 'first', answers: [1] },
    { token: TOKEN, courseId: 'knots', questionId: 'second', answers: [0] },
  ]);
  await expectAccessible();
});

test('what was answered earlier in the week is told and not asked again; a failure leaves the answer as it is', async () => {
  const { screen } = await renderLearning(`/learn/${TOKEN}/recall`, {
    ...week(asked('first', { answered: { isRight: false, comesAgainOn: '2026-12-08' } }), asked('second')),
    recallAnswer: () => {
      throw new FakeFailure('UNAVAILABLE');
    },
  });
  await expect.element(screen.getByText(/^You got this wrong. You’ll see this question again/)).toBeVisible();
  await screen.getByRole('radio', { name: 'A bow (second)' }).click({ force: true });
  await screen.getByRole('button', { name: 'Check my answer' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'A bow (second)' })).toBeChecked();
});

test.each([
  [{ isOffered: true, wants: true }, 'No questions this week'],
  [{ isOffered: true, wants: false }, 'Your weekly questions are off'],
  [{ isOffered: false, wants: true }, 'Your weekly questions are off'],
])('without questions the page says why: %o', async (state, title) => {
  const { screen } = await renderLearning(`/learn/${TOKEN}/recall`, {
    recall: () => ({ success: true, data: { ...state, questions: [] } }),
  });
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Your year' })).toHaveAttribute('href', `/learn/${TOKEN}`);
  await expectAccessible();
});

test('a link that ended leads to a new one', async () => {
  const { screen } = await renderLearning(`/learn/${TOKEN}/recall`, {
    recall: () => {
      throw new FakeFailure('TRAINING_LINK_INVALID');
    },
  });
  await expect.element(screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('the year offers it and turns it on', async () => {
  let wants = false;
  const handlers: FakeHandlers = {
    openTraining: (input, request) =>
      year({ isOffered: true, wants, waiting: wants ? 2 : 0 }).openTraining?.(input, request) ?? expect.fail(),
    recallWish: (input) => {
      ({ wants } = input);
      return { success: true };
    },
  };
  const { screen, server } = await renderLearning(`/learn/${TOKEN}`, handlers);
  await screen.getByRole('button', { name: 'Turn on' }).click();
  await expect
    .element(screen.getByRole('link', { name: 'Answer both now' }))
    .toHaveAttribute('href', `/learn/${TOKEN}/recall`);
  await expectAccessible();
  await screen.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(screen.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Answer both now' })).not.toBeInTheDocument();
  expect(server.inputsOf('recallWish')).toEqual([
    { token: TOKEN, wants: true },
    { token: TOKEN, wants: false },
  ]);
});

test('where the firm does not offer it, the year says nothing of it', async () => {
  const { screen } = await renderLearning(`/learn/${TOKEN}`, year({ isOffered: false, wants: true, waiting: 0 }));
  await expect.element(screen.getByRole('heading', { name: 'Hello, Mia' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Two questions a week' })).not.toBeInTheDocument();
});
