import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { courseState } from './course-state.ts';
import { isReminderDue, latestReminderDay } from './reminder-days.ts';
import {
  addDays,
  courseOpensOn,
  daysBetween,
  dueAfter,
  roleCourseOpensOn,
  roundOfYear,
  yearBegins,
  yearOfCourse,
  yearOfPerson,
} from './training-year.ts';

const days = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2024-01-01', count));
const years = fc.record({
  startsOn: days,
  paceMonths: fc.integer({ min: 0, max: 12 }),
  dueDays: fc.integer({ min: 1, max: 365 }),
});
const people = fc.record({ startedOn: days, addedOn: days });

describe('the year', () => {
  const year = { startsOn: '2026-01-31', paceMonths: 1, dueDays: 30 };

  test('opens a course a month, at the end of months that are shorter', () => {
    const person = { startedOn: '2020-01-01', addedOn: '2026-01-10' };
    expect([1, 2, 3, 12].map((month) => courseOpensOn(year, person, month))).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-12-31',
    ]);
    expect(dueAfter('2026-01-31', year)).toBe('2026-03-02');
  });

  test('begins anew for whoever comes later, with nothing overdue', () => {
    const late = { startedOn: '2025-03-01', addedOn: '2026-06-15' };
    expect(courseOpensOn(year, late, 1)).toBe('2026-06-15');
    expect(courseOpensOn(year, { ...late, startedOn: '2026-07-01' }, 2)).toBe('2026-08-01');
  });

  test('opens all at once where there is no pace', () => {
    fc.assert(
      fc.property(years, people, fc.integer({ min: 1, max: 12 }), (some, person, month) => {
        expect(courseOpensOn({ ...some, paceMonths: 0 }, person, month)).toBe(yearBegins(some, person));
      }),
    );
  });

  test('never opens a course before the firm, the person or the day they were added', () => {
    fc.assert(
      fc.property(years, people, fc.integer({ min: 1, max: 11 }), (some, person, month) => {
        const opens = courseOpensOn(some, person, month);
        for (const day of [some.startsOn, person.startedOn, person.addedOn]) expect(opens >= day).toBe(true);
        expect(courseOpensOn(some, person, month + 1) >= opens).toBe(true);
        expect(daysBetween(opens, dueAfter(opens, some))).toBe(some.dueDays);
      }),
    );
  });
});

describe('the state of a course', () => {
  const record = { isWaived: false, dueOn: '2026-11-22', isStarted: false, isCompleted: false };

  test('is overdue from the day after the last one', () => {
    expect(courseState(record, '2026-11-22')).toBe('not-started');
    expect(courseState({ ...record, isStarted: true }, '2026-11-22')).toBe('in-progress');
    expect(courseState(record, '2026-11-23')).toBe('overdue');
  });

  test('stays completed whatever the day, and waived until it is done all the same', () => {
    fc.assert(
      fc.property(days, days, fc.boolean(), fc.boolean(), (dueOn, today, isStarted, isWaived) => {
        expect(courseState({ dueOn, isStarted, isWaived, isCompleted: true }, today)).toBe('completed');
        expect(courseState({ dueOn, isStarted, isWaived: true, isCompleted: false }, today)).toBe('waived');
      }),
    );
  });

  test('is planned before it was assigned', () => {
    expect(courseState(null, '2026-11-22')).toBe('planned');
  });
});

describe('reminders', () => {
  const dueOn = '2026-11-22';
  /** The days of a span on which somebody who does nothing gets a mail, when every day is worked on. */
  const remindedDays = (assignedOn: string, from: string, count: number) => {
    let remindedOn: string | null = null;
    return Array.from({ length: count }, (_, index) => addDays(from, index)).filter((today) => {
      if (!isReminderDue({ dueOn, assignedOn, remindedOn }, today)) return false;
      remindedOn = today;
      return true;
    });
  };

  test('come 7 days before, on the day, and weekly after', () => {
    expect(remindedDays('2026-10-22', '2026-10-22', 60)).toEqual([
      '2026-11-15',
      '2026-11-22',
      '2026-11-29',
      '2026-12-06',
      '2026-12-13',
      '2026-12-20',
    ]);
  });

  test('leave out what lies before the assignment', () => {
    expect(remindedDays('2026-11-20', '2026-11-20', 8)).toEqual(['2026-11-22']);
  });

  test('are made up for once after days without the portal', () => {
    expect(remindedDays('2026-10-22', '2026-12-01', 7)).toEqual(['2026-12-01', '2026-12-06']);
  });

  test('never come twice for the same day, and never on a day that is not reached', () => {
    fc.assert(
      fc.property(days, days, (due, today) => {
        const day = latestReminderDay(due, today);
        if (day === null) expect(daysBetween(today, due)).toBeGreaterThan(7);
        else {
          expect(day <= today).toBe(true);
          expect(isReminderDue({ dueOn: due, assignedOn: '2000-01-01', remindedOn: day }, today)).toBe(false);
        }
      }),
    );
  });
});

describe('later years', () => {
  const year = { startsOn: '2026-01-31', paceMonths: 1, dueDays: 30 };
  const person = { startedOn: '2026-01-31', addedOn: '2026-01-01' };

  test('follow by the same pace, and go round after the second', () => {
    expect([13, 24].map((month) => courseOpensOn(year, person, month))).toEqual(['2027-01-31', '2027-12-31']);
    expect([1, 13].map((month) => courseOpensOn(year, person, month, 2))).toEqual(['2028-01-31', '2029-01-31']);
    expect(courseOpensOn({ ...year, paceMonths: 2 }, person, 13)).toBe('2028-01-31');
  });

  test('never open 24 courses at once: the second year of a firm without a pace goes month by month', () => {
    const atOnce = { ...year, paceMonths: 0 };
    expect([1, 12, 13, 14].map((month) => courseOpensOn(atOnce, person, month))).toEqual([
      '2026-01-31',
      '2026-01-31',
      '2027-01-31',
      '2027-02-28',
    ]);
    expect(courseOpensOn(atOnce, person, 12, 2)).toBe('2028-01-31');
  });

  test('a course of a role opens with the role where that comes later, and 24 months after', () => {
    const place = { month: 2, roleCameOn: '2026-10-05' };
    expect(roleCourseOpensOn(year, person, { ...place, roleCameOn: '2026-01-01' })).toBe('2026-02-28');
    expect(roleCourseOpensOn(year, person, place)).toBe('2026-10-05');
    expect(roleCourseOpensOn(year, person, place, 2)).toBe('2028-10-05');
  });

  test('a person is in the year whose courses open', () => {
    fc.assert(
      fc.property(
        years,
        people,
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 1, max: 3 }),
        (some, one, month, round) => {
          const opens = courseOpensOn(some, one, month, round);
          expect(yearOfPerson(some, one, opens)).toBe(yearOfCourse(month, round));
          expect(roundOfYear(yearOfCourse(month, round))).toEqual({ round, half: month > 12 ? 2 : 1 });
        },
      ),
    );
    expect(yearOfPerson(year, person, '2020-01-01')).toBe(1);
  });
});
