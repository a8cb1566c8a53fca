import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readCourses } from '../courses/course-catalogue.ts';
import { CourseError, readCourse } from './read-course.ts';

const root = mkdtempSync(join(tmpdir(), 'courses-'));
afterAll(() => rmSync(root, { recursive: true }));

const FACTS = `id: knots
name: "Knots"
month: 3
version: 2
minutes: 8
summary: "How to tie a knot."
goals: ["Tie", "Untie", "Teach"]
keyPoints: ["One", "Two", "Three", "Four", "Five"]
sources: [{ name: "Book of knots", address: "https://knots.example/", checked: "2026-11-22" }]`;
const EXERCISE = `\`\`\`exercise
kind: timeline
id: bow
title: "A bow"
task: "Put in order."
steps:
  - { text: "Cross", why: "First." }

  - { text: "Loop", why: "Second." }
  - { text: "Wrap", why: "Third." }
  - { text: "Pull", why: "Last." }
\`\`\``;
const PICTURE = '![A rope that forms a loop around a pole.](pictures/rope.svg)';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9" stroke="currentColor"/></svg>';
const body = (first: string) => `## One\n\n${first}\n\n## Two\n\nText.\n\n## Three\n\nText.\n\n## Four\n\nText.\n`;
const BODY = body(`A **knot**:\n\n- first\n- second\n\n${PICTURE}\n\n${EXERCISE}\n\nAnd after.`);
const question = (index: number) =>
  `- { id: q${index}, lesson: 1, question: "Q?", right: ["yes"], wrong: ["no", "perhaps"], explanation: "So." }`;
const QUIZ = Array.from({ length: 16 }, (_, index) => question(index)).join('\n');

let run = 0;
let folder = new URL('file:///');
beforeEach(() => {
  run += 1;
  folder = pathToFileURL(join(root, String(run), '/'));
});

interface Files {
  readonly facts?: string;
  readonly body?: string;
  readonly quiz?: string;
  readonly svg?: string;
}
function write(files: Files = {}, name = 'knots'): void {
  mkdirSync(new URL(`${name}/pictures/`, folder), { recursive: true });
  const put = (file: string, text: string) => writeFileSync(new URL(`${name}/${file}`, folder), text);
  put('course.md', `---\n${files.facts ?? FACTS}\n---\n${files.body ?? BODY}`);
  put('quiz.yaml', files.quiz ?? QUIZ);
  put('pictures/rope.svg', files.svg ?? SVG);
}

function problemsOf(files: Files): string {
  write(files);
  try {
    readCourse(folder, 'knots');
  } catch (error) {
    if (error instanceof CourseError) return error.problems.join('\n');
    throw error;
  }
  return '';
}

