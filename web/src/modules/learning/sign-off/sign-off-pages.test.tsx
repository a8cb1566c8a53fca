import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { closeLearning, renderLearning } from '../../../testing/render-learning.tsx';

afterEach(closeLearning);

const TOKEN = 'T'.repeat(43);
const HASH = 'ab'.repeat(32);
const asked = { policyId: 'acceptable-use', name: 'Acceptable use', version: 2, readingMinutes: 6 };
const person = { language: 'en' as const, name: 'Mia Santos', organisation: 'Lark Bakery' };
const STATEMENT = 'I have read and understood Lark Bakery’s policy “Acceptable use” (version 2), and I will follow it.';
const text = {
  name: 'Acceptable use',
  version: 2,
  approver: 'Dana Reyes',
  approvedAt: '2026-11-20T10:00:00.000Z',
  text: [{ kind: 'paragraph' as const, spans: [{ text: 'Lock the screen.' }] }],
  statement: STATEMENT,
  contentHash: HASH,
  acknowledgedAt: null,
};

test('a policy is read and confirmed, and only with the sentence ticked', async () => {
  const { screen, server } = await renderLearning(`/acknowledge/${TOKEN}`, {
    openSignOff: () => ({
      success: true,
      data: { ...person, policies: [{ ...asked, askedAt: '2026-11-21T10:00:00.000Z', acknowledgedAt: null }] },
    }),
    readSignOffText: () => ({ success: true, data: text }),
    acknowledgePolicy: () => ({ success: true, data: { acknowledgedAt: '2026-11-22T10:00:00.000Z' } }),
  });
  await expect.element(screen.getByText(/6 minutes to read/)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('link', { name: 'Read and confirm' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Acceptable use' })).toBeVisible();
  await expect.element(screen.getByText('Lock the screen.')).toBeVisible();
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByRole('alert').getByText(/^Please check the box first/)).toBeVisible();
  expect(server.inputsOf('acknowledgePolicy')).toEqual([]);
  await screen.getByRole('checkbox', { name: STATEMENT }).click();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByRole('status').getByText(/^You confirmed this on Nov 22, 2026\./)).toBeVisible();
  await expect
    .poll(() => server.inputsOf('acknowledgePolicy'))
    .toEqual([{ token: TOKEN, policyId: 'acceptable-use', version: 2, contentHash: HASH }]);
});

test('what was confirmed can be read again, and a failure loses nothing', async () => {
  let isDown = true;
  const { screen } = await renderLearning(`/acknowledge/${TOKEN}/acceptable-use/2`, {
    readSignOffText: () => ({ success: true, data: text }),
    acknowledgePolicy: () => {
      if (isDown) throw new FakeFailure('UNAVAILABLE');
      return { success: true, data: { acknowledgedAt: '2026-11-22T10:00:00.000Z' } };
    },
  });
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByRole('alert').getByText(/cannot reach its database/)).toBeVisible();
  await expect.element(screen.getByRole('checkbox')).toBeChecked();
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
