import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterAnswer, askedInWeekOf, pickRecalls, RECALL_DAYS, RECALLS_PER_WEEK, recallWeek } from './recall.ts';
import { addDays, daysBetween } from './training-year.ts';

const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2026-11-27', days));
const question = fc.record({
  courseId: fc.constantFrom('phishing', 'passwords', 'updates'),
  questionId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
});
const keyOf = ({ courseId, questionId }: { courseId: string; questionId: string }) => `${courseId}/${questionId}`;
const questions = fc.uniqueArray(question, { selector: keyOf, maxLength: 18 });
const known = fc.uniqueArray(fc.record({ question, dueOn: day }), {
  selector: (one) => keyOf(one.question),
  maxLength: 18,
});

test('right answers take a question from box to box, a wrong one back to the first', () => {
  const today = '2026-12-01';
  expect(afterAnswer(null, true, today)).toEqual({ box: 1, dueOn: '2026-12-15' });
  expect(afterAnswer(null, false, today)).toEqual({ box: 0, dueOn: '2026-12-08' });
  expect(afterAnswer(3, true, today)).toEqual({ box: 4, dueOn: '2027-03-31' });
  expect(afterAnswer(4, true, today)).toEqual({ box: 4, dueOn: '2027-03-31' });
  expect(afterAnswer(4, false, today)).toEqual({ box: 0, dueOn: '2026-12-08' });
});

test('a question comes again later after each right answer, and a week after a wrong one', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 20 }), day, (answers, today) => {
      let box: number | null = null;
      let pause = 0;
      for (const isRight of answers) {
        const next = afterAnswer(box, isRight, today);
        const days = daysBetween(today, next.dueOn);
        expect(RECALL_DAYS).toContain(days);
        if (isRight) expect(days).toBeGreaterThanOrEqual(pause);
        else expect(days).toBe(7);
        ({ box } = next);
        pause = days;
      }
    }),
  );
});

test('weeks begin on Tuesdays', () => {
  expect(recallWeek('2026-12-01')).toBe('2026-12-01');
  expect(recallWeek('2026-12-07')).toBe('2026-12-01');
  expect(askedInWeekOf('2026-12-08')).toBe('2026-12-08');
  expect(askedInWeekOf('2026-12-09')).toBe('2026-12-15');
  fc.assert(
    fc.property(day, (today) => {
      const since = daysBetween(recallWeek(today), today);
      expect(since).toBeGreaterThanOrEqual(0);
      expect(since).toBeLessThan(7);
      expect(askedInWeekOf(today) >= today).toBe(true);
      expect(recallWeek(askedInWeekOf(today))).toBe(askedInWeekOf(today));
    }),
  );
});

test('what is due comes before what is new, the longest overdue first, and from two courses', () => {
  const due = (courseId: string, questionId: string, dueOn: string) => ({ courseId, questionId, dueOn });
  const week = { today: '2026-12-01', seed: 'ann' };
  const fresh = [{ courseId: 'updates', questionId: 'z' }];
  expect(
    pickRecalls(
      [due('phishing', 'a', '2026-11-20'), due('passwords', 'b', '2026-11-10'), due('updates', 'c', '2026-12-01')],
      fresh,
      week,
    ),
  ).toEqual([
    { courseId: 'passwords', questionId: 'b' },
    { courseId: 'phishing', questionId: 'a' },
  ]);
  // Not yet due, and of the same course: what is new of another one comes first.
  expect(
    pickRecalls(
      [due('phishing', 'a', '2026-11-20'), due('phishing', 'b', '2026-11-21'), due('passwords', 'c', '2026-12-02')],
      fresh,
      week,
    ),
  ).toEqual([{ courseId: 'phishing', questionId: 'a' }, fresh[0]]);
  expect(pickRecalls([due('phishing', 'a', '2026-11-20'), due('phishing', 'b', '2026-11-21')], [], week)).toHaveLength(
    2,
  );
  expect(pickRecalls([], [], week)).toEqual([]);
});

test('a week has two different questions of two courses as long as there are such, the same for the same seed', () => {
  fc.assert(
    fc.property(known, questions, day, fc.string(), (rows, pool, today, seed) => {
      const asked = rows.map(({ question: one, dueOn }) => ({ ...one, dueOn }));
      const keys = new Set(asked.map(keyOf));
      const fresh = pool.filter((one) => !keys.has(keyOf(one)));
      const picked = pickRecalls(asked, fresh, { today, seed });
      expect(pickRecalls(asked, fresh, { today, seed })).toEqual(picked);
      const due = asked.filter(({ dueOn }) => dueOn <= today);
      const open = [...due, ...fresh];
      expect(picked).toHaveLength(Math.min(RECALLS_PER_WEEK, open.length));
      expect(new Set(picked.map(keyOf)).size).toBe(picked.length);
      for (const one of picked) expect(open.map(keyOf)).toContain(keyOf(one));
      const courses = new Set(open.map(({ courseId }) => courseId));
      expect(new Set(picked.map(({ courseId }) => courseId)).size).toBe(Math.min(picked.length, courses.size));
      const oldest = due.map(({ dueOn }) => dueOn).sort()[0];
      const [first] = picked;
      if (oldest !== undefined && first !== undefined)
        expect(due.find((one) => keyOf(one) === keyOf(first))?.dueOn).toBe(oldest);
    }),
  );
});
