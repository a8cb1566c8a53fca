import { readFile, writeFile } from 'node:fs/promises';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { signIn } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

test(
  'a pack for a customer is made, downloaded, and known again by whoever gets it',
  { tag: '@sweep' },
  async ({ page, openPage, portal, demonstration }, testInfo) => {
    await signIn(page, portal, demonstration);
    await page.goto(`${portal.url}/settings/organization`);
    await page.getByRole('link', { name: 'Show the packs' }).click();
    await page.getByRole('link', { name: 'Create a proof pack' }).click();
    await page.getByRole('textbox', { name: 'Company that gets the pack' }).fill('Northwind Catering');
    await page.getByRole('textbox', { name: 'What it is for (optional)' }).fill('Your supplier questionnaire');
    for (const part of ['Website scans', 'Cyber maturity']) {
      await page.getByText(part, { exact: true }).click();
      await expect(page.getByRole('checkbox', { name: part })).toBeChecked();
    }
    await lookTwice(page, 'proof-packs-new');
    await sweepAccessibility(page);
    await page.getByRole('button', { name: 'Create the pack' }).click();
    const download = page.getByRole('link', { name: 'Download the pack for Northwind Catering' });
    await expect(download).toBeVisible();
    await lookTwice(page, 'proof-packs');
    await sweepAccessibility(page);
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toMatch(/^Proof pack Northwind Catering \d{4}-\d\d-\d\d\.zip$/);
    const zip = testInfo.outputPath('pack.zip');
    await file.saveAs(zip);

    const { data } = await (await page.request.get(`${portal.url}/api/proofPacks/listProofPacks`)).json();
    const customer = await openPage();
    await customer.goto(data.packs[0].address);
    await expect(customer.getByText('This pack was created here and is valid')).toBeVisible();
    const check = customer.getByLabel('File to check');
    await check.setInputFiles(zip);
    await expect(customer.getByText('This file matches')).toBeVisible();
    await lookTwice(customer, 'proof-verified');
    await sweepAccessibility(customer);
    const changed = testInfo.outputPath('changed.zip');
    await writeFile(changed, Buffer.concat([await readFile(zip), Buffer.from('.')]));
    await check.setInputFiles(changed);
    await expect(customer.getByText('This file doesn’t match')).toBeVisible();
    await lookTwice(customer, 'proof-not-the-file');

    await page.getByRole('button', { name: 'Actions for the pack for Northwind Catering' }).click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
    await customer.reload();
    await expect(customer.getByText('This pack was revoked')).toBeVisible();
  },
);
