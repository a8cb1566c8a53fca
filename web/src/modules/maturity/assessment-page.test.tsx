import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { allAnswered, assessed, fakeMaturity, given } from './testing/fake-maturity.ts';
import { openMaturity } from './testing/open-maturity.ts';

test('the start says what it is, and the Element popup lists the Security Areas', async () => {
  const { screen, path } = await openMaturity('/cybermaturity', fakeMaturity());
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Cyber Maturity' })).toBeVisible();
  await expect.poll(() => path()).toBe('/cybermaturity/assessment/start');
  await expect.element(screen.getByText('Beta')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Element' }).click();
  const popup = screen.getByRole('dialog', { name: 'Security Areas' });
  for (const area of ['People', 'Process', 'Technology']) await expect.element(popup.getByText(area)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('link', { name: 'Start Assessment' }).click();
  await expect.poll(path).toBe('/cybermaturity/assessment/leadership');
});

test('all questions by keyboard alone: answers, areas, congratulations, and the report at the end', async () => {
  const { screen, path, server } = await openMaturity('/cybermaturity/assessment/leadership', {
    ...fakeMaturity(),
    maturityReport: () => {
      throw new FakeFailure('UNEXPECTED');
    },
  });
  await expect.element(screen.getByRole('heading', { name: 'Now: people' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'How is it with leadership?' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('3');
  await expect.element(screen.getByRole('radio', { name: /^Level 3/ })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('radio', { name: /^Level 2/ })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'How is it with training?' })).toBeVisible();
  await userEvent.keyboard('?');
  await expect.element(screen.getByText(/Look up training/)).toBeVisible();
  await expect.element(screen.getByText('Congrats! You completed the Security Area: People.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Now: process' })).toBeVisible();
  await userEvent.keyboard('{Enter}5{Enter}4{Enter}{Enter}1{Enter}2{Enter}');
  await expect.poll(path).toBe('/cybermaturity/report');
  const saved = server.inputsOf('saveAssessment').map(({ data }) => data as { elementPath: string; level: number });
  const last = Object.fromEntries(saved.map(({ elementPath, level }) => [elementPath, level]));
  expect(last).toEqual({ leadership: 2, training: 0, risks: 5, backups: 4, 'sign-in': 1, devices: 2 });
  expect(saved.find(({ elementPath }) => elementPath === 'training')).toMatchObject({ dontKnow: true, version: 0 });
});

test('an answer is shown at once; a failure puts it back and says so', async () => {
  let fail: () => void = () => undefined;
  const { screen, server } = await openMaturity('/cybermaturity/assessment/training', {
    ...fakeMaturity({ leadership: given(3), training: given(1) }),
    saveAssessment: () =>
      new Promise((_, reject) => {
        fail = () => reject(new FakeFailure('UNEXPECTED'));
      }),
  });
  const three = screen.getByRole('radio', { name: /^Level 3/ });
  await expect.element(screen.getByRole('radio', { name: /^Level 1/ })).toBeChecked();
  await screen.getByText('Defined of Training').click();
  await expect.element(three).toBeChecked();
  await expect.poll(() => server.inputsOf('saveAssessment')).toHaveLength(1);
  await expect.poll(() => server.inputsOf('saveAssessment')[0]?.data).toMatchObject({ level: 3, version: 1 });
  fail();
  await expect.element(screen.getByText('Oops! Something went wrong. Please try again.')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /^Level 1/ })).toBeChecked();
});

test('an answer stays shown while it is stored, without a moment between', async () => {
  const { screen } = await openMaturity('/cybermaturity/assessment/training', fakeMaturity({ leadership: given(3) }));
  await expect.element(screen.getByRole('heading', { name: 'How is it with training?' })).toBeVisible();
  const answer = screen.getByText(/^Answered by/);
  const shown = [false];
  const watch = new MutationObserver(() => {
    const isShown = answer.query() !== null;
    if (isShown !== shown.at(-1)) shown.push(isShown);
  });
  // From before the key on: on a busy machine all may be over when the press of it has returned.
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  await userEvent.keyboard('3');
  await expect.element(screen.getByText('Congrats! You completed the Security Area: People.')).toBeVisible();
  await expect.element(answer).toBeVisible();
  watch.disconnect();
  expect(shown).toEqual([false, true]);
});

test('what somebody else answered in the meantime is shown, and only "Use mine" replaces it', async () => {
  const handlers = fakeMaturity({ leadership: given(3) });
  const { screen, server } = await openMaturity('/cybermaturity/assessment/training', handlers);
  await expect.element(screen.getByRole('heading', { name: 'How is it with training?' })).toBeVisible();
  server.use({
    saveAssessment: () => {
      throw new FakeFailure('ANSWER_CHANGED', undefined, { by: 'Jo Lark', answer: '4, Managed' });
    },
    assessment: () => ({
      success: true,
      data: assessed({ leadership: given(3), training: given(4, { version: 2 }) }),
    }),
  });
  await userEvent.keyboard('1');
  const banner = screen.getByRole('alert').filter({ hasText: 'Jo Lark has answered this question' });
  await expect.element(banner).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /^Level 4/ })).toBeChecked();
  await expectAccessible();
  server.use({ saveAssessment: handlers.saveAssessment ?? (() => Promise.reject(new Error())) });
  await banner.getByRole('button', { name: 'Use mine' }).click();
  await expect.element(screen.getByRole('radio', { name: /^Level 1/ })).toBeChecked();
  await expect.poll(() => server.inputsOf('saveAssessment').at(-1)?.data).toMatchObject({ level: 1, version: 2 });
});

