import { openTraining, trainingCertificate } from '@portal/contract/training/learning.calls.ts';
import {
  editTrainee,
  editTraineesCourses,
  listTrainees,
  loadTrainingData,
  readTrainee,
  saveTrainees,
} from '@portal/contract/training/trainees.calls.ts';
import {
  readTrainingGrid,
  readTrainingReport,
  trainingCsv,
  trainingEvidence,
} from '@portal/contract/training/training-reports.calls.ts';
import { addDays, courseOpensOn } from '@portal/domain/training/training-year.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Member, signIn } from '../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { FIRST_COURSE, trainingSteps } from '../../testing/training.ts';
import { readComing } from '../calendar/read-coming.ts';
import { yearCourses } from './courses/year-courses.ts';
import { workOnTrainingDays } from './training-days.ts';

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const steps = trainingSteps(() => portal);
const START = '2026-12-01';
/** The brand's zone is Los Angeles: ten in the morning there, in winter. */
const morning = (day: string) => portal.clock.set(`${day}T18:00:00Z`);
const work = () => workOnTrainingDays(portal.portal.services);
const monthsOn = (months: number) =>
  courseOpensOn({ startsOn: START, paceMonths: 1, dueDays: 30 }, { startedOn: START, addedOn: START }, months + 1);
const courseOfMonth = (month: number) =>
  yearCourses().find((one) => one.month === month && one.role === undefined)?.id ?? '';
const courseOfRole = (role: string) => yearCourses().find((one) => one.role === role)?.id ?? '';

beforeEach(async () => {
  await portal.database.query('delete from training_programmes');
  morning(START);
  member = await steps.newFirm();
});

/** Goes on to a day, on which the courses of the day are opened and an admin signs in anew. */
async function goOn(day: string): Promise<void> {
  morning(day);
  await work();
  member = { ...member, browser: await signIn(portal, member.email) };
}

/** Writes that somebody has done all that is open, as tests need not take every quiz. */
const doAll = (traineeId: string, at: string) =>
  portal.database.query(
    `update course_assignments set started_at = $2, completed_at = $2, course_version = 1, right_answers = 7, out_of = 8
     where trainee_id = $1 and completed_at is null and not is_waived`,
    [traineeId, `${at}T20:00:00Z`],
  );
const yearOf = async (token: string) => (await portal.browser().call(openTraining, { token })).body.data;
const personOf = async (traineeId: string) => (await member.browser.call(readTrainee, { traineeId })).body.data;
const stateOfTeam = async () => (await member.browser.call(loadTrainingData, {})).body.data.traineesData;
/** Links work for 90 days. */
const freshToken = async (email: string) => {
  const [{ trainee_id: traineeId = '' } = {}] = await portal.database.query<{ trainee_id: string }>(
    'select trainee_id from trainees where email = $1',
    [email],
  );
  await portal.database.query(`update trainee_links set expires_at = $2 where trainee_id = $1`, [
    traineeId,
    '2040-01-01',
  ]);
  return traineeId;
};

