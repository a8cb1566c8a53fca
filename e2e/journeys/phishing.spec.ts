import { callPortal } from '../testing/call-portal.ts';
import { choose } from '../testing/choose.ts';
import { look, lookTwice } from '../testing/look.ts';
import { signIn } from '../testing/new-member.ts';
import {
  clickAndLearn,
  fallForSignIn,
  linkOf,
  newPhishingAdmin,
  reportOnPage,
  sourceOf,
  startPhishingPlace,
} from '../testing/phishing-place.ts';
import { expect, test } from '../testing/portal-test.ts';

/** A Monday, nine in the morning in the time zone of a new portal's brand. */
const MONDAY_NINE = '2026-11-30T17:00:00Z';

test('a practice mail is planned, arrives, teaches whoever clicks, is reported, and is in the figures', async ({
  page,
  openPage,
}) => {
  const place = await startPhishingPlace(MONDAY_NINE);
  const { portal } = place;
  try {
    // The browser's day is the portal's.
    await page.clock.setFixedTime(MONDAY_NINE);
    const admin = await newPhishingAdmin(page, place, 1);
    await page.goto(`${portal.url}/phishing`);
    await page.getByText(/^Our team has been told/).click();
    await page.getByRole('button', { name: 'Turn on', exact: true }).click();
    await page.getByRole('link', { name: 'New campaign' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('First practice');
    await choose(page.getByRole('button', { name: /Spread over/ }), '1 day');
    await page.getByText('Selected ones').click();
    await page.getByText('Quick errand for the boss', { exact: true }).click();
    await page.getByRole('button', { name: 'Plan campaign' }).click();
    await expect(page.getByText('1 practice email is planned.')).toBeVisible();

    const { data } = await callPortal<{ data: { url: string } }>(
      page.context().request,
      portal.url,
      '/phishing/reportLink',
    );

    // The form proposes tomorrow; by the morning after, all of that day has left.
    await portal.moveTo('2026-12-02T18:00:00Z');
    await expect.poll(() => place.practice().length).toBe(1);
    const [mail] = place.practice();
    if (mail === undefined) throw new Error('It arrived');
    await portal.moveTo('2026-12-02T18:09:00Z');
    const person = await openPage();
    await clickAndLearn(person, mail);
    await reportOnPage(person, data.url, mail);

    await signIn(page, portal, admin);
    await page.reload();
    await expect(page.getByText('1 of 1 reported it')).toBeVisible();
    await expect(page.getByText('1 of 1 clicked')).toBeVisible();
    await expect(page.getByText('9 minutes', { exact: true })).toBeVisible();
  } finally {
    await place.close();
  }
});

const PEOPLE = 50;
/** From Monday to Friday. */
const DAYS = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
/** Of each day's ten mails, those that left by four in the afternoon; the others have their turn in the next hours of work. */
const FEWEST_A_DAY = 6;
/** Of the lowest level: one whose link opens the lesson at once, and one with a made-up sign-in before it. */
const TEMPLATES = ['boss-errand', 'mailbox-full'];
const SIGN_IN_SUBJECT = 'Your mailbox is 97% full';
/** On these days somebody falls for the made-up sign-in, on the others somebody only clicks. */
const DAYS_OF_SIGN_IN = DAYS.slice(1, 3);
const TYPED = 'what nobody may ever see 4711';

test('a week of fifty people: clicks, reports by page and by mail, and a robot are in the figures as they were', {
  tag: '@sweep',
}, async ({ page, openPage }) => {
  const place = await startPhishingPlace(MONDAY_NINE);
  const { portal, mailbox } = place;
  const { request } = page.context();
  const call = <Answer>(path: string, input: unknown = {}) => callPortal<Answer>(request, portal.url, path, input);
  try {
    const admin = await newPhishingAdmin(page, place, PEOPLE);
    await call('/phishing/turnOn', { confirms: true, showsNames: false, revision: 0 });
    const { data: report } = await call<{ data: { url: string } }>('/phishing/reportLink');
    const { data: planned } = await call<{ data: { campaignId: string; planned: number } }>('/phishing/saveCampaign', {
      ...{ name: 'A week of practice', startsOn: '2026-11-30', days: 5, templates: TEMPLATES },
    });
    expect(planned.planned).toBe(PEOPLE);
    let seen = 0;
    const person = await openPage();
    for (const day of DAYS) {
      for (const time of ['20:00', '23:50']) await portal.moveTo(`${day}T${time}:00Z`);
      await expect.poll(() => place.practice().length).toBeGreaterThanOrEqual(seen + FEWEST_A_DAY);
      await portal.moveTo(`${day}T23:58:00Z`);
      const arrived = place.practice().slice(seen);
      const isSignIn = DAYS_OF_SIGN_IN.includes(day);
      const first = arrived.findIndex(({ subject }) => (subject === SIGN_IN_SUBJECT) === isSignIn);
      expect(first).toBeGreaterThanOrEqual(0);
      for (const [index, mail] of [...arrived.slice(first), ...arrived.slice(0, first)].entries()) {
        if (index === 0 && isSignIn) expect((await fallForSignIn(person, mail, TYPED)).join()).not.toContain(TYPED);
        else if (index === 0) await clickAndLearn(person, mail);
        if (index === 1) await reportOnPage(person, report.url, mail);
        if (index === 2 || index === 3)
          mailbox.deliver(`From: ${mail.recipients[0]}\r\nSubject: Fwd\r\n\r\n${sourceOf(mail)}`);
        if (index === 4 && day === DAYS[2]) await openAsRobot(await openPage(), linkOf(mail));
      }
      await look(person, `phishing-week-person-${day}`);
      seen += arrived.length;
      // Reports by mail are read.
      await portal.moveTo(`${day}T23:59:30Z`);
    }
    await portal.moveTo('2026-12-07T18:00:00Z');
    await expect.poll(() => place.practice().length).toBe(PEOPLE);
    await portal.moveTo('2026-12-07T18:10:00Z');
    await signIn(page, portal, admin);
    await page.goto(`${portal.url}/phishing/${planned.campaignId}`);
    await expect(page.getByText('15 of 50 reported it')).toBeVisible();
    await expect(page.getByText('5 of 50 clicked')).toBeVisible();
    const mails = page.getByRole('definition');
    await expect(page.getByText('Ended', { exact: true })).toBeVisible();
    for (const [label, count] of [
      ['Delivered', '50'],
      ['Clicked the button on a made-up page', '2'],
      ['Finished the lesson', '5'],
      ['Opened only by bots', '1'],
    ] as const)
      await expect(
        page
          .getByRole('term')
          .filter({ hasText: new RegExp(`^${label}$`) })
          .locator('xpath=..')
          .locator(mails),
      ).toHaveText(count);
    await expect(page.getByText(/has chosen not to see names/)).toBeVisible();
    await lookTwice(page, 'phishing-week-campaign');
    const csv = await (await request.get(`${portal.url}/api/phishing/resultsCsv`)).text();
    expect(csv).toMatch(/^Campaign,A week of practice,,,Ended,2026-11-30,2026-12-04,50,50,0,15,30,/m);
    expect(csv).not.toMatch(/Ann Lee|person\d/);
    await page.goto(`${portal.url}/phishing`);
    await expect(page.getByRole('heading', { name: 'How your team did in December 2026' })).toBeVisible();
    await lookTwice(page, 'phishing-week-overview');
  } finally {
    await place.close();
  }
});

/** Opens a link and does nothing, as mail filters do. */
async function openAsRobot(page: import('@playwright/test').Page, url: string): Promise<void> {
  const told = page.waitForResponse((response) => response.url().endsWith('/api/phishing/visit'));
  await page.goto(url);
  expect((await told).ok()).toBe(true);
}
