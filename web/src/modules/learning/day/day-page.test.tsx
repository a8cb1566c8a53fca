import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CallOutput } from '../../../api/calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeLearning, leaveLearning, renderLearning } from '../../../testing/render-learning.tsx';

afterEach(closeLearning);

const TOKEN = 'T'.repeat(43);
const PAGE = `/learn/${TOKEN}/day/1`;
type Walk = CallOutput<'openDay'>['data'];
type Taken = Walk['taken'][number];

const at = (id: string, time: string) => ({
  id,
  time,
  picture: {
    place: 'office' as const,
    people: [{ who: 'wei' as const, at: 'left' as const, does: 'stands' as const, mood: 'calm' as const }],
    says: { who: 'wei' as const, text: 'Hello!' },
    caption: `This is what happens at the office in the ${id}, as it does.`,
    alternative: `Wei stands in the office in the ${id}.`,
  },
});
const MOMENTS = [at('morning', '8:05'), at('noon', '12:00'), at('evening', '5:05')] as const;
const CHOICES = ['Call them first', 'Reply to it', 'Click it'];
const VERDICTS = ['wise', 'risky', 'wrong'] as const;

/** A day of two choices, each place a verdict; it ends well when both were wise. */
function walkOf(chosen: readonly number[], changes: Partial<Walk> = {}): Walk {
  const hasEnded = chosen.length === 2;
  const taken = chosen.map((place, index): Taken => {
    const moment = MOMENTS[index] ?? expect.fail('there is no such moment');
    const verdict = VERDICTS[place] ?? 'wise';
    return {
      ...moment,
      choices: CHOICES.map((text) => `${text} (${moment.id})`),
      chosen: place,
      verdict,
      because: `Because of ${moment.id} ${verdict}.`,
      wiser:
        hasEnded && verdict !== 'wise' ? [{ text: `Call them first (${moment.id})`, because: 'Nothing happens.' }] : [],
    };
  });
  const now = MOMENTS[chosen.length] ?? expect.fail('there is no such moment');
  return {
    year: 1,
    title: 'One Friday',
    textLanguage: 'en',
    isBegun: chosen.length === 1,
    walked: null,
    people: [{ id: 'wei', name: 'Wei', role: 'Works in a workshop' }],
    taken,
    moment: {
      ...now,
      choices: hasEnded ? [] : CHOICES.map((text) => `${text} (${now.id})`),
      ending: hasEnded ? (chosen.every((place) => place === 0) ? 'good' : 'mixed') : null,
    },
    ...changes,
  };
}

/** A server that keeps the walk as the real one does. */
function walking(begun: readonly number[] = []): FakeHandlers {
  let chosen = [...begun];
  let walks = 0;
  const answer = () => {
    const walked =
      walks === 0
        ? null
        : { walks, best: 'mixed' as const, latest: 'mixed' as const, walkedAt: '2026-11-27T10:00:00Z' };
    return { success: true as const, data: walkOf(chosen, { walked }) };
  };
  return {
    openDay: answer,
    chooseInDay: ({ step, choice }) => {
      if (step === chosen.length + 1) chosen.push(choice);
      if (chosen.length === 2) walks += 1;
      return answer();
    },
    walkDayAgain: () => {
      chosen = [];
      return answer();
    },
  };
}

