import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { signIn } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

const HELPER = 'noor@provider.example';
const HANDOVER_LINK = /https?:\/\/[^\s"]+\/handover\/[\w-]{43}/;

test('a finding is sent to the IT provider, who says that it is fixed and asks; both see what comes of it', {
  tag: '@sweep',
}, async ({ page, openPage, portal, demonstration }) => {
  await signIn(page, portal, demonstration);
  await test.step('the owner sends it from the page of the finding', async () => {
    await page.goto(portal.url);
    await expect(page.getByRole('link', { name: 'What you sent' })).toBeVisible();
    await lookTwice(page, 'handover-home');
    const { data } = await (await page.request.get(`${portal.url}/api/monitoring/findings/listFindings`)).json();
    const { websiteName, findingId } = data.findings[0];
    await page.goto(`${portal.url}/webappscan/${encodeURIComponent(websiteName)}/findings/${findingId}`);
    await page.getByRole('button', { name: /^Send to my IT provider/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Send to my IT provider' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Noor Haddad');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(HELPER);
    await dialog.getByRole('textbox', { name: 'A note (optional)' }).fill('Could you look at this before Friday?');
    await lookTwice(page, 'handover-dialog');
    await sweepAccessibility(page);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Noor Haddad will get an email with the link.')).toBeVisible();
  });

  const helper = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });
  await test.step('the helper opens the link on a phone, without an account', async () => {
    await helper.goto(await linkFromMail(page, portal, HELPER, /is asking for your help/, HANDOVER_LINK));
    await expect(helper.getByRole('heading', { level: 1, name: 'Could you fix this, Noor Haddad?' })).toBeVisible();
    await expect(helper.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await look(helper, 'handover-helper-phone');
    await sweepAccessibility(helper);
    await helper.getByText('Ask a question').tap();
    await helper.getByRole('textbox', { name: /^Your question to/ }).fill('May I restart the server at noon?');
    await helper.getByRole('button', { name: 'Send the question' }).tap();
    await expect(helper.getByText('Sent. Not answered yet.')).toBeVisible();
    await helper.getByRole('button', { name: /^I have fixed this/ }).tap();
    await expect(helper.getByText(/^You reported it as fixed on|^Checked on/)).toBeVisible();
    await helper.setViewportSize({ width: 1280, height: 900 });
    await lookTwice(helper, 'handover-helper');
  });

  await test.step('the owner answers, and ends the link', async () => {
    await page.goto(portal.url);
    await page.getByRole('link', { name: 'What you sent' }).click();
    await expect(page.getByText('A question is waiting for you')).toBeVisible();
    await lookTwice(page, 'handover-list');
    await sweepAccessibility(page);
    await page.getByRole('textbox', { name: 'Your answer' }).fill('Yes, at noon is fine.');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(page.getByText('Yes, at noon is fine.')).toBeVisible();
    await helper.reload();
    await expect(helper.getByText('Yes, at noon is fine.')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for the link for Noor Haddad' }).click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
    await helper.reload();
    await expect(helper.getByRole('heading', { name: 'This link is no longer available' })).toBeVisible();
    await lookTwice(helper, 'handover-over');
  });
});
