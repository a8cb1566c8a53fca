import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CallOutput } from '../../../api/calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { closeLearning, renderLearning } from '../../../testing/render-learning.tsx';

afterEach(closeLearning);

type Text = CallOutput<'readSignOffText'>['data'];
const TOKEN = 'T'.repeat(43);
const HASH = 'ab'.repeat(32);
const ADDRESS = `/acknowledge/${TOKEN}/acceptable-use/2`;
const DAY = '2026-11-22T10:00:00.000Z';
const asked = {
  policyId: 'acceptable-use',
  name: 'Acceptable use',
  textLanguage: 'en' as const,
  version: 2,
  readingMinutes: 1,
  carriedFrom: null,
};
const person = { language: 'en' as const, name: 'Mia Santos', organisation: 'Lark Bakery' };
const STATEMENT =
  'I have read and understood the part for everyone of Lark Bakery’s policy “Acceptable use” (version 2).';
const paragraph = (text: string) => ({ kind: 'paragraph' as const, spans: [{ text }] });
const text: Text = {
  name: 'Acceptable use',
  version: 2,
  approver: 'Dana Reyes',
  approvedAt: '2026-11-20T10:00:00.000Z',
  textLanguage: 'en',
  summary: [paragraph('Lock the screen.')],
  rest: [
    { kind: 'heading', level: 2, spans: [{ text: 'Purpose' }] },
    paragraph('Screens show what customers trust us with.'),
  ],
  readingMinutes: 1,
  questions: [
    { id: '4.1', ask: 'You go for coffee. What comes first?', options: ['A cup', 'The screen lock', 'A cookie'] },
    { id: '4.2', ask: 'You find a USB drive. What do you do?', options: ['Hand it in', 'Plug it in', 'Keep it'] },
  ],
  changed: null,
  statement: STATEMENT,
  contentHash: HASH,
  acknowledgedAt: null,
  carriedFrom: null,
};
const reads = (changes: Partial<Text> = {}) => ({
  readSignOffText: () => ({ success: true as const, data: { ...text, ...changes } }),
});
const confirms = () => ({ success: true as const, data: { acknowledgedAt: DAY, wrong: [] } });

test('a policy is read in a minute, its questions are answered, and it is confirmed with the sentence ticked', async () => {
  const { screen, server } = await renderLearning(`/acknowledge/${TOKEN}`, {
    openSignOff: () => ({
      success: true,
      data: { ...person, policies: [{ ...asked, askedAt: '2026-11-21T10:00:00.000Z', acknowledgedAt: null }] },
    }),
    ...reads(),
    acknowledgePolicy: confirms,
  });
  await expect.element(screen.getByText(/1 minute to read/)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('link', { name: 'Read and confirm' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Acceptable use' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'What this means for you' })).toBeVisible();
  await expect.element(screen.getByText('Lock the screen.')).toBeVisible();
  await expect.element(screen.getByText('Screens show what customers trust us with.')).not.toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'What changed' })).not.toBeInTheDocument();
  await screen.getByText('Read the rest of the policy').click();
  await expect.element(screen.getByText('Screens show what customers trust us with.')).toBeVisible();

  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByRole('alert').getByText('Please answer every question first.')).toBeVisible();
  expect(document.activeElement?.textContent).toBe(text.questions[0]?.ask);
  await screen.getByText('The screen lock').click();
  await screen.getByText('Hand it in').click();
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByRole('alert').getByText(/^Please check the box first/)).toBeVisible();
  expect(server.inputsOf('acknowledgePolicy')).toEqual([]);
  await screen.getByRole('checkbox', { name: STATEMENT }).click();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByRole('status').getByText(/^You confirmed this on Nov 22, 2026\./)).toBeVisible();
  const answers = [
    { question: '4.1', option: 1 },
    { question: '4.2', option: 0 },
  ];
  await expect
    .poll(() => server.inputsOf('acknowledgePolicy'))
    .toEqual([{ token: TOKEN, policyId: 'acceptable-use', version: 2, contentHash: HASH, answers }]);
});

