import type { Page } from '@playwright/test';
import { type SiteWithProvider, startSiteWithProvider } from '../../scanner/testing/identity-provider.ts';
import { membersCases } from '../../scanner/testing/members-cases.ts';
import { MEMBERS } from '../../scanner/testing/members-site.ts';
import { callPortal } from '../testing/call-portal.ts';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { newMember } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { type RunningPortal, startPortal } from '../testing/running-portal.ts';

/** A scan has its pace. */
const SCAN_MS = 100_000;

let portal: RunningPortal;
let all: SiteWithProvider;
let permission = '';
test.beforeAll(async () => {
  all = await startSiteWithProvider({
    site: {
      pages: (memberOf) => ({
        ...membersCases(memberOf, true),
        '/.well-known/scan-permission.txt': () => ({ type: 'text/plain', body: permission }),
      }),
    },
  });
  portal = await startPortal({ SCAN_BROWSER: 'off', SCAN_ALLOW_HOSTS: '127.0.0.1,localhost' });
});
test.afterAll(async () => {
  await portal.stop();
  await all.close();
});

async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('an owner lets scans sign in at another host, tries it, and reads what only the account sees', {
  tag: '@sweep',
}, async ({ page }) => {
  test.setTimeout(3 * SCAN_MS);
  await newMember(page, portal, 'signed-in');
  await callPortal(page.context().request, portal.url, '/monitoring/webapps/createTarget', {
    ...{ targetName: 'Members', targetUrl: `${all.origin}/`, scanProfile: 'safe' },
    consent: { accepted: true, text: 'I have permission to scan this website' },
  });
  await page.goto(`${portal.url}/webappscan/Members`);
  const dialog = page.getByRole('dialog', { name: 'Sign-In for Scans' });

  await test.step('the website is proved', async () => {
    await chooseAction(page, 'Sign-In for Scans');
    await dialog.getByRole('button', { name: 'Prove Ownership' }).click();
    const proof = page.getByRole('dialog', { name: 'Prove Ownership' });
    const line = proof.getByText(/^scan-permission=/).last();
    permission = (await line.textContent()) ?? '';
    await proof.getByRole('button', { name: 'Check now' }).click();
    await expect(proof.getByText(/^We confirmed that Members is yours/)).toBeVisible();
    await proof.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('the form is found at the host that the page leads to, once that is named and agreed to', async () => {
    await dialog.getByRole('textbox', { name: 'Address of the sign-in page' }).fill(`${all.origin}/sign-in`);
    await dialog.getByRole('button', { name: 'Find the fields' }).click();
    await dialog.getByRole('button', { name: 'Add this address' }).click();
    await dialog.getByText(/^I am allowed to use this account at the addresses above/).click();
    await dialog.getByRole('button', { name: 'Find the fields' }).click();
    await expect(dialog.getByText(`The password goes to ${all.providerOrigin} and nowhere else.`)).toBeVisible();
    await lookTwice(page, 'sign-in-other-host');
    await sweepAccessibility(page);
    await dialog.getByRole('textbox', { name: 'User name' }).fill('olga');
    await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(MEMBERS.olga.password);
    await dialog
      .getByRole('textbox', { name: 'A page that you see only when signed in' })
      .fill(`${all.origin}/account`);
    await dialog.getByRole('textbox', { name: 'Text that appears only when signed in' }).fill('Signed in as olga');
    await dialog.getByRole('button', { name: 'Save' }).click();
  });

  await test.step('it is tried and turned on', async () => {
    await dialog.getByRole('button', { name: 'Try it now' }).click();
    await expect(dialog.getByText(/^The sign-in worked on /)).toBeVisible();
    await dialog.getByText('Scans sign in', { exact: true }).click();
    await dialog.getByText(/^I agree that scans may sign in/).click();
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog.getByText(/^Turned on by signed-in@/)).toBeVisible();
    await lookTwice(page, 'sign-in-on');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('the next scan finds what is behind it, and asks the other host for the sign-in alone', async () => {
    await chooseAction(page, 'Scan Now');
    const started = page.getByText('Scan initiated, check back in a few minutes');
    await expect(started).toBeVisible();
    await expect(started).toHaveCount(0, { timeout: SCAN_MS });
    await page.getByRole('link', { name: 'All findings over time' }).click();
    const found = page.getByRole('link', { name: 'Data behind the sign-in is open to everyone' });
    await expect(found.first()).toBeVisible();
    const there = new Set(all.provider.requests.map(({ url }) => url.replace(/\?.*/, '')));
    expect([...there].sort()).toEqual(['/authorize', '/login']);
  });
});
