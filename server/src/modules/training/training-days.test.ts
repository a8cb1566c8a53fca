import { deleteTrainee, readTrainee } from '@portal/contract/training/trainees.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { FIRST_COURSE, SECOND_COURSE, trainingSteps } from '../../testing/training.ts';
import { workOnTrainingDays } from './training-days.ts';

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

/** The brand's zone is Los Angeles: ten in the morning there, in winter. */
const morning = (day: string) => portal.clock.set(`${day}T18:00:00Z`);

beforeEach(async () => {
  await portal.database.query('delete from training_programmes');
  morning('2026-12-01');
  member = await steps.newFirm();
});

const steps = trainingSteps(() => portal);
const work = () => workOnTrainingDays(portal.portal.services);
const remindersOf = async (email: string) =>
  (await queuedMails(portal, email)).flatMap(({ request }) => (request.kind === 'training-reminder' ? [request] : []));

/** Works on every morning from December 20th to January 15th; the days on which somebody got a mail. */
async function mailedDays(traineeId: string): Promise<string[]> {
  const days: string[] = [];
  for (let day = 20; day <= 46; day += 1) {
    const date = new Date(Date.UTC(2026, 11, day)).toISOString().slice(0, 10);
    morning(date);
    await work();
    const [row] = await portal.database.query<{ day: string }>(
      'select reminded_on::text as day from trainees where trainee_id = $1',
      [traineeId],
    );
    if (row?.day === date) days.push(date);
  }
  return days;
}

test('somebody who does nothing is reminded 7 days before, on the day, and weekly after, of all that is due; a new course is told of', async () => {
  const { email, traineeId } = await steps.addOne(member);
  // The first course is due on the 31st; the second opens on January 1st.
  expect(await mailedDays(traineeId)).toEqual(['2026-12-24', '2026-12-31', '2027-01-01', '2027-01-07', '2027-01-14']);
  const [first, , third] = await remindersOf(email);
  expect(first).toMatchObject({
    courses: [{ dueOn: '2026-12-31', isOverdue: false }],
    trainingUrl: expect.stringMatching(/\/learn\/[\w-]{43}$/),
  });
  expect(third).toMatchObject({ courses: [{ isOverdue: true }] });
});

test('each course is told of once: by the welcome, or on the morning after it has opened, unless it was begun by then', async () => {
  const opened = async (email: string) =>
    (await queuedMails(portal, email)).flatMap(({ request }) =>
      request.kind === 'training-course-opened' ? [request.courses.map(({ dueOn }) => dueOn)] : [],
    );
  const idle = await steps.addOne(member);
  const eager = await steps.addOne(member);
  morning('2026-12-02');
  await work();
  expect(await opened(idle.email)).toEqual([]);
  morning('2027-01-01');
  await steps.courseOf(eager.token, SECOND_COURSE);
  await steps.takeQuiz(eager.token, SECOND_COURSE);
  for (const day of ['2027-01-01', '2027-01-02', '2027-01-03']) {
    morning(day);
    await work();
  }
  expect(await opened(idle.email)).toEqual([['2027-01-31']]);
  expect(await opened(eager.email)).toEqual([]);
});

test('whoever has finished, or was removed, is left in peace', async () => {
  const done = await steps.addOne(member);
  await steps.takeQuiz(done.token, FIRST_COURSE);
  const gone = await steps.addOne(member);
  await member.browser.call(deleteTrainee, { trainee: gone.traineeId });
  morning('2026-12-24');
  await work();
  expect(await remindersOf(done.email)).toEqual([]);
  expect(await remindersOf(gone.email)).toEqual([]);
});

test('once a day, however often and in however many processes the day is worked on', async () => {
  const { email } = await steps.addOne(member);
  morning('2026-12-24');
  await Promise.all([work(), work(), work()]);
  portal.clock.advance(3 * 60 * 60_000);
  await portal.database.query('update training_programmes set reminded_on = null');
  await work();
  expect(await remindersOf(email)).toHaveLength(1);
});

test('from nine in the morning of the brand, and never where the firm does not want it', async () => {
  const { email } = await steps.addOne(member);
  portal.clock.set('2026-12-24T16:59:00Z');
  await work();
  expect(await remindersOf(email)).toEqual([]);
  await portal.database.query('update training_programmes set reminders = false');
  morning('2026-12-24');
  await work();
  expect(await remindersOf(email)).toEqual([]);
  await portal.database.query('update training_programmes set reminders = true');
  await work();
  expect(await remindersOf(email)).toHaveLength(1);
});

test('a hundred and more people are all reminded', async () => {
  await steps.addOne(member);
  await portal.database.query(
    `insert into trainees (trainee_id, org_id, email, name, started_on, added_on, added_at)
     select gen_random_uuid(), $1, 'more-' || n || '@firm.example', 'More', '2026-12-01', '2026-12-01', now()
     from generate_series(1, 120) n`,
    [member.orgId],
  );
  await work();
  morning('2026-12-31');
  await work();
  const [sent] = await portal.database.query<{ count: number }>(
    `select count(*)::int as count from mail_log where kind = 'training-reminder' and recipient like 'more-%'`,
  );
  expect(sent?.count).toBe(120);
});

test('courses open by themselves when their month comes, but not while the plan has no training', async () => {
  const { traineeId } = await steps.addOne(member);
  const opened = async () => {
    const [row] = await portal.database.query<{ count: number }>(
      'select count(*)::int as count from course_assignments where trainee_id = $1',
      [traineeId],
    );
    return row?.count;
  };
  await portal.database.query(`update organisations set plan_id = 'basic' where org_id = $1`, [member.orgId]);
  morning('2027-01-02');
  await work();
  expect(await opened()).toBe(1);
  await portal.database.query(`update organisations set plan_id = 'standard' where org_id = $1`, [member.orgId]);
  await work();
  await work();
  expect(await opened()).toBe(2);
  member = await steps.later(member, 0);
  const { courses } = (await member.browser.call(readTrainee, { traineeId })).body.data;
  expect(courses.map(({ state }) => state).slice(0, 3)).toEqual(['overdue', 'not-started', 'planned']);
});
