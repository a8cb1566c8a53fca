import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile } from '../../testing/samples.ts';
import { signedIn, signedOut } from '../../testing/signed-in.ts';

afterEach(closeApp);

const linkId = 'b'.repeat(43);

test('creates the first staff account by its link', async () => {
  const app = await renderApp(`/console/setup/${linkId}`, {
    ...signedOut(),
    checkFirstStaffLink: () => ({ success: true }),
    createFirstStaff: () => {
      throw new FakeFailure('SETUP_LINK_INVALID');
    },
  });
  await userEvent.fill(app.screen.getByLabelText('First name'), 'Alex');
  await userEvent.fill(app.screen.getByLabelText('Last name'), 'Moreau');
  await userEvent.fill(app.screen.getByLabelText('Work email address'), 'Alex@provider.example');
  await userEvent.fill(app.screen.getByLabelText('Password', { exact: true }), 'Sourdough1');
  await userEvent.fill(app.screen.getByLabelText('Confirm password'), 'Sourdough1');
  await expectAccessible();
  const create = app.screen.getByRole('button', { name: 'Create account' });
  await create.click();
  await expect.element(app.screen.getByText(/^This link has already been used/)).toBeVisible();
  app.server.use({ createFirstStaff: () => ({ success: true }) });
  await create.click();
  await expect.poll(app.path).toBe('/signin');
  await expect
    .poll(() => app.server.inputsOf('createFirstStaff').at(-1))
    .toMatchObject({ linkId, email: 'alex@provider.example' });
});