describe('the years of a person', () => {
  test('the first is 12 courses; the second is 12 short ones, of five questions each', async () => {
    const { token, traineeId, email } = await steps.addOne(member);
    await freshToken(email);
    expect(await yearOf(token)).toMatchObject({ year: 1, total: 12, completed: 0, earlier: [] });
    await goOn(monthsOn(11));
    await doAll(traineeId, monthsOn(11));
    expect(await stateOfTeam()).toMatchObject({ finished: 1, overdue: 0 });
    await goOn(monthsOn(12));
    const second = await yearOf(token);
    expect(second).toMatchObject({
      year: 2,
      total: 12,
      completed: 0,
      earlier: [{ year: 1, completed: 12, total: 12 }],
    });
    expect(second.path.map(({ month }) => month)).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
    expect(second.path[0]).toMatchObject({ courseId: courseOfMonth(13), state: 'not-started', minutes: 4 });
    expect(await stateOfTeam()).toMatchObject({ finished: 0 });
    const taken = await steps.takeQuiz(token, courseOfMonth(13), 4);
    expect(taken.body.data).toMatchObject({ outOf: 5, needed: 4, isPassed: true });
    const mails = (await queuedMails(portal, email)).flatMap(({ request }) =>
      request.kind === 'training-completed' ? [[request.completed, request.total]] : [],
    );
    expect(mails).toEqual([[1, 12]]);
  });

  test('what is still open of the year before stays in sight', async () => {
    const { token, traineeId, email } = await steps.addOne(member);
    await freshToken(email);
    await goOn(monthsOn(10));
    await doAll(traineeId, monthsOn(10));
    await goOn(monthsOn(12));
    const { path, total } = await yearOf(token);
    expect(total).toBe(13);
    expect(path[0]).toMatchObject({ month: 12, state: 'not-started' });
    const [row] = (await member.browser.call(listTrainees, {})).body.data.trainees;
    expect(row).toMatchObject({ assigned: 2, completed: 0, isFinished: false });
  });

  test('the third year opens the courses of the first again: what was is kept, certificates stay', async () => {
    const { token, traineeId, email } = await steps.addOne(member);
    await freshToken(email);
    await steps.takeQuiz(token, FIRST_COURSE);
    const { certificate } = await steps.courseOf(token, FIRST_COURSE);
    await goOn(monthsOn(23));
    await doAll(traineeId, monthsOn(23));
    await goOn(monthsOn(24));
    await work();
    const third = await yearOf(token);
    expect(third).toMatchObject({
      year: 3,
      completed: 0,
      total: 12,
      earlier: [
        { year: 2, completed: 12 },
        { year: 1, completed: 12 },
      ],
    });
    expect(third.path[0]).toMatchObject({
      courseId: FIRST_COURSE,
      state: 'not-started',
      opensOn: monthsOn(24),
      certificate: null,
      furthest: 0,
    });
    expect(third.path[1]).toMatchObject({ state: 'planned', opensOn: monthsOn(25) });
    expect(third.earlier[1]?.path[0]).toMatchObject({ courseId: FIRST_COURSE, state: 'completed', certificate });
    expect((await portal.browser().call(trainingCertificate, { token, courseId: FIRST_COURSE })).status).toBe(200);
    expect(await steps.courseOf(token, FIRST_COURSE)).toMatchObject({
      state: 'not-started',
      quiz: { tries: 0, isPassed: false },
    });
    const kept = await portal.database.query(
      'select course_id, round, right_answers from course_rounds where trainee_id = $1',
      [traineeId],
    );
    expect(kept).toEqual([{ course_id: FIRST_COURSE, round: 1, right_answers: 8 }]);
    // What was done of the exercises is kept with the round that is over, and the new one begins without.
    const { courses: now, earlier: before } = await personOf(traineeId);
    const past = before[1]?.courses.find(({ courseId }) => courseId === FIRST_COURSE)?.exercises;
    expect(past?.total).toBeGreaterThan(0);
    expect(past).toMatchObject({ count: past?.total, done: past?.done.map(() => ({ doneAt: expect.any(String) })) });
    expect(now.find(({ courseId }) => courseId === FIRST_COURSE)?.exercises).toMatchObject({ count: 0, done: [] });
    await steps.takeQuiz(token, FIRST_COURSE, 7);
    expect((await yearOf(token)).completed).toBe(1);
    await goOn(monthsOn(36));
    expect(await yearOf(token)).toMatchObject({ year: 4, earlier: [{ year: 3 }, { year: 2 }, { year: 1 }] });
    await goOn(monthsOn(48));
    const rounds = await portal.database.query(
      'select round from course_rounds where trainee_id = $1 and course_id = $2 order by round',
      [traineeId, FIRST_COURSE],
    );
    expect(rounds).toEqual([{ round: 1 }, { round: 2 }]);
  });

  test('all at once never means 24: the second year goes month by month', async () => {
    const { token, traineeId, email } = await steps.addOne(member);
    await freshToken(email);
    await portal.database.query('update training_programmes set pace_months = 0');
    await work();
    expect((await yearOf(token)).path.every(({ state }) => state === 'not-started')).toBe(true);
    await goOn(addDays(monthsOn(12), -1));
    await doAll(traineeId, monthsOn(11));
    expect(await yearOf(token)).toMatchObject({ year: 1, completed: 12 });
    expect(await stateOfTeam()).toMatchObject({ finished: 1 });
    await goOn(monthsOn(13));
    const states = (await yearOf(token)).path.map(({ state }) => state);
    expect(states.slice(0, 3)).toEqual(['overdue', 'not-started', 'planned']);
  });

  test('a firm that began before there were later years joins where it is, with nothing overdue', async () => {
    const { token, email } = await steps.addOne(member);
    await freshToken(email);
    await goOn(monthsOn(11));
    morning(monthsOn(14));
    await portal.database.query('update training_programmes set continues_on = $1', [monthsOn(14)]);
    await work();
    const { path } = await yearOf(token);
    expect(
      path
        .filter(({ month }) => month > 12)
        .map(({ month, state }) => [month, state])
        .slice(0, 2),
    ).toEqual([
      [15, 'not-started'],
      [16, 'planned'],
    ]);
  });

  test('the calendar knows what comes in the second year and again in the third', async () => {
    const { traineeId } = await steps.addOne(member);
    await goOn(monthsOn(23));
    await doAll(traineeId, monthsOn(23));
    const brand = await portal.portal.services.brands.byId('default');
    const asker = { session: { orgId: member.orgId }, brand, language: 'en' as const };
    const coming = await readComing(portal.portal.services, asker, { from: monthsOn(23), to: monthsOn(25) });
    const opens = coming.filter(({ kind }) => kind === 'course-opens').map(({ day, href }) => [day, href]);
    expect(opens).toEqual(
      [
        [monthsOn(23), `/training/courses/${courseOfMonth(24)}`],
        [monthsOn(24), `/training/courses/${FIRST_COURSE}`],
        [monthsOn(25), `/training/courses/${courseOfMonth(2)}`],
      ].slice(1),
    );
  });
});

