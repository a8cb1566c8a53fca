import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CallOutput } from '../../../api/calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { memberProfile } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';

afterEach(closeApp);
afterEach(() => page.viewport(1280, 900));

type Groups = CallOutput<'listWaiting'>['data']['groups'];

const ofStaff: FakeHandlers = {
  ...signedIn({ session: { isStaff: true } }),
  profileCheck: () => memberProfile({ companyData: null, orgId: null }),
  listOrganisations: () => ({ success: true, data: { total: 0, sandboxes: 0, pageSize: 25, organisations: [] } }),
  listLeads: () => ({ success: true, data: { total: 0, pageSize: 25, leads: [] } }),
};
const openConsole = (path: string, groups: Groups) =>
  renderApp(path, { ...ofStaff, listWaiting: () => ({ success: true, data: { groups } }) });

const GROUPS: Groups = [
  {
    kind: 'help-requests',
    total: 5,
    first: [
      { id: 'r1', title: 'Our mail server', who: 'Lark Bakery', at: '2026-11-20T20:00:00Z' },
      { id: 'r2', title: 'A strange email', who: 'Mill Tools', at: '2026-11-21T20:00:00Z' },
      { id: 'r3', title: 'New laptops', who: 'Wren Books', at: '2026-11-22T20:00:00Z' },
    ],
  },
  {
    kind: 'trials-ending',
    total: 1,
    first: [{ id: 'o1', title: 'Lark Bakery', who: '', at: '2026-11-28T20:00:00Z' }],
  },
  { kind: 'leads', total: 1, first: [{ id: 'l1', title: 'a+b@lark.example', who: '', at: '2026-11-22T20:00:00Z' }] },
  { kind: 'failed-mails', total: 2, first: [] },
];

test('staff sees what waits, with the way to each and to all of its kind', async () => {
  const { screen } = await openConsole('/console', GROUPS);
  const waiting = screen.getByRole('region', { name: 'Waiting for you' });
  await expect
    .element(waiting.getByRole('heading', { name: '5 help requests are waiting for an answer' }))
    .toBeVisible();
  expect(waiting.element().textContent).toMatch(
    /Our mail server · Lark Bakery · since Nov\s20,\s2026.*and 2 more.*Lark Bakery · ends Nov\s28/,
  );
  const addressOf = (name: string) => waiting.getByRole('link', { name, exact: true }).element().getAttribute('href');
  expect(addressOf('5 help requests are waiting for an answer')).toBe('/console/help-requests');
  expect(addressOf('A strange email')).toBe('/console/help-requests/r2');
  expect(addressOf('1 free trial ends within 7 days')).toBe('/console?status=INTRIAL');
  expect(addressOf('Lark Bakery')).toBe('/console/organizations/o1');
  expect(addressOf('a+b@lark.example')).toBe('/console/leads?search=a%2Bb%40lark.example');
  expect(addressOf('2 emails failed this week')).toBe('/console/mails?status=failed');
  await expectAccessible();
});

test('the way about counts what waits at each place, but not customers, of whom only some end their trial', async () => {
  const { screen } = await openConsole('/console', GROUPS);
  const places = screen.getByRole('navigation', { name: 'Console' });
  for (const name of ['Help requests 5 waiting', 'Leads 1 waiting', 'Emails 2 waiting', 'Customers', 'Weaknesses'])
    await expect.element(places.getByRole('link', { name, exact: true })).toBeVisible();
});

test('on a phone the way about is behind a button that names the place and counts what waits', async () => {
  await page.viewport(390, 844);
  const { screen, path } = await openConsole('/console', GROUPS);
  const places = screen.getByRole('navigation', { name: 'Console' });
  const button = places.getByRole('button', { name: 'Menu: Customers 8 waiting' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(places.getByRole('link').elements()).toEqual([]);
  await button.click();
  await expect.element(places.getByRole('list', { name: 'Operations' })).toBeVisible();
  await expectAccessible();
  await places.getByRole('link', { name: 'Leads 1 waiting' }).click();
  await expect.poll(path).toBe('/console/leads');
  await expect.element(places.getByRole('button', { name: /^Menu: Leads/ })).toHaveAttribute('aria-expanded', 'false');
});

test('where nobody waits it says so, and a search leaves it out', async () => {
  const { screen } = await openConsole('/console', []);
  await expect.element(screen.getByText(/^No one is waiting for you\./)).toBeVisible();
  await closeApp();
  const searching = await openConsole('/console?search=lark', GROUPS);
  await expect.element(searching.screen.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  expect(searching.screen.getByRole('region', { name: 'Waiting for you' }).elements()).toEqual([]);
});

test('what cannot be loaded leaves the customers, and is asked for again', async () => {
  let isThere = false;
  const { screen } = await renderApp('/console', {
    ...ofStaff,
    listWaiting: () => {
      if (!isThere) throw new FakeFailure('UNEXPECTED');
      return { success: true, data: { groups: GROUPS } };
    },
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await expect.element(screen.getByText(/^What is waiting for you could not be loaded/)).toBeVisible();
  isThere = true;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('5 help requests are waiting for an answer')).toBeVisible();
});
