import { readFileSync } from 'node:fs';
import { callPortal } from '../testing/call-portal.ts';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { newMember } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

test('a firm sees itself from outside: rated, explained, and put on paper', { tag: '@sweep' }, async ({
  page,
  portal,
  site,
}) => {
  const { email } = await newMember(page, portal, 'surface');
  const address = new URL(site.named.httpsUrl).host;

  await test.step('tells its address, and gets its snapshot', async () => {
    await page.goto(portal.url);
    await page.getByRole('link', { name: 'Attack Surface' }).click();
    await page.getByRole('link', { name: 'view intro' }).click();
    const intro = page.getByRole('dialog', { name: 'How your attack surface is rated' });
    await expect(intro).toBeVisible();
    await lookTwice(page, 'ratings-intro');
    await intro.getByRole('button', { name: 'Skip Intro' }).click();
    await page.getByRole('button', { name: 'Get Your Free Snapshot' }).click();
    const dialog = page.getByRole('dialog', { name: "We don't know you" });
    await dialog.getByLabel('Primary website address').fill(`https://${address}`);
    await lookTwice(page, 'ratings-dialog');
    await sweepAccessibility(page);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Submit' }).dblclick();
    // A look that takes longer than the call waits is followed by the page; the snapshot then is one press away.
    await expect(dialog).toHaveCount(0);
    const again = page.getByRole('button', { name: 'Get Your Snapshot' });
    await expect(again).toBeVisible();
    if ((await page.getByText('Report Received successfully').count()) === 0) await again.click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('Rating report.pdf');
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  await test.step('the overview says where it stands and what to do next', async () => {
    await page.reload();
    await expect(page.getByRole('img', { name: /^Your rating is \d{3} on a scale from 250 to 900/ })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'What would raise your rating' }).getByRole('listitem'),
    ).not.toHaveCount(0);
    await lookTwice(page, 'ratings-overview');
    await sweepAccessibility(page);
  });

  await test.step('the analysis shows what was found and how to fix it', async () => {
    await page
      .getByRole('link', { name: /^How to fix it/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/attacksurface\/details#\w+$/);
    const vector = page.locator(`section[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect(vector.getByText(/^First seen/).first()).toBeInViewport();
    await look(page, 'ratings-analysis');
    await page.reload();
    await expect(vector.getByText(/^First seen/).first()).toBeInViewport();
    await sweepAccessibility(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'All vectors' }).click();
    await expect(page.getByRole('dialog', { name: /^Rating Details for/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('the reports: a sample to leaf through under the page’s policy, and a detailed one by mail', async () => {
    await page.getByRole('tab', { name: 'Reports' }).click();
    await expect(page).toHaveURL(/\/attacksurface\/reports$/);
    const sample = page.getByRole('region', { name: 'Sample report' });
    await expect(sample.locator('canvas')).not.toHaveCount(0);
    await expect(sample.getByRole('img', { name: /^Page 1 of \d+$/ })).toBeVisible();
    await sweepAccessibility(page);
    await lookTwice(page, 'ratings-reports');
    await page.getByRole('button', { name: 'Get Your Detailed Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your detailed report is on its way!' });
    await expect(dialog).toBeVisible();
    await sweepAccessibility(page);
    await dialog.getByRole('button', { name: 'Got It' }).click();
    const open = page.getByRole('table', { name: 'Your detailed reports' }).getByRole('link', { name: /^Open PDF/ });
    await expect(open).toBeVisible();
    const pdf = await page.request.get(`${portal.url}${await open.getAttribute('href')}`);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    await linkFromMail(page, portal, email, /report/i, /http:\/\/\S+\/attacksurface\/reports/);
  });

  await test.step('an incident has its letter at once, and leaves the rating as it is', async () => {
    const before = await ratingNow();
    await page.goto(`${portal.url}/attacksurface/details#data_breaches`);
    await callPortal(page.request, portal.url, '/ratings/addIncident', {
      happenedOn: new Date().toISOString().slice(0, 10),
      title: 'A mailbox was hijacked',
      note: '',
    });
    await page.reload();
    await expect(page.getByText('A mailbox was hijacked', { exact: true })).toBeVisible();
    expect(await ratingNow()).toBe(before);
    await expect(page.getByText(/Counts for 100% today/)).toBeVisible();
  });

  async function ratingNow(): Promise<number> {
    const answer = await (await page.request.get(`${portal.url}/api/ratings/rating`)).json();
    return answer.data.ratings[0].rating;
  }
});
