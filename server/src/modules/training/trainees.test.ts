import type { InputOf } from '@portal/contract/call.ts';
import { readProgramme, saveProgramme } from '@portal/contract/training/programme.calls.ts';
import {
  deleteTrainee,
  editTrainee,
  editTraineesCourses,
  listTrainees,
  loadTrainingData,
  readTrainee,
  restoreTrainee,
  saveTrainees,
} from '@portal/contract/training/trainees.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { FIRST_COURSE, SECOND_COURSE, trainingSteps } from '../../testing/training.ts';

const DAY_MS = 24 * 60 * 60_000;
const FIRST = FIRST_COURSE;
const SECOND = SECOND_COURSE;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const { person, newFirm, later, add, addOne: addWithToken } = trainingSteps(() => portal);
const addOne = async (member: Member, fields = person()) => (await addWithToken(member, fields)).traineeId;
const read = async ({ browser }: Pick<Member, 'browser'>, traineeId: string) =>
  (await browser.call(readTrainee, { traineeId })).body.data;
const statesOf = async (member: Pick<Member, 'browser'>, traineeId: string) =>
  (await read(member, traineeId)).courses.map(({ state }) => state);
describe('people', () => {
  test('get a seat, their first course and a welcome mail with a link', async () => {
    const member = await newFirm();
    const fields = person('Ann Lee');
    const traineeId = await addOne(member, fields);
    const trainee = await read(member, traineeId);
    expect(trainee).toMatchObject({ name: 'Ann Lee', startedOn: '2026-11-21', linkState: 'active', removedAt: null });
    expect(trainee.courses).toHaveLength(12);
    expect(trainee.courses.slice(0, 2)).toMatchObject([
      { courseId: FIRST, state: 'not-started', opensOn: '2026-11-21', dueOn: '2026-12-21' },
      { courseId: SECOND, state: 'planned', opensOn: '2026-12-21', dueOn: '2027-01-20' },
    ]);
    expect(await queuedMails(portal, fields.email)).toMatchObject([
      {
        request: {
          kind: 'training-welcome',
          name: 'Ann Lee',
          opensOn: null,
          trainingUrl: expect.stringMatching(/^http:\/\/localhost:3000\/learn\/[\w-]{43}$/),
        },
      },
    ]);
    const { data } = (await member.browser.call(loadTrainingData, {})).body;
    expect(data.traineesData).toMatchObject({ total: 1, active: 1, upToDate: 1, overdue: 0, seats: 25, seatsUsed: 1 });
    expect(data.courseMap[FIRST]).toMatchObject({ assigned: 1, completed: 0 });
    expect(Object.values(data.catalogMap).filter(({ month, role }) => month <= 12 && role === null)).toHaveLength(12);
    expect(Object.keys(data.catalogMap)).toHaveLength(30);
  });

  test('have one address each, whatever its case', async () => {
    const member = await newFirm();
    const fields = person();
    await addOne(member, fields);
    const again = await member.browser.call(saveTrainees, {
      list: [person(), { ...fields, email: fields.email.toUpperCase() }],
    });
    expect(again).toMatchObject({ status: 409, errors: [{ code: 'TRAINEE_EMAIL_TAKEN', field: 'list.1.email' }] });
    const one = person();
    const twice = await member.browser.call(saveTrainees, { list: [one, one] });
    expect(twice.errors).toMatchObject([{ code: 'TRAINEE_EMAIL_TAKEN', field: 'list.1.email' }]);
    expect((await member.browser.call(listTrainees, {})).body.data.total).toBe(1);
  });

  test('are no more than the plan has seats, also when two admins add at once', async () => {
    const member = await newFirm();
    const many = (count: number) => Array.from({ length: count }, () => person());
    const refused = await member.browser.call(saveTrainees, { list: many(26) });
    expect(refused.errors).toMatchObject([
      { code: 'SEATS_EXCEEDED', message: 'Your plan has 25 seats; 26 are needed.' },
    ]);
    const answers = await Promise.all([1, 2].map(() => member.browser.call(saveTrainees, { list: many(13) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await member.browser.call(listTrainees, {})).body.data.total).toBe(13);
  });

  test('are found by name, address and department, in the order of their names', async () => {
    const member = await newFirm();
    await add(member, [
      { ...person('Özil Kaya'), department: 'Sales' },
      { ...person('Zoe'), department: '100% remote' },
      { ...person('adam'), department: 'Sales' },
    ]);
    const names = async (input: InputOf<typeof listTrainees>) =>
      (await member.browser.call(listTrainees, input)).body.data.trainees.map(({ name }) => name);
    expect(await names({})).toEqual(['adam', 'Özil Kaya', 'Zoe']);
    expect(await names({ search: 'sal' })).toEqual(['adam', 'Özil Kaya']);
    expect(await names({ search: '%' })).toEqual(['Zoe']);
    expect(await names({ state: 'overdue' })).toEqual([]);
    const { counts } = (await member.browser.call(listTrainees, { search: 'adam' })).body.data;
    expect(counts).toMatchObject({ all: 3, 'up-to-date': 3, 'not-started': 3, overdue: 0, finished: 0, removed: 0 });
  });

  test('that two admins change at once: the second is told', async () => {
    const member = await newFirm();
    const fields = person();
    const id = await addOne(member, fields);
    const change = (name: string) =>
      member.browser.call(editTrainee, {
        trainees: { id, revision: 0, ...fields, name, department: '', startedOn: '2026-11-21' },
      });
    expect((await change('First')).status).toBe(200);
    expect(await change('Second')).toMatchObject({ status: 409, errors: [{ code: 'CHANGED_ELSEWHERE' }] });
    expect(await read(member, id)).toMatchObject({ name: 'First', revision: 1 });
  });

  test('keep their record when they are removed, and free their seat and address', async () => {
    const member = await newFirm();
    const fields = person();
    const id = await addOne(member, fields);
    expect((await member.browser.call(deleteTrainee, { trainee: id })).status).toBe(200);
    expect((await member.browser.call(deleteTrainee, { trainee: id })).status).toBe(404);
    expect(await read(member, id)).toMatchObject({ removedAt: expect.any(String), linkState: 'revoked' });
    expect((await member.browser.call(loadTrainingData, {})).body.data.traineesData).toMatchObject({
      total: 1,
      seatsUsed: 0,
    });
    await addOne(member, fields);
    const { trainees } = (await member.browser.call(listTrainees, { state: 'removed' })).body.data;
    expect(trainees.map((row) => row.id)).toEqual([id]);
    expect(await member.browser.call(restoreTrainee, { trainee: id })).toMatchObject({
      errors: [{ code: 'TRAINEE_EMAIL_TAKEN' }],
    });
  });

  test('are put back with their record, and get a link that works', async () => {
    const member = await newFirm();
    const id = await addOne(member, person());
    const before = await read(member, id);
    await member.browser.call(deleteTrainee, { trainee: id });
    expect((await member.browser.call(restoreTrainee, { trainee: id })).status).toBe(200);
    expect((await member.browser.call(restoreTrainee, { trainee: id })).status).toBe(404);
    const after = await read(member, id);
    expect(after).toMatchObject({ removedAt: null, courses: before.courses });
    expect(after.linkState).not.toBe('revoked');
  });
});

describe('the year', () => {
  test('is overdue after its days, course by course', async () => {
    let member = await newFirm();
    const id = await addOne(member);
    member = await later(member, 31);
    expect((await statesOf(member, id))[0]).toBe('overdue');
    const { trainees, counts } = (await member.browser.call(listTrainees, { state: 'overdue' })).body.data;
    expect(trainees).toMatchObject([{ id, overdue: 1, nextCourseId: FIRST }]);
    expect(counts['up-to-date']).toBe(0);
  });

  test('moves with the programme, but not what was set by hand', async () => {
    const member = await newFirm();
    const id = await addOne(member);
    const today = (await read(member, id)).startedOn;
    const due = new Date(Date.parse(today) + 5 * DAY_MS).toISOString().slice(0, 10);
    await member.browser.call(editTraineesCourses, { trainees: [id], courses: [SECOND], action: 'assign', dueOn: due });
    const { data: before } = (await member.browser.call(readProgramme, {})).body;
    const saved = await member.browser.call(saveProgramme, { ...before, dueDays: 10, paceMonths: 0 });
    expect(saved.status).toBe(200);
    const { courses } = await read(member, id);
    expect(courses.every(({ state }) => state === 'not-started')).toBe(true);
    expect(courses[1]?.dueOn).toBe(due);
    expect(courses[0]?.dueOn).toBe(new Date(Date.parse(today) + 10 * DAY_MS).toISOString().slice(0, 10));
    const again = await member.browser.call(saveProgramme, { ...before, dueDays: 20 });
    expect(again.errors).toMatchObject([{ code: 'CHANGED_ELSEWHERE' }]);
    const slow = await member.browser.call(saveProgramme, { ...before, revision: 1, dueDays: 10, paceMonths: 1 });
    expect(slow.status).toBe(200);
    expect((await statesOf(member, id)).filter((state) => state === 'planned')).toHaveLength(10);
  });

  test('of a person: courses are waived, moved and begun again', async () => {
    const member = await newFirm();
    const id = await addOne(member);
    const change = (action: 'assign' | 'waive' | 'reset' | 'due', courses: string[], dueOn?: string) =>
      member.browser.call(editTraineesCourses, {
        trainees: [id],
        courses,
        action,
        ...(dueOn === undefined ? {} : { dueOn }),
      });
    await change('waive', [FIRST, SECOND]);
    expect((await statesOf(member, id)).slice(0, 3)).toEqual(['waived', 'waived', 'planned']);
    await change('assign', [FIRST]);
    expect((await statesOf(member, id)).slice(0, 2)).toEqual(['not-started', 'waived']);
    expect((await change('due', [FIRST], '2020-01-01')).errors).toMatchObject([{ code: 'DUE_DATE_INVALID' }]);
    expect((await change('due', [FIRST])).errors).toMatchObject([{ code: 'INVALID_INPUT', field: 'dueOn' }]);
    expect((await change('waive', ['no-such-course'])).status).toBe(404);
  });
});
