import { readPolicyInterview, savePolicyInterview } from '@portal/contract/policies/interview.calls.ts';
import { readCourse } from '@portal/contract/training/courses.calls.ts';
import {
  answerQuiz,
  beginQuiz,
  openCourse,
  saveProgress,
  verifyCertificate,
} from '@portal/contract/training/learning.calls.ts';
import { readProgramme, saveProgramme } from '@portal/contract/training/programme.calls.ts';
import { editTraineesCourses, readTrainee } from '@portal/contract/training/trainees.calls.ts';
import { ASK_WHO_IT_IS } from '@portal/domain/training/named-contact.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { FIRST_COURSE, SECOND_COURSE, trainingSteps } from '../../testing/training.ts';
import { readCourseCatalogue } from './courses/course-catalogue.ts';

const DAY_MS = 24 * 60 * 60_000;

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  member = await steps.newFirm();
});
afterAll(() => portal.stop());

const steps = trainingSteps(() => portal);
const { addOne, takeQuiz, courseOf } = steps;
const mailsOf = async (email: string) => (await queuedMails(portal, email)).map(({ request }) => request.kind);
const readPerson = async (traineeId: string) => (await member.browser.call(readTrainee, { traineeId })).body.data;

describe('a course', () => {
  test('comes as data, with exercises and pictures and without the answers of its quiz', async () => {
    const { token } = await addOne(member);
    const course = await courseOf(token, FIRST_COURSE);
    const kinds = new Set(course.lessons.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(['exercise', 'picture', 'text']);
    const text = JSON.stringify(course);
    const [question] = readCourseCatalogue().get(FIRST_COURSE)?.quiz ?? [];
    expect(text).not.toContain(question?.explanation ?? '?');
    const whole = await member.browser.call(readCourse, { courseId: FIRST_COURSE });
    expect(whole.body.data.lessons).toEqual(course.lessons);
    expect(whole.body.data.questions).toHaveLength(16);
    expect(whole.body.data.story).toEqual(course.story);
    expect(course.story).toMatchObject({
      textLanguage: 'en',
      pictures: readCourseCatalogue().get(FIRST_COURSE)?.story?.pictures,
    });
  });

  test('names the keys of what the firm uses, and elsewhere those of everyone', async () => {
    const courseId = 'physical-security';
    const firm = await steps.newFirm();
    const { token, traineeId } = await addOne(firm);
    const given = { trainees: [traineeId], courses: [courseId], action: 'assign' as const };
    await firm.browser.call(editTraineesCourses, given);
    const read = async () => JSON.stringify((await courseOf(token, courseId)).lessons);
    const preview = async () => JSON.stringify((await firm.browser.call(readCourse, { courseId })).body.data.lessons);
    expect(await read()).toBe(await preview());
    const { data } = (await firm.browser.call(readProgramme, {})).body;
    const programs = { mail: 'google', computers: 'mac', phones: 'unknown' } as const;
    expect((await firm.browser.call(saveProgramme, { ...data, programs })).status).toBe(200);
    expect((await firm.browser.call(readProgramme, {})).body.data.programs).toEqual(programs);
    expect(await read()).toContain('Control + Command + Q');
    expect(await read()).not.toContain('Windows key');
    expect(await preview()).toContain('Windows key + L');
    const [entry] = await portal.database.query(
      "select details from audit_log where org_id = $1 and action = 'training.programme-changed'",
      [firm.orgId],
    );
    expect(entry).toMatchObject({ details: { programs } });
  });

  test('names whom the firm has named to tell, and before that says to ask', async () => {
    const firm = await steps.newFirm();
    const { token } = await addOne(firm);
    expect(JSON.stringify(await courseOf(token, FIRST_COURSE))).toContain(ASK_WHO_IT_IS.en);
    const { version } = (await firm.browser.call(readPolicyInterview, {})).body.data;
    const answers = { contactAddress: 'Ann Lee (555-0100)', emergencyPhone: '555-0199' };
    expect((await firm.browser.call(savePolicyInterview, { version, answers })).status).toBe(200);
    const text = JSON.stringify(await courseOf(token, FIRST_COURSE));
    expect(text).toContain('your security contact (Ann Lee, 555-0100, 555-0199)');
    expect(text).not.toContain(ASK_WHO_IT_IS.en);
  });

  test('that is planned opens on its day, and by an admin before', async () => {
    const { token, traineeId } = await addOne(member);
    const visit = () => portal.browser().call(openCourse, { token, courseId: SECOND_COURSE });
    expect(await visit()).toMatchObject({ status: 409, errors: [{ code: 'COURSE_NOT_OPEN' }] });
    await member.browser.call(editTraineesCourses, {
      trainees: [traineeId],
      courses: [SECOND_COURSE],
      action: 'assign',
    });
    expect((await visit()).status).toBe(200);
    const other = await addOne(member);
    portal.clock.advance(31 * DAY_MS);
    expect((await portal.browser().call(openCourse, { token: other.token, courseId: SECOND_COURSE })).status).toBe(200);
    member = await steps.later(member, 0);
  });

  test('is gone on with where it was left, on any device', async () => {
    const { token, traineeId } = await addOne(member);
    const save = (lesson: number, exercise?: string) =>
      portal.browser().call(saveProgress, {
        token,
        courseId: FIRST_COURSE,
        lesson,
        ...(exercise === undefined ? {} : { exercise }),
      });
    const course = await courseOf(token, FIRST_COURSE);
    const exercises = course.lessons.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'exercise' ? [block.exercise.id] : [])),
    );
    const [known = ''] = exercises;
    await save(2, known);
    const at = portal.clock.now().toISOString();
    portal.clock.advance(60_000);
    await save(1, known);
    await save(1, 'no-such-exercise');
    expect((await courseOf(token, FIRST_COURSE)).progress).toEqual({ lesson: 1, furthest: 2, exercises: [known] });
    expect((await save(99)).body.data).toMatchObject({ furthest: course.lessons.length });
    expect((await readPerson(traineeId)).courses[0]).toMatchObject({
      state: 'in-progress',
      // Once, with the moment of the first time.
      exercises: { total: exercises.length, count: 1, done: [{ title: expect.stringMatching(/\w/), doneAt: at }] },
    });
  });
});

