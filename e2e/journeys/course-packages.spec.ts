import { readFile } from 'node:fs/promises';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Exercise } from '@portal/contract/training/exercise.schemas.ts';
import { exercisesLeft } from '@portal/domain/training/left-before-quiz.ts';
import { readCourseCatalogue } from '../../server/src/modules/training/courses/course-catalogue.ts';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { type LearningSystem, startLearningSystem } from '../testing/learning-systems.ts';
import { look, lookTwice } from '../testing/look.ts';
import { newMember } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { cmi5Problems, recordStore, verbOf } from '../testing/record-store.ts';

const [course] = [...readCourseCatalogue().values()];
if (course === undefined) throw new Error('There is no course.');
const { id: courseId, lessons, quiz } = course;
const exercises = exercisesLeft(lessons, []);

let system: LearningSystem | undefined;
test.afterEach(() => system?.stop());

test('a course exported as SCORM 1.2 is played to its end in another learning system', { tag: '@sweep' }, async ({
  page,
  openPage,
  portal,
}) => {
  await newMember(page, portal, 'course-packages');
  await page.goto(`${portal.url}/training/courses/${courseId}`);
  await page.getByRole('button', { name: 'Use in your own learning system' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use in your own learning system' });
  await lookTwice(page, 'package-dialog');
  await sweepAccessibility(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download the package' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${courseId}-v${course.version}-scorm12-en.zip`);
  const zip = await readFile(await file.path());
  expect(zip.length).toBeLessThan(400_000);
  system = await startLearningSystem(zip);
  const { url } = system;
  const player = await openPage();
  const elsewhere = requestsElsewhere(player, url);
  await player.goto(`${url}/scorm`);
  const sco = player.frameLocator('iframe');

  await test.step('lessons, up to the second', async () => {
    await expect(sco.getByRole('heading', { level: 1, name: course.name })).toBeVisible();
    await look(player, 'package-start');
    await sco.getByRole('link', { name: 'Start the first lesson' }).click();
    await sco.getByRole('link', { name: /^Next: / }).click();
    await expect(sco.getByRole('heading', { level: 1, name: lessons[1]?.title ?? '' })).toBeFocused();
    expect(await kept(player)).toMatchObject({ 'core.lesson_status': 'incomplete', 'core.lesson_location': '2' });
  });

  await test.step('the next visit goes on where this one stopped', async () => {
    await player.reload();
    await sco.getByRole('link', { name: 'Continue with lesson 2' }).click();
    for (const _ of lessons.slice(2)) await sco.getByRole('link', { name: /^Next: / }).click();
    await look(player, 'package-lesson');
    await sco.getByRole('link', { name: 'On to the quiz' }).click();
  });

  await test.step('the exercises come before the quiz', async () => {
    await look(player, 'package-exercises');
    await doExercises(sco);
  });

  await test.step('a try that fails, and a visit in the midst of the next', async () => {
    await answerQuiz(sco, false);
    await expect(sco.getByRole('heading', { name: 'Not yet' })).toBeVisible();
    expect(await kept(player)).toMatchObject({ 'core.lesson_status': 'failed' });
    await sco.getByRole('button', { name: 'Try again' }).click();
    await answerOne(sco, true);
    await sco.getByRole('button', { name: 'Next question' }).click();
    await player.reload();
    await sco.getByRole('link', { name: 'Continue the quiz' }).click();
    await expect(sco.getByText('Question 2 of 8')).toBeVisible();
  });

  await test.step('passed', async () => {
    await answerQuiz(sco, true);
    await expect(sco.getByRole('heading', { name: 'Passed. Well done!' })).toBeVisible();
    await expect(sco.getByText('Your result has been sent to your learning system.')).toBeVisible();
    await look(player, 'package-passed');
    expect(await kept(player)).toMatchObject({ 'core.lesson_status': 'passed', 'core.score.raw': '100' });
    expect(await player.evaluate('errors')).toEqual([]);
    await player.goto('about:blank');
    await player.goto(`${url}/scorm`);
    await expect(sco.getByText('Completed')).toBeVisible();
    const time = await player.evaluate(() => localStorage.getItem('set cmi.core.session_time'));
    expect(time).toMatch(/^\d{4}:\d\d:\d\d\.\d\d$/);
  });

  await test.step('on a phone in the dark', async () => {
    await player.setViewportSize({ width: 390, height: 844 });
    await player.emulateMedia({ colorScheme: 'dark' });
    await look(player, 'package-phone');
    await sweepAccessibility(player);
  });

  await test.step('the page by itself says that it keeps nothing', async () => {
    await player.goto(`${url}/package/index.html`);
    await expect(player.getByText('Nothing you do here is saved')).toBeVisible();
    await look(player, 'package-alone');
    await sweepAccessibility(player);
    expect(elsewhere).toEqual([]);
  });
});

test('a course exported as cmi5 tells its record store what the standard asks for', { tag: '@sweep' }, async ({
  page,
  openPage,
  portal,
}) => {
  await newMember(page, portal, 'cmi5');
  const answer = await page.request.get(
    `${portal.url}/api/training/exportCourse?courseId=${courseId}&format=cmi5&language=en`,
  );
  const store = recordStore();
  system = await startLearningSystem(await answer.body(), store.answers);
  const { url } = system;
  const player = await openPage();
  const elsewhere = requestsElsewhere(player, url);
  const verbs = () => store.statements.map(verbOf);

  await test.step('a visit that ends with a try that fails', async () => {
    await player.goto(store.launch(url));
    await player.getByRole('link', { name: 'Start the first lesson' }).click();
    for (const _ of lessons.slice(1)) await player.getByRole('link', { name: /^Next: / }).click();
    await player.getByRole('link', { name: 'On to the quiz' }).click();
    await doExercises(player);
    await answerQuiz(player, false);
    await expect(player.getByRole('heading', { name: 'Not yet' })).toBeVisible();
    await player.goto('about:blank');
    await expect.poll(() => verbs().at(-1)).toBe('terminated');
    expect(verbs().filter((verb) => verb === 'answered')).toHaveLength(8);
    expect(verbs().filter((verb) => verb === 'interacted')).toHaveLength(exercises.length);
    expect(verbs()).toContain('progressed');
    expect(verbs()).toContain('failed');
  });

  await test.step('the next visit passes, and goes back to the learning system', async () => {
    await player.goto(store.launch(url));
    await player.getByRole('link', { name: 'Take the quiz' }).click();
    await answerQuiz(player, false);
    await player.getByRole('button', { name: 'Try again' }).click();
    await answerQuiz(player, true);
    await expect(player.getByRole('heading', { name: 'Passed. Well done!' })).toBeVisible();
    await player.getByRole('button', { name: 'Save and leave' }).first().click();
    await expect(player).toHaveTitle('Left');
    await expect.poll(() => verbs().at(-1)).toBe('terminated');
    expect(verbs().filter((verb) => ['failed', 'passed', 'completed', 'terminated'].includes(verb))).toEqual([
      'failed',
      'terminated',
      'passed',
      'completed',
      'terminated',
    ]);
  });

  await test.step('a page that is loaded anew in a visit says that the visit is over', async () => {
    await player.goto(store.launch(url));
    await expect(player.getByText('Completed')).toBeVisible();
    await player.reload();
    await expect(player.getByText('Nothing you do here is saved')).toBeVisible();
    await expect.poll(() => verbs().at(-1)).toBe('terminated');
  });

  expect(cmi5Problems(store.statements)).toEqual([]);
  expect(store.refused).toEqual([]);
  expect(elsewhere.filter((address) => address !== 'about:blank')).toEqual([]);
});

/** What the learning system keeps. */
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cmi') ?? '{}'));

function requestsElsewhere(page: Page, url: string): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${url}/`)) found.push(request.url());
  });
  return found;
}

/** From the page that says that exercises are left, to the first of them, and on to the quiz. */
async function doExercises(sco: FrameLocator | Page): Promise<void> {
  await expect(sco.getByText('Exercises are part of the course.')).toBeVisible();
  const [first] = exercises;
  await sco.getByRole('link', { name: `Open the exercise in lesson ${first?.lesson}` }).click();
  for (const { number, title, blocks } of lessons.slice((first?.lesson ?? 1) - 1)) {
    await expect(sco.getByRole('heading', { level: 1, name: title })).toBeFocused();
    for (const block of blocks)
      if (block.kind === 'exercise')
        await doExercise(sco.getByRole('region', { name: block.exercise.title }), block.exercise);
    await sco.getByRole('link', { name: number === lessons.length ? 'On to the quiz' : /^Next: / }).click();
  }
}

/** Does an exercise in any way, which is enough. */
async function doExercise(section: Locator, exercise: Exercise): Promise<void> {
  if (exercise.kind === 'spot-the-phish') {
    await section.getByRole('button', { pressed: false }).first().click();
    await section.getByRole('button', { name: 'Check my answers' }).click();
  } else if (exercise.kind === 'sort') {
    for (const card of await section.getByRole('group').all())
      await card.getByText(exercise.boxes[0]?.name ?? '', { exact: true }).click();
    await section.getByRole('button', { name: 'Check my choices' }).click();
  } else if (exercise.kind === 'timeline') await section.getByRole('button', { name: 'Check the order' }).click();
  else {
    const [option] = exercise.options;
    for (const choice of [option, option?.next?.options[0]])
      if (choice !== undefined) await section.getByRole('button', { name: choice.text, exact: true }).click();
  }
  await expect(section.getByText('Done', { exact: true })).toBeVisible();
}

/** Answers the questions from the one on the page to the last. */
async function answerQuiz(sco: FrameLocator | Page, isRight: boolean): Promise<void> {
  for (;;) {
    await answerOne(sco, isRight);
    const last = sco.getByRole('button', { name: 'See my result' });
    const next = sco.getByRole('button', { name: 'Next question' });
    await expect(last.or(next)).toBeVisible();
    if (await last.isVisible()) return last.click();
    await next.click();
  }
}

async function answerOne(sco: FrameLocator | Page, isRight: boolean): Promise<void> {
  const heading = sco.locator('#question');
  await expect(heading).toBeFocused();
  const text = await heading.textContent();
  const question = quiz.find((one) => one.question === text);
  if (question === undefined) throw new Error(`No question of the course: ${text}`);
  for (const option of isRight ? question.right : question.wrong.slice(0, 1))
    await sco.getByText(option, { exact: true }).click();
}
