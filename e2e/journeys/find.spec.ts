import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { signIn } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { signInFirstStaff } from '../testing/staff.ts';

test('a website, a person and a page are found by their names, what comes in the calendar, and staff finds the firm', {
  tag: '@sweep',
}, async ({ page, portal, demonstration, openPage }) => {
  await signIn(page, portal, demonstration);
  await page.goto(portal.url);
  const finder = page.getByRole('dialog', { name: 'Find anything' });
  const field = finder.getByRole('textbox');

  await test.step('by keys alone', async () => {
    await expect(page.getByRole('button', { name: /^Find anything/ })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(finder.getByRole('option', { name: 'Training', exact: true })).toBeVisible();
    await lookTwice(page, 'finder');
    await field.pressSequentially('webs');
    await expect(finder.getByRole('group', { name: 'Websites' }).getByRole('option').first()).toBeVisible();
    await lookTwice(page, 'finder-found');
    await sweepAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(finder).toHaveCount(0);
  });

  await test.step('on a phone, by a tap', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /^Find anything/ }).click();
    await field.fill('report');
    await finder.getByRole('option').first().click();
    await expect(finder).toHaveCount(0);
  });

  await test.step('what comes stands in the calendar, each with its page, and goes along as a file', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(portal.url);
    await page.getByRole('main').getByRole('link', { name: 'Calendar' }).click();
    await page.getByRole('button', { name: 'Next month' }).click();
    const scan = page.getByRole('table').getByRole('link', { name: 'Scan of Web shop' }).first();
    await expect(scan).toBeVisible();
    await lookTwice(page, 'calendar');
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: /\(\.ics\)$/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/^calendar-\d{4}-\d\d-\d\d\.ics$/);
    await scan.click();
    await expect(page).toHaveURL(/\/webappscan\/Web%20shop$/);
  });

  const staff = await openPage();
  await signInFirstStaff(staff, portal);
  await staff.goto(`${portal.url}/console`);
  await expect(staff.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await lookTwice(staff, 'console-nav');
  await staff.keyboard.press('Control+k');
  const ofStaff = staff.getByRole('dialog', { name: 'Find anything' });
  await ofStaff.getByRole('textbox').fill('harbor');
  const customer = ofStaff.getByRole('group', { name: 'Customers' }).getByRole('option').first();
  await expect(customer).toBeVisible();
  await lookTwice(staff, 'finder-staff');
  await staff.keyboard.press('Enter');
  await expect(staff).toHaveURL(/\/console\/organizations\//);
});
