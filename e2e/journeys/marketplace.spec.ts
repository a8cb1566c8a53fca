import { callPortal } from '../testing/call-portal.ts';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { newMember } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { type RunningPortal, startPortal } from '../testing/running-portal.ts';
import { signInFirstStaff } from '../testing/staff.ts';
import { visitNarrow } from '../testing/visit-narrow.ts';

// A portal of its own, whose first staff account is made here.
let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.stop();
});

test('an offer of the provider’s reaches a customer, who takes its code and asks; the insurance page has its sheet', {
  tag: '@sweep',
}, async ({ page, openPage }) => {
  const staff = await openPage();
  await newMember(page, portal, 'market-bakery');
  await signInFirstStaff(staff, portal);
  const asStaff = async <Data>(path: string, input: unknown) =>
    (await callPortal<{ data: Data }>(staff.context().request, portal.url, `/console/${path}`, input)).data;

  await test.step('written, given codes and published in the console', async () => {
    const { partnerId } = await asStaff<{ partnerId: string }>('savePartner', {
      name: 'Harbor Backup',
      summary: 'Backups for small firms, in two buildings.',
      about: 'Harbor Backup copies files every night and keeps them for 90 days.',
      website: 'https://harbor.example',
    });
    const { offerId } = await asStaff<{ offerId: string }>('saveOffer', {
      partnerId,
      category: 'data',
      title: 'Backups outside the building',
      whatItIs: 'A copy of your files every night, encrypted before it leaves your office.',
      forWhom: 'Companies with a server or shared folders.',
      savingsText: '30% off the first year',
      savingsPercent: 30,
      validUntil: '2100-12-31',
      howToRedeem: ['Order on the page of Harbor Backup.', 'Enter your code before you pay.'],
      terms: 'For new customers.',
      link: 'https://harbor.example/offer',
      isCommission: true,
      isFeatured: true,
    });
    await asStaff('addOfferCodes', { offerId, codes: 'HARBOR-7F3K\nHARBOR-8M2P' });
    await staff.goto(`${portal.url}/console/marketplace`);
    await staff.getByRole('button', { name: 'Edit Backups outside the building' }).click();
    await expect(staff.getByRole('dialog').getByLabel('Title')).toHaveValue('Backups outside the building');
    await lookTwice(staff, 'console-marketplace-offer');
    await staff.keyboard.press('Escape');
    await staff.getByRole('button', { name: 'More for Backups outside the building' }).click();
    await staff.getByRole('menuitem', { name: 'Publish' }).click();
    await expect(staff.getByText('Customers see the offer now.')).toBeVisible();
    await lookTwice(staff, 'console-marketplace');
    await sweepAccessibility(staff);
  });

  await test.step('found, taken and asked about by a customer', async () => {
    await page.goto(portal.url);
    await page.getByRole('link', { name: 'See the offers' }).click();
    await expect(page.getByText('up to 30%', { exact: true })).toBeVisible();
    await lookTwice(page, 'marketplace');
    await sweepAccessibility(page);
    await page.getByRole('link', { name: 'Backups outside the building' }).click();
    await expect(page).toHaveURL(`${portal.url}/marketplace/harbor-backup`);
    await page.getByRole('button', { name: 'Get your code' }).dblclick();
    await expect(page.getByText('HARBOR-7F3K')).toBeVisible();
    await page.getByRole('button', { name: 'I’m interested' }).click();
    await page.getByRole('textbox').fill('Does it work with our server?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/^You expressed interest on/)).toBeVisible();
    await lookTwice(page, 'marketplace-partner');
    await sweepAccessibility(page);
    await page.goto(`${portal.url}/marketplace/acme`);
    await expect(page).toHaveURL(`${portal.url}/marketplace`);
    await staff.goto(`${portal.url}/console/marketplace-interest`);
    await expect(staff.getByText('Does it work with our server?')).toBeVisible();
    await lookTwice(staff, 'console-marketplace-interest');
  });

  await test.step('on a narrow phone nothing is wider than the screen', async () => {
    await visitNarrow(staff, portal.url, ['/console/marketplace', '/console/marketplace-interest']);
    await visitNarrow(page, portal.url, ['/marketplace/harbor-backup']);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('withdrawn, its code stays with the customer', async () => {
    await staff.goto(`${portal.url}/console/marketplace`);
    await staff.getByRole('button', { name: 'More for Backups outside the building' }).click();
    await staff.getByRole('menuitem', { name: 'Withdraw' }).click();
    await expect(staff.getByText('The offer was withdrawn. Codes already given out remain valid.')).toBeVisible();
    await page.goto(`${portal.url}/marketplace`);
    const codes = page.getByRole('region', { name: 'Your codes' });
    await expect(codes.getByText('HARBOR-7F3K')).toBeVisible();
    await codes.scrollIntoViewIfNeeded();
    await lookTwice(page, 'marketplace-earlier-codes');
    await sweepAccessibility(page);
  });

  await test.step('the insurance page tells what an insurer asks', async () => {
    await page.goto(`${portal.url}/insurance`);
    await expect(page.getByRole('heading', { name: 'Ready for cyber insurance' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Second factor, system by system' })).toBeVisible();
    await lookTwice(page, 'insurance');
    await sweepAccessibility(page);
  });
});
