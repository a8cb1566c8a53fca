import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

const ofStaff = (staffRole: 'owner' | 'support'): FakeHandlers => ({
  ...signedIn({ session: { isStaff: true, staffRole } }),
  profileCheck: () => memberProfile({ companyData: null, orgId: null }),
  listOrganisations: () => ({ success: true, data: { total: 0, sandboxes: 0, pageSize: 25, organisations: [] } }),
});

async function openFinder(staffRole: 'owner' | 'support', handlers: FakeHandlers = {}) {
  const app = await renderApp('/console', { ...ofStaff(staffRole), ...handlers });
  await expect.element(app.screen.getByRole('heading', { level: 1 })).toBeVisible();
  await app.screen.getByRole('button', { name: /Find anything/ }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Find anything' });
  await expect.element(dialog.getByRole('group', { name: 'Pages' })).toBeVisible();
  const names = () =>
    dialog
      .getByRole('option')
      .elements()
      .map((option) => option.textContent);
  return { ...app, dialog, names };
}

test('staff finds a customer by name, with the plan beside it', async () => {
  const customer = {
    kind: 'customer' as const,
    path: '/console/organizations/o1',
    title: 'Lark Bakery',
    detail: 'Basic',
  };
  const { dialog, names, server } = await openFinder('support', {
    findForStaff: () => ({ success: true, data: { hits: [customer] } }),
  });
  await userEvent.keyboard('lark');
  await expect.element(dialog.getByRole('group', { name: 'Customers' })).toBeVisible();
  expect(names()).toEqual(['Lark BakeryBasic']);
  // Of a slow typist it asks for the beginning too.
  await expect.poll(() => server.inputsOf('findForStaff').at(-1)).toEqual({ search: 'lark' });
  await expectAccessible();
});

test.each([
  ['owner', true],
  ['support', false],
] as const)('pages of the console are there for %s as in its menu', async (staffRole, isThere) => {
  const { names } = await openFinder(staffRole);
  expect(names()).toEqual(expect.arrayContaining(['Customers', 'Emails', 'Password and second factor']));
  expect(names().includes('Staff')).toBe(isThere);
});
