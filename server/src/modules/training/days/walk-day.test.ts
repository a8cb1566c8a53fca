import { chooseInDay, openDay, walkDayAgain } from '@portal/contract/training/day.calls.ts';
import { openTraining } from '@portal/contract/training/learning.calls.ts';
import { saveProgramme } from '@portal/contract/training/programme.calls.ts';
import { readTrainee } from '@portal/contract/training/trainees.calls.ts';
import { trainingCsv, trainingEvidence } from '@portal/contract/training/training-reports.calls.ts';
import { UNKNOWN_PROGRAMS } from '@portal/domain/training/firm-programs.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { trainingSteps } from '../../../testing/training.ts';
import { yearPlaces } from '../courses/year-courses.ts';
import { dayOf } from './day-catalogue.ts';

let portal: TestPortal;
let member: Member;
const steps = trainingSteps(() => portal);
const COURSES = yearPlaces().filter(({ role, month }) => role === null && month <= 6);
const DAY = dayOf(1, 'en') ?? expect.fail('there is no day');

beforeAll(async () => {
  portal = await startTestPortal();
  member = await steps.newFirm();
  const programme = { paceMonths: 0, dueDays: 30, reminders: false, welcomeText: '', recall: true };
  const today = portal.clock.now().toISOString().slice(0, 10);
  const saved = await member.browser.call(saveProgramme, {
    ...programme,
    programs: UNKNOWN_PROGRAMS,
    startsOn: today,
    revision: 0,
  });
  expect(saved.status).toBe(200);
});
afterAll(() => portal.stop());

/** Somebody with so many of the first courses completed. */
async function learner(completed: number) {
  const person = await steps.addOne(member);
  await portal.browser().call(openTraining, { token: person.token });
  await complete(person.traineeId, 0, completed);
  return person;
}
const complete = (traineeId: string, from: number, to: number) =>
  portal.database.query(
    `update course_assignments set completed_at = now(), started_at = now(), course_version = 1, right_answers = 8, out_of = 8
      where trainee_id = $1 and course_id = any($2)`,
    [traineeId, COURSES.slice(from, to).map(({ id }) => id)],
  );

const open = (token: string, year = 1, language = 'en') =>
  portal.browser().call(openDay, { token, year }, { 'accept-language': language });
const choose = async (token: string, step: number, choice: number) =>
  (await portal.browser().call(chooseInDay, { token, year: 1, step, choice })).body.data;
const daysOf = async (token: string) => (await portal.browser().call(openTraining, { token })).body.data.days;
const rowOf = async (traineeId: string) =>
  (await portal.database.query('select * from training_days_walked where trainee_id = $1', [traineeId]))[0];

/** Walks the day to an end, with the same wish at each moment: the first choice of a verdict, or else the first. */
async function walk(token: string, wish: 'wise' | 'wrong') {
  let state = (await open(token)).body.data;
  while (state.moment.ending === null) {
    const { choices = [] } = DAY.moments.find(({ id }) => id === state.moment.id) ?? {};
    const wished = choices.findIndex(({ verdict }) => verdict === wish);
    state = await choose(token, state.taken.length + 1, Math.max(0, wished));
  }
  return state;
}

test('the day opens with the sixth course of its year, and no day of a year that has not come', async () => {
  const { token, traineeId } = await learner(5);
  expect(await daysOf(token)).toEqual([]);
  expect((await open(token)).errors[0]?.code).toBe('DAY_NOT_OPEN');
  expect((await open(token, 2)).status).toBe(404);
  await complete(traineeId, 5, 6);
  expect(await daysOf(token)).toEqual([
    { year: 1, title: DAY.title, textLanguage: 'en', isBegun: false, walked: null },
  ]);
  expect((await open(token)).status).toBe(200);
  expect(await rowOf(traineeId)).toBeUndefined();
});

test('one moment at a time, with nothing of what comes; a choice stays, whatever is sent again', async () => {
  const { token } = await learner(6);
  const first = (await open(token)).body.data;
  expect(first).toMatchObject({ taken: [], moment: { id: DAY.start, ending: null } });
  expect(JSON.stringify(first)).not.toMatch(/because|verdict|then/);
  expect(first.people.map(({ id }) => id)).toEqual(DAY.people.map(({ id }) => id));

  const chosen = await choose(token, 1, 2);
  expect(chosen.taken).toMatchObject([{ id: DAY.start, chosen: 2, verdict: 'wise', wiser: [] }]);
  expect(chosen.moment.id).toBe(DAY.moments[0]?.choices?.[2]?.then);
  // The same once more, another one for the same step, and one that is too early.
  for (const [step, choice] of [
    [1, 2],
    [1, 0],
    [3, 0],
  ] as const)
    expect(await choose(token, step, choice)).toEqual(chosen);
  expect((await open(token)).body.data).toEqual(chosen);
  const none = await portal.browser().call(chooseInDay, { token, year: 1, step: 2, choice: 9 });
  expect(none.status).toBe(404);
  const again = await portal.browser().call(walkDayAgain, { token, year: 1 });
  expect(again.body.data).toEqual(chosen);
  expect(await daysOf(token)).toMatchObject([{ isBegun: true, walked: null }]);
});

