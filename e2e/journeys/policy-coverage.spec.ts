import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { signIn } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

/** Presses a link that saves a file, and gives its name and bytes. */
async function saved(page: Page, name: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('an admin finds what the policies cover, narrows a framework to what is missing, and saves the files', {
  tag: '@sweep',
}, async ({ page, portal, demonstration }) => {
  await signIn(page, portal, demonstration);

  await test.step('found by name, and from the policies', async () => {
    await page.goto(portal.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const finder = page.getByRole('dialog', { name: 'Find anything' });
    await finder.getByRole('textbox').fill('coverage');
    await finder.getByRole('option', { name: /^Policy coverage/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Coverage' })).toBeVisible();
    const place = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Security Policies' });
    await expect(place).toHaveAttribute('aria-current', 'page');
    await place.click();
    await page.getByRole('main').getByRole('link', { name: 'See what your policies cover' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Coverage' })).toBeVisible();
    await lookTwice(page, 'policy-coverage');
    await checkAccessibility(page);
  });

  await test.step('a framework, and what of it is not covered', async () => {
    const framework = page
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first();
    const [covered, total] = (await framework.getByText(/^\d+ of \d+ covered$/).innerText()).match(/\d+/g) ?? [];
    await framework.getByRole('heading', { level: 3 }).click();
    await expect(framework.getByRole('link', { name: /^Download as CSV/ })).toBeVisible();
    const states = framework.getByText(
      /^(Approved, (with evidence|no evidence yet)|Not approved yet|No policy for it yet)$/,
    );
    const before = await states.count();
    await page.getByText('Not covered', { exact: true }).first().click();
    await expect.poll(() => states.count()).toBeLessThan(before);
    expect(Number(covered)).toBeLessThan(Number(total));
    await lookTwice(page, 'policy-coverage-framework');
    await checkAccessibility(page);
  });

  await test.step('the files', async () => {
    const table = await saved(page, 'All as CSV');
    expect(table.name).toMatch(/\.csv$/);
    expect(table.bytes.toString().split('\r\n').length).toBeGreaterThan(100);
    const oscal = await saved(page, 'OSCAL');
    expect(oscal.name).toMatch(/\.json$/);
    expect(Object.keys(JSON.parse(oscal.bytes.toString()))).toHaveLength(1);
    const sheet = await saved(page, 'Download as PDF');
    expect(sheet.name).toMatch(/\.pdf$/);
    expect(sheet.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