describe('roles', () => {
  const MONEY = courseOfRole('money');
  const fieldsOf = async (traineeId: string) => {
    const { id, revision, name, email, department, startedOn } = await personOf(traineeId);
    return { id, revision, name, email, department, startedOn };
  };
  const giveRoles = async (traineeId: string, roles: ('money' | 'owner')[]) =>
    (await member.browser.call(editTrainee, { trainees: { ...(await fieldsOf(traineeId)), roles } })).status;

  test('a course of a role is for people with it alone, beside those of the year', async () => {
    const { body } = await member.browser.call(saveTrainees, {
      list: [
        { email: 'money@firm.example', name: 'Ellen', roles: ['money'] },
        { email: 'none@firm.example', name: 'Tom' },
      ],
    });
    const [ellen = '', tom = ''] = body.data.trainees;
    expect((await personOf(ellen)).courses.filter(({ role }) => role !== null)).toMatchObject([
      { courseId: MONEY, state: 'planned', opensOn: monthsOn(1) },
    ]);
    await goOn(monthsOn(1));
    expect((await personOf(ellen)).courses.find(({ courseId }) => courseId === MONEY)).toMatchObject({
      state: 'not-started',
      opensOn: monthsOn(1),
    });
    expect((await personOf(tom)).courses).toHaveLength(12);
    const { trainees, total } = (await member.browser.call(listTrainees, { role: 'money' })).body.data;
    expect([total, trainees[0]?.name, trainees[0]?.roles]).toEqual([1, 'Ellen', ['money']]);
    const token = await newestLinkToken(portal, 'money@firm.example', 'training-welcome');
    expect((await yearOf(token)).total).toBe(13);
  });

  test('whoever gets a role later gets its course from that day on, and loses what was not begun with it', async () => {
    const { traineeId } = await steps.addOne(member);
    await goOn('2027-06-15');
    expect(await giveRoles(traineeId, ['money', 'owner'])).toBe(200);
    const ofRoles = async () => (await personOf(traineeId)).courses.filter(({ role }) => role !== null);
    expect(await ofRoles()).toMatchObject([
      { role: 'money', state: 'not-started', opensOn: '2027-06-15', dueOn: '2027-07-15' },
      { role: 'owner', state: 'not-started' },
    ]);
    await portal.database.query('update course_assignments set started_at = opens_on where course_id = $1', [MONEY]);
    await giveRoles(traineeId, []);
    expect(await ofRoles()).toMatchObject([{ role: 'money', state: 'in-progress' }]);
    await doAll(traineeId, '2027-06-16');
    await giveRoles(traineeId, ['money']);
    expect(await ofRoles()).toMatchObject([{ role: 'money', state: 'completed' }]);
    await goOn('2029-06-14');
    expect((await personOf(traineeId)).courses.filter(({ role }) => role !== null)).toMatchObject([
      { state: 'planned', opensOn: '2029-06-15' },
    ]);
    await goOn('2029-06-15');
    expect((await personOf(traineeId)).courses.filter(({ role }) => role !== null)).toMatchObject([
      { state: 'not-started', round: 2 },
    ]);
  });

  test('an admin may give a course of a role to anybody', async () => {
    const { traineeId } = await steps.addOne(member);
    await member.browser.call(editTraineesCourses, { trainees: [traineeId], courses: [MONEY], action: 'assign' });
    await giveRoles(traineeId, ['owner']);
    expect((await personOf(traineeId)).courses.find(({ courseId }) => courseId === MONEY)).toMatchObject({
      state: 'not-started',
    });
  });
});

