import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice } from '../testing/look.ts';
import { newMember, PASSWORD } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { signInAndSetUp } from '../testing/second-factor-steps.ts';
import { createFirstStaff } from '../testing/staff.ts';

const STAFF = 'sasha@provider.example';

test('the printed link makes the first staff account, once; staff find organisations', { tag: '@sweep' }, async ({
  page,
  openPage,
  portal,
}) => {
  const visitor = await openPage();
  const member = await openPage();
  await newMember(member, portal, 'of-staff');

  await test.step('create the account', async () => {
    await createFirstStaff(page, portal, { email: STAFF, password: PASSWORD }, async (name) => {
      await lookTwice(page, `console-${name}`);
      await sweepAccessibility(page);
    });
  });

  await test.step('the link does not work twice', async () => {
    await visitor.goto(portal.staffSetupLink);
    await expect(visitor.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
    await look(visitor, 'console-setup-used');
    await expect(visitor.getByLabel('First name')).toHaveCount(0);
    expect(new URL(visitor.url()).pathname).toMatch(/^\/console\/setup\//);
  });

  await test.step('staff set up a second factor before anything else', async () => {
    await signInAndSetUp(page, { email: STAFF, password: PASSWORD }, async (name) => {
      await lookTwice(page, `sign-in-${name}`);
      await sweepAccessibility(page);
      const answer = await page.request.get(`${portal.url}/api/console/organisations`);
      expect(answer.status()).toBe(name === 'set-up' ? 401 : 200);
    });
  });

  await test.step('find an organisation', async () => {
    await page.waitForURL('**/console');
    await expect(page.getByRole('row').filter({ hasText: 'Lark Bakery of-staff' })).toBeVisible();
    await lookTwice(page, 'console-organisations');
    await sweepAccessibility(page);
    await page.getByLabel('Search by name or email').fill('of-staff');
    await page.getByLabel('Search by name or email').press('Enter');
    await expect(page).toHaveURL(/search=of-staff/);
    await expect(page.getByText('1 in all')).toBeVisible();
    await page.getByLabel('Search by name or email').fill('no such firm');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Nothing found')).toBeVisible();
    await look(page, 'console-nothing-found');
    await page.goBack();
    await expect(page.getByRole('row').filter({ hasText: 'Lark Bakery of-staff' })).toBeVisible();
    await expect(page.getByLabel('Search by name or email')).toHaveValue('of-staff');
  });

  await test.step('a customer sees no console', async () => {
    await member.goto(`${portal.url}/console`);
    await member.waitForURL('**/404');
    await expect(member.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    const answer = await member.request.get(`${portal.url}/api/console/organisations`);
    expect(answer.status()).toBe(404);
  });
});
