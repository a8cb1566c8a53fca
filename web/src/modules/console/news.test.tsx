import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { promotion, staff } from '../../testing/console-offers.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';

afterEach(closeApp);

const news = (handlers: FakeHandlers): FakeHandlers =>
  staff({
    listPromotions: () => ({ success: true, data: [promotion] }),
    listReleaseNotes: () => ({ success: true, data: [] }),
    ...handlers,
  });

test('a promotion is changed below what people will see of it', async () => {
  const app = await renderApp('/console/news', news({ editPromotion: () => ({ success: true }) }));
  await expect.element(app.screen.getByText('Nov 20, 2026 – Dec 24, 2026')).toBeVisible();
  await app.screen.getByRole('button', { name: 'Edit One month free.' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit promotion' });
  const preview = dialog.getByRole('figure');
  await expect.element(preview.getByText(/^One month free/)).toBeVisible();
  await userEvent.fill(dialog.getByLabelText('Text', { exact: true }), 'Two months free.');
  await userEvent.fill(dialog.getByLabelText('Link text (optional)'), '');
  await expect.element(preview.getByText(/Two months free\. *Learn more/)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(app.screen.getByText('The promotion was changed.')).toBeVisible();
  const { promotionId, startsOn, endsOn } = promotion;
  await expect
    .poll(() => app.server.inputsOf('editPromotion'))
    .toEqual([
      {
        promotionId,
        version: 1,
        text: 'Two months free.',
        linkLabel: '',
        linkUrl: '/plan',
        brandId: null,
        startsOn,
        endsOn,
      },
    ]);
});

test('of two who change a promotion the second is told, and takes over what the other one wrote', async () => {
  let listed = promotion;
  const app = await renderApp(
    '/console/news',
    news({
      listPromotions: () => ({ success: true, data: [listed] }),
      editPromotion: () => {
        throw new FakeFailure('CHANGED_ELSEWHERE');
      },
    }),
  );
  await app.screen.getByRole('button', { name: 'Edit One month free.' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit promotion' });
  const text = dialog.getByLabelText('Text', { exact: true });
  await userEvent.fill(text, 'Two months free.');
  listed = { ...promotion, text: 'A week free.', version: 2 };
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(dialog.getByText(/^Someone else changed this promotion/)).toBeVisible();
  await expect.element(text).toHaveValue('Two months free.');
  await dialog.getByRole('button', { name: 'Show their change' }).click();
  await expect.element(text).toHaveValue('A week free.');
});