describe('reports', () => {
  test('grid, evidence and file are of the year that is chosen, and completion is told by role and month', async () => {
    const { body } = await member.browser.call(saveTrainees, {
      list: [
        { email: 'ellen@firm.example', name: 'Ellen', roles: ['money'] },
        { email: 'tom@firm.example', name: 'Tom' },
      ],
    });
    const [ellen = ''] = body.data.trainees;
    await goOn(monthsOn(13));
    await doAll(ellen, monthsOn(13));
    await goOn(monthsOn(24));
    const grid = async (year?: number) =>
      (await member.browser.call(readTrainingGrid, year === undefined ? {} : { year })).body.data;
    const third = await grid();
    expect(third).toMatchObject({ year: 3, years: 3 });
    const first = await grid(1);
    expect(first.courses.map(({ role }) => role)).toEqual([...Array(12).fill(null), 'money']);
    const cellsOf = ({ people }: typeof first, name: string) =>
      people.find((one) => one.name === name)?.cells.map(({ state }) => state);
    expect(cellsOf(first, 'Ellen')).toEqual(Array(13).fill('completed'));
    expect(cellsOf(first, 'Tom')).toEqual([...Array(12).fill('overdue'), null]);
    expect(cellsOf(third, 'Ellen')?.slice(0, 2)).toEqual(['not-started', 'planned']);
    const report = (await member.browser.call(readTrainingReport, {})).body.data;
    expect(report.roles.map(({ role, people }) => [role, people])).toEqual([
      [null, 2],
      ['money', 1],
    ]);
    expect(report.roles[0]?.months[0]).toMatchObject({ month: '2028-01', due: 2, completed: 1 });
    expect((await member.browser.call(trainingEvidence, { year: 2 })).status).toBe(200);
    const csv = async (year?: number) =>
      Buffer.from((await member.browser.call(trainingCsv, year === undefined ? {} : { year })).raw)
        .toString('utf8')
        .trim()
        .split('\r\n');
    expect((await csv(1)).length).toBe(1 + 12 + 13);
    expect((await csv()).length).toBe(1 + 12 + 13 + 24 + 2);
    expect((await csv(1))[0]).toContain('roles');
  });
});
