import { openTraining } from '@portal/contract/training/learning.calls.ts';
import { readProgramme, saveProgramme } from '@portal/contract/training/programme.calls.ts';
import { recall, recallAnswer, recallWish } from '@portal/contract/training/recall.calls.ts';
import { readTrainingReport } from '@portal/contract/training/training-reports.calls.ts';
import { addDays } from '@portal/domain/training/training-year.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { FIRST_COURSE, trainingSteps } from '../../../testing/training.ts';
import { readCourseCatalogue } from '../courses/course-catalogue.ts';
import { workOnTrainingDays } from '../training-days.ts';

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const steps = trainingSteps(() => portal);
/** The brand's zone is Los Angeles: ten in the morning there, in winter. */
const morning = (day: string) => portal.clock.set(`${day}T18:00:00Z`);
/** A Tuesday. */
const TUESDAY = '2026-12-08';

beforeEach(async () => {
  await portal.database.query('delete from training_programmes');
  morning('2026-12-02');
  member = await steps.newFirm();
});

const work = () => workOnTrainingDays(portal.portal.services);
const wish = (token: string, wants = true) => portal.browser().call(recallWish, { token, wants });
const stateOf = async (token: string) => (await portal.browser().call(recall, { token })).body.data;
const waitingOf = async (token: string) => (await portal.browser().call(openTraining, { token })).body.data.recall;
const mailsOf = async (email: string) =>
  (await queuedMails(portal, email)).flatMap(({ request }) => (request.kind === 'training-recall' ? [request] : []));

/** Somebody who has completed the first course and wants the questions. */
async function reader() {
  const person = await steps.addOne(member);
  await steps.takeQuiz(person.token, FIRST_COURSE);
  expect((await wish(person.token)).status).toBe(200);
  return person;
}

type Question = Awaited<ReturnType<typeof stateOf>>['questions'][number];

function placesOf({ courseId, question }: Question, isRight: boolean): number[] {
  const right = readCourseCatalogue()
    .get(courseId)
    ?.quiz.find(({ id }) => id === question.id)?.right;
  const places = question.options.flatMap((option, place) => (right?.includes(option) ? [place] : []));
  return isRight ? places : [question.options.findIndex((_option, place) => !places.includes(place))];
}

const answer = (token: string, one: Question, isRight: boolean) =>
  portal.browser().call(recallAnswer, {
    token,
    courseId: one.courseId,
    questionId: one.question.id,
    answers: placesOf(one, isRight),
  });

test('a person turns it on; each answer is told at once, and what was wrong comes again after a week', async () => {
  const { token } = await steps.addOne(member);
  expect(await stateOf(token)).toEqual({ isOffered: true, wants: false, questions: [] });
  await wish(token);
  // Nothing is asked before a course is done.
  expect(await stateOf(token)).toEqual({ isOffered: true, wants: true, questions: [] });
  await steps.takeQuiz(token, FIRST_COURSE);
  morning(TUESDAY);
  const [first, second] = (await stateOf(token)).questions;
  if (first === undefined || second === undefined) return expect.fail('two questions were expected');
  // The key, not the word: an option may say "explanation" itself.
  expect(JSON.stringify(first)).not.toContain('"explanation":');
  expect(await waitingOf(token)).toEqual({ isOffered: true, wants: true, waiting: 2 });

  const wrong = await answer(token, first, false);
  expect(wrong.body.data).toMatchObject({
    question: { isRight: false, right: placesOf(first, true), explanation: expect.any(String) },
    comesAgainOn: addDays(TUESDAY, 7),
  });
  // A second answer does not change what was noted.
  await answer(token, first, true);
  const right = await answer(token, second, true);
  expect(right.body.data).toMatchObject({ question: { isRight: true }, comesAgainOn: addDays(TUESDAY, 14) });
  expect((await stateOf(token)).questions.map(({ answered }) => answered)).toEqual([
    { isRight: false, comesAgainOn: addDays(TUESDAY, 7) },
    { isRight: true, comesAgainOn: addDays(TUESDAY, 14) },
  ]);
  expect((await waitingOf(token)).waiting).toBe(0);

  morning(addDays(TUESDAY, 7));
  const ids = (await stateOf(token)).questions.map(({ question }) => question.id);
  expect(ids).toContain(first.question.id);
  expect(ids).not.toContain(second.question.id);
});