test('one moment at a time: a choice is told with its sign and words, and the end tells what would have changed the day', async () => {
  const { screen, server, address } = await renderLearning(PAGE, walking());
  await expect.element(screen.getByRole('heading', { level: 1, name: 'One Friday' })).toBeVisible();
  await expect.element(screen.getByText(/There is no grade/)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '8:05 Choice 1' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Wei stands in the office in the morning.' })).toBeVisible();
  await expect.element(screen.getByText('Wei: “Hello!”')).toBeInTheDocument();
  await expectAccessible();

  await screen.getByRole('button', { name: 'Click it (morning)' }).click();
  await expect.element(screen.getByText('An easy mistake to make, but it has a cost')).toBeVisible();
  await expect.element(screen.getByText('Because of morning wrong.')).toBeVisible();
  expect(screen.container.querySelector('[aria-live="polite"]')?.textContent).toContain('Because of morning wrong.');
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Reply to it (morning)' }).elements()).toEqual([]);
  await expectAccessible();

  await screen.getByRole('button', { name: 'Continue' }).click();
  const noon = screen.getByRole('heading', { name: '12:00 Choice 2' });
  await expect.element(noon).toHaveFocus();
  expect(address()).toBe(`${PAGE}?at=2`);
  await screen.getByRole('button', { name: 'Call them first (noon)' }).click();
  await expect.element(screen.getByText('A wise choice')).toBeVisible();
  await screen.getByRole('button', { name: 'Continue' }).click();

  await expect.element(screen.getByRole('heading', { name: '5:05 The end of the day' })).toHaveFocus();
  await expect.element(screen.getByText('A mixed day', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('One of your 2 choices was wise.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'What would have changed the day' })).toBeVisible();
  await expect.element(screen.getByText('Nothing happens.')).toBeVisible();
  await expectAccessible();

  await screen.getByRole('button', { name: 'Go through the day again' }).click();
  await expect.element(screen.getByRole('heading', { name: '8:05 Choice 1' })).toBeVisible();
  expect(server.inputsOf('chooseInDay')).toEqual([
    { token: TOKEN, year: 1, step: 1, choice: 2 },
    { token: TOKEN, year: 1, step: 2, choice: 0 },
  ]);
  expect(server.inputsOf('walkDayAgain')).toEqual([{ token: TOKEN, year: 1 }]);
});

test('by keyboard alone', async () => {
  const { screen } = await renderLearning(PAGE, walking());
  const first = screen.getByRole('button', { name: 'Call them first (morning)' });
  await expect.element(first).toBeVisible();
  await screen.getByRole('link', { name: 'Your year' }).element().focus();
  await userEvent.tab();
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: '12:00 Choice 2' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Call them first (noon)' })).toHaveFocus();
});

test('a reload keeps the place, before and after a choice', async () => {
  const handlers = walking();
  const first = await renderLearning(PAGE, handlers);
  await first.screen.getByRole('button', { name: 'Reply to it (morning)' }).click();
  await expect.element(first.screen.getByText('It could go well, but it’s risky')).toBeVisible();
  const place = first.address();
  await leaveLearning();
  const { screen } = await renderLearning(place, handlers);
  await expect.element(screen.getByText('Because of morning risky.')).toBeVisible();
  await screen.getByRole('button', { name: 'Continue' }).click();
  await leaveLearning();
  const again = await renderLearning(PAGE, handlers);
  await expect.element(again.screen.getByRole('heading', { name: '12:00 Choice 2' })).toBeVisible();
});

test('going back shows what was chosen, and nothing can be chosen anew; an address ahead of the walk leads to where it is', async () => {
  const { screen, server } = await renderLearning(`${PAGE}?at=1`, walking([1]));
  await expect.element(screen.getByText('Reply to it (morning)')).toBeVisible();
  expect(screen.getByRole('button', { name: /morning/ }).elements()).toEqual([]);
  await leaveLearning();
  const ahead = await renderLearning(`${PAGE}?at=9`, walking([1]));
  await expect.element(ahead.screen.getByRole('heading', { name: '12:00 Choice 2' })).toBeVisible();
  expect(server.inputsOf('chooseInDay')).toEqual([]);
});

test('a choice that does not arrive can be made again', async () => {
  const { screen } = await renderLearning(PAGE, {
    ...walking(),
    chooseInDay: () => {
      throw new FakeFailure('UNAVAILABLE');
    },
  });
  await screen.getByRole('button', { name: 'Click it (morning)' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Click it (morning)' })).toBeVisible();
});

test('who walked it more than once is told of the best', async () => {
  const walked = { walks: 3, best: 'good', latest: 'mixed', walkedAt: '2026-11-27T10:00:00Z' } as const;
  const { screen } = await renderLearning(PAGE, {
    openDay: () => ({ success: true, data: walkOf([2, 2], { walked }) }),
  });
  await expect
    .element(screen.getByText('You’ve been through this day 3 times. Your best outcome: “A good day.”'))
    .toBeVisible();
  await expect.element(screen.getByText(/^None of your 2 choices/)).toBeVisible();
});

test.each([
  ['DAY_NOT_OPEN', 'This day is not open yet'],
  ['NOT_FOUND', 'This day does not exist'],
  ['TRAINING_LINK_INVALID', 'This link no longer works'],
] as const)('%s is told', async (code, title) => {
  const { screen } = await renderLearning(PAGE, {
    openDay: () => {
      throw new FakeFailure(code);
    },
  });
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible();
});

test('a day that is not translated says so', async () => {
  const { screen } = await renderLearning(PAGE, {
    openDay: () => ({ success: true, data: walkOf([], { textLanguage: 'de' }) }),
  });
  await expect.element(screen.getByText(/has not been translated yet/)).toBeVisible();
});
