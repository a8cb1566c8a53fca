import type { Page } from '@playwright/test';
import { addWebsite } from '../testing/add-website.ts';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { fillWizard } from '../testing/fill-wizard.ts';
import { lookTwice } from '../testing/look.ts';
import { newMember, signIn } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { startSlowSite } from '../testing/slow-site.ts';

test('schedules, cancels, renames and removes websites', async ({ page, portal, site }) => {
  await newMember(page, portal, 'scans');
  const slow = await startSlowSite();
  try {
    await page.goto(`${portal.url}/webappscan`);

    await test.step('schedule the first scan for a later day', async () => {
      const wizard = await fillWizard(page, { name: 'Shop', url: slow.url }, 'Add a Website');
      await wizard.getByText('Monthly', { exact: true }).click();
      await lookTwice(page, 'wizard-schedule');
      await wizard.getByRole('button', { name: 'Schedule Scan' }).dblclick();
      await expect(page.getByText('Website is successfully created')).toBeVisible();
      await expect(page.getByText('Scan successfully scheduled')).toBeVisible();
      await expect(page).toHaveURL(/\/webappscan\/Shop$/);
      await expect(page.getByText('No scan reports yet.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Scan schedule' })).toContainText('Every month');
      await expect(page.getByRole('button', { name: 'Select Website' })).toBeDisabled();
    });

    await test.step('change the schedule', async () => {
      await chooseAction(page, 'Edit Scan Schedule');
      const dialog = page.getByRole('dialog', { name: 'Edit Scan Schedule' });
      await dialog.getByText('Quarterly', { exact: true }).click();
      await lookTwice(page, 'edit-schedule');
      await sweepAccessibility(page);
      await dialog.getByRole('button', { name: 'Save Schedule' }).click();
      await expect(page.getByText('Scan schedule successfully updated')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Scan schedule' })).toContainText(/quarter|three months/i);
    });

    await test.step('cancel a running scan', async () => {
      slow.slowDown();
      await page.getByRole('button', { name: 'Scan Now' }).click();
      await expect(page.getByText('Scan initiated, check back in a few minutes')).toBeVisible();
      await page.getByRole('button', { name: 'Actions' }).click();
      await expect(page.getByRole('menuitem')).toHaveText(['Cancel currently running scan']);
      await page.getByRole('menuitem').click();
      const dialog = page.getByRole('alertdialog', { name: 'Cancel Scan' });
      await expect(dialog).toBeVisible();
      await lookTwice(page, 'cancel-scan');
      await sweepAccessibility(page);
      await dialog.getByRole('button', { name: 'Cancel Scan' }).click();
      await expect(
        page.getByText(/Your website scan has been canceled. Your next scan is scheduled to run on \w+ \d+, \d{4}\./),
      ).toBeVisible();
      await expect(page.getByText('Manually canceled')).toBeVisible();
      await expect(page.getByText('Scan initiated, check back in a few minutes')).toHaveCount(0);
    });

    await test.step('rename, to a name that addresses must encode', async () => {
      await chooseAction(page, 'Edit Website Name');
      const dialog = page.getByRole('dialog', { name: 'Edit Website Name' });
      await dialog.getByLabel('Website name').fill('Käse & Brot / 100%');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Website name is successfully updated')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Käse & Brot / 100%' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Käse & Brot / 100%' })).toBeVisible();
    });

    await test.step('add a second website, and refuse one that is there already', async () => {
      await page.getByRole('button', { name: 'Add Another Website' }).click();
      const wizard = page.getByRole('dialog', { name: 'Add a Website to Scan' });
      await wizard.getByLabel('Website name').fill('Käse & Brot / 100%');
      await wizard.getByLabel('Website address').fill(slow.url);
      await wizard.getByRole('button', { name: 'Next' }).click();
      await expect(wizard.getByText('This name already exists, choose another.')).toBeVisible();
      await wizard.getByLabel('Website name').fill('Second');
      await wizard.getByRole('button', { name: 'Next' }).click();
      await expect(wizard.getByText('This URL is already being used')).toBeVisible();
      await wizard.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Close without adding' }).click();
      await addWebsite(page, portal.url, 'Second', site.httpUrl);
      await page.reload();
      await page.getByRole('button', { name: 'Select Website' }).click();
      await page.getByRole('option', { name: 'Second' }).click();
      await expect(page).toHaveURL(/\/webappscan\/Second$/);
      await expect(page.getByRole('heading', { name: 'Second' })).toBeVisible();
    });

    await test.step('remove a website', async () => {
      await chooseAction(page, 'Remove Website');
      const dialog = page.getByRole('alertdialog', { name: 'Remove Website' });
      await expect(dialog).toBeVisible();
      await lookTwice(page, 'remove-website');
      await sweepAccessibility(page);
      await dialog.getByRole('button', { name: 'Remove Website' }).dblclick();
      await expect(page.getByText('Website is successfully removed')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Käse & Brot / 100%' })).toBeVisible();
      await page.goto(`${portal.url}/webappscan/Second`);
      await page.waitForURL((url) => url.pathname === '/webappscan');
    });
  } finally {
    slow.close();
  }
});

test('reports are PDFs with names by the rule, and findings have addresses', async ({
  page,
  portal,
  demonstration,
}) => {
  await signIn(page, portal, demonstration);
  await page.goto(`${portal.url}/webappscan/Web%20shop`);

  for (const type of ['OWASP', 'PCI'] as const) {
    const answered = page.context().waitForEvent('response', (response) => response.url().includes('/getScanReport/'));
    await page.getByRole('button', { name: 'Download' }).first().click();
    await page.getByRole('menuitem', { name: type === 'PCI' ? 'PCI' : 'Standard (OWASP)' }).click();
    const response = await answered;
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect(response.headers()['content-disposition']).toMatch(
      new RegExp(`filename="Harbor_Web-shop_${type}_\\d{4}_\\d{2}_\\d{2}\\.pdf"`),
    );
    // The window itself hands the file to the browser's viewer; its bytes are read by the same address.
    const bytes = await (await page.request.get(response.url())).body();
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  }

  await page
    .getByRole('button', { name: /^View findings from/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/webappscan\/Web%20shop\?scan=[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'Why it matters' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Why it matters' }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Download' }).first()).toBeVisible();

  await page.goto(`${portal.url}/webappscan/No%20such%20site`);
  await page.waitForURL((url) => url.pathname === '/webappscan');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}
