import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { signIn } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

test('follows findings over time: filters, one finding, setting it aside and back', { tag: '@sweep' }, async ({
  page,
  portal,
  demonstration,
}) => {
  await signIn(page, portal, demonstration);
  await page.goto(`${portal.url}/webappscan/Web%20shop`);
  await expect(page.getByRole('region', { name: 'Trend' })).toBeVisible();
  await lookTwice(page, 'findings-scans');
  await page.getByRole('link', { name: 'All findings over time' }).click();

  await test.step('filters stay with reload and Back', async () => {
    await expect(page).toHaveURL(/\/webappscan\/Web%20shop\/findings$/);
    await expect(page.getByText(/^\d+ findings, worst first$/)).toBeVisible();
    await lookTwice(page, 'findings-list');
    await sweepAccessibility(page);
    await page.getByRole('button', { name: /Severity/ }).click();
    await page.getByRole('option', { name: 'Medium' }).click();
    await expect(page).toHaveURL(/severity=medium/);
    await page.reload();
    await expect(page.getByRole('button', { name: /Severity/ })).toContainText('Medium');
    await page.goBack();
    await expect(page.getByRole('button', { name: /Severity/ })).toContainText('Any severity');
  });

  await test.step('the file is saved under its name', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^findings-\d{4}-\d\d-\d\d\.csv$/);
  });

  await test.step('a finding is set aside, and put back', async () => {
    await page.getByRole('link', { name: 'Your website tells visitors which software it runs' }).click();
    await expect(page).toHaveURL(/\/findings\/[\da-f-]{36}$/);
    await expect(page.getByRole('button', { name: /Steps for/ })).toContainText('nginx');
    await lookTwice(page, 'finding');
    await sweepAccessibility(page);
    await page.getByRole('button', { name: 'Set aside' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set this finding aside' });
    await dialog.getByLabel('Reason').fill('The old shop goes offline at the end of the year.');
    await lookTwice(page, 'finding-dialog');
    await sweepAccessibility(page);
    await dialog.getByRole('button', { name: 'Set aside' }).click();
    await expect(page.getByText(/^Accepted until /)).toBeVisible();
    await lookTwice(page, 'finding-accepted');
    await page.getByRole('button', { name: 'Restore to the list' }).click();
    await expect(page.getByRole('button', { name: 'Set aside' })).toBeVisible();
  });

  await test.step('whether admins get mail about scans is set for the organization', async () => {
    await page.goto(`${portal.url}/settings/organization`);
    await expect(page.getByRole('switch', { name: /Email all admins/ })).toBeChecked();
    await lookTwice(page, 'finding-mails');
  });

  await test.step('an unknown finding is an unknown address', async () => {
    await page.goto(`${portal.url}/webappscan/Web%20shop/findings/00000000-0000-4000-8000-000000000000`);
    await expect(page).toHaveURL(/\/404$/);
  });
});
