import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { ASK_WHO_IT_IS } from '@portal/domain/training/named-contact.ts';
import { describe, expect, test } from 'vitest';
import { readCourseCatalogue, readTranslatedCourses } from './courses/course-catalogue.ts';
import { lessonsView } from './courses/course-view.ts';
import { differencesOf } from './courses/differences-of-courses.ts';

const english = readCourseCatalogue();

test.each(LANGUAGES.filter((language) => language !== 'en'))('every course is there in %s', (language) => {
  const translated = readTranslatedCourses().get(language);
  expect([...(translated?.keys() ?? [])].sort()).toEqual([...english.keys()].sort());
});

describe.each([...readTranslatedCourses()])('the courses in %s', (language, courses) => {
  test.each([...courses.values()])('$id says whom to tell, so that the firm’s contact may stand there', (course) => {
    expect(JSON.stringify(lessonsView(course, language))).toContain(ASK_WHO_IT_IS[language]);
  });

  test.each([...courses.values()])('$id is the English one in other words', (course) => {
    const original = english.get(course.id);
    expect(course.name).not.toBe(original?.name);
    expect(course.summary).not.toBe(original?.summary);
  });

  test.each([...courses.values()].filter(({ story }) => story !== undefined))(
    'the story of $id is the English one in other words',
    ({ id, story }) => {
      const original = english.get(id)?.story;
      expect(story?.people.map((person) => person.id)).toEqual(original?.people.map((person) => person.id));
      for (const [index, { caption, alternative }] of (story?.pictures ?? []).entries()) {
        expect(caption).not.toBe(original?.pictures[index]?.caption);
        expect(alternative).not.toBe(original?.pictures[index]?.alternative);
      }
    },
  );

  test.each([...courses.values()])('the right answers of $id are not the longest ones', ({ quiz }) => {
    const single = quiz.filter(({ right }) => right.length === 1);
    const telling = single.filter(({ right: [right = ''], wrong }) =>
      wrong.every((option) => option.length * 1.15 < right.length),
    );
    expect(telling.map(({ id }) => id).length / single.length).toBeLessThan(0.34);
  });
});

describe('what is compared', () => {
  const [course] = english.values();
  if (course === undefined) throw new Error('There are no courses.');

  test('a course is the same as itself', () => expect(differencesOf(course, course)).toEqual([]));

  const picture = { place: 'office', people: [], caption: 'A caption.', alternative: 'A picture.' } as const;
  const story = { title: 'Story', people: [{ id: 'kim', name: 'Kim', role: 'Helps' }], pictures: [picture] } as const;

  test('a story in other words is no difference, nor is one that is not translated; another picture is', () => {
    const original = { ...course, story };
    const changed = (changes: object) =>
      differencesOf(original, { ...course, story: { ...story, pictures: [{ ...picture, ...changes }] } });
    const { story: _own, ...untold } = course;
    expect(differencesOf(original, untold)).toEqual([]);
    expect(changed({ caption: 'Worte.', alternative: 'Ein Bild.' })).toEqual([]);
    expect(changed({ place: 'home' })).toEqual(['story.pictures.0.place is home, not office']);
    expect(changed({ sign: 'check' })).toEqual(['story.pictures.0.sign is check, not undefined']);
    expect(differencesOf(original, { ...course, story: { ...story, pictures: [] } })).not.toEqual([]);
  });

  test('other words are no difference, another order, number or mark is', () => {
    const other = structuredClone({ ...course, pictures: new Map(course.pictures), name: 'Anders' });
    expect(differencesOf(course, other)).toEqual([]);
    expect(differencesOf(course, { ...other, quiz: other.quiz.toReversed() })).not.toEqual([]);
    expect(differencesOf(course, { ...other, goals: other.goals.slice(1) })).not.toEqual([]);
    expect(differencesOf(course, { ...other, minutes: other.minutes + 1 })).toEqual([
      `minutes is ${other.minutes + 1}, not ${other.minutes}`,
    ]);
    expect(differencesOf(course, { ...other, lessons: other.lessons.slice(1) })).not.toEqual([]);
    expect(differencesOf(course, { ...other, sources: other.sources.slice(1) })).not.toEqual([]);
  });

  test('a translation may have sources of its own after the English ones', () => {
    const own = { name: 'Polizei', address: 'https://polizei.example/', checked: '2026-11-27' };
    expect(differencesOf(course, { ...course, sources: [...course.sources, own] })).toEqual([]);
    expect(differencesOf(course, { ...course, sources: [own, ...course.sources] })).not.toEqual([]);
  });
});