test('addresses: the next question, an area, what is unknown; the map leads everywhere, on a phone in a drawer', async () => {
  const { screen, path, router } = await openMaturity(
    '/cybermaturity/assessment',
    fakeMaturity({ leadership: given(3) }),
  );
  await expect.poll(path).toBe('/cybermaturity/assessment/training');
  router.history.push('/zimm/assessment/technology');
  await expect.element(screen.getByRole('heading', { name: 'Now: technology' })).toBeVisible();
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(path).toBe('/cybermaturity/assessment/sign-in');
  await screen.getByRole('button', { name: 'Second factor' }).click();
  await expect.element(screen.getByText(/Something besides the password/)).toBeVisible();
  router.history.push('/zimm/assessment/people');
  await expect.poll(path).toBe('/cybermaturity/assessment/training');
  router.history.push('/cybermaturity/assessment/nonsense');
  await expect.poll(path).toBe('/cybermaturity/assessment/start');
  await page.viewport(390, 844);
  router.history.push('/cybermaturity/assessment/training');
  await screen.getByRole('button', { name: 'All questions' }).click();
  await screen
    .getByRole('dialog')
    .getByRole('link', { name: /Leadership/ })
    .click();
  await expect.poll(path).toBe('/cybermaturity/assessment/leadership');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 900);
});

test('a note is kept until there is an answer, and an answer can be taken back', async () => {
  const { screen, server } = await openMaturity(
    '/cybermaturity/assessment/training',
    fakeMaturity({ leadership: given(3) }),
  );
  await screen.getByRole('button', { name: 'Add a note' }).click();
  await screen.getByRole('textbox', { name: 'Note' }).fill('Ask Mia');
  await screen.getByText('Partial of Training').click();
  await expect.poll(() => server.inputsOf('saveAssessment')[0]?.data).toMatchObject({ level: 2, note: 'Ask Mia' });
  await screen.getByRole('button', { name: 'Clear my answer' }).click();
  await expect.element(screen.getByRole('radio', { name: /^Level 2/ })).not.toBeChecked();
  await expect.poll(() => server.inputsOf('removeAssessment')).toEqual([{ data: { elementPath: 'training' } }]);
});

test('a colleague is asked, and what they answered is taken with one press', async () => {
  const ask = {
    askId: '0198a6f0-0000-7000-8000-0000000000f1',
    elementPath: 'sign-in',
    name: 'Mia Santos',
    email: 'mia@larkbakery.example',
    state: 'answered' as const,
    askedBy: 'Dana Reyes',
    askedAt: '2026-11-19T10:00:00.000Z',
    expiresAt: '2026-12-03T10:00:00.000Z',
    answer: { level: 4, dontKnow: false, note: 'Since spring.', answeredAt: '2026-11-20T10:00:00.000Z' },
  };
  const answers = allAnswered(3, 3, 3, 3, 1, 2);
  const { screen, server } = await openMaturity('/cybermaturity/assessment/sign-in', {
    ...fakeMaturity(answers, [ask]),
    takeAnswer: () => ({ success: true, data: assessed({ ...answers, 'sign-in': given(4, { version: 2 }) }) }),
    askColleague: () => ({ success: true, data: assessed(answers) }),
  });
  await expect.element(screen.getByText(/4, Managed of Sign-in/)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Use this answer' }).click();
  await expect.element(screen.getByRole('radio', { name: /^Level 4/ })).toBeChecked();
  await expect.poll(() => server.inputsOf('takeAnswer')).toEqual([{ askId: ask.askId, version: 1 }]);
  await screen.getByRole('button', { name: 'Who knows this?' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Who knows this?' });
  await dialog.getByRole('button', { name: 'Send the question' }).click();
  await expect.element(dialog.getByText('Please enter a name.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ben');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ben@larkbakery.example');
  await dialog.getByRole('button', { name: 'Send the question' }).click();
  await expect.element(screen.getByText('Ben will get an email with a link to this question.')).toBeVisible();
  await expect
    .poll(() => server.inputsOf('askColleague'))
    .toEqual([{ elementPath: 'sign-in', name: 'Ben', email: 'ben@larkbakery.example', message: '' }]);
});

test('what does not apply is said with a reason, and is taken back by an answer', async () => {
  const { screen, server } = await openMaturity('/cybermaturity/assessment/sign-in', {
    ...fakeMaturity({ devices: given(3) }),
  });
  await screen.getByRole('button', { name: 'This does not apply to us' }).click();
  const reason = screen.getByLabelText('Why does this not apply?');
  await expect.element(reason).toHaveValue('We have none of this.');
  await reason.fill('');
  await screen.getByRole('button', { name: 'It does not apply' }).click();
  await expect.element(screen.getByText('Please say why this does not apply to you.')).toBeVisible();
  await reason.fill('We have no such thing.');
  await expectAccessible();
  await screen.getByRole('button', { name: 'It does not apply' }).click();
  await expect.element(screen.getByText('This does not apply to you.')).toBeVisible();
  await expect
    .poll(() => server.inputsOf('saveAssessment')[0]?.data)
    .toMatchObject({ elementPath: 'sign-in', level: 0, doesNotApply: true, note: 'We have no such thing.' });
  await screen.getByText('What one sees at level 2.').click();
  await expect.element(screen.getByText('This does not apply to you.')).not.toBeInTheDocument();
  await expect
    .poll(() => server.inputsOf('saveAssessment')[1]?.data)
    .toMatchObject({ level: 2, doesNotApply: false, note: '' });
});