describe('a quiz', () => {
  test('opens after the lessons and exercises, and goes on with its questions on another device', async () => {
    const { token } = await addOne(member);
    const begin = () => portal.browser().call(beginQuiz, { token, courseId: FIRST_COURSE });
    expect(await begin()).toMatchObject({ status: 409, errors: [{ code: 'QUIZ_NOT_OPEN' }] });
    await portal.browser().call(saveProgress, { token, courseId: FIRST_COURSE, lesson: 100 });
    expect(await begin()).toMatchObject({ status: 409, errors: [{ code: 'QUIZ_NOT_OPEN' }] });
    expect((await courseOf(token, FIRST_COURSE)).quiz.isOpen).toBe(false);
    await steps.goThrough(token, FIRST_COURSE);
    expect((await courseOf(token, FIRST_COURSE)).quiz.isOpen).toBe(true);
    const [one, other] = await Promise.all([begin(), begin()]);
    expect(one.body.data.questions).toHaveLength(8);
    expect(other.body).toEqual(one.body);
    for (const question of one.body.data.questions)
      expect(Object.keys(question).sort()).toEqual(['id', 'options', 'question', 'several']);
  });

  test('is passed with 7 of 8, and the certificate can be verified', async () => {
    const { token, traineeId, email } = await addOne(member, { ...steps.person('Bo Ng') });
    const answer = await takeQuiz(token, FIRST_COURSE, 7);
    expect(answer.body.data).toMatchObject({ right: 7, needed: 7, outOf: 8, isPassed: true });
    expect(answer.body.data.questions.filter(({ isRight }) => !isRight)).toHaveLength(1);
    const code = answer.body.data.certificate ?? '';
    expect((await readPerson(traineeId)).courses[0]).toMatchObject({
      state: 'completed',
      version: 2,
      right: 7,
      outOf: 8,
      tries: 1,
      certificate: code,
    });
    expect(await mailsOf(email)).toEqual(['training-welcome', 'training-completed']);
    const verified = await portal.browser().call(verifyCertificate, { code });
    expect(verified.body.data).toMatchObject({ name: 'Bo Ng', organisation: 'Harbor Bakery Ltd', version: 2 });
    expect((await portal.browser().call(verifyCertificate, { code: '0000-0000-0000' })).status).toBe(404);
  });

  test('that is answered twice tells the same, also at the same moment', async () => {
    const { token, email } = await addOne(member);
    const browser = portal.browser();
    await steps.goThrough(token, FIRST_COURSE);
    const begun = (await browser.call(beginQuiz, { token, courseId: FIRST_COURSE })).body.data;
    const pool = new Map(
      readCourseCatalogue()
        .get(FIRST_COURSE)
        ?.quiz.map((question) => [question.id, question]),
    );
    const answers = Object.fromEntries(
      begun.questions.map(({ id, options }) => [
        id,
        options.flatMap((option, place) => (pool.get(id)?.right.includes(option) ? [place] : [])),
      ]),
    );
    const answer = () => portal.browser().call(answerQuiz, { token, tryId: begun.tryId, answers });
    const [one, other] = await Promise.all([answer(), answer()]);
    expect(one.body).toEqual(other.body);
    const changed = await portal.browser().call(answerQuiz, { token, tryId: begun.tryId, answers: {} });
    expect(changed.body).toEqual(one.body);
    expect((await mailsOf(email)).filter((kind) => kind === 'training-completed')).toHaveLength(1);
    const stranger = await addOne(member);
    const stolen = await portal.browser().call(answerQuiz, { token: stranger.token, tryId: begun.tryId, answers });
    expect(stolen.status).toBe(404);
  });

  test('that was failed is tried again with other questions, and reset begins anew', async () => {
    const { token, traineeId } = await addOne(member);
    const failed = await takeQuiz(token, FIRST_COURSE, 6);
    expect(failed.body.data).toMatchObject({ right: 6, isPassed: false, certificate: null });
    const asked = failed.body.data.questions.map(({ id }) => id);
    const passed = await takeQuiz(token, FIRST_COURSE);
    expect(passed.body.data.questions.map(({ id }) => id).sort()).not.toEqual(asked.sort());
    expect(passed.body.data.isPassed).toBe(true);
    await member.browser.call(editTraineesCourses, {
      trainees: [traineeId],
      courses: [FIRST_COURSE],
      action: 'reset',
    });
    expect((await readPerson(traineeId)).courses[0]).toMatchObject({ state: 'not-started', certificate: null });
    // What was earned stays genuine.
    const code = passed.body.data.certificate ?? '';
    expect((await portal.browser().call(verifyCertificate, { code })).status).toBe(200);
  });

  test('keeps what it asked when the course changes in between', async () => {
    const { token } = await addOne(member);
    const browser = portal.browser();
    await steps.goThrough(token, FIRST_COURSE);
    const begun = (await browser.call(beginQuiz, { token, courseId: FIRST_COURSE })).body.data;
    await portal.database.query(
      `update quiz_tries set course_version = 7, questions = jsonb_set(questions, '{0,question}', '"As it was asked"')
       where try_id = $1`,
      [begun.tryId],
    );
    const answer = await browser.call(answerQuiz, { token, tryId: begun.tryId, answers: {} });
    expect(answer.body.data.questions[0]).toMatchObject({ question: 'As it was asked', isRight: false, chosen: [] });
  });
});
