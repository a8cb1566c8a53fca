import type { Page } from '@playwright/test';
import { OPT_IN_PAIRS } from '../../scanner/testing/cases/opt-in-pairs.ts';
import { htmlPage, links, type SitePages } from '../../scanner/testing/site-page.ts';
import { type SiteServer, startSiteServer } from '../../scanner/testing/site-server.ts';
import { callPortal } from '../testing/call-portal.ts';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice } from '../testing/look.ts';
import { newMember } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { type RunningPortal, startPortal } from '../testing/running-portal.ts';
import { signInFirstStaff } from '../testing/staff.ts';

/** A scan has its pace, and waits between two passwords. */
const SCAN_MS = 100_000;
const PASSWORDS = 'Try well-known passwords';
const FILES = 'Upload test files';

// Portals of other journeys give trials a plan without the level Full, and a website of its own holds the proof.
let portal: RunningPortal;
let site: SiteServer;
const pages: Record<string, SitePages[string]> = {
  '/': { body: htmlPage('Lark Bakery', links(OPT_IN_PAIRS.map(({ path }) => path))) },
};
test.beforeAll(async () => {
  site = await startSiteServer({ pages: Object.assign(pages, ...OPT_IN_PAIRS.map((one) => one.pages('flawed'))) });
  portal = await startPortal({ SCAN_BROWSER: 'off' });
});
test.afterAll(async () => {
  expect(portal.output()).not.toContain('page policy stopped');
  await portal.stop();
  await site.close();
});

async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}

const filesSent = () => site.requests.filter(({ body }) => /filename="zq[^"]*"/.test(body)).length;

test('an owner switches on what does more than look, reads what it found, and switches it off', {
  tag: '@sweep',
}, async ({ page, openPage }) => {
  const staff = await openPage();
  await signInFirstStaff(staff, portal);
  await callPortal(staff.context().request, portal.url, '/console/chooseTrialPlan', { planId: 'premium' });
  await newMember(page, portal, 'extra');
  const url = `http://127.0.0.1:${site.port}/`;
  await callPortal(page.context().request, portal.url, '/monitoring/webapps/createTarget', {
    ...{ targetName: 'Shop', targetUrl: url, scanProfile: 'full' },
    consent: { accepted: true, text: 'I have permission to scan this website' },
  });
  await page.goto(`${portal.url}/webappscan/Shop`);

  const scan = async () => {
    await chooseAction(page, 'Scan Now');
    await expect(page.getByText('Scan initiated, check back in a few minutes')).toBeVisible();
    await expect(page.getByText('Scan initiated, check back in a few minutes')).toHaveCount(0, { timeout: SCAN_MS });
  };
  const dialog = page.getByRole('dialog', { name: 'Extra Checks' });

  await test.step('before it is shown whose website it is, neither can be switched on', async () => {
    await chooseAction(page, 'Extra Checks');
    await expect(dialog.getByText('First, show that Shop is yours.')).toBeVisible();
    for (const name of [PASSWORDS, FILES]) await expect(dialog.getByRole('switch', { name })).toBeDisabled();
    await lookTwice(page, 'extra-checks-unproved');
    await sweepAccessibility(page);
  });

  await test.step('the proof is put on the website, and seen', async () => {
    await dialog.getByRole('button', { name: 'Prove Ownership' }).click();
    const proof = page.getByRole('dialog', { name: 'Prove Ownership' });
    const line = await proof
      .getByText(/^scan-permission=/)
      .last()
      .textContent();
    await proof.getByRole('button', { name: 'Check now' }).click();
    await expect(proof.getByText('We did not find the proof in any of the three places.')).toBeVisible();
    pages['/.well-known/scan-permission.txt'] = { type: 'text/plain', body: line ?? '' };
    await proof.getByRole('button', { name: 'Check now' }).click();
    await expect(proof.getByText(/^We confirmed that Shop is yours through the file/)).toBeVisible();
    await lookTwice(page, 'extra-checks-proved');
    await proof.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('each is switched on with words of its own', async () => {
    for (const name of [PASSWORDS, FILES]) {
      const part = dialog.getByRole('region', { name });
      const isOnPhone = name === FILES;
      if (isOnPhone) await page.setViewportSize({ width: 390, height: 844 });
      await part.getByText(name).click();
      await expect(part.getByRole('checkbox')).toBeFocused();
      await expect(part.getByRole('button', { name: 'Turn on' })).toBeInViewport({ ratio: 1 });
      await expect(part.getByRole('button', { name: 'Turn on' })).toBeDisabled();
      await look(page, `extra-checks-consent-${isOnPhone ? 'phone' : 'desktop'}`);
      await sweepAccessibility(page);
      await page.setViewportSize({ width: 1280, height: 900 });
      await part.getByText(/^I agree that scans/).click();
      await part.getByRole('button', { name: 'Turn on' }).dblclick();
      await expect(part.getByText(/^Turned on by extra@lark-bakery.example/)).toBeVisible();
      await expect(part.getByRole('switch', { name })).toBeChecked();
    }
    await lookTwice(page, 'extra-checks-on');
    await sweepAccessibility(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('the next scan makes them, and says what it found and left', async () => {
    await scan();
    expect(filesSent()).toBeGreaterThan(2);
    await page.getByRole('link', { name: 'All findings over time' }).click();
    await expect(
      page.getByRole('link', { name: 'Your administration page’s password is public knowledge' }),
    ).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Visitors can upload programs to your server and run them' }),
    ).toHaveCount(2);
    await lookTwice(page, 'extra-checks-findings');
    await page.getByRole('link', { name: 'Your administration page’s password is public knowledge' }).click();
    await expect(page.getByRole('heading', { name: 'What we saw' })).toBeVisible();
    await expect(page.getByText('This was found by an extra check.')).toBeVisible();
    await lookTwice(page, 'extra-checks-password');
    await sweepAccessibility(page);
    await page.goBack();
    await page.getByRole('link', { name: 'Visitors can upload programs to your server and run them' }).first().click();
    await expect(page.getByText(/It removed itself/)).toBeVisible();
    await lookTwice(page, 'extra-checks-upload');
    await sweepAccessibility(page);
  });

  await test.step('both are switched off, and the next scan leaves them out', async () => {
    await page.goto(`${portal.url}/webappscan/Shop`);
    await chooseAction(page, 'Extra Checks');
    for (const name of [PASSWORDS, FILES]) {
      const part = dialog.getByRole('region', { name });
      await part.getByText(name).first().click();
      await expect(part.getByRole('switch', { name })).not.toBeChecked();
      await expect(part.getByText(/^Turned on by/)).toHaveCount(0);
    }
    await page.reload();
    const before = filesSent();
    await scan();
    expect(filesSent()).toBe(before);
    await page
      .getByRole('button', { name: /^View findings from/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Why it matters' }).first()).toBeVisible();
    await expect(page.getByText('Your administration page’s password is public knowledge')).toHaveCount(0);
    await expect(page.getByText('Visitors can upload programs to your server and run them')).toHaveCount(0);
    // Nobody looked, so nothing is taken for fixed.
    await page.goto(`${portal.url}/webappscan/Shop/findings`);
    await expect(
      page.getByRole('link', { name: 'Your administration page’s password is public knowledge' }),
    ).toBeVisible();
  });
});
