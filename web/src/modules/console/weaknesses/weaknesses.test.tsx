import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { page } from '../../../testing/console-offers.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { closeApp, type RenderedApp, renderApp } from '../../../testing/render-app.tsx';
import { concierge, larkId, millId, publishedWeakness, weaknessId, weaknessOf } from '../testing/concierge-samples.ts';

afterEach(closeApp);

const button = ({ screen }: RenderedApp, name: string) => screen.getByRole('button', { name, exact: true });
const write = async (app: RenderedApp, words: string) => {
  await app.screen.getByRole('textbox', { name: 'Text', exact: true }).click();
  await userEvent.keyboard(words);
};

async function fillNew(app: RenderedApp) {
  await app.screen
    .getByRole('list', { name: 'Customers' })
    .getByText(/^Lark Bakery/)
    .click();
  await app.screen
    .getByRole('list', { name: 'Customers' })
    .getByText(/^Old Mill/)
    .click();
  await userEvent.fill(app.screen.getByLabelText('Title'), 'Open port');
  await app.screen.getByRole('button', { name: /Severity/ }).click();
  await app.screen.getByRole('option', { name: 'Critical' }).click();
  await write(app, 'Close it.');
}

test('the list is narrowed by its filters, which the address keeps', async () => {
  const app = await renderApp(
    `/console/weaknesses?severity=High&customer=${larkId}`,
    concierge({
      readOrganisation: ({ orgId }) => ({
        success: true,
        data: {
          orgId,
          companyName: 'Lark Bakery',
          companyUrl: '',
          planName: 'Standard',
          subscriptionStatus: 'ACTIVE',
          signUpDate: '2026-11-01T20:00:00Z',
          suspension: null,
          isBeingDeleted: false,
          isSandbox: false,
          deletionDueAt: null,
          experts: [],
          export: null,
          people: [],
        },
      }),
      listWeaknesses: () => ({ success: true, data: { ...page, weaknesses: [publishedWeakness()] } }),
    }),
  );
  await expect.element(app.screen.getByRole('row', { name: /Old mail server.*Lark Bakery.*1 of 3/ })).toBeVisible();
  await app.screen.getByRole('button', { name: /Shown to customers/ }).click();
  await app.screen.getByRole('option', { name: 'Drafts' }).click();
  await expect.poll(() => app.server.inputsOf('listWeaknesses')).toHaveLength(2);
  await expect.element(app.screen.getByRole('link', { name: 'Lark Bakery' })).toBeVisible();
  await button(app, 'Show all customers').click();
  await expect.poll(() => app.server.inputsOf('listWeaknesses')).toHaveLength(3);
  const narrowed = { page: 1, search: '', severity: 'High', orgId: larkId };
  await expect
    .poll(() => app.server.inputsOf('listWeaknesses'))
    .toEqual([narrowed, { ...narrowed, state: 'draft' }, { page: 1, search: '', severity: 'High', state: 'draft' }]);
  await expect.poll(() => app.path()).toContain('severity=High');
  await expectAccessible();
});

test('several drafts are published together after a question; a mixture is not', async () => {
  const other = weaknessOf({ weaknessId: larkId, title: 'Open port', version: 1 });
  const seen = publishedWeakness({ weaknessId: millId, title: 'Old TLS' });
  const app = await renderApp(
    '/console/weaknesses',
    concierge({
      listWeaknesses: () => ({ success: true, data: { ...page, weaknesses: [weaknessOf(), other, seen] } }),
      publishWeaknesses: () => ({ success: true }),
    }),
  );
  const choose = (title: string) => {
    const box = app.screen.getByRole('checkbox', { name: `Select ${title} for Lark Bakery` }).element();
    return userEvent.click(box.closest('label') ?? box);
  };
  await expect.element(app.screen.getByRole('row', { name: /Open port/ })).toBeVisible();
  for (const title of ['Old mail server', 'Open port', 'Old TLS']) await choose(title);
  await expect.element(app.screen.getByText(/^3 weaknesses selected\. Select only drafts/)).toBeVisible();
  expect(app.screen.getByRole('button', { name: 'Publish' }).elements()).toEqual([]);
  await choose('Old TLS');
  await expectAccessible();
  await button(app, 'Publish').click();
  await app.screen.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect.element(app.screen.getByText('2 weaknesses published.')).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('publishWeaknesses'))
    .toEqual([
      {
        weaknesses: [
          { weaknessId, version: 4 },
          { weaknessId: larkId, version: 1 },
        ],
      },
    ]);
});

