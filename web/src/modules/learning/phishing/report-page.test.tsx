import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeLearning, renderLearning } from '../../../testing/render-learning.tsx';

afterEach(closeLearning);

const TOKEN = 'T'.repeat(43);
const page = (handlers: FakeHandlers) =>
  renderLearning(`/report/${TOKEN}`, {
    openReportPage: () => ({ success: true, data: { organisation: 'Lark Bakery' } }),
    ...handlers,
  });

test('a practice mail is handed over as a file, and whoever did is thanked', async () => {
  const { screen, server } = await page({
    reportMail: () => ({ success: true, data: { kind: 'simulation', isFirst: true, minutes: 6 } }),
  });
  await screen.getByRole('button', { name: 'Report this' }).click();
  await expect.element(screen.getByText('Please choose a file or paste the email first.')).toBeVisible();
  await expectAccessible();
  const file = new File(['From: a@b.example\n\nHi'], 'odd.eml', { type: 'message/rfc822' });
  await userEvent.upload(screen.getByLabelText('Email file'), file);
  await expect.element(screen.getByText('Chosen: odd.eml')).toBeVisible();
  await screen.getByRole('button', { name: 'Report this' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Good catch!' })).toBeVisible();
  await expect.element(screen.getByText(/you reported it 6 minutes after/)).toBeVisible();
  await expectAccessible();
  expect(server.inputsOf('reportMail')).toMatchObject([{ token: TOKEN, file: { fileName: 'odd.eml' } }]);
});

test('a real one is pasted, and told to whoever looks after it; what cannot be read says so', async () => {
  let isReadable = false;
  const { screen } = await page({
    reportMail: () => {
      if (!isReadable) throw new FakeFailure('PHISHING_REPORT_UNREADABLE');
      return { success: true, data: { kind: 'other', isFirst: true, minutes: null } };
    },
  });
  await screen.getByLabelText(/^Or paste the email/).fill('From: ceo@elsewhere.example');
  await screen.getByRole('button', { name: 'Report this' }).click();
  await expect.element(screen.getByText(/^This does not look like an email/)).toBeVisible();
  isReadable = true;
  await screen.getByRole('button', { name: 'Report this' }).click();
  await expect.element(screen.getByText(/Lark Bakery knows about it now/)).toBeVisible();
  await screen.getByRole('button', { name: 'Report another email' }).click();
  await expect.element(screen.getByLabelText(/^Or paste the email/)).toHaveValue('');
});

test('a link that was replaced says whom to ask', async () => {
  const { screen } = await page({
    openReportPage: () => {
      throw new FakeFailure('PHISHING_LINK_INVALID');
    },
  });
  await expect.element(screen.getByText(/ask the person who looks after your computers/)).toBeVisible();
});
