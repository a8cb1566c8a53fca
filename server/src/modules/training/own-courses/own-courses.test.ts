import { readCalendar } from '@portal/contract/calendar/calendar.calls.ts';
import { exportCourse, readCourse } from '@portal/contract/training/courses.calls.ts';
import { openCourse, openTraining, saveProgress, verifyCertificate } from '@portal/contract/training/learning.calls.ts';
import * as own from '@portal/contract/training/own-courses.calls.ts';
import { editTraineesCourses, loadTrainingData, readTrainee } from '@portal/contract/training/trainees.calls.ts';
import { readTrainingGrid, readTrainingReport, trainingCsv } from '@portal/contract/training/training-reports.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBrand } from '../../../testing/add-brand.ts';
import { type Member, signInNewStaff } from '../../../testing/people.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { trainingSteps } from '../../../testing/training.ts';
import { readCourseTexts } from '../courses/read-course-texts.ts';
import { templateFor } from './course-template.ts';

let portal: TestPortal;
let staff: TestBrowser;
let member: Member;
let elsewhere: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  await addBrand(portal, { brandId: 'other', webDomain: 'other.example', brandNameLong: 'Other' });
  staff = (await signInNewStaff(portal)).browser;
  member = await steps.newFirm();
  elsewhere = await steps.newFirm();
  const move = `update organisations set brand_id = 'other' where org_id = $1`;
  await portal.database.query(move, [elsewhere.orgId]);
});
afterAll(() => portal.stop());

const steps = trainingSteps(() => portal);
const { addOne, takeQuiz } = steps;

let made = 0;
let folder = '';
let courseId = '';
beforeEach(() => {
  made += 1;
  folder = `ours-${made}`;
  courseId = `own-${folder}`;
});

const draft = async () => (await staff.call(own.readOwnCourse, { courseId })).body.data;
const revision = async () => (await draft()).revision;
const setBrands = async (brands: string[]) =>
  staff.call(own.setOwnCourseBrands, { courseId, revision: await revision(), brands });
const publish = async () => staff.call(own.publishOwnCourse, { courseId, revision: await revision() });
const takeBack = async () => staff.call(own.takeBackOwnCourse, { courseId, revision: await revision() });
const save = async (changes: { course?: string; quiz?: string }, language: 'en' | 'de' | 'es' = 'en') => {
  const texts = (await draft()).texts.find((one) => one.language === language);
  const { course = '', quiz = '' } = { ...texts, ...changes };
  return staff.call(own.saveOwnCourse, { courseId, revision: await revision(), language, course, quiz });
};
const reworded = async (from: string | RegExp, to: string) => {
  const [texts] = (await draft()).texts;
  return save({ course: texts?.course.replace(from, to) ?? '' });
};
async function makePublished(brands = ['default']) {
  await staff.call(own.makeOwnCourse, { folder, language: 'en' });
  await setBrands(brands);
  expect((await publish()).status).toBe(200);
}

const quizOf = (language: 'en' | 'de' | 'es' = 'en') => {
  const { course, quiz } = templateFor(folder, language);
  const read = readCourseTexts({ course, quiz, pictures: new Map() }, { name: folder, isOwn: true });
  if (read.course === null) throw new Error('The template has problems');
  return read.course.quiz;
};
const pathOf = async (token: string) => {
  const { path, total } = (await portal.browser().call(openTraining, { token })).body.data;
  return { total, mine: path.find((one) => one.courseId === courseId) };
};
const open = (token: string) => portal.browser().call(openCourse, { token, courseId });