test('no course has the address of the questions', () => {
  expect(readCourseCatalogue().has('recall')).toBe(false);
});

test('only questions of the week are answered, and only with a link that works', async () => {
  const { token } = await reader();
  const other = await reader();
  const [one] = (await stateOf(token)).questions;
  const asked = (await stateOf(token)).questions.map(({ question }) => question.id);
  const notAsked = readCourseCatalogue()
    .get(FIRST_COURSE)
    ?.quiz.find(({ id }) => !asked.includes(id));
  const input = { token, courseId: FIRST_COURSE, questionId: notAsked?.id ?? '', answers: [0] };
  expect((await portal.browser().call(recallAnswer, input)).status).toBe(404);
  expect((await portal.browser().call(recallAnswer, { ...input, courseId: 'no-such-course' })).status).toBe(404);
  if (one === undefined) return expect.fail('a question was expected');
  await wish(other.token, false);
  expect((await answer(other.token, one, true)).status).toBe(404);
  expect((await wish('x'.repeat(43))).status).toBe(404);
});

test('an email on Tuesday from nine, once a week, in the week after it was turned on, until it is turned off', async () => {
  const { email, token } = await reader();
  const late = await reader();
  morning('2026-12-04');
  await work();
  portal.clock.set(`${TUESDAY}T16:30:00Z`);
  await work();
  expect(await mailsOf(email)).toEqual([]);
  morning(TUESDAY);
  await wish(late.token, false);
  await wish(late.token);
  await Promise.all([work(), work()]);
  const [mail] = await mailsOf(email);
  expect(mail).toMatchObject({
    questions: [{ course: expect.any(String), question: expect.any(String) }, {}],
    recallUrl: expect.stringMatching(/\/learn\/[\w-]{43}\/recall$/),
  });
  expect(mail?.questions.map(({ question }) => question)).toEqual(
    (await stateOf(token)).questions.map(({ question }) => question.question),
  );
  morning(addDays(TUESDAY, 1));
  await work();
  expect(await mailsOf(email)).toHaveLength(1);
  expect(await mailsOf(late.email)).toEqual([]);
  await wish(token, false);
  morning(addDays(TUESDAY, 7));
  await work();
  expect(await mailsOf(email)).toHaveLength(1);
  expect(await mailsOf(late.email)).toHaveLength(1);
});

test('whoever has answered already gets no email, and nobody a second one on a day with another of the training', async () => {
  const quick = await reader();
  const { email, traineeId } = await reader();
  morning(TUESDAY);
  for (const one of (await stateOf(quick.token)).questions) await answer(quick.token, one, true);
  await portal.database.query('update trainees set reminded_on = $1 where trainee_id = $2', [TUESDAY, traineeId]);
  await work();
  expect(await mailsOf(email)).toEqual([]);
  morning(addDays(TUESDAY, 1));
  await work();
  expect(await mailsOf(email)).toHaveLength(1);
  expect(await mailsOf(quick.email)).toEqual([]);
});

test('a firm that does not offer it has no questions and no emails', async () => {
  const { email, token } = await reader();
  const programme = (await member.browser.call(readProgramme, {})).body.data;
  expect(programme.recall).toBe(true);
  await member.browser.call(saveProgramme, { ...programme, recall: false });
  expect(await stateOf(token)).toEqual({ isOffered: false, wants: true, questions: [] });
  await wish(token, false);
  expect(await wish(token)).toMatchObject({ status: 409, errors: [{ code: 'RECALL_NOT_OFFERED' }] });
  morning(TUESDAY);
  await work();
  expect(await mailsOf(email)).toEqual([]);
});

test('admins see how many take part, and the share of right answers once three people have answered', async () => {
  const figures = async () => (await member.browser.call(readTrainingReport, {})).body.data.recall;
  const people = [await reader(), await reader(), await reader()];
  expect(await figures()).toEqual({ people: 3, answers: 0, rightPercent: null });
  for (const [index, { token }] of people.entries()) {
    expect((await figures()).rightPercent).toBeNull();
    for (const one of (await stateOf(token)).questions) await answer(token, one, index > 0);
  }
  expect(await figures()).toEqual({ people: 3, answers: 6, rightPercent: 67 });
});
