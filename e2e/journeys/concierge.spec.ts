import { callPortal } from '../testing/call-portal.ts';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { newMember } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { type RunningPortal, startPortal } from '../testing/running-portal.ts';
import { signInFirstStaff } from '../testing/staff.ts';

// A portal of its own, whose first staff account is made here.
let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.stop();
});

const TITLE = 'Remote desktop is open to the internet';
const NEWS = 'Update your browsers this week';
const BODY = [
  '## What this means',
  'Anybody can try **passwords** on the computer in your office.',
  '![the scan](https://tracker.example/pixel.png)',
  '## What to do',
  '1. Close port 3389 on the router.',
  '2. Give people a VPN.',
].join('\n\n');
const reportedOn = '2026-11-10';
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a weakness goes from the console to the customer, who reads it, asks for help, and sees it resolved', async ({
  page,
  openPage,
}) => {
  const staff = await openPage();
  await newMember(page, portal, 'weak-bakery');
  await signInFirstStaff(staff, portal);
  const { request } = staff.context();
  const asStaff = async (path: string, input: unknown) =>
    (await callPortal<{ data: Record<string, unknown> }>(request, portal.url, `/console/${path}`, input)).data;
  const read = async (path: string) => (await (await request.get(`${portal.url}/api/console/${path}`)).json()).data;
  const weakness = async () => {
    const [{ weaknessId, version }] = (await read('weaknesses')).weaknesses;
    return { weaknessId, version };
  };

  await test.step('written and published in the console', async () => {
    await staff.goto(`${portal.url}/console/weaknesses`);
    await staff.getByRole('link', { name: 'New weakness' }).click();
    await staff.getByRole('list', { name: 'Customers' }).getByText('Lark Bakery').click();
    await staff.getByLabel('Title').fill(TITLE);
    await staff.getByRole('button', { name: /^Severity/ }).click();
    await staff.getByRole('option', { name: 'Critical' }).click();
    await staff.getByRole('textbox', { name: 'Text', exact: true }).click();
    await staff.keyboard.type('Anybody can try passwords on the computer in your office.');
    await lookTwice(staff, 'console-weakness');
    await sweepAccessibility(staff);
    await staff.getByRole('button', { name: 'Publish' }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).dblclick();
    await expect(staff.getByText('The weakness is published.')).toBeVisible();
    await lookTwice(staff, 'console-weakness-published');
    await staff.getByRole('link', { name: 'All weaknesses' }).click();
    await expect(staff.getByRole('row').filter({ hasText: TITLE })).toHaveCount(1);
    await lookTwice(staff, 'console-weaknesses');
    // A text that staff wrote elsewhere: its picture is never loaded.
    const { weaknessId, version } = await weakness();
    await asStaff('saveWeakness', { weaknessId, version, title: TITLE, severity: 'Critical', reportedOn, body: BODY });
    const message = { title: NEWS, body: 'Restart the browser on **every** computer.', audience: { kind: 'all' } };
    const { reaches: _reaches, ...written } = await asStaff('saveConciergeMessage', message);
    await asStaff('publishConciergeMessage', written);
  });

  await test.step('the dashboard says so, and leads to the list', async () => {
    await page.goto(portal.url);
    await expect(page.getByRole('link', { name: '1 open weakness' })).toBeVisible();
    await lookTwice(page, 'concierge-dashboard');
    // The whole tile leads there, but for its middle, which has links of its own.
    await page.getByRole('link', { name: 'See what to do first' }).click({ position: { x: 20, y: 20 } });
    await expect(page.getByRole('row').filter({ hasText: TITLE })).toContainText('NEW');
    await lookTwice(page, 'concierge-weaknesses');
    await sweepAccessibility(page);
  });

  await test.step('read, and saved as a PDF', async () => {
    await page.getByRole('link', { name: TITLE }).click();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByText('Close port 3389 on the router.')).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
    await lookTwice(page, 'concierge-weakness');
    await sweepAccessibility(page);
    const address = (await page.getByRole('link', { name: /^Download PDF/ }).getAttribute('href')) ?? '';
    expect(address).toMatch(/\/SecurityWeakness_2026-11-10_[\da-f-]{36}\.pdf$/);
    const pdf = await page.request.get(`${portal.url}${address}`);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('asks for help with it, with a picture', async () => {
    await page.getByRole('button', { name: 'I need help' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Cyber Concierge' });
    await dialog.getByLabel('What do you need?').fill('Where is this on my router?\nHere is its label.');
    const picture = { name: 'label.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };
    await dialog.locator('input[type=file]').setInputFiles(picture);
    await expect(dialog.getByRole('list', { name: 'Attached files' })).toContainText('label.png');
    await lookTwice(page, 'concierge-contact');
    await sweepAccessibility(page);
    await dialog.getByRole('button', { name: 'Send' }).dblclick();
    await expect(page.getByRole('dialog', { name: 'We’ve received your request' })).toBeVisible();
    await lookTwice(page, 'concierge-sent');
    await page.getByRole('button', { name: 'See the request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByRole('link', { name: 'label.png' })).toBeVisible();
  });

  await test.step('staff answers; the customer reads it and writes on', async () => {
    await staff.goto(`${portal.url}/console`);
    const waiting = staff.getByRole('region', { name: 'Waiting for you' });
    await expect(waiting.getByRole('link', { name: '1 help request is waiting for an answer' })).toBeVisible();
    await lookTwice(staff, 'console-home');
    await sweepAccessibility(staff);
    await waiting.getByRole('link', { name: TITLE }).click();
    await expect(staff.getByRole('link', { name: 'label.png' })).toBeVisible();
    await staff.getByRole('textbox', { name: 'Reply to Robin Lark' }).click();
    await staff.keyboard.type('Look under Port forwarding.');
    await staff.keyboard.press('Enter');
    await staff.keyboard.type('- Delete the row with 3389.');
    await lookTwice(staff, 'console-help-request');
    await sweepAccessibility(staff);
    await staff.getByRole('button', { name: 'Send answer' }).dblclick();
    await expect(staff.getByText('Your answer was sent.')).toBeVisible();
    await page.goto(`${portal.url}/concierge/requests`);
    await expect(page.getByRole('row').filter({ hasText: TITLE })).toContainText('NEW');
    await lookTwice(page, 'concierge-requests');
    await sweepAccessibility(page);
    await page.getByRole('link', { name: TITLE }).click();
    await expect(page.getByText('Delete the row with 3389.')).toBeVisible();
    await page.getByLabel('Your message').fill('It is gone. Thank you!');
    await page.getByRole('button', { name: 'Send' }).dblclick();
    await expect(page.getByRole('article').filter({ hasText: 'It is gone. Thank you!' })).toHaveCount(1);
    await lookTwice(page, 'concierge-request');
    await sweepAccessibility(page);
  });

  await test.step('a message to all customers is read too', async () => {
    await page.goto(`${portal.url}/concierge`);
    await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toContainText('NEW');
    await lookTwice(page, 'concierge-messages');
    await sweepAccessibility(page);
    await page.getByRole('link', { name: NEWS }).click();
    await expect(page.getByText('Restart the browser on every computer.')).toBeVisible();
    await lookTwice(page, 'concierge-message');
    await page.getByRole('link', { name: 'Messages' }).click();
    await expect(page.getByRole('tab', { name: 'Messages', exact: true })).toBeVisible();
  });

  await test.step('the provider resolves it', async () => {
    const note = 'Checked from outside: the port is closed.';
    await staff.goto(`${portal.url}/console/weaknesses`);
    await staff.getByRole('link', { name: TITLE }).click();
    await staff.getByRole('button', { name: 'Change status' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Change status' });
    await dialog.getByText('Resolved', { exact: true }).click();
    await dialog.getByLabel('Note (optional)').fill(note);
    await dialog.getByRole('button', { name: 'Change status' }).dblclick();
    await expect(dialog).toBeHidden();
    await page.goto(`${portal.url}/concierge/weaknesses`);
    await page.getByRole('link', { name: TITLE }).click();
    await expect(page.getByRole('button', { name: 'Status: Resolved' })).toBeVisible();
    await expect(page.getByText(note)).toBeVisible();
    await lookTwice(page, 'concierge-resolved');
    await page.goto(`${portal.url}/cyberconcierge/about`);
    await page.waitForURL('**/concierge/about');
    await expect(page.getByRole('heading', { name: 'You don’t have to handle this alone' })).toBeVisible();
    await lookTwice(page, 'concierge-about');
    await sweepAccessibility(page);
  });
});