test('of two choices at the same moment, one counts', async () => {
  const { token } = await learner(6);
  const [one, other] = await Promise.all([choose(token, 1, 0), choose(token, 1, 1)]);
  expect(one.taken).toEqual(other.taken);
  expect(one.taken.length).toBe(1);
});

test('the end tells what would have changed the day; the best and the latest walk are kept', async () => {
  const { token, traineeId } = await learner(6);
  const bad = await walk(token, 'wrong');
  expect(bad.taken.length).toBeGreaterThanOrEqual(5);
  expect(bad.moment).toMatchObject({ ending: 'bad', choices: [] });
  for (const { verdict, wiser } of bad.taken) expect(wiser.length > 0).toBe(verdict !== 'wise');
  expect(bad.walked).toMatchObject({ walks: 1, best: 'bad', latest: 'bad' });
  // After its end nothing is chosen.
  expect(await choose(token, bad.taken.length + 1, 0)).toEqual(bad);

  const begun = (await portal.browser().call(walkDayAgain, { token, year: 1 })).body.data;
  expect(begun).toMatchObject({ taken: [], walked: { walks: 1 } });
  const good = await walk(token, 'wise');
  expect(good.walked).toMatchObject({ walks: 2, best: 'good', latest: 'good' });
  await portal.browser().call(walkDayAgain, { token, year: 1 });
  const last = await walk(token, 'wrong');
  expect(last.walked).toMatchObject({ walks: 3, best: 'good', latest: 'bad' });
  expect(await rowOf(traineeId)).toMatchObject({
    year: 1,
    walks: 3,
    best_ending: 'good',
    best_wise: good.taken.length,
    latest_ending: 'bad',
    latest_wise: last.taken.filter(({ verdict }) => verdict === 'wise').length,
  });
  expect(await daysOf(token)).toMatchObject([{ isBegun: false, walked: { walks: 3, best: 'good' } }]);
});

test('the firm sees that it was walked and when, and nothing of how', async () => {
  const { token, traineeId, email } = await learner(6);
  await walk(token, 'wrong');
  await portal.browser().call(walkDayAgain, { token, year: 1 });
  await walk(token, 'wrong');
  const person = (await member.browser.call(readTrainee, { traineeId })).body.data;
  const [walked] = person.daysWalked;
  expect(person.daysWalked).toEqual([{ year: 1, walkedAt: expect.any(String) }]);
  expect(JSON.stringify(person)).not.toMatch(/"(bad|mixed|good)"|ending|wise/);

  const file = await member.browser.call(trainingCsv, {});
  const rows = parse(file.raw, { bom: true, columns: true }) as Record<string, string>[];
  const own = rows.filter(({ email: of }) => of === email);
  expect(own.length).toBeGreaterThan(0);
  for (const row of own) expect(row['day at work: completed on']).toBe(walked?.walkedAt);
  expect((await member.browser.call(trainingEvidence, {})).status).toBe(200);

  // Once a year, however often it is walked.
  const log = await portal.database.query(
    `select details from audit_log where org_id = $1 and action = 'training.day-walked' and subject = $2`,
    [member.orgId, email],
  );
  expect(log).toEqual([{ details: { year: 1 } }]);
});

test('the day is in the language of the page', async () => {
  const { token } = await learner(6);
  const german = (await open(token, 1, 'de')).body.data;
  expect(german).toMatchObject({ title: dayOf(1, 'de')?.title, textLanguage: 'de' });
});

test('a link that is none opens no day, and what is kept goes with the person', async () => {
  expect((await open('x'.repeat(43))).errors[0]?.code).toBe('TRAINING_LINK_INVALID');
  const { token, traineeId } = await learner(6);
  await choose(token, 1, 0);
  expect(await rowOf(traineeId)).toBeDefined();
  await portal.database.query('delete from trainees where trainee_id = $1', [traineeId]);
  expect(await rowOf(traineeId)).toBeUndefined();
});
