import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { closeLearning, renderLearning } from '../../../testing/render-learning.tsx';

afterEach(closeLearning);

const TOKEN = 'T'.repeat(43);
const ask = {
  language: 'en' as const,
  organisation: 'Lark Bakery',
  name: 'Mia Santos',
  askedBy: 'Dana Reyes',
  message: 'You set it up, didn’t you?',
  expiresAt: '2026-12-03T10:00:00.000Z',
  elementName: 'Sign-in',
  question: 'How do people sign in?',
  help: 'To mail and files.',
  answers: [0, 1, 2, 3, 4, 5].map((level) => ({ level, title: `Title ${level}`, text: `Text ${level}` })),
  findOut: { what: 'Look.', who: 'your IT provider', minutes: 15 },
  glossary: [{ id: 'mfa', term: 'Second factor', text: 'Something besides the password.' }],
  questionVersion: 3,
  answer: null,
};

/** Whether the browser asks before the page goes, as to another language. */
function warns(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('somebody without an account answers one question, and can change the answer', async () => {
  const { screen, server } = await renderLearning(`/answer/${TOKEN}`, {
    openAsk: () => ({ success: true, data: ask }),
    answerAsk: () => ({ success: true }),
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'How do people sign in?' })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Send my answer' }).click();
  await expect.element(screen.getByText(/^First, please choose the description/)).toBeVisible();
  expect(warns()).toBe(false);
  await screen.getByText('Title 4').click();
  await expect.poll(warns).toBe(true);
  await screen.getByRole('textbox', { name: /^A note for Dana Reyes/ }).fill('Since spring.');
  await screen.getByRole('button', { name: 'Send my answer' }).click();
  await expect.element(screen.getByText(/^Thank you. Your answer has been sent to Dana Reyes/)).toBeVisible();
  await expect.poll(warns).toBe(false);
  await expectAccessible();
  await screen.getByText('I don’t know').click();
  await screen.getByRole('button', { name: 'Send my answer' }).click();
  await expect
    .poll(() => server.inputsOf('answerAsk'))
    .toEqual([
      { token: TOKEN, questionVersion: 3, level: 4, dontKnow: false, note: 'Since spring.' },
      { token: TOKEN, questionVersion: 3, level: 0, dontKnow: true, note: 'Since spring.' },
    ]);
});

test('a link that was taken back or is too old says so, and nothing of the firm', async () => {
  const { screen } = await renderLearning(`/answer/${TOKEN}`, {
    openAsk: () => {
      throw new FakeFailure('ASK_LINK_INVALID');
    },
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});