test('a wrong answer is explained where it was given, by keyboard too, and may be given again', async () => {
  const { screen, server } = await renderLearning(ADDRESS, {
    ...reads(),
    acknowledgePolicy: ({ answers = [] }) =>
      answers.some(({ question, option }) => question === '4.2' && option === 0)
        ? confirms()
        : { success: true, data: { acknowledgedAt: null, wrong: [{ question: '4.2', why: 'It may be a trap.' }] } },
  });
  await screen.getByText('The screen lock').click();
  await screen.getByText('Plug it in').click();
  await screen.getByRole('checkbox').click();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('It may be a trap.')).toBeVisible();
  const group = screen.getByRole('group', { name: 'You find a USB drive. What do you do?' });
  await expect.element(group).toHaveAccessibleDescription('Not quite. It may be a trap. Please choose again.');
  await expect
    .element(screen.getByRole('alert').getByText(/^Not confirmed yet: one answer is incorrect/))
    .toBeVisible();
  expect(document.activeElement?.textContent).toBe('You find a USB drive. What do you do?');
  await expectAccessible();
  // From the question to its chosen answer, and up to the one before it.
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('radio', { name: 'Hand it in' })).toBeChecked();
  await expect.element(screen.getByText('It may be a trap.')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByText(/^You confirmed this on/)).toBeVisible();
  expect(server.inputsOf('acknowledgePolicy')).toHaveLength(2);
});

test('who confirmed an earlier version sees what changed since, and nothing is wider than a small phone', async () => {
  await page.viewport(320, 640);
  const { screen } = await renderLearning(
    ADDRESS,
    reads({
      changed: {
        version: 1,
        confirmedAt: '2026-11-01T10:00:00.000Z',
        rows: [
          {
            kind: 'changed',
            block: 'paragraph',
            level: 0,
            left: [
              { text: 'Lock the ', isMarked: false },
              { text: 'door', isMarked: true },
            ],
            right: [
              { text: 'Lock the ', isMarked: false },
              { text: 'screen', isMarked: true },
            ],
          },
        ],
      },
    }),
  );
  const changed = screen.getByRole('region', { name: 'What changed' });
  await expect
    .element(changed.getByText(/^Compared with version 1, which you confirmed on Nov 1, 2026\./))
    .toBeVisible();
  await expect.element(changed.getByText('door')).toBeVisible();
  await expect.element(changed.getByText('screen')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectAccessible();
});

test('a text without a part for everyone is shown whole, and asks nothing', async () => {
  const { screen, server } = await renderLearning(ADDRESS, {
    ...reads({ summary: null, rest: [paragraph('Halten Sie sich daran.')], questions: [], textLanguage: null }),
    acknowledgePolicy: confirms,
  });
  await expect.element(screen.getByText('Halten Sie sich daran.')).toBeVisible();
  await expect.element(screen.getByText('Read the rest of the policy')).not.toBeInTheDocument();
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByText(/^You confirmed this on/)).toBeVisible();
  expect(server.inputsOf('acknowledgePolicy')).toMatchObject([{ answers: [] }]);
});

test('what was confirmed can be read again, and says when an earlier version was', async () => {
  const { screen } = await renderLearning(ADDRESS, reads({ acknowledgedAt: DAY, carriedFrom: 1, questions: [] }));
  await expect.element(screen.getByText(/^You confirmed version 1 on Nov 22, 2026\./)).toBeVisible();
  await expect.element(screen.getByText('Lock the screen.')).toBeVisible();
});

test('a failure loses nothing', async () => {
  let isDown = true;
  const { screen } = await renderLearning(ADDRESS, {
    ...reads(),
    acknowledgePolicy: () => {
      if (isDown) throw new FakeFailure('UNAVAILABLE');
      return confirms();
    },
  });
  await screen.getByText('The screen lock').click();
  await screen.getByText('Hand it in').click();
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByRole('alert').getByText(/cannot reach its database/)).toBeVisible();
  await expect.element(screen.getByRole('checkbox')).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Hand it in' })).toBeChecked();
  isDown = false;
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByText(/^You confirmed this on/)).toBeVisible();
});

test('nothing is open: it says so; a link that ended says whom to ask', async () => {
  const { screen } = await renderLearning(`/acknowledge/${TOKEN}`, {
    openSignOff: () => ({ success: true, data: { ...person, policies: [] } }),
  });
  await expect.element(screen.getByText('You are done.')).toBeVisible();
  await closeLearning();
  const refused = await renderLearning(`/acknowledge/${TOKEN}`, {
    openSignOff: () => {
      throw new FakeFailure('SIGN_OFF_LINK_INVALID');
    },
  });
  await expect.element(refused.screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
