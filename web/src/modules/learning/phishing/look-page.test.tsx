import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { practiceLesson as lesson } from '../../../testing/practice-lesson.ts';
import { closeLearning, renderLearning } from '../../../testing/render-learning.tsx';
import type { Imitated, Opened } from './look-types.ts';
import { everythingSent, everythingStored, watchSending } from './testing/watch-sending.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closeLearning();
});

const TOKEN = 'T'.repeat(43);
const opened: Opened = {
  language: 'en',
  textLanguage: 'en',
  firstName: 'Sam',
  organisation: 'Lark Bakery',
  contact: null,
  page: 'lesson',
  trick: 'package',
  isReported: false,
  isLessonDone: false,
  lesson,
};
const look = (changes: Partial<Opened> = {}, handlers: FakeHandlers = {}) =>
  renderLearning(`/look/${TOKEN}`, {
    openPhishing: () => ({ success: true, data: { ...opened, ...changes } }),
    visitPhishing: () => ({ success: true }),
    goFurther: () => ({ success: true }),
    phishingLessonDone: () => ({ success: true }),
    ...handlers,
  });
const LESSON = { level: 1, name: 'This was a practice message from your company' } as const;

test('whom to tell has a name where the firm has named somebody', async () => {
  const { screen } = await look({ contact: 'Ann Lee (555-0100)' });
  await expect.element(screen.getByText(/Lark Bakery has told you to, or tell Ann Lee \(555-0100\)\./)).toBeVisible();
});

test('a click leads at once to the lesson of that very mail, whose signs come one after the other', async () => {
  const { screen, server } = await look({ isReported: true });
  await expect.element(screen.getByRole('heading', LESSON)).toHaveFocus();
  await expect
    .element(screen.getByText('Nothing in it is real, and nothing you typed was sent or saved.'))
    .toBeVisible();
  await expect.element(screen.getByText(/^You already reported this email/)).toBeVisible();
  await expect.element(screen.getByText(/^Warning sign 1 of 3/)).toBeVisible();
  expect(screen.getByText(/^Warning sign 2 of 3/).query()).toBeNull();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Show the next warning sign' }).click();
  await screen.getByRole('button', { name: 'Show the next warning sign' }).click();
  await expect.element(screen.getByText('Warning sign 3 of 3. It leads elsewhere.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the next warning sign' }).query()).toBeNull();
  await expect.element(screen.getByText(lesson.realOne)).toBeVisible();
  await expect.element(screen.getByText(lesson.next)).toBeVisible();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByText('Thank you. You can close this page now.')).toBeVisible();
  await expectAccessible();
  expect(server.inputsOf('phishingLessonDone')).toEqual([{ token: TOKEN }]);
  expect(server.inputsOf('goFurther')).toEqual([]);
});

test.each<[Imitated, string]>([
  ['sign-in', 'Sign in'],
  ['code', 'Next'],
  ['payment', 'Pay now'],
])('what is typed into the imitation of a %s is never sent and never kept', async (page, press) => {
  const secret = 'Tr0ub4dor-5551';
  const { screen, server } = await look({ page });
  await expect.element(screen.getByRole('button', { name: press })).toBeVisible();
  await expectAccessible();
  expect(screen.getByText('Legal disclaimer').query()).toBeNull();
  const sent = watchSending();
  const fields = [...document.querySelectorAll('input')];
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) {
    expect(field.name).toBe('');
    expect(field.form).toBeNull();
    expect(field.autocomplete).toBe('off');
    expect(field.spellcheck).toBe(false);
    await userEvent.fill(field, secret);
    await userEvent.click(field);
  }
  await screen.getByRole('button', { name: press }).click();
  await expect.element(screen.getByRole('heading', LESSON)).toBeVisible();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByText('Thank you. You can close this page now.')).toBeVisible();
  await expect.poll(() => server.inputsOf('goFurther')).toEqual([{ token: TOKEN }]);
  const told = await everythingSent(sent);
  expect(told).toContain('/api/phishing/further');
  expect(told).not.toContain(secret);
  expect(await everythingStored()).not.toContain(secret);
  expect(document.documentElement.outerHTML).not.toContain(secret);
});

test('Enter in a field does the same, once', async () => {
  const { screen, server } = await look({ page: 'sign-in' });
  const sent = watchSending();
  await userEvent.fill(screen.getByLabelText('Password'), 'Tr0ub4dor-5551');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', LESSON)).toBeVisible();
  await expect.poll(() => server.inputsOf('goFurther')).toEqual([{ token: TOKEN }]);
  expect(await everythingSent(sent)).not.toContain('Tr0ub4dor');
});

test('whoever declines an app comes to the lesson too, and went no further', async () => {
  const { screen, server } = await look({ page: 'consent' });
  await expect.element(screen.getByText('Send email as you')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('heading', LESSON)).toBeVisible();
  expect(server.inputsOf('goFurther')).toEqual([]);
  await closeLearning();
  const again = await look({ page: 'consent' });
  await again.screen.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => again.server.inputsOf('goFurther')).toEqual([{ token: TOKEN }]);
});

test('a visit is told at the first gesture that the browser vouches for, and once without one after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { screen, server } = await look();
  await expect.element(screen.getByRole('heading', LESSON)).toBeVisible();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(server.inputsOf('visitPhishing')).toEqual([]);
  const { webdriver } = navigator;
  vi.advanceTimersByTime(8_000);
  await expect
    .poll(() => server.inputsOf('visitPhishing'))
    .toEqual([{ token: TOKEN, signs: { gesture: false, webdriver } }]);
  await userEvent.keyboard('{Tab}');
  await expect
    .poll(() => server.inputsOf('visitPhishing'))
    .toEqual([
      { token: TOKEN, signs: { gesture: false, webdriver } },
      { token: TOKEN, signs: { gesture: true, webdriver } },
    ]);
});

test('a link that is over says so', async () => {
  const { screen } = await renderLearning(`/look/${TOKEN}`, {
    openPhishing: () => {
      throw new FakeFailure('PHISHING_LINK_INVALID');
    },
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});

test('the link of a test says that it was one, and asks the server for nothing', async () => {
  const { screen } = await renderLearning('/look/test', {});
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'This was a test, and it arrived' }))
    .toBeVisible();
  await expectAccessible();
});