test('a new weakness goes to several customers with its file, once, and is published after a question', async () => {
  const app = await renderApp(
    '/console/weaknesses/new',
    concierge({
      saveWeakness: ({ orgIds = [] }) => ({
        success: true,
        data: orgIds.map((orgId, index) => ({ orgId, weaknessId: index === 0 ? weaknessId : millId, version: 1 })),
      }),
      addWeaknessFile: ({ file }) => ({ success: true, data: { fileId: larkId, fileName: file.fileName, size: 3 } }),
      publishWeaknesses: () => ({ success: true }),
    }),
  );
  await fillNew(app);
  await expect.element(button(app, 'Publish')).toBeEnabled();
  const chooser = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(chooser as HTMLInputElement, new File(['log'], 'scan.txt', { type: 'text/plain' }));
  await app.screen.getByRole('radio', { name: 'As customers see it' }).click();
  const view = app.screen.getByRole('figure', { name: 'As customers see it' });
  await expect.element(view.getByText('Close it.')).toBeVisible();
  await expectAccessible();
  await button(app, 'Publish').click();
  const question = app.screen.getByRole('alertdialog');
  await expect.element(question.getByText(/^2 customers will see it right away/)).toBeVisible();
  await userEvent.dblClick(question.getByRole('button', { name: 'Publish' }));
  await expect.element(app.screen.getByText('Published to 2 customers.')).toBeVisible();
  await expect.poll(app.path).toBe('/console/weaknesses');
  await expect
    .poll(() => app.server.inputsOf('saveWeakness'))
    .toMatchObject([
      { weaknessId: null, orgIds: [larkId, millId], title: 'Open port', severity: 'Critical', body: 'Close it.' },
    ]);
  await expect
    .poll(() => app.server.inputsOf('addWeaknessFile').map((input) => input.weaknessId))
    .toEqual([weaknessId, millId]);
  await expect
    .poll(() => app.server.inputsOf('publishWeaknesses'))
    .toEqual([
      {
        weaknesses: [
          { weaknessId, version: 1 },
          { weaknessId: millId, version: 1 },
        ],
      },
    ]);
});

test('what was typed survives a failure, and leaving asks first', async () => {
  const app = await renderApp(
    '/console/weaknesses/new',
    concierge({
      saveWeakness: () => {
        throw new FakeFailure('CVSS_NOT_VALID', 'cvssVector', { reason: 'It must begin with CVSS:3.1.' });
      },
    }),
  );
  await fillNew(app);
  await userEvent.fill(app.screen.getByLabelText('CVSS score (optional)'), '11');
  await expect.element(app.screen.getByText(/^Please enter a number from 0\.0/)).toBeVisible();
  await expect.element(button(app, 'Save draft')).toBeDisabled();
  await userEvent.fill(app.screen.getByLabelText('CVSS score (optional)'), '');
  await userEvent.fill(app.screen.getByLabelText('CVSS vector (optional)'), 'AV:N');
  await button(app, 'Save draft').click();
  await expect.element(app.screen.getByText(/It must begin with CVSS:3\.1/)).toBeVisible();
  await expect.element(app.screen.getByLabelText('Title')).toHaveValue('Open port');
  await app.screen.getByRole('link', { name: 'All weaknesses' }).click();
  await app.screen.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect.element(app.screen.getByRole('textbox', { name: 'Text', exact: true })).toHaveTextContent('Close it.');
});