describe('a course', () => {
  test('is read with its lessons, pieces in order, pictures and quiz', () => {
    write();
    const course = readCourse(folder, 'knots');
    expect(course).toMatchObject({ id: 'knots', month: 3, version: 2 });
    expect(course.lessons.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 One',
      '2 Two',
      '3 Three',
      '4 Four',
    ]);
    expect(course.lessons[0]?.blocks).toMatchObject([
      { kind: 'text', markdown: 'A **knot**:\n\n- first\n- second' },
      { kind: 'picture', file: 'rope.svg', alternative: 'A rope that forms a loop around a pole.' },
      { kind: 'exercise', exercise: { kind: 'timeline', id: 'bow', steps: { length: 4 } } },
      { kind: 'text', markdown: 'And after.' },
    ]);
    expect(course.pictures.get('rope.svg')).toBe(SVG);
    expect(course.quiz.length).toBe(16);
  });

  test('may have been saved on Windows', () => {
    write({ facts: FACTS.replaceAll('\n', '\r\n'), body: BODY.replaceAll('\n', '\r\n') });
    expect(readCourse(folder, 'knots').lessons[0]?.blocks.length).toBe(4);
  });

  test.each<[string, Files, RegExp]>([
    ['an unknown field', { facts: `${FACTS}\ncolour: red` }, /course\.md: front matter: .*colour/],
    ['another id than its folder', { facts: FACTS.replace('id: knots', 'id: ropes') }, /the id is ropes/],
    ['a source without https', { facts: FACTS.replace('https:', 'http:') }, /course\.md: front matter/],
    ['front matter that is no YAML', { facts: 'a: b: c' }, /course\.md: front matter: /],
    ['an alias of nothing', { quiz: `- *nothing` }, /^quiz\.yaml: .*nothing/],
    ['too few lessons', { body: '## One\n\nText.' }, /there are 1 lessons/],
    ['text before the lessons', { body: `Hello\n\n${BODY}` }, /text before the first lesson/],
    ['HTML', { body: body(`${PICTURE}\n\nA <b>knot</b>.`) }, /lesson 1: HTML/],
    [
      'a link that is not https',
      { body: body(`${PICTURE}\n\n[x](javascript:alert(1))`) },
      /lesson 1: the link to javascript/,
    ],
    ['a picture without an alternative text', { body: body('![](pictures/rope.svg)') }, /needs an alternative text/],
    [
      'a picture that there is not',
      { body: body(PICTURE.replace('rope.svg', 'sail.svg')) },
      /there is no pictures\/sail\.svg\n.*rope\.svg: no lesson/,
    ],
    [
      'an exercise of an unknown kind',
      { body: BODY.replace('kind: timeline', 'kind: dance') },
      /lesson 1, exercise: .*kind/s,
    ],
    ['two exercises with one id', { body: BODY.replace('And after.', EXERCISE) }, /two exercises have the id bow/],
    ['fifteen questions', { quiz: QUIZ.split('\n').slice(1).join('\n') }, /quiz\.yaml: .*16/s],
    [
      'a short course in the first year',
      { facts: FACTS.replace('minutes: 8', 'minutes: 4') },
      /first year takes 8 minutes/,
    ],
    ['an unknown role', { facts: `${FACTS}\nrole: baker` }, /course\.md: front matter: .*role/s],
    ['few key points', { facts: FACTS.replace(', "Four", "Five"', '') }, /any other 5 to 7/],
    ['the same question twice', { quiz: QUIZ.replace('id: q1,', 'id: q2,') }, /quiz\.yaml: .*same id/],
    ['the same option twice', { quiz: QUIZ.replace('"perhaps"', '"no"') }, /same option twice/],
    ['a question of no lesson', { quiz: QUIZ.replace('lesson: 1', 'lesson: 7') }, /quiz\.yaml: q0 belongs to lesson 7/],
    [
      'a picture with a script',
      { svg: SVG.replace('<path', '<script>alert(1)</script><path') },
      /pictures\/rope\.svg: /,
    ],
    [
      'a picture with a handler',
      { svg: SVG.replace('<path', '<path onclick="x()"') },
      /pictures\/rope\.svg: .*onclick/,
    ],
    [
      'a picture that fetches',
      { svg: SVG.replace('currentColor', 'url(https://a.example/x)') },
      /rope\.svg: It refers/,
    ],
    ['a picture with styles', { svg: SVG.replace('<path', '<style>p{color:red}</style><path') }, /reach the page/],
    ['a picture without a viewBox', { svg: SVG.replace(' viewBox="0 0 10 10"', '') }, /no viewBox/],
    ['a picture that is too large', { svg: SVG.replace('M0 0h9', `M0 0${'h9'.repeat(7000)}`) }, /more than 12 KB/],
  ])('with %s cannot be used', (_what, files, problem) => {
    expect(problemsOf(files)).toMatch(problem);
  });

  test('with one fault names no others that only follow from it', () => {
    expect(problemsOf({ facts: FACTS.replace('month: 3', 'month: 25') }).match(/^\S+:/gm)).toEqual(['course.md:']);
  });

  test('with several faults names all of them, and its folder', () => {
    const files = { facts: FACTS.replace('month: 3', 'month: 25'), quiz: 'x', svg: '<p/>' };
    const problems = problemsOf(files);
    expect(problems).toMatch(/month/);
    expect(problems).toMatch(/quiz\.yaml/);
    expect(problems).toMatch(/rope\.svg/);
    expect(() => readCourse(folder, 'knots')).toThrow(/^The course knots cannot be used:\n- /);
  });
});

describe('a short course', () => {
  const facts = FACTS.replace('month: 3', 'month: 13')
    .replace('minutes: 8', 'minutes: 4')
    .replace(', "Four", "Five"', '');
  const short = `## One\n\n${PICTURE}\n\n${EXERCISE}\n\n## Two\n\nText.\n`;
  const questions = QUIZ.split('\n').slice(0, 10).join('\n');

  test('has two lessons, an exercise and ten questions', () => {
    write({ facts, body: short, quiz: questions });
    expect(readCourse(folder, 'knots')).toMatchObject({ lessons: { length: 2 }, quiz: { length: 10 } });
  });

  test.each<[string, Files, RegExp]>([
    ['one lesson', { body: short.split('## Two')[0] ?? '' }, /there are 1 lessons, not 2 to 3/],
    ['four lessons', { body: BODY }, /there are 4 lessons, not 2 to 3/],
    ['no exercise', { body: short.replace(EXERCISE, 'Text.') }, /there is no exercise/],
    ['sixteen questions', { quiz: QUIZ }, /has 16 questions, not 10/],
    ['six key points', { facts: facts.replace('"Three"', '"3", "4", "5", "6"') }, /a short course has 3 to 5/],
  ])('with %s cannot be used', (_what, files, problem) => {
    expect(problemsOf({ facts, body: short, quiz: questions, ...files })).toMatch(problem);
  });
});

describe('a catalogue', () => {
  test('is in the order of the year', () => {
    write();
    write({ facts: FACTS.replace('id: knots', 'id: sails').replace('month: 3', 'month: 1') }, 'sails');
    const catalogue = readCourses(folder);
    expect([...catalogue.keys()]).toEqual(['sails', 'knots']);
  });

  test('has no two courses in one month', () => {
    write();
    write({ facts: FACTS.replace('id: knots', 'id: sails') }, 'sails');
    expect(() => readCourses(folder)).toThrow(/the month 3 too/);
  });

  test('may have courses of roles beside those of the year, one a month for each role', () => {
    const ofRole = (id: string) => `${FACTS.replace('id: knots', `id: ${id}`)}\nrole: money`;
    write();
    write({ facts: ofRole('sails') }, 'sails');
    expect([...readCourses(folder).keys()]).toEqual(['knots', 'sails']);
    write({ facts: ofRole('ropes') }, 'ropes');
    expect(() => readCourses(folder)).toThrow(/the month 3 too/);
  });
});
