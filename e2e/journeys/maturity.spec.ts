import type { Page } from '@playwright/test';
import { callPortal } from '../testing/call-portal.ts';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { newMember, signIn } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

const COLLEAGUE = 'mia@lark-bakery.example';
const ANSWER_LINK = /http:\/\/localhost:\d+\/answer\/[\w-]{43}/;
const QUESTIONS = 24;

test('the whole assessment by keyboard alone, its report, and a colleague’s answer taken on a phone', {
  tag: '@sweep',
}, async ({ page, openPage, portal }) => {
  const member = await newMember(page, portal, 'maturity');
  await callPortal(page.context().request, portal.url, '/profile/updateCustomerPortalData', {
    cybermaturity: { hasSeenReleaseNotes: false, dontShowRoadBlock: false },
  });

  await test.step('the dashboard tells what is new, once', async () => {
    await page.goto(portal.url);
    const notes = page.getByRole('dialog', { name: 'New: Cyber Maturity' });
    await expect(notes).toBeVisible();
    await lookTwice(page, 'maturity-release-notes');
    await notes.getByRole('button', { name: 'Got It' }).click();
    await expect(notes).toBeHidden();
    await lookTwice(page, 'maturity-dashboard-new');
    // One dialog a session opens by itself; the next one comes in the next.
    await page.evaluate('sessionStorage.clear()');
    await page.goto(portal.url);
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    await lookTwice(page, 'maturity-road-block');
    await sweepAccessibility(page);
    await page.keyboard.press('Escape');
  });

  await test.step('24 questions by keyboard alone', async () => {
    await page.goto(`${portal.url}/cybermaturity`);
    await page.getByRole('link', { name: 'view intro' }).click();
    await expect(page.getByText('1 of 5')).toBeVisible();
    await lookTwice(page, 'maturity-intro');
    await page.keyboard.press('Escape');
    await expect(page.getByText('1 of 5')).toBeHidden();
    await lookTwice(page, 'maturity-start');
    await sweepAccessibility(page);
    await tabTo(page, 'Start Assessment');
    await page.keyboard.press('Enter');
    for (let number = 1; number <= QUESTIONS; number += 1) {
      // What stands before each Security Area is left by Enter.
      if ([1, 8, 16].includes(number)) {
        await expect(page.getByText(/^Security Area \d of 3/)).toBeVisible();
        await lookTwice(page, `maturity-area-${number}`);
        await sweepAccessibility(page);
        await page.keyboard.press('Enter');
      }
      await expect(page.getByText(`Question ${number} of ${QUESTIONS}`)).toBeVisible();
      if (number === 1) {
        await lookTwice(page, 'maturity-question');
        await sweepAccessibility(page);
      }
      const key = number === 5 ? '?' : String((number * 2 + 1) % 6);
      await page.keyboard.press(key);
      const chosen =
        key === '?' ? page.getByRole('radio', { name: 'I don' }) : page.getByRole('radio', { name: `Level ${key}` });
      await expect(chosen).toBeChecked();
      if (number === 5) await lookTwice(page, 'maturity-do-not-know');
      if (number === 7) {
        await expect(page.getByText('Congrats! You completed the Security Area: People.')).toBeVisible();
        await look(page, 'maturity-congratulations');
      }
      await page.keyboard.press('Enter');
    }
  });

  await test.step('the report: level, picture, plan, elements from the weakest on', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${member.company}'s Cyber Maturity Level So Far`);
    await expect(page.getByRole('link', { name: 'Update Responses' })).toBeVisible();
    await lookTwice(page, 'maturity-report');
    await expectToFit(page);
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('table', { name: 'Level of each element' }).getByRole('row')).toHaveCount(
      QUESTIONS + 1,
    );
    await sweepAccessibility(page);
    const plan = page.getByRole('region', { name: 'Your next 90 days' });
    await plan.getByRole('checkbox').first().press('Space');
    await expect(plan.getByText(/^Done on /)).toBeVisible();
    const path = await page.getByRole('link', { name: 'Download as PDF' }).getAttribute('href');
    const file = await page.request.get(`${portal.url}${path}`);
    expect(file.headers()['content-disposition']).toMatch(/CyberMaturityReport_\d{4}-\d\d-\d\d\.pdf/);
    await page.goto(portal.url);
    await expect(page.getByRole('link', { name: 'See your report' })).toBeVisible();
    await lookTwice(page, 'maturity-dashboard-done');
  });

  await test.step('on a phone: a colleague is asked, answers by the link, and the answer is taken', async () => {
    const phone = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });
    await signIn(phone, portal, member);
    await phone.goto(`${portal.url}/cybermaturity/assessment/start`);
    await phone.getByRole('link', { name: /Leadership/ }).tap();
    await phone.getByRole('radio', { name: 'Level 2' }).locator('..').tap();
    await expect(phone.getByRole('radio', { name: 'Level 2' })).toBeChecked();
    await phone.getByRole('button', { name: 'Next' }).tap();
    await expect(phone.getByText(`Question 2 of ${QUESTIONS}`)).toBeVisible();
    await phone.getByRole('button', { name: 'All questions' }).tap();
    await look(phone, 'maturity-map-phone');
    await expectToFit(phone);
    await sweepAccessibility(phone);
    await phone.getByRole('dialog').getByRole('link').nth(7).tap();
    await expect(phone.getByText(`Question 8 of ${QUESTIONS}`)).toBeVisible();
    await phone.getByRole('button', { name: 'Who knows this?' }).tap();
    const dialog = phone.getByRole('dialog', { name: 'Who knows this?' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mia');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(COLLEAGUE);
    await look(phone, 'maturity-ask-phone');
    await sweepAccessibility(phone);
    await dialog.getByRole('button', { name: 'Send the question' }).tap();
    await expect(phone.getByText('Mia will get an email with a link to this question.')).toBeVisible();

    const colleague = await openPage();
    await colleague.goto(await linkFromMail(page, portal, COLLEAGUE, /question/i, ANSWER_LINK));
    await expect(colleague.getByText('Hello, Mia.')).toBeVisible();
    await lookTwice(colleague, 'maturity-colleague');
    await sweepAccessibility(colleague);
    await colleague.getByRole('radio', { name: 'Level 4' }).locator('..').click();
    await colleague.getByRole('button', { name: 'Send my answer' }).click();
    await expect(colleague.getByText(/^Thank you/)).toBeVisible();

    await phone.reload();
    await expect(phone.getByText('Mia answered:')).toBeVisible();
    await look(phone, 'maturity-proposal-phone');
    await phone.getByRole('button', { name: 'Use this answer' }).tap();
    await expect(phone.getByRole('radio', { name: 'Level 4' })).toBeChecked();
  });
});

/** Nothing is wider than the narrowest screens. */
async function expectToFit(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  if (size !== null) await page.setViewportSize(size);
}

/** Presses Tab until the link or button of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 40) {
    await page.keyboard.press('Tab');
    const focused = String(await page.evaluate('document.activeElement?.textContent'));
    if (focused === name) return;
    passed.push(focused);
  }
  throw new Error(`Tab does not lead to ${name}, but to ${passed.join(', ')}.`);
}
