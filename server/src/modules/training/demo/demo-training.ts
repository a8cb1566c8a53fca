import { randomUUID } from 'node:crypto';
import type { Course } from '@portal/contract/training/course.schemas.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { TrainingRole } from '@portal/domain/training/training-roles.ts';
import { addDays, courseOpensOn, daysBetween, dueAfter } from '@portal/domain/training/training-year.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { DemoFirm } from '../../../module-demo.ts';
import { yearCourses } from '../courses/year-courses.ts';
import { exercisesOf } from '../exercises-done.ts';
import {
  insertDemoAssignment,
  insertDemoCertificate,
  insertDemoProgramme,
  insertDemoTrainee,
  markDemoTraineeSeen,
} from './demo-training.store.ts';

const DAY_MS = 24 * 60 * 60_000;
const YEAR = { paceMonths: 1, dueDays: 30 };

/** What a person of the demonstration has done: the right answers of each passed course, and where they are in the next. */
type DemoTrainee = {
  readonly name: string;
  readonly department: string;
  readonly roles?: readonly TrainingRole[];
  readonly passed: readonly number[];
  readonly lessonOfNext: number;
};

/** People of a bakery: some are ahead, one is late, one has just begun. */
const TEAM: readonly DemoTrainee[] = [
  { name: 'Amara Cole', department: 'Shop', roles: ['front-desk'], passed: [8, 7], lessonOfNext: 0 },
  { name: 'Ben Okafor', department: 'Bakehouse', passed: [7], lessonOfNext: 2 },
  { name: 'Chiara Rossi', department: 'Shop', passed: [8, 8], lessonOfNext: 0 },
  { name: 'Dmitri Novak', department: 'Delivery', passed: [], lessonOfNext: 1 },
  { name: 'Elena Fuchs', department: 'Office', passed: [8], lessonOfNext: 0 },
  { name: 'Femi Adeyemi', department: 'Bakehouse', passed: [7], lessonOfNext: 0 },
  { name: 'Grace Lindqvist', department: 'Office', roles: ['money'], passed: [8, 8], lessonOfNext: 0 },
  { name: 'Hugo Martin', department: 'Delivery', passed: [], lessonOfNext: 0 },
];

/** Gives the demonstration's organisation a team in its second month of training. */
export async function fillDemo(
  tx: SystemTransaction,
  { orgId, company, since, now, timeZone }: DemoFirm,
): Promise<void> {
  const organisationName = company.companyName;
  const at = { since, sinceDay: dayOf(since, timeZone), today: dayOf(now, timeZone) };
  const year = { ...YEAR, startsOn: at.sinceDay };
  const start = { startedOn: at.sinceDay, addedOn: at.sinceDay };
  await insertDemoProgramme(tx, { orgId, startsOn: at.sinceDay, at: at.since });
  for (const [place, person] of TEAM.entries()) {
    const traineeId = randomUUID();
    const email = `${person.name.toLowerCase().replace(' ', '.')}@harbor-bakery.example`;
    await insertDemoTrainee(tx, { orgId, traineeId, email, ...person, day: at.sinceDay, at: at.since });
    let seenAt: Date | null = null;
    for (const [index, course] of yearCourses()
      .filter(({ role }) => role === undefined)
      .entries()) {
      const opensOn = courseOpensOn(year, start, course.month);
      if (opensOn > at.today) break;
      const right = person.passed[index];
      const startedAt = dayAt(at.since, at.sinceDay, addDays(opensOn, 2 + place));
      const done = right === undefined ? null : { right, outOf: 8, version: course.version, at: startedAt };
      const lesson = lessonOf(course, person, index, done !== null);
      if (lesson > 0) seenAt = startedAt;
      const row = { orgId, traineeId, courseId: course.id, opensOn, dueOn: dueAfter(opensOn, year) };
      await insertDemoAssignment(tx, {
        ...row,
        lesson,
        exercises: done === null ? [] : exercisesOf(course).map(({ id }) => id),
        startedAt: lesson === 0 ? null : startedAt,
        done,
        at: at.since,
      });
      if (done !== null)
        await insertDemoCertificate(tx, { ...row, name: person.name, organisationName, course, at: startedAt });
    }
    if (seenAt !== null) await markDemoTraineeSeen(tx, traineeId, seenAt);
  }
}

function lessonOf(course: Course, { passed, lessonOfNext }: DemoTrainee, index: number, isDone: boolean): number {
  if (isDone) return course.lessons.length;
  return index === passed.length ? lessonOfNext : 0;
}

/** The time of day of `since`, on another day. */
const dayAt = (since: Date, sinceDay: string, day: string) =>
  new Date(since.getTime() + daysBetween(sinceDay, day) * DAY_MS);
