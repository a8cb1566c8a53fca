import { type Course, isShortCourse, type Lesson } from '@portal/contract/training/course.schemas.ts';
import type { Exercise } from '@portal/contract/training/exercise.schemas.ts';
import { ASK_WHO_IT_IS } from '@portal/domain/training/named-contact.ts';
import { TRAINING_ROLES } from '@portal/domain/training/training-roles.ts';
import { describe, expect, test } from 'vitest';
import { readCourseCatalogue } from './courses/course-catalogue.ts';
import { lessonsView } from './courses/course-view.ts';

const COURSES = [...readCourseCatalogue().values()];

const words = (text: string) => text.split(/\s+/).filter((word) => /[a-z\d]/i.test(word)).length;
const ownText = ({ title, blocks }: Lesson) =>
  [title, ...blocks.flatMap((block) => (block.kind === 'text' ? block.markdown : []))].join('\n');
const exercisesOf = ({ lessons }: Course): readonly Exercise[] =>
  lessons.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'exercise' ? block.exercise : [])));
const strings = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
};

test('there is one course for each month of both years, the first year’s whole and the second’s short, under its own id', () => {
  const ofAll = COURSES.filter(({ role }) => role === undefined);
  expect(ofAll.map(({ month }) => month)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  for (const course of ofAll) expect(isShortCourse(course), course.id).toBe(course.month > 12);
  for (const [id, course] of readCourseCatalogue()) expect(course.id).toBe(id);
});

test('each role has a short course', () => {
  const ofRoles = COURSES.filter(({ role }) => role !== undefined);
  expect(ofRoles.map(({ role }) => role).sort()).toEqual([...TRAINING_ROLES].sort());
  for (const course of ofRoles) expect(isShortCourse(course) && course.lessons.length === 2, course.id).toBe(true);
});

describe.each(COURSES.map((course) => [course.id, course] as const))('%s', (_id, course) => {
  const exercises = exercisesOf(course);
  const quizText = strings(course.quiz).join('\n');
  const allText = [
    ...strings({ ...course, pictures: [...course.pictures.values()] }),
    ...course.lessons.map(ownText),
  ].join('\n');

  test('has lessons of a minute or two and a length for its minutes', () => {
    for (const lesson of course.lessons) {
      expect(words(ownText(lesson)), lesson.title).toBeLessThanOrEqual(280);
      expect(words(ownText(lesson)), lesson.title).toBeGreaterThanOrEqual(30);
    }
    const all = course.lessons.reduce(
      (sum, lesson) => sum + words(ownText(lesson)),
      words(strings(exercises).join(' ')),
    );
    const [least, most] = isShortCourse(course) ? [350, 900] : [900, 1600];
    expect(all).toBeGreaterThanOrEqual(least);
    expect(all).toBeLessThanOrEqual(most);
  });

  test.skipIf(isShortCourse(course))('has a picture and at least two exercises of different kinds', () => {
    expect(course.pictures.size).toBeGreaterThanOrEqual(1);
    expect(new Set(exercises.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(2);
  });

  test('tells a story, each picture with words of its own', () => {
    expect(course.story?.pictures.length).toBeGreaterThanOrEqual(8);
    expect(new Set(course.story?.pictures.map(({ caption }) => caption)).size).toBe(course.story?.pictures.length);
  });

  test('asks about every lesson, also in tries one after the other', () => {
    for (const { number } of course.lessons)
      expect(course.quiz.filter(({ lesson }) => lesson === number).length, `lesson ${number}`).toBeGreaterThanOrEqual(
        2,
      );
  });

  test('does not give right answers away by their length', () => {
    const longest = course.quiz.filter(({ right, wrong }) => {
      const shown = [...right, ...wrong].sort((one, other) => other.length - one.length);
      return right.includes(shown[0] ?? '');
    });
    const most = isShortCourse(course) ? 4 : 8;
    expect(longest.map(({ id }) => id).length).toBeLessThanOrEqual(most);
    const shortest = course.quiz.filter(({ right, wrong }) =>
      right.every((answer) => wrong.every((other) => answer.length < other.length)),
    );
    expect(shortest.map(({ id }) => id).length).toBeLessThanOrEqual(most);
  });

  test('does not give right answers away by their punctuation', () => {
    const isSentence = (option: string) => /[.!?”]$/.test(option);
    for (const { id, right, wrong } of course.quiz)
      for (const answer of right)
        expect(
          wrong.some((other) => isSentence(other) === isSentence(answer)),
          id,
        ).toBe(true);
  });

  test('says where more than one answer is to be chosen', () => {
    for (const { id, question, right } of course.quiz)
      expect(/Choose (all|both|two|three)/.test(question), id).toBe(right.length > 1);
  });

  test('says whom to tell', () => {
    expect(JSON.stringify(lessonsView(course, 'en'))).toContain(`security contact${ASK_WHO_IT_IS.en}`);
  });

  test('holds nothing unfinished and nobody real', () => {
    expect(allText).not.toMatch(/\b(TODO|FIXME|lorem|ipsum|TBD|XXX)\b/i);
    expect(`${allText}\n${quizText}`).not.toMatch(
      /\b(Microsoft|Google|Gmail|Outlook|Apple|iPhone|Amazon|PayPal|Netflix|Facebook|Instagram|LinkedIn|WhatsApp|DHL|FedEx|UPS|DocuSign|Dropbox|Zoom|Chase|Wells Fargo|Stripe)\b/,
    );
    const addresses = exercises.flatMap((exercise) =>
      exercise.kind === 'spot-the-phish'
        ? [exercise.mail.from.address, ...exercise.mail.body.flatMap((part) => ('link' in part ? part.address : []))]
        : [],
    );
    for (const address of addresses) expect(address).toMatch(/\.example(\/\S*)?$/);
    for (const [address] of allText.matchAll(/[\w.-]+@[\w.-]+\w/g)) expect(address).toMatch(/\.example$/);
  });
});
