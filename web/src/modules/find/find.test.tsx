import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CallOutput } from '../../api/calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);
afterEach(() => page.viewport(1280, 900));

type Found = CallOutput<'findAnything'>['data']['hits'];

const SHOP = { kind: 'website' as const, path: '/webappscan/Shop', title: 'Shop', detail: 'https://shop.example' };
const FOUND: Found = [
  SHOP,
  { kind: 'finding', path: '/webappscan/Shop/findings/f1', title: 'The shop sends no lock', detail: 'Shop' },
  { kind: 'person', path: '/training/team/all/p1', title: 'Ann Shopman', detail: 'ann@shop.example' },
];
const answer = (hits: Found) => ({ success: true as const, data: { hits } });

/** What the pages ask that are opened; they are only gone to here, and stay as they load. */
const never = () => new Promise<never>(() => undefined);
const loading: FakeHandlers = {
  getUserList: never,
  getUserInviteList: never,
  loadTargetList: never,
  loadScheduleMap: never,
  loadScanMap: never,
  readFinding: never,
};

async function openFinder(handlers: FakeHandlers = {}) {
  const app = await renderApp('/plan', {
    ...signedIn(),
    ...loading,
    getEligiblePlans: () => Promise.reject(new FakeFailure('UNEXPECTED')),
    ...handlers,
  });
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toBeVisible();
  const button = app.screen.getByRole('button', { name: /Find anything/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = app.screen.getByRole('dialog', { name: 'Find anything' });
  const field = dialog.getByRole('textbox');
  await expect.element(field).toHaveFocus();
  const names = () =>
    dialog
      .getByRole('option')
      .elements()
      .map((option) => option.textContent);
  return { ...app, button, dialog, field, names };
}

test('Ctrl K lists the pages that one may open, and help', async () => {
  const { dialog, names, server } = await openFinder();
  await expect.element(dialog.getByRole('group', { name: 'Pages' })).toBeVisible();
  expect(names()).toEqual(
    expect.arrayContaining(['Dashboard', 'Website Scans', 'My Plan', 'Your detailsSettings', 'Contact Support']),
  );
  // The trial of the test has no training.
  expect(names()).not.toContain('TeamTraining');
  expect(server.inputsOf('findAnything')).toEqual([]);
  await expectAccessible();
});

test('Escape closes it and gives the focus back', async () => {
  const { screen, dialog, button } = await openFinder();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await button.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('typing narrows the pages at once, and Enter opens the first', async () => {
  const { dialog, names, path } = await openFinder({ findAnything: () => answer([]) });
  await userEvent.keyboard('admi');
  expect(names()).toEqual(['AdminsSettings']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(path).toBe('/settings/admins');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what the firm has comes under a heading for each kind, and arrow keys go through it', async () => {
  const { dialog, names, server, path } = await openFinder({ findAnything: () => answer(FOUND) });
  await userEvent.keyboard('shop');
  for (const title of ['Websites', 'Findings', 'People'])
    await expect.element(dialog.getByRole('group', { name: title })).toBeVisible();
  expect(names()).toEqual(['Shophttps://shop.example', 'The shop sends no lockShop', 'Ann Shopmanann@shop.example']);
  // Of a slow typist it asks for the beginning too.
  await expect.poll(() => server.inputsOf('findAnything').at(-1)).toEqual({ search: 'shop' });
  await expect.element(dialog.getByRole('status')).toHaveTextContent('3 found.');
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{Enter}');
  await expect.poll(path).toBe('/webappscan/Shop');
});

test('an answer to an older question never takes the place of a newer one', async () => {
  let answerOld = (_hits: Found) => {};
  const { dialog, names, server } = await openFinder({
    findAnything: ({ search }) =>
      search === 'sh'
        ? new Promise((resolve) => {
            answerOld = (hits) => resolve(answer(hits));
          })
        : answer([SHOP]),
  });
  await userEvent.keyboard('sh');
  await expect.poll(() => server.inputsOf('findAnything')).toHaveLength(1);
  await userEvent.keyboard('op');
  await expect.element(dialog.getByRole('option', { name: /Shop/ })).toBeVisible();
  answerOld([{ ...SHOP, title: 'Shoe shop of old' }]);
  await userEvent.keyboard(' ');
  expect(names()).toEqual(['Shophttps://shop.example']);
});

test('says that nothing is found', async () => {
  const { dialog } = await openFinder({ findAnything: () => answer([]) });
  await userEvent.keyboard('zzz');
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('Nothing found for “zzz”. Try fewer letters, or another word.');
  await expectAccessible();
});

test('a failed call says so, keeps the pages, and can be tried again', async () => {
  const { dialog, server } = await openFinder({ findAnything: () => Promise.reject(new FakeFailure('UNEXPECTED')) });
  await userEvent.keyboard('plan');
  await expect.element(dialog.getByText('Your company’s data could not be loaded.')).toBeVisible();
  await expect.element(dialog.getByRole('option', { name: 'My Plan' })).toBeVisible();
  await expectAccessible();
  server.use({ findAnything: () => answer([{ ...SHOP, title: 'Planet shop' }]) });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog.getByRole('option', { name: /Planet shop/ })).toBeVisible();
});

test('the arrow keys go round, and what they choose is in view and told', async () => {
  const { dialog, field, path } = await openFinder();
  const chosen = () => field.element().getAttribute('aria-activedescendant');
  expect(chosen()).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  const last = dialog.getByRole('option', { name: 'Accessibility' });
  await expect.element(last).toHaveAttribute('aria-selected', 'true');
  await expect.element(last).toBeInViewport();
  expect(chosen()).toBe(last.element().id);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(dialog.getByRole('option', { selected: true })).toHaveTextContent('Dashboard');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.poll(path).toBe('/accessibility');
});

test('a click opens', async () => {
  const { dialog, path } = await openFinder();
  await dialog.getByRole('option', { name: 'Website Scans' }).click();
  await expect.poll(path).toBe('/webappscan');
});

test('help is opened on the spot', async () => {
  const { screen } = await openFinder({ findAnything: () => answer([]) });
  await userEvent.keyboard('support{Enter}');
  await expect.element(screen.getByRole('dialog', { name: /here to help/ })).toBeVisible();
});

test('the button is there on a phone, where nothing scrolls sideways', async () => {
  await page.viewport(390, 800);
  const { button, dialog } = await openFinder();
  await expect.element(button).toBeInViewport();
  await expect.element(dialog).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});
