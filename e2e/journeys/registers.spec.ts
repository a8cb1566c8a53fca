import type { Page } from '@playwright/test';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice } from '../testing/look.ts';
import { newMember } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

const LIST = [
  'Company,What they do for you,If they fail,Last reviewed on',
  'Harbor Hosting,Web shop,We cannot work,2025-01-15',
  'Tern Payroll,Payroll,badly,2026-06-01',
].join('\r\n');

async function choose(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

test('a record is added, proved and closed, others come from a file, and what is overdue shows at home', {
  tag: '@sweep',
}, async ({ page, openPage, portal }) => {
  await newMember(page, portal, 'registers');

  await test.step('the first record of an empty register', async () => {
    await page.goto(portal.url);
    await page.getByRole('link', { name: 'Records' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible();
    await lookTwice(page, 'registers');
    await page.getByRole('link', { name: 'Suppliers' }).click();
    await expect(page.getByRole('heading', { name: 'No records here yet' })).toBeVisible();
    await lookTwice(page, 'register-empty');
    await sweepAccessibility(page);
    await page.getByRole('link', { name: 'Add a record' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please fill this in.')).toHaveCount(3);
    await page.getByLabel('Company').fill('Quayside IT');
    await page.getByLabel('What they do for you').fill('IT support');
    await choose(page, /^If they fail|If they fail$/, 'We cannot work');
    await lookTwice(page, 'register-new');
    await sweepAccessibility(page);
    await page.getByRole('button', { name: 'Save' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: 'Quayside IT' })).toBeVisible();
  });

  await test.step('evidence, and the end of it', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add a file' }).click();
    await (await chooser).setFiles({
      name: 'contract.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Signed by both.'),
    });
    await expect(page.getByRole('link', { name: 'contract.txt' })).toBeVisible();
    await expect(page.getByText(/^File contract\.txt added by/)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'contract.txt' }).click();
    expect((await download).suggestedFilename()).toBe('contract.txt');
    await lookTwice(page, 'register-entry');
    await sweepAccessibility(page);
    await page.getByRole('button', { name: 'Close this record' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close this record?' });
    await lookTwice(page, 'register-close');
    await sweepAccessibility(page);
    await dialog.getByRole('button', { name: 'Close the record' }).click();
    await expect(page.getByText('The record is closed.')).toBeVisible();
    await choose(page, /Show/, 'Closed (1)');
    await expect(page.getByRole('row', { name: /Quayside IT/ }).getByText(/^Closed on/)).toBeVisible();
  });

  await test.step('a file with a fault', async () => {
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import into Suppliers' });
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles({ name: 'suppliers.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
    await dialog.getByRole('button', { name: 'Check the file' }).click();
    await expect(dialog.getByText(/^If they fail: Please choose one of/)).toBeVisible();
    await lookTwice(page, 'register-import');
    await sweepAccessibility(page);
    await dialog.getByText('Leave out rows with errors').click();
    await dialog.getByRole('button', { name: 'Add 1 record' }).click();
    await expect(page.getByText('1 record was added.')).toBeVisible();
  });

  await test.step('what is overdue shows at home, and on a phone', async () => {
    await page.goto(portal.url);
    const place = page.getByRole('link', { name: /^Records/ });
    await expect(place).toContainText('1');
    await place.click();
    const overdue = page.getByRole('region', { name: '1 record is overdue' });
    await overdue.getByRole('link', { name: 'Harbor Hosting' }).click();
    await expect(page.getByText(/^Was due Jan 15, 2026/)).toBeVisible();
    const phone = await openPage({
      viewport: { width: 390, height: 844 },
      storageState: await page.context().storageState(),
    });
    for (const [name, path] of [
      ['registers-phone', '/registers'],
      ['register-phone', '/registers/suppliers?state=all'],
      ['register-entry-phone', new URL(page.url()).pathname],
    ] as const) {
      await phone.goto(portal.url + path);
      await expect(phone.getByRole('main').getByText('Harbor Hosting').first()).toBeVisible();
      expect(await phone.evaluate('document.documentElement.scrollWidth <= innerWidth'), path).toBe(true);
      await look(phone, name);
      await sweepAccessibility(phone);
    }
  });
});
