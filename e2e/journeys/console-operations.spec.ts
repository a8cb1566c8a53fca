import type { Page } from '@playwright/test';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { newMember, PASSWORD } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { type RunningPortal, startPortal } from '../testing/running-portal.ts';
import { signInFirstStaff } from '../testing/staff.ts';

// A portal of its own, which is closed for a moment.
let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.stop();
});

const seen = async (page: Page, name: string) => {
  await lookTwice(page, `console-${name}`);
  await sweepAccessibility(page);
};

test('owners invite a colleague, suspend and delete a customer, and close the portal for a while', {
  tag: '@sweep',
}, async ({ page, openPage }) => {
  const customer = await openPage();
  const guest = await openPage();
  const { company } = await newMember(customer, portal, 'slow-payers');
  await signInFirstStaff(page, portal);
  const confirm = async (label: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: label, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('invite a colleague, who makes an account by the mail', async () => {
    await page.goto(`${portal.url}/console/staff`);
    await page.getByRole('button', { name: 'Invite a coworker' }).click();
    await page.getByLabel('Work email address').fill('kim@provider.example');
    await seen(page, 'staff-invite');
    await confirm('Send the link');
    await expect(page.getByRole('row').filter({ hasText: 'kim@provider.example' })).toBeVisible();
    await seen(page, 'staff');
    const link = /http:\/\/[\w.-]+:\d+\/console\/join\/[\w-]{43}/;
    await guest.goto(
      await linkFromMail(guest, portal, 'kim@provider.example', /has invited you to join the .* staff/, link),
    );
    await guest.getByLabel('First name').fill('Kim');
    await guest.getByLabel('Last name').fill('Sato');
    await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await guest.getByLabel('Confirm password').fill(PASSWORD);
    await seen(guest, 'join');
    await guest.getByRole('button', { name: 'Create account' }).click();
    await guest.waitForURL('**/signin');
  });

  await test.step('every page of the console', async () => {
    for (const list of ['', 'audit-log', 'mails', 'jobs', 'leads', 'news', 'sign-up-links']) {
      await page.goto(`${portal.url}/console/${list}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await seen(page, list || 'customers');
    }
    await page.getByRole('button', { name: 'Send many' }).click();
    await page.getByLabel('Or paste it here and fix it').fill('email,first name\nann@firm.example,Ann\nnobody,Ben');
    await page.getByRole('button', { name: 'Check the list' }).click();
    await expect(page.getByText('1 of 2 rows have a problem.')).toBeVisible();
    await seen(page, 'csv');
  });

  await test.step('a promotion and a release note reach the customer', async () => {
    await page.goto(`${portal.url}/console/news`);
    await page.getByRole('button', { name: 'New promotion' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('One month free for every friend who signs up.');
    await page.getByLabel('Link (optional)', { exact: true }).fill('/plan');
    await page.getByLabel('Link text (optional)').fill('See the plans');
    const today = new Date();
    for (const [label, year] of [
      ['First day', today.getUTCFullYear() - 1],
      ['Last day', today.getUTCFullYear() + 1],
    ] as const) {
      await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
      await page.keyboard.type(`0101${year}`);
    }
    await seen(page, 'promotion');
    await page.getByRole('button', { name: 'Create promotion' }).click();
    await page.getByRole('button', { name: 'Edit One month free for every friend who signs up.' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('Two months free for every friend who signs up.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Two months free' })).toBeVisible();
    await page.getByRole('button', { name: 'New release note' }).click();
    await page.getByLabel('Title').fill('Faster scans');
    await page.getByRole('textbox', { name: 'Text' }).fill('Scans take half the time.\n\n- pages\n- forms');
    await page.getByText('Published: everyone').click();
    await seen(page, 'release-note');
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await customer.goto(`${portal.url}/settings/you`);
    await expect(customer.getByRole('heading', { name: 'Faster scans' })).toBeVisible();
    await seen(customer, 'whats-new');
    await customer.getByRole('button', { name: 'Got it' }).click();
    await expect(customer.getByRole('region', { name: 'Promotion' })).toContainText('Two months free');
    await seen(customer, 'promotion-banner');
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: 'Faster scans' })).toBeVisible();
    await seen(page, 'news-filled');
  });

  await test.step('close the portal, and open it again', async () => {
    await page.goto(`${portal.url}/console/maintenance`);
    await page.getByLabel('Title').fill('Back at noon');
    await page.getByLabel('Content').fill('We are moving to a faster machine.');
    await page.getByRole('button', { name: 'Close the portal' }).click();
    await confirm('Show it');
    await expect(page.getByText('The portal is closed.').first()).toBeVisible();
    await seen(page, 'maintenance');
    await customer.goto(`${portal.url}/`);
    await customer.waitForURL('**/maintenance');
    await seen(customer, 'maintenance-page');
    await page.getByRole('button', { name: 'Open the portal' }).click();
    await confirm('Open');
  });

  await test.step('suspend the customer, then delete it', async () => {
    await page.goto(`${portal.url}/console`);
    await page.getByRole('link', { name: company }).click();
    await page.getByRole('button', { name: 'Set manually' }).click();
    await expect(page.getByRole('group', { name: 'Last day of the free trial' })).toBeVisible();
    await seen(page, 'set-plan');
    await page.getByRole('button', { name: 'Cancel' }).click();
    const act = async (entry: string) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await act('Suspend');
    await page.getByLabel('Reason').fill('Nobody has paid since spring.');
    await seen(page, 'suspend');
    await confirm('Suspend');
    await expect(page.getByText('Nobody has paid since spring.')).toBeVisible();
    await act('Export all data');
    await confirm('Export');
    await expect(page.getByRole('link', { name: 'Download' })).toBeVisible();
    await seen(page, 'suspended');
    await customer.goto(`${portal.url}/`);
    await customer.waitForURL('**/signin');
    await act('Delete');
    await page.getByLabel('Organization name').fill(company);
    await seen(page, 'delete');
    await confirm('Delete for good');
    await page.goto(`${portal.url}/console`);
    await expect
      .poll(async () => {
        const answer = await page.request.get(`${portal.url}/api/console/organisations`);
        return (await answer.json()).data.total;
      })
      .toBe(0);
  });
});
