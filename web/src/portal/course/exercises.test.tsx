import type { Exercise } from '@portal/contract/training/exercise.schemas.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { ExerciseView } from './exercise-view.tsx';
import '../../styles/theme.css';

type Screen = Awaited<ReturnType<typeof render>>;
let screen: Screen | undefined;
afterEach(async () => {
  await screen?.unmount();
});

async function open(exercise: Exercise) {
  const onDone = vi.fn();
  screen = await render(
    <main>
      <h1>Lesson</h1>
      <h2>Part</h2>
      <ExerciseView exercise={exercise} isDone={false} onDone={onDone} />
    </main>,
  );
  return { screen, onDone };
}

const tab = async (times: number) => {
  for (let time = 0; time < times; time += 1) await userEvent.tab();
};

test('a mail is searched by keyboard, and each part says what it was', async () => {
  const { screen, onDone } = await open({
    kind: 'spot-the-phish',
    id: 'mail',
    title: 'A full mailbox',
    task: 'Mark what is wrong.',
    mail: {
      from: { text: 'IT Service', address: 'it@elsewhere.example', sign: true, why: 'Somebody else.' },
      to: { text: 'Hannah' },
      subject: { text: 'Last notice', sign: true, why: 'It makes hurry.' },
      date: { text: '8:52', sign: false, why: 'An ordinary hour.' },
      body: [
        { paragraph: 'Dear Hannah', sign: false, why: 'Only polite.' },
        { link: 'Keep it', address: 'https://elsewhere.example/keep', sign: true, why: 'A strange address.' },
      ],
    },
  });
  await tab(1);
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('button', { name: /IT Service/, pressed: true })).toHaveFocus();
  // What is not judged cannot be marked.
  await expect.element(screen.getByRole('button', { name: /Hannah$/ })).toHaveTextContent('Dear Hannah');
  await tab(2);
  await userEvent.keyboard('{Enter}');
  await expectAccessible();
  await tab(3);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('You found 1 of 3 warning signs. See the others below.')).toHaveFocus();
  for (const text of ['Good catch. Somebody else.', 'Missed. It makes hurry.', 'This one is fine. An ordinary hour.'])
    await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByText('Correctly left alone. Only polite.')).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Tap what looks suspicious.')).toBeVisible();
});

test('cards are put into boxes by the arrow keys and judged together', async () => {
  const { screen, onDone } = await open({
    kind: 'sort',
    id: 'cards',
    title: 'What to do?',
    task: 'Decide.',
    boxes: [
      { id: 'keep', name: 'Go on' },
      { id: 'report', name: 'Report it' },
    ],
    cards: [
      { text: 'A list you asked for', box: 'keep', why: 'Expected.' },
      { text: 'A prize', box: 'report', why: 'Bait.' },
    ],
  });
  await tab(1);
  await userEvent.keyboard(' ');
  await tab(1);
  await userEvent.keyboard(' ');
  await expect
    .element(screen.getByRole('group', { name: 'A prize' }).getByRole('radio', { name: 'Go on' }))
    .toBeChecked();
  await expectAccessible();
  await tab(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('1 of 2 are correct.')).toHaveFocus();
  await expect.element(screen.getByText('Correct: Go on. Expected.')).toBeVisible();
  await expect.element(screen.getByText('Better: Report it. Bait.')).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});

test('a choice shows what comes of it, leads on, and can be taken back', async () => {
  const { screen, onDone } = await open({
    kind: 'choose',
    id: 'call',
    title: 'The call',
    situation: 'Somebody calls.',
    options: [
      { text: 'Hang up', consequence: 'Nothing happened.', best: true },
      {
        text: 'Listen',
        consequence: 'They ask for a code.',
        best: false,
        next: {
          situation: 'They want the code now.',
          options: [
            { text: 'Tell it', consequence: 'The account is gone.', best: false },
            { text: 'Refuse', consequence: 'Just in time.', best: true },
          ],
        },
      },
    ],
  });
  await tab(2);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Not the best choice. They ask for a code.')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await tab(2);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Good choice. Just in time.')).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Hang up' }).click();
  await expect.element(screen.getByText('Good choice. Nothing happened.')).toBeVisible();
  expect(screen.getByText('They want the code now.').elements()).toEqual([]);
});

test('steps are moved by keyboard, keep the focus, and are read out at their new place', async () => {
  const { screen, onDone } = await open({
    kind: 'timeline',
    id: 'hour',
    title: 'The first hour',
    task: 'Bring the steps into order.',
    steps: ['Stop', 'Disconnect', 'Call', 'Write down'].map((text) => ({ text, why: `${text} has its place.` })),
  });
  const order = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent.replace(/^\d/, ''));
  const start = order();
  expect(start).not.toEqual(['Stop', 'Disconnect', 'Call', 'Write down']);
  await tab(1);
  await userEvent.keyboard('{Enter}');
  expect(order().slice(0, 2)).toEqual([start[1], start[0]]);
  await expect.element(screen.getByRole('button', { name: `Move down: ${start[0]}` })).toHaveFocus();
  await expect.element(screen.getByRole('status')).toHaveTextContent(`${start[0]} is now in position 2 of 4.`);
  await expectAccessible();
  for (const [place, text] of ['Stop', 'Disconnect', 'Call'].entries())
    while (order().indexOf(text) > place) await screen.getByRole('button', { name: `Move up: ${text}` }).click();
  await screen.getByRole('button', { name: 'Check the order' }).click();
  await expect.element(screen.getByText('That is the correct order.')).toHaveFocus();
  await expect.element(screen.getByText('In the right place. Call has its place.')).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});