test.each([
  ['used or of another portal', linkId],
  ['garbage', 'garbage'],
])('a link to the first staff account that is %s says so, without a form', async (_what, given) => {
  const app = await renderApp(`/console/setup/${given}`, {
    ...signedOut(),
    checkFirstStaffLink: () => {
      throw new FakeFailure('SETUP_LINK_INVALID');
    },
  });
  await expect.element(app.screen.getByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible();
  expect(app.screen.getByLabelText('First name').elements()).toHaveLength(0);
  await expectAccessible();
});

test('lists the customers, with search and pages in the address', async () => {
  const app = await renderApp('/', {
    ...signedIn({ session: { isStaff: true } }),
    profileCheck: () => memberProfile({ companyData: null, orgId: null }),
    listOrganisations: ({ search }) => ({
      success: true,
      data: {
        total: search ? 1 : 53,
        sandboxes: 0,
        pageSize: 25,
        organisations: [
          {
            orgId: 'o',
            companyName: 'Lark Bakery',
            planName: 'Starter',
            subscriptionStatus: 'INTRIAL',
            isTrialOver: false,
            isSuspended: false,
            isSandbox: false,
            lastActiveAt: '2026-11-10T12:00:00Z',
            recentScans: 7,
            signUpDate: '2026-11-01T12:00:00Z',
            websites: 2,
            admins: 3,
            score: 62,
            scoreChange: 4,
            worstPoint: { what: 'A computer can be controlled from the internet', severity: 'critical' },
          },
        ],
      },
    }),
  });
  await expect.element(app.screen.getByRole('rowheader', { name: /Lark Bakery/ })).toBeVisible();
  await expect.poll(() => app.path()).toBe('/console');
  await expect
    .element(app.screen.getByRole('cell', { name: 'Critical A computer can be controlled from the internet' }))
    .toBeVisible();
  await expectAccessible();
  await app.screen.getByRole('button', { name: 'Worst open issue' }).click();
  await expect.poll(() => app.server.inputsOf('listOrganisations').at(-1)).toMatchObject({ sort: 'worst-point' });
  app.router.history.back();
  await app.screen.getByRole('button', { name: 'Organization', exact: true }).click();
  await expect.poll(() => app.server.inputsOf('listOrganisations').at(-1)).toMatchObject({ sort: 'name', page: 1 });
  app.router.history.back();
  await app.screen.getByRole('button', { name: 'Scans, 30 days' }).click();
  await expect.poll(() => app.server.inputsOf('listOrganisations').at(-1)).toMatchObject({ sort: 'most-scans' });
  await app.screen.getByRole('button', { name: 'Scans, 30 days' }).click();
  await expect.poll(() => app.server.inputsOf('listOrganisations').at(-1)).toMatchObject({ sort: 'fewest-scans' });
  app.router.history.go(-2);
  await expect.poll(app.path).toBe('/console');
  await app.screen.getByRole('button', { name: 'Page 2' }).click();
  await expect.poll(app.path).toBe('/console?page=2&search=');
  await userEvent.fill(app.screen.getByLabelText('Search by name or email'), 'lark');
  await app.screen.getByRole('button', { name: 'Search' }).click();
  await expect.poll(app.path).toBe('/console?page=1&search=lark');
  await expect.element(app.screen.getByText('1 in all')).toBeVisible();
  app.router.history.back();
  await expect.poll(app.path).toBe('/console?page=2&search=');
  await expect.element(app.screen.getByLabelText('Search by name or email')).toHaveValue('');
});

test.each([
  [false, /Version 0\.2\.0 of the portal was released on Dec\s1,\s2026\. You are running 0\.1\.0\./],
  [true, /Dec\s1,\s2026 and fixes a security weakness\. Please update soon\. You are running 0\.1\.0\./],
])('an owner is told of a newer version (of a weakness: %s)', async (isSecurity, words) => {
  const newer = { version: '0.2.0', publishedAt: '2026-12-01', isSecurity, notesUrl: 'https://provider.example/0.2.0' };
  const app = await renderApp('/console', {
    ...signedIn({ session: { isStaff: true, staffRole: 'owner' } }),
    profileCheck: () => memberProfile({ companyData: null, orgId: null }),
    listOrganisations: () => ({ success: true, data: { total: 0, sandboxes: 0, pageSize: 25, organisations: [] } }),
    readPortalVersion: () => ({ success: true, data: { version: '0.1.0', newer, knownFlaws: null } }),
  });
  await expect.element(app.screen.getByText(words)).toBeVisible();
  await expect
    .element(app.screen.getByRole('link', { name: 'See what’s new' }))
    .toHaveAttribute('href', newer.notesUrl);
  await expectAccessible();
});

test('an owner chooses a period and takes usage and billing of every customer along', async () => {
  const app = await renderApp('/console', {
    ...signedIn({ session: { isStaff: true, staffRole: 'owner' } }),
    profileCheck: () => memberProfile({ companyData: null, orgId: null }),
    listOrganisations: () => ({ success: true, data: { total: 0, sandboxes: 0, pageSize: 25, organisations: [] } }),
  });
  await app.screen.getByRole('button', { name: 'Usage and billing' }).click();
  const usage = app.screen.getByRole('link', { name: 'Download usage as CSV' });
  await expect
    .element(usage)
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/console\/usageFile\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-(28|29|30|31)$/),
    );
  await expect
    .element(app.screen.getByRole('link', { name: 'Download billing as CSV' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/api\/console\/billingFile\?from=/));
  await expectAccessible();
  const year = app.screen.getByRole('group', { name: 'First day' }).getByRole('spinbutton', { name: /year/ });
  await year.click();
  await userEvent.keyboard('2090');
  await expect.element(app.screen.getByText('The last day can’t be before the first.')).toBeVisible();
  expect(usage.elements()).toEqual([]);
});

test('support is not told, and the version is not asked for', async () => {
  const app = await renderApp('/console', {
    ...signedIn({ session: { isStaff: true, staffRole: 'support' } }),
    profileCheck: () => memberProfile({ companyData: null, orgId: null }),
    listOrganisations: () => ({ success: true, data: { total: 0, sandboxes: 0, pageSize: 25, organisations: [] } }),
  });
  await expect.element(app.screen.getByRole('heading', { name: 'Customers' })).toBeVisible();
  expect(app.server.inputsOf('readPortalVersion')).toEqual([]);
});
