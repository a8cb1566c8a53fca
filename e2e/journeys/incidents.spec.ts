import { readFile } from 'node:fs/promises';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice } from '../testing/look.ts';
import { signIn } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

test.describe('on a phone, without an account', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('somebody finds the steps from sign-in, and takes a page along that opens without the portal', {
    tag: '@sweep',
  }, async ({ page, portal, context }) => {
    await page.goto(`${portal.url}/signin`);
    await page.getByRole('link', { name: 'Something has happened' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Something has happened' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await sweepAccessibility(page);
    await look(page, 'incident-help-phone');
    await page.getByRole('combobox', { name: 'Country' }).selectOption('gb');
    await expect(page.getByRole('link', { name: 'Emergency: 999' })).toHaveAttribute('href', 'tel:999');
    await page.getByRole('link', { name: /^Someone else is in our mailbox/ }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Someone else is in our mailbox' })).toBeVisible();
    await expect(page.getByText('Sign the account out everywhere.')).toBeVisible();
    await look(page, 'incident-help-kind-phone');
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save this page' }).tap();
    const file = await (await saved).path();
    await context.setOffline(true);
    const offline = await context.newPage();
    await offline.setContent(await readFile(file, 'utf8'));
    await expect(
      offline.getByRole('heading', { name: 'There is a ransom note, or our files do not open' }),
    ).toBeVisible();
    await expect(offline.getByRole('link', { name: 'Emergency: 999' })).toBeVisible();
    await sweepAccessibility(offline);
    await offline.close();
  });
});

test('an admin makes the card, starts a record, decides on a deadline, and has the report', { tag: '@sweep' }, async ({
  page,
  openPage,
  portal,
  demonstration,
}) => {
  await signIn(page, portal, demonstration);
  await page.goto(portal.url);
  await page.getByRole('banner').getByRole('link', { name: 'Something has happened' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something has happened' })).toBeVisible();
  await expect(page.getByText('First Harbor Bank, fraud department')).toBeVisible();
  await lookTwice(page, 'incidents');
  await sweepAccessibility(page);

  await test.step('the card, its link and its papers', async () => {
    await page.getByRole('link', { name: 'Edit the emergency card' }).click();
    await page.getByRole('textbox', { name: 'Phone' }).first().fill('+1 555 010 2099');
    await page.getByRole('button', { name: 'Save the contacts' }).click();
    await expect(page.getByText('The contacts were saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Create a link' }).click();
    const address = await page.getByText(/\/emergency\/[\w-]{43}$/).innerText();
    await lookTwice(page, 'emergency-card');
    await sweepAccessibility(page);
    const wallet = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Wallet card (PDF)' }).click();
    expect((await wallet).suggestedFilename()).toBe('Emergency card.pdf');
    const phone = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });
    await phone.goto(address);
    await expect(phone.getByRole('link', { name: '+1 555 010 2099' })).toHaveAttribute('href', 'tel:+15550102099');
    await look(phone, 'emergency-link-phone');
    await sweepAccessibility(phone);
    await page.getByRole('button', { name: 'Revoke the link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke the link' }).click();
    await expect(page.getByText('There is no link yet.')).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });

  await test.step('the record, from its start to its report', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Something has happened' }).click();
    await page.getByRole('link', { name: /^Data got out/ }).click();
    await page.getByRole('button', { name: 'Start a record' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start a record' });
    await dialog.getByRole('textbox', { name: /^What happened/ }).fill('A list of customers went to a wrong address.');
    await lookTwice(page, 'incident-start');
    await dialog.getByRole('button', { name: 'Start the record' }).click();
    await expect(page.getByText('A list of customers went to a wrong address.')).toBeVisible();
    await expect(page).toHaveURL(/\/incidents\/record\//);
    const record = page.url();
    await page.goto(portal.url);
    await expect(page.getByRole('heading', { name: /^Resolve 1 legal deadline now: Data got out/ })).toBeVisible();
    await page.getByRole('link', { name: 'Begin' }).first().click();
    await expect(page).toHaveURL(record);
    await page.getByText('Call your incident lead.').click();
    await expect(page.getByRole('checkbox', { name: 'Call your incident lead.' })).toBeChecked();
    await page.getByRole('textbox', { name: 'What happened and what was decided' }).fill('Called the receiver.');
    await page.getByRole('button', { name: 'Add to the log' }).click();
    const log = page.getByRole('list', { name: 'Log' });
    await expect(log.getByText('Called the receiver.')).toBeVisible();
    await expect(log.getByText('Call your incident lead.')).toBeVisible();
    await page
      .getByRole('button', { name: /^Decide: / })
      .first()
      .click();
    await page.getByText('It does not apply', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Why it does not apply' }).fill('The receiver deleted it.');
    await page.getByRole('button', { name: 'Save', exact: true }).last().click();
    await expect(page.getByText('Reason: The receiver deleted it.')).toBeVisible();
    await lookTwice(page, 'incident-record');
    await sweepAccessibility(page);
    await page.getByRole('button', { name: 'Close the record' }).click();
    const closing = page.getByRole('dialog', { name: 'Close the record' });
    await closing.getByRole('textbox', { name: /^Root cause/ }).fill('The address was typed by hand.');
    await closing.getByRole('textbox', { name: /^What you will change/ }).fill('Addresses come from the address book.');
    await closing.getByRole('button', { name: 'Close the record' }).click();
    await expect(page.getByText('The record is closed. Its report is ready.')).toBeVisible();
    const report = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Report (PDF)' }).click();
    expect((await report).suggestedFilename()).toMatch(/^Incident report \d{4}-\d\d-\d\d\.pdf$/);
  });

  await test.step('its entry in the register, which the log has filled in', async () => {
    await page.getByRole('link', { name: 'your register of incidents' }).click();
    await expect(page.getByRole('textbox', { name: /^Root cause/ })).toHaveValue('The address was typed by hand.');
    await sweepAccessibility(page);
    await page.getByRole('link', { name: 'Open the page it comes from' }).click();
    await expect(page.getByRole('link', { name: 'Report (PDF)' })).toBeVisible();
  });
});
