import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { Lead } from './sign-ups/leads-table.tsx';

afterEach(closeApp);

const lead: Lead = {
  leadId: '0198a6f0-0000-7000-8000-0000000000ee',
  email: 'sam@larkbakery.example',
  firstName: 'Sam',
  lastName: 'Ode',
  companyName: 'Lark Bakery',
  leadForm: 'CyberSafety Trial v1',
  source: 'Website',
  leadStatus: 'Onboarded',
  promotionsOptIn: true,
  pageName: 'Welcome',
  createdAt: '2026-11-01T20:00:00Z',
  deliveredAt: '2026-11-02T20:00:00Z',
};

function staff(staffRole: StaffRole): FakeHandlers {
  let leads: Lead[] = [lead];
  return {
    ...signedIn({ session: { isStaff: true, staffRole } }),
    profileCheck: () => memberProfile({ companyData: null, orgId: null }),
    listLeads: ({ search }) => {
      const found = leads.filter(({ email }) => email.includes(String(search ?? '')));
      return { success: true, data: { total: found.length, pageSize: 25, leads: found } };
    },
    authenticate: () => ({ success: true, bearer: 'bearer', challenge: null }),
    deleteLead: () => {
      leads = [];
      return { success: true };
    },
  };
}

test('owners see leads, take those that are looked for along, and delete one', async () => {
  const app = await renderApp('/console/leads', staff('owner'));
  await expect.element(app.screen.getByText('sam@larkbakery.example')).toBeVisible();
  await expectAccessible();
  await userEvent.fill(app.screen.getByLabelText('Search by address, name or organization'), 'lark');
  await app.screen.getByRole('button', { name: 'Search' }).click();
  await expect.poll(app.path).toBe('/console/leads?page=1&search=lark');
  const download = app.screen.getByRole('link', { name: 'Download as CSV' });
  await expect.element(download).toHaveAttribute('href', '/api/console/leadsFile?search=lark');
  await app.screen.getByRole('button', { name: 'Delete sam@larkbakery.example from the leads' }).click();
  await expect
    .element(app.screen.getByText(/This lead was already forwarded: delete it in the other system as well/))
    .toBeVisible();
  await userEvent.fill(app.screen.getByLabelText('Your password'), 'Sourdough1');
  await app.screen.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(app.screen.getByText('The lead was deleted.')).toBeVisible();
  await expect.element(app.screen.getByText('Nothing found')).toBeVisible();
  await expect.poll(() => app.server.inputsOf('deleteLead')).toEqual([{ leadId: lead.leadId }]);
});

test('support takes no file along', async () => {
  const app = await renderApp('/console/leads', staff('support'));
  await expect.element(app.screen.getByText('sam@larkbakery.example')).toBeVisible();
  expect(app.screen.getByRole('link', { name: 'Download as CSV' }).elements()).toEqual([]);
});
