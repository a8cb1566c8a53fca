import type { Page } from '@playwright/test';
import { exercisesLeft } from '@portal/domain/training/left-before-quiz.ts';
import { readCourseCatalogue } from '../../server/src/modules/training/courses/course-catalogue.ts';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice, useColours } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { newMember } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

const LEARN_LINK = /http:\/\/localhost:\d+\/learn\/[\w-]{43}/;
const PERSON = 'mia@lark-bakery.example';
const [course] = [...readCourseCatalogue().values()];
if (course === undefined) throw new Error('There is no course.');

/** All that a phone loads to show a lesson, without sound: page, scripts, styles, answers, each with its headers. */
const MAX_LESSON_BYTES = 100_000;

const bytesLoaded = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize,
      0,
    ),
  );

test('an admin adds a person, who takes a course on a phone up to its certificate', async ({
  page,
  openPage,
  portal,
}) => {
  await newMember(page, portal, 'training');

  await test.step('add a person', async () => {
    await page.goto(`${portal.url}/training`);
    await page.getByRole('link', { name: 'view intro' }).click();
    const intro = page.getByRole('dialog', { name: 'How training works' });
    await lookTwice(page, 'training-intro');
    await intro.getByRole('button', { name: 'Skip Intro' }).click();
    await expect(page.getByRole('heading', { name: 'Bring your team on board' })).toBeVisible();
    await lookTwice(page, 'training-nobody');
    await page.getByRole('button', { name: 'Add people' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add people' });
    await dialog.getByLabel('Name').fill('Mia Santos');
    await dialog.getByLabel('Email').fill(PERSON);
    await lookTwice(page, 'training-add');
    await sweepAccessibility(page);
    await dialog.getByRole('button', { name: 'Add person' }).dblclick();
    await expect(page.getByText('Mia Santos was added.')).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: PERSON })).toHaveCount(1);
    await lookTwice(page, 'training-team');
    await sweepAccessibility(page);
  });

  const link = await linkFromMail(page, portal, PERSON, /Security training at/, LEARN_LINK);
  const phone = await openPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  await test.step('open the link and go through the lessons', async () => {
    await phone.goto(link);
    await expect(phone.getByRole('heading', { name: 'Hello, Mia' })).toBeVisible();
    await lookOnPhone(phone, 'learn-year');
    await sweepAccessibility(phone);
    await phone.getByRole('link', { name: 'Start the course' }).click();
    await lookOnPhone(phone, 'learn-start');
    await sweepAccessibility(phone);
    await phone.getByRole('link', { name: 'Start the first lesson' }).click();
    const fresh = await openPage({ viewport: { width: 390, height: 844 } });
    await fresh.goto(phone.url());
    await expect(fresh.getByRole('heading', { level: 1, name: course.lessons[0]?.title ?? '' })).toBeVisible();
    expect(await bytesLoaded(fresh)).toBeLessThan(MAX_LESSON_BYTES);
    for (const { number, title } of course.lessons) {
      await expect(phone.getByRole('heading', { level: 1, name: title })).toBeFocused();
      await look(phone, `learn-lesson-${number}`);
      await sweepAccessibility(phone);
      await phone.getByRole('link', { name: number === course.lessons.length ? 'On to the quiz' : /^Next: / }).click();
    }
  });

  await test.step('another device goes on where this one stopped', async () => {
    const other = await openPage();
    await other.goto(link);
    await expect(other.getByRole('link', { name: `Continue with lesson ${course.lessons.length}` })).toBeVisible();
  });

  await test.step('the exercises come before the quiz', async () => {
    await expect(phone.getByText('Exercises are part of the course.')).toBeVisible();
    await lookOnPhone(phone, 'learn-exercises');
    await doExercises(phone, link);
    await phone.reload();
  });

  await test.step('fail the quiz, try again, and pass', async () => {
    await takeQuiz(phone, false);
    await expect(phone.getByRole('heading', { name: 'Not yet' })).toBeVisible();
    await lookOnPhone(phone, 'learn-failed');
    await sweepAccessibility(phone);
    await phone.getByRole('button', { name: 'Try again' }).click();
    await takeQuiz(phone, true);
    await expect(phone.getByRole('heading', { name: 'Passed. Well done!' })).toBeVisible();
    await lookOnPhone(phone, 'learn-passed');
    await sweepAccessibility(phone);
  });

  await test.step('the certificate is a file, and can be verified by anybody', async () => {
    const saved = phone.waitForEvent('download');
    await phone.getByRole('button', { name: /^Certificate for/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('link', { name: 'Mia Santos' }).click();
    await expect(page.getByRole('heading', { name: 'Mia Santos' })).toBeVisible();
    await lookTwice(page, 'training-person');
    await sweepAccessibility(page);
    const address = await page.getByRole('link', { name: /^Certificate [\w-]+$/ }).getAttribute('href');
    const anybody = await openPage();
    await anybody.goto(`${portal.url}${address}`);
    await expect(anybody.getByText('This certificate is genuine')).toBeVisible();
    await expect(anybody.getByRole('heading', { name: 'Mia Santos' })).toBeVisible();
    await lookTwice(anybody, 'certificate');
    await sweepAccessibility(anybody);
  });

  await test.step('courses and reports', async () => {
    await page.getByRole('tab', { name: 'Courses' }).click();
    const card = page.getByRole('heading', { name: course.name }).getByRole('link');
    await expect(card).toBeVisible();
    await lookTwice(page, 'training-courses');
    await sweepAccessibility(page);
    await card.click();
    await page.getByRole('button', { name: /^1\. / }).click();
    await lookTwice(page, 'training-course');
    await page.getByRole('tab', { name: 'Reports' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is overdue' })).toBeVisible();
    await lookTwice(page, 'training-reports');
    await sweepAccessibility(page);
  });

  await test.step('an ended link leads to a new one', async () => {
    await page.goto(`${portal.url}/training/team`);
    await page.getByRole('button', { name: 'Actions for Mia Santos' }).click();
    await page.getByRole('menuitem', { name: 'Revoke their links' }).click();
    await expect(page.getByText('The links for Mia Santos no longer work.')).toBeVisible();
    const refused = phone.waitForResponse((response) => response.url().endsWith('/openTraining'));
    await phone.goto(link);
    expect((await refused).status()).toBe(404);
    await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await lookOnPhone(phone, 'learn-refused');
  });
});

/** Does what is left as the page does when an exercise is answered; tests of the components answer each kind. */
async function doExercises(page: Page, link: string): Promise<void> {
  const token = link.split('/').at(-1);
  const { id: courseId = '', lessons = [] } = course ?? {};
  for (const { lesson, id: exercise } of exercisesLeft(lessons, []))
    expect(
      await page.evaluate(
        async (input) => {
          const body = JSON.stringify(input);
          const { CSRFToken } = (await (await fetch('/api/getCSRFToken')).json()) as { CSRFToken: string };
          const headers = { 'content-type': 'application/json', 'x-csrf-token': CSRFToken };
          return (await fetch('/api/training/saveProgress', { method: 'POST', headers, body })).status;
        },
        { token, courseId, lesson, exercise },
      ),
    ).toBe(200);
}

/** Answers every question of a try, all of them right or all wrong. */
async function takeQuiz(page: Page, rightly: boolean): Promise<void> {
  for (let place = 1; place <= 8; place += 1) {
    await expect(page.getByText(`Question ${place} of 8`)).toBeVisible();
    const text = await page.getByRole('heading', { level: 1 }).textContent();
    const question = course?.quiz.find((one) => one.question === text);
    for (const option of (rightly ? question?.right : question?.wrong.slice(0, 1)) ?? [])
      await page.getByText(option, { exact: true }).click();
    await page.getByRole('button', { name: place === 8 ? 'See my result' : 'Next question' }).click();
  }
}

/** Pictures of a page on a phone, in both schemes. */
async function lookOnPhone(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS === undefined) return;
  await look(page, `${name}-light`);
  await useColours(page, 'dark');
  await look(page, `${name}-dark`);
  await useColours(page, 'light');
}
