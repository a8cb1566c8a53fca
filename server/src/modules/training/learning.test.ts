import { readCourse } from '@portal/contract/training/courses.calls.ts';
import {
  answerQuiz,
  beginQuiz,
  openCourse,
  openTraining,
  renewTrainingLink,
  saveProgress,
  verifyCertificate,
} from '@portal/contract/training/learning.calls.ts';
import {
  deleteTrainee,
  editTrainee,
  editTraineesCourses,
  readTrainee,
  revokeTraineeLink,
  sendTraineeLink,
} from '@portal/contract/training/trainees.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { FIRST_COURSE, SECOND_COURSE, trainingSteps } from '../../testing/training.ts';
import { readCourseCatalogue } from './course-catalogue.ts';
import { createRenewTrainingLinkJob } from './public.ts';

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
const open = (token: string) => portal.browser().call(openTraining, { token });
const mailsOf = async (email: string) => (await queuedMails(portal, email)).map(({ request }) => request.kind);
const readPerson = async (traineeId: string) => (await member.browser.call(readTrainee, { traineeId })).body.data;

describe('a personal link', () => {
  test('opens the year without an account', async () => {
    const { token } = await addOne(member, { ...steps.person('Ann Lee') });
    const { status, body } = await open(token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: 'Ann Lee', organisation: 'Harbor Bakery Ltd', completed: 0, total: 12 });
    expect(body.data.path[0]).toMatchObject({ courseId: FIRST_COURSE, state: 'not-started', furthest: 0 });
    expect(body.data.path[1]).toMatchObject({ courseId: SECOND_COURSE, state: 'planned', certificate: null });
  });

  test('that is unknown, over, revoked or of somebody removed is told the same', async () => {
    const refusal = { status: 404, errors: [{ code: 'TRAINING_LINK_INVALID' }] };
    expect(await open('x'.repeat(43))).toMatchObject(refusal);
    const revoked = await addOne(member);
    await member.browser.call(revokeTraineeLink, { trainee: revoked.traineeId });
    expect(await open(revoked.token)).toMatchObject(refusal);
    const removed = await addOne(member);
    await member.browser.call(deleteTrainee, { trainee: removed.traineeId });
    expect(await open(removed.token)).toMatchObject(refusal);
    const old = await addOne(member);
    portal.clock.advance(90 * DAY_MS - 1);
    expect((await open(old.token)).status).toBe(200);
    portal.clock.advance(1);
    expect(await open(old.token)).toMatchObject(refusal);
    member = await steps.later(member, 0);
    expect((await readPerson(old.traineeId)).linkState).toBe('expired');
  });

  test('ends with the address that it was mailed to, and the new address gets its own', async () => {
    const { token, traineeId } = await addOne(member);
    const fresh = steps.person('Ann Lee');
    const { revision, startedOn, department } = await readPerson(traineeId);
    const edited = await member.browser.call(editTrainee, {
      trainees: { id: traineeId, revision, startedOn, department, ...fresh },
    });
    expect(edited.status).toBe(200);
    expect((await open(token)).status).toBe(404);
    expect((await open(await newestLinkToken(portal, fresh.email, 'training-link'))).status).toBe(200);
  });

  test('that an admin sends again ends the ones before', async () => {
    const { token, traineeId, email } = await addOne(member);
    expect((await member.browser.call(sendTraineeLink, { trainee: traineeId })).status).toBe(200);
    expect((await open(token)).status).toBe(404);
    expect((await open(await newestLinkToken(portal, email, 'training-link'))).status).toBe(200);
  });

  test('that got lost is mailed to a trainee alone, not twice within minutes, with the same answer for every address', async () => {
    const { token, email } = await addOne(member);
    const renew = async (address: string) => {
      const { body } = await portal.browser().call(renewTrainingLink, { email: address });
      expect(body).toEqual({ success: true });
      const [job] = await portal.database.query<{ data: Record<string, unknown> }>(
        `select data from jobs.job where name = 'renew-training-link' order by created_on desc limit 1`,
      );
      const work = { id: 'job', signal: new AbortController().signal };
      await createRenewTrainingLinkJob(portal.portal.services)(job?.data ?? {}, work);
    };
    portal.clock.advance(10 * 60_000);
    await renew(email.toUpperCase());
    await renew(email);
    await renew('nobody@firm.example');
    expect(await mailsOf(email)).toEqual(['training-welcome', 'training-link']);
    expect(await mailsOf('nobody@firm.example')).toEqual([]);
    // Whoever asks has proved nothing, so the person's own link goes on.
    expect((await open(token)).status).toBe(200);
    expect((await open(await newestLinkToken(portal, email, 'training-link'))).status).toBe(200);
  });

  test('opens nothing any more once the plan has no training', async () => {
    const firm = await steps.newFirm();
    const { token } = await addOne(firm);
    await portal.database.query(`update organisations set plan_id = 'basic' where org_id = $1`, [firm.orgId]);
    expect(await open(token)).toMatchObject({ status: 404, errors: [{ code: 'TRAINING_LINK_INVALID' }] });
  });

  test('is kept as a hash only', async () => {
    const { token } = await addOne(member);
    const rows = await portal.database.query<{ row: string }>('select t::text as row from trainee_links t');
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });
});

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
    await save(1, 'no-such-exercise');
    expect((await courseOf(token, FIRST_COURSE)).progress).toEqual({ lesson: 1, furthest: 2, exercises: [known] });
    expect((await save(99)).body.data).toMatchObject({ furthest: course.lessons.length });
    expect((await readPerson(traineeId)).courses[0]).toMatchObject({ state: 'in-progress' });
  });
});

describe('a quiz', () => {
  test('opens after the lessons, and goes on with its questions on another device', async () => {
    const { token } = await addOne(member);
    const begin = () => portal.browser().call(beginQuiz, { token, courseId: FIRST_COURSE });
    expect(await begin()).toMatchObject({ status: 409, errors: [{ code: 'QUIZ_NOT_OPEN' }] });
    await portal.browser().call(saveProgress, { token, courseId: FIRST_COURSE, lesson: 100 });
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
      version: 1,
      right: 7,
      outOf: 8,
      tries: 1,
      certificate: code,
    });
    expect(await mailsOf(email)).toEqual(['training-welcome', 'training-completed']);
    const verified = await portal.browser().call(verifyCertificate, { code });
    expect(verified.body.data).toMatchObject({ name: 'Bo Ng', organisation: 'Harbor Bakery Ltd', version: 1 });
    expect((await portal.browser().call(verifyCertificate, { code: '0000-0000-0000' })).status).toBe(404);
  });

  test('that is answered twice tells the same, also at the same moment', async () => {
    const { token, email } = await addOne(member);
    const browser = portal.browser();
    await browser.call(saveProgress, { token, courseId: FIRST_COURSE, lesson: 100 });
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
    await browser.call(saveProgress, { token, courseId: FIRST_COURSE, lesson: 100 });
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
