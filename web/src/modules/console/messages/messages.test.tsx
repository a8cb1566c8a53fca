import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { page } from '../../../testing/console-offers.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { closeApp, type RenderedApp, renderApp } from '../../../testing/render-app.tsx';
import { concierge, larkId, messageId, messageOf, millId } from '../testing/concierge-samples.ts';

afterEach(closeApp);

const button = ({ screen }: RenderedApp, name: string) => screen.getByRole('button', { name, exact: true });
const write = async (app: RenderedApp, words: string) => {
  await app.screen.getByRole('textbox', { name: 'Text', exact: true }).click();
  await userEvent.keyboard(words);
};
const published = (changes: Parameters<typeof messageOf>[0] = {}) =>
  messageOf({ state: 'published', publishedAt: '2026-11-21T18:00:00Z', delivered: 2, readBy: 1, ...changes });

test('a message for chosen customers is stored once, and goes out after a question that says how many get it', async () => {
  const app = await renderApp(
    '/console/concierge-messages/new',
    concierge({
      saveConciergeMessage: () => ({ success: true, data: { conciergeMessageId: messageId, version: 1, reaches: 1 } }),
      publishConciergeMessage: () => ({ success: true }),
      readConciergeMessage: () => ({ success: true, data: published() }),
      listMessageReceipts: () => ({ success: true, data: { ...page, receipts: [] } }),
    }),
  );
  await userEvent.fill(app.screen.getByLabelText('Title'), 'False invoices');
  await write(app, 'Call first.');
  await app.screen.getByText('Customers by name').click();
  await expect.element(app.screen.getByText('Still missing: who it is for.')).toBeVisible();
  await app.screen
    .getByRole('list', { name: 'Customers' })
    .getByText(/^Lark Bakery/)
    .click();
  await expectAccessible();
  await userEvent.dblClick(button(app, 'Publish'));
  const question = app.screen.getByRole('alertdialog');
  await expect.element(question.getByText(/^1 customer will see it right away/)).toBeVisible();
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect.element(app.screen.getByText('The message is on its way to 1 customer.')).toBeVisible();
  await expect.poll(app.path).toBe(`/console/concierge-messages/${messageId}`);
  await expect
    .poll(() => app.server.inputsOf('saveConciergeMessage'))
    .toEqual([
      {
        conciergeMessageId: null,
        version: 0,
        title: 'False invoices',
        body: 'Call first.',
        audience: { kind: 'organisations', ids: [larkId] },
      },
    ]);
  await expect
    .poll(() => app.server.inputsOf('publishConciergeMessage'))
    .toEqual([{ conciergeMessageId: messageId, version: 1 }]);
});

test('a draft that cannot go out stays a draft, with what was typed', async () => {
  const app = await renderApp(
    `/console/concierge-messages/${messageId}`,
    concierge({
      readConciergeMessage: () => ({ success: true, data: messageOf() }),
      publishConciergeMessage: () => {
        throw new FakeFailure('AUDIENCE_EMPTY');
      },
    }),
  );
  await button(app, 'Publish').click();
  await app.screen.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect.element(app.screen.getByText('No one would get this message. Choose who it is for.')).toBeVisible();
  await expect.element(app.screen.getByLabelText('Title')).toHaveValue('False invoices');
  expect(app.server.inputsOf('saveConciergeMessage')).toEqual([]);
});

test('a published message tells who has read it, and is withdrawn after a question', async () => {
  let stored = published();
  const app = await renderApp(
    `/console/concierge-messages/${messageId}`,
    concierge({
      readConciergeMessage: () => ({ success: true, data: stored }),
      listMessageReceipts: () => ({
        success: true,
        data: {
          ...page,
          total: 2,
          receipts: [
            { orgId: millId, companyName: 'Old Mill', deliveredAt: '2026-11-21T18:00:00Z', people: 2, readers: [] },
            {
              orgId: larkId,
              companyName: 'Lark Bakery',
              deliveredAt: '2026-11-21T18:00:00Z',
              people: 3,
              readers: [{ name: 'Kim Lark', readAt: '2026-11-21T19:00:00Z' }],
            },
          ],
        },
      }),
      withdrawConciergeMessage: () => {
        stored = published({ state: 'withdrawn', withdrawnAt: '2026-11-22T12:00:00Z' });
        return { success: true };
      },
    }),
  );
  await expect.element(app.screen.getByRole('row', { name: /Old Mill.*None of 2 yet/ })).toBeVisible();
  await expect.element(app.screen.getByRole('row', { name: /Lark Bakery.*Kim Lark/ })).toBeVisible();
  await expectAccessible();
  await button(app, 'Withdraw').click();
  await app.screen.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(app.screen.getByText('This was withdrawn on Nov 22, 2026.')).toBeVisible();
});