describe('a course of the provider', () => {
  test.each(['en', 'de', 'es'] as const)('begins from a template without a problem in %s', (language) => {
    expect(quizOf(language)).toHaveLength(10);
  });

  test('is made once, however often it is asked for', async () => {
    const answers = await Promise.all([1, 2].map(() => staff.call(own.makeOwnCourse, { folder, language: 'en' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is nobody’s before it is published, and cannot be published without a brand', async () => {
    await staff.call(own.makeOwnCourse, { folder, language: 'en' });
    expect(await publish()).toMatchObject({ errors: [{ code: 'OWN_COURSE_NEEDS_BRAND' }] });
    await setBrands(['default']);
    const { catalogMap } = (await member.browser.call(loadTrainingData, {})).body.data;
    expect(catalogMap[courseId]).toBeUndefined();
    expect((await member.browser.call(readCourse, { courseId })).status).toBe(404);
  });

  test('is taken, passed, certified, reported and exported like the house’s own', async () => {
    await makePublished();
    const { token, traineeId } = await addOne(member);
    expect((await pathOf(token)).mine).toMatchObject({ state: 'not-started', textLanguage: 'en', month: 1 });
    const done = await takeQuiz(token, courseId, 8, quizOf());
    expect(done.body.data).toMatchObject({ isPassed: true });
    const code = done.body.data.certificate ?? '';
    const shown = await portal.browser().call(verifyCertificate, { code });
    expect(shown.body.data).toMatchObject({ course: 'Name of the course', version: 1 });
    const person = (await member.browser.call(readTrainee, { traineeId })).body.data;
    expect(person.courses.find((one) => one.courseId === courseId)).toMatchObject({ state: 'completed', version: 1 });
    const report = (await member.browser.call(readTrainingReport, {})).body.data;
    expect(report.courses.find((one) => one.courseId === courseId)).toMatchObject({ completed: 1, score: 100 });
    const grid = (await member.browser.call(readTrainingGrid, {})).body.data;
    expect(grid.courses.map((one) => one.courseId)).toContain(courseId);
    const csv = await member.browser.call(trainingCsv, {});
    expect(Buffer.from(csv.raw).toString()).toContain('Name of the course');
    for (const format of ['scorm12', 'cmi5'] as const) {
      const file = await member.browser.call(exportCourse, { courseId, format, language: 'de' });
      expect(file.status).toBe(200);
    }
    const other = await addOne(member);
    const month = (await pathOf(other.token)).mine?.dueOn?.slice(0, 7);
    const days = JSON.stringify((await member.browser.call(readCalendar, { month })).body);
    expect(days).toContain(`/training/courses/${courseId}`);
  });

  test('reaches no customer of another brand', async () => {
    await makePublished(['default']);
    const { token, traineeId } = await addOne(elsewhere);
    expect((await pathOf(token)).mine).toBeUndefined();
    expect((await open(token)).status).toBe(404);
    const { catalogMap } = (await elsewhere.browser.call(loadTrainingData, {})).body.data;
    expect(catalogMap[courseId]).toBeUndefined();
    expect((await elsewhere.browser.call(readCourse, { courseId })).status).toBe(404);
    const given = { trainees: [traineeId], courses: [courseId], action: 'assign' as const };
    expect((await elsewhere.browser.call(editTraineesCourses, given)).status).toBe(404);
    const seen = await portal.portal.services.database.inOrg(elsewhere.orgId, async (tx) => [
      await tx.selectFrom('own_courses').selectAll().execute(),
      await tx.selectFrom('own_course_versions').selectAll().execute(),
      await tx.selectFrom('own_course_drafts').selectAll().execute(),
      await tx.selectFrom('own_course_texts').selectAll().execute(),
    ]);
    expect(seen).toEqual([[], [], [], []]);
    expect((await member.browser.call(own.listOwnCourses, {})).status).toBe(404);
  });

  test('stays for who has begun it as it was, and is new for others', async () => {
    await makePublished();
    const begun = await addOne(member);
    const other = await addOne(member);
    await open(begun.token);
    await portal.browser().call(saveProgress, { token: begun.token, courseId, lesson: 1 });
    await reworded('First lesson: what happens', 'Another first lesson');
    expect((await publish()).body.data).toEqual({ version: 2 });
    const titles = async (token: string) => (await open(token)).body.data.lessons.map(({ title }) => title);
    expect((await titles(begun.token))[0]).toBe('First lesson: what happens');
    expect((await titles(other.token))[0]).toBe('Another first lesson');
    const done = await takeQuiz(begun.token, courseId, 8, quizOf());
    const code = done.body.data.certificate ?? '';
    expect((await portal.browser().call(verifyCertificate, { code })).body.data).toMatchObject({ version: 1 });
  });

  test('that is taken back is begun by nobody, and ended by who has begun it', async () => {
    await makePublished();
    const begun = await addOne(member);
    const other = await addOne(member);
    await open(begun.token);
    await portal.browser().call(saveProgress, { token: begun.token, courseId, lesson: 1 });
    expect((await takeBack()).status).toBe(200);
    expect((await draft()).state).toBe('taken-back');
    expect((await pathOf(other.token)).mine).toBeUndefined();
    expect((await open(other.token)).status).toBe(404);
    expect((await pathOf(begun.token)).mine).toMatchObject({ state: 'in-progress' });
    expect((await takeQuiz(begun.token, courseId, 8, quizOf())).body.data).toMatchObject({ isPassed: true });
    expect((await draft()).completed).toBe(1);
    const given = { trainees: [other.traineeId], courses: [courseId], action: 'assign' as const };
    expect((await member.browser.call(editTraineesCourses, given)).status).toBe(404);
  });

  test('of a brand that is taken from it is no longer offered there', async () => {
    await makePublished(['default', 'other']);
    const { token } = await addOne(elsewhere);
    expect((await pathOf(token)).mine).toMatchObject({ state: 'not-started' });
    await setBrands(['default']);
    expect((await pathOf(token)).mine).toBeUndefined();
  });

  test('is read in the reader’s language, or in the first one', async () => {
    await staff.call(own.makeOwnCourse, { folder, language: 'de' });
    await setBrands(['default']);
    const add = { courseId, revision: await revision(), language: 'es' as const, isThere: true };
    expect((await staff.call(own.setOwnCourseLanguage, add)).status).toBe(200);
    await save(templateFor(folder, 'es'), 'es');
    expect((await publish()).status).toBe(200);
    const { token } = await addOne(member);
    const inLanguage = async (language: string) =>
      (await portal.browser().call(openCourse, { token, courseId }, { 'accept-language': language })).body.data;
    expect(await inLanguage('es')).toMatchObject({ textLanguage: 'es', name: 'Nombre del curso' });
    expect(await inLanguage('en')).toMatchObject({ textLanguage: 'de', name: 'Name des Kurses' });
  });
});

describe('a draft', () => {
  const check = async (changes: { course?: string; quiz?: string }) => {
    const { course, quiz } = { ...templateFor(folder, 'en'), ...changes };
    const answer = await staff.call(own.checkOwnCourse, { courseId, language: 'en', course, quiz });
    return answer.body.data;
  };
  beforeEach(() => staff.call(own.makeOwnCourse, { folder, language: 'en' }));

  test('is shown as people see it while nothing is wrong', async () => {
    const { problems, preview } = await check({});
    expect(problems).toEqual([]);
    expect(preview?.lessons).toHaveLength(2);
    expect(preview?.lessons[0]?.blocks[0]).toMatchObject({
      kind: 'text',
      text: [{ kind: 'paragraph' }, { kind: 'list' }, {}],
    });
  });

  test('may use the slots of the portal’s own courses, and no others', async () => {
    const { course } = templateFor(folder, 'en');
    const saying = (words: string) => check({ course: course.replace('Write short sentences', words) });
    const { problems, preview } = await saying('[[lock-screen]] Write');
    expect(problems).toEqual([]);
    expect(JSON.stringify(preview)).toContain('Control + Command + Q');
    const line = course.split('\n').findIndex((one) => one.includes('Write short sentences')) + 1;
    const wrong = await saying('[[lock-door]] Write');
    expect(wrong.preview).toBeNull();
    expect(wrong.problems).toMatchObject([
      { file: 'course.md', line, message: expect.stringContaining('[[lock-door]]') },
    ]);
  });

  test('tells what is wrong with its line and path', async () => {
    const { course, quiz } = templateFor(folder, 'en');
    const found = await check({
      course: course.replace('month: 1', 'month: 40').replace('why: "Say why it is fine."', 'why: ""'),
      quiz: quiz.replace('  explanation: "Say why right answer 2 is right."\n', ''),
    });
    const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;
    expect(found.preview).toBeNull();
    expect(found.problems).toMatchObject([
      { file: 'course.md', line: lineOf(course, 'month: 1'), at: 'front matter: month' },
      { file: 'course.md', line: lineOf(course, 'cards:') + 1, at: 'lesson 2, exercise: cards.0.why' },
      { file: 'quiz.yaml', line: lineOf(quiz, '- id: question-2'), at: '1.explanation' },
    ]);
  });

  test.each([
    ['HTML', 'A <b>word</b>.'],
    ['a script', '<script>alert(1)</script>'],
    ['a link that runs', '[x](javascript:alert(1))'],
    ['a picture from elsewhere', '![A picture from another place.](https://evil.example/x.svg)'],
  ])('with %s cannot be published', async (_what, text) => {
    await setBrands(['default']);
    await reworded('A quote begins', `\n${text}\n\nA quote begins`);
    expect(await publish()).toMatchObject({ status: 409, errors: [{ code: 'OWN_COURSE_HAS_PROBLEMS' }] });
    expect((await draft()).state).toBe('draft');
  });

  test('in another language has to be the same course', async () => {
    await setBrands(['default']);
    await staff.call(own.setOwnCourseLanguage, { courseId, revision: await revision(), language: 'de', isThere: true });
    const { course, quiz } = templateFor(folder, 'de');
    await save({ course: course.replace('month: 1', 'month: 2'), quiz }, 'de');
    expect((await publish()).errors[0]).toMatchObject({ code: 'OWN_COURSE_HAS_PROBLEMS' });
    await save({ course, quiz }, 'de');
    expect((await publish()).status).toBe(200);
  });

  test('is changed by one at a time', async () => {
    const at = await revision();
    const { course, quiz } = templateFor(folder, 'en');
    const input = { courseId, revision: at, language: 'en' as const, course, quiz };
    const answers = await Promise.all([1, 2].map(() => staff.call(own.saveOwnCourse, input)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('can be deleted before it was published, and not after', async () => {
    await setBrands(['default']);
    await publish();
    expect((await staff.call(own.deleteOwnCourse, { courseId })).errors[0]).toMatchObject({
      code: 'OWN_COURSE_WAS_PUBLISHED',
    });
    made += 1;
    courseId = `own-ours-${made}`;
    await staff.call(own.makeOwnCourse, { folder: `ours-${made}`, language: 'en' });
    expect((await staff.call(own.deleteOwnCourse, { courseId })).status).toBe(200);
    expect((await staff.call(own.readOwnCourse, { courseId })).status).toBe(404);
  });
});
