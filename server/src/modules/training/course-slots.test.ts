import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@portal/domain/texts/languages.ts';
import { slotsIn } from '@portal/domain/training/course-slots.ts';
import { expect, test } from 'vitest';
import { readCourseSlots, slotProblems, slotsFor } from './courses/course-slots.ts';
import { lessonsView } from './courses/course-view.ts';
import { yearCourses } from './courses/year-courses.ts';

const folderOf = (language: Language) =>
  new URL(
    language === 'en' ? 'training/' : `${language}/training/`,
    import.meta.resolve('@portal/content/package.json'),
  );
const namesIn = (language: Language) =>
  readdirSync(folderOf(language)).filter((name) => existsSync(new URL(`${name}/course.md`, folderOf(language))));
const fileOf = (language: Language, path: string) => readFileSync(new URL(path, folderOf(language)), 'utf8');

test('each slot is there in all languages for the same programs, in other words', () => {
  const english = slotsFor('en');
  for (const [language, slots] of readCourseSlots()) {
    expect(Object.keys(slots), language).toEqual(Object.keys(english));
    for (const [name, slot] of Object.entries(slots)) {
      expect(slot.by).toBe(english[name]?.by);
      if (language !== 'en') expect(slot.unknown).not.toBe(english[name]?.unknown);
    }
  }
});

test.each(LANGUAGES)(
  'the courses in %s use each slot, where it is filled, in step with the English ones',
  (language) => {
    const used = new Set<string>();
    for (const name of namesIn(language)) {
      const [course, quiz] = [fileOf(language, `${name}/course.md`), fileOf(language, `${name}/quiz.yaml`)];
      expect(slotProblems({ course, quiz }), name).toEqual([]);
      expect(slotsIn(course), name).toEqual(slotsIn(fileOf('en', `${name}/course.md`)));
      for (const slot of slotsIn(course)) used.add(slot);
    }
    expect([...used].sort()).toEqual(Object.keys(slotsFor('en')).sort());
  },
);

test('nobody sees a slot, and a firm sees what fits it', () => {
  const told = { mail: 'google', computers: 'mac', phones: 'iphone' } as const;
  for (const language of LANGUAGES) {
    const slots = slotsFor(language);
    for (const course of yearCourses(language)) {
      const names = course.lessons.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'text' ? slotsIn(block.markdown) : [])),
      );
      const views = [lessonsView(course, language), lessonsView(course, language, told)];
      expect(JSON.stringify(views)).not.toMatch(/\[\[[a-z]/);
      expect(views[0] === views[1]).toBe(names.length === 0);
      expect(lessonsView(course, language, { ...told })).toBe(views[1]);
      if (names.includes('lock-screen')) expect(JSON.stringify(views[1])).not.toContain('Windows');
    }
    expect(Object.keys(slots).length).toBeGreaterThanOrEqual(10);
  }
});

test('what is wrong with slots is told with its line', () => {
  const course =
    '---\nid: x\nname: "[[lock-screen]]"\n---\n## One\n\nDo this. [[lock-screen]] [[lock-door]]\n\n![[[lock-screen]] is a picture](pictures/a.svg)\n\n```exercise\ntitle: "[[report-mail]]"\n```\n';
  const problems = slotProblems({ course, quiz: '- question: "[[app-access]] [[other]]"\n' });
  expect(problems.map(({ file, line, message }) => `${file} ${line} ${message.split(' ')[0]}`)).toEqual([
    'course.md 3 [[lock-screen]]',
    'course.md 7 there',
    'course.md 9 [[lock-screen]]',
    'course.md 12 [[report-mail]]',
    'quiz.yaml 1 [[app-access]]',
  ]);
});
