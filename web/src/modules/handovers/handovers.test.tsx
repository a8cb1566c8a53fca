import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { signedIn } from '../../testing/signed-in.ts';
import { clearToasts } from '../../ui/overlays/toast.tsx';
import type { Handover } from './handover-types.ts';

afterEach(closeApp);

const QUESTION = {
  questionId: '9d9a7f10-0000-4000-8000-000000000003',
  text: 'When may I restart it?',
  askedAt: '2026-11-22T10:00:00.000Z',
  answer: null,
  answeredAt: null,
  answeredBy: null,
};
const handover: Handover = {
  handoverId: '9d9a7f10-0000-4000-8000-000000000001',
  state: 'question',
  helper: { name: 'Noor Haddad', email: 'noor@provider.example' },
  note: 'Please do this week.',
  madeBy: 'Dana Reyes',
  madeAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-12-21T10:00:00.000Z',
  openedAt: '2026-11-21T12:00:00.000Z',
  points: [
    {
      pointId: '9d9a7f10-0000-4000-8000-000000000002',
      kind: 'plan-step',
      title: 'Test a restore',
      state: 'reported',
      doneAt: '2026-11-22T09:00:00.000Z',
      checkedAt: null,
      questions: [QUESTION],
      href: '/cybermaturity/report#plan',
      canConfirm: true,
    },
  ],
};
const listed = (handovers: Handover[]) => () => ({
  success: true as const,
  data: { handovers, helpers: handovers.map(({ helper }) => helper) },
});

test('a question is answered, what no look can tell is confirmed, and the link is sent again and revoked', async () => {
  const { screen, server } = await renderApp('/handovers', {
    ...signedIn(),
    handovers: listed([handover]),
    answerHandoverQuestion: () => ({ success: true }),
    confirmHandoverPoint: () => ({ success: true }),
    renewHandover: () => ({ success: true, data: { handoverId: handover.handoverId, url: 'https://x.example/h' } }),
    revokeHandover: () => ({ success: true }),
  });
  await expect.element(screen.getByText('A question is waiting for you')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Send the answer' }).click();
  await expect.element(screen.getByText('Please write an answer.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Your answer' }).fill('At night.');
  await screen.getByRole('button', { name: 'Send the answer' }).click();
  await expect
    .poll(() => server.inputsOf('answerHandoverQuestion'))
    .toEqual([{ questionId: QUESTION.questionId, answer: 'At night.' }]);
  await screen.getByRole('button', { name: 'Confirm that it is done: Test a restore' }).click();
  await expect.poll(() => server.inputsOf('confirmHandoverPoint')).toHaveLength(1);
  await screen.getByRole('button', { name: 'Actions for the link for Noor Haddad' }).click();
  await screen.getByRole('menuitem', { name: /^Send again/ }).click();
  await expect.element(screen.getByText('Noor Haddad will get an email with a new link.')).toBeVisible();
  // The messages would stand over the button, and under the pointer they stay.
  clearToasts();
  await screen.getByRole('button', { name: 'Actions for the link for Noor Haddad' }).click();
  await screen.getByRole('menuitem', { name: 'Revoke' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect.poll(() => server.inputsOf('revokeHandover')).toEqual([{ handoverId: handover.handoverId }]);
});

test('nothing is with anybody: it says where to begin', async () => {
  const { screen } = await renderApp('/handovers', { ...signedIn(), handovers: listed([]) });
  await expect.element(screen.getByText('Nothing sent yet')).toBeVisible();
});
