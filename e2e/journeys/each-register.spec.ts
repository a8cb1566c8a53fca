import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Register, readShippedRegisters } from '../../server/src/modules/registers/shipped-registers.ts';
import { look } from '../testing/look.ts';
import { newMember } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

/** Long past, so that what is due by it is overdue. */
const DAY = { typed: '01152025', told: 'Jan 15, 2025' };
/** The register whose record gets a file as evidence. */
const WITH_FILE = 'restore-tests';

type Column = Register['columns'][number];

/** Fills in a required column in the way of its type. */
async function fillIn(page: Page, { name, type, options }: Column, register: Register): Promise<void> {
  if (type === 'date') {
    await page.getByRole('group', { name }).getByRole('spinbutton').first().click();
    await page.keyboard.type(DAY.typed);
  } else if (type === 'choice') {
    await page.getByRole('button', { name }).click();
    await page.getByRole('option', { name: options[0]?.name ?? '', exact: true }).click();
  } else if (type === 'yes-no') {
    await page.getByRole('radiogroup', { name }).getByText('Yes', { exact: true }).click();
  } else await page.getByLabel(name, { exact: true }).fill(type === 'number' ? '3' : `${register.entry} of ${name}`);
}

const titleOf = (register: Register) =>
  `${register.entry} of ${register.columns.find(({ id }) => id === register.title)?.name}`;

async function addRecord(page: Page, register: Register): Promise<void> {
  await page.getByRole('link', { name: 'Add a record' }).click();
  for (const column of register.columns.filter(({ required }) => required)) await fillIn(page, column, register);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: titleOf(register) })).toBeVisible();
}

/** What is exported comes back as what is there already. */
async function exportAndImport(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const buffer = await readFile(await (await download).path());
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'The records.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog.getByText('0 new records, 1 that you already have')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Nothing to add' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

test('each register takes a record by its form, shows it, and takes its own file back without doubles', {
  tag: '@sweep',
}, async ({ page, portal }) => {
  await newMember(page, portal, 'each-register');
  for (const register of readShippedRegisters('en'))
    await test.step(register.name, async () => {
      await page.goto(`${portal.url}/registers/${register.id}`);
      await expect(page.getByRole('heading', { level: 1, name: register.name, exact: true })).toBeVisible();
      await expect(page.getByText(/^Required by \d+ clauses? of your policies$/)).toBeVisible();
      await addRecord(page, register);
      if (register.id === WITH_FILE) {
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Add a file' }).click();
        await (await chooser).setFiles({ name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.from('Restored.') });
        await expect(page.getByRole('link', { name: 'log.txt' })).toBeVisible();
      }
      await page.getByRole('link', { name: register.name, exact: true }).first().click();
      const row = page.getByRole('row', { name: titleOf(register) });
      await expect(row).toBeVisible();
      if (register.id === WITH_FILE) await expect(row).toContainText('1 file');
      await exportAndImport(page);
      await look(page, `each-register-${register.id}`);
    });

  await test.step('what is overdue shows at home', async () => {
    await page.goto(portal.url);
    const place = page.getByRole('link', { name: /^Records/ });
    await expect(place).toContainText(/\d+ overdue/);
    await place.click();
    await expect(page.getByRole('region', { name: /^\d+ records are overdue$/ })).toContainText(DAY.told);
  });
});
