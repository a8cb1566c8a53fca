import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { differencesOfDays } from '../courses/differences-of-courses.ts';
import { dayOf, readDays } from './day-catalogue.ts';
import { readDay } from './read-day.ts';

const contentText = (path: string) =>
  readFileSync(new URL(path, import.meta.resolve('@portal/content/package.json')), 'utf8');
const DAY = contentText('training/days/1.yaml');
const CAST = contentText('training/cast.yaml');

function problemsOf(day: string, cast = CAST): string {
  const problems: string[] = [];
  const read = readDay('days/1.yaml', { day, cast }, problems);
  expect(read === null).toBe(problems.length > 0);
  return problems.join('\n');
}

test('a day is read with the people who play in it', () => {
  const day = readDay('days/1.yaml', { day: DAY, cast: CAST }, []);
  expect(day?.start).toBe('morning');
  expect(day?.moments[0]).toMatchObject({ id: 'morning', time: '8:05', picture: { place: 'office' } });
  expect(day?.people.map(({ id, name }) => `${id} ${name}`)).toContain('wei Wei');
  expect(day?.people.map(({ id }) => id)).not.toContain('stranger');
});

test.each<[string, string, string, RegExp]>([
  ['a start that there is not', 'start: morning', 'start: dawn', /^days\/1\.yaml: .*no moment dawn.*at start/s],
  [
    'a moment that there is not',
    'then: blank',
    'then: nowhere',
    /no moment nowhere.*at moments\[0\]\.choices\[0\]\.then/s,
  ],
  ['a way back', 'then: visitor', 'then: morning', /not a later moment.*at moments\[1\]\.choices\[1\]\.then/s],
  ['an id twice', '- id: blank', '- id: morning', /two moments.*at moments\[1\]\.id/s],
  ['an unknown verdict', 'verdict: wrong', 'verdict: stupid', /at moments\[0\]\.choices\[0\]\.verdict/],
  ['an unknown field', 'verdict: wrong', 'verdict: wrong\n        points: 3', /points.*at moments\[0\]\.choices\[0\]/s],
  ['a long choice', 'text: "Sign in.', `text: "${'Sign in. '.repeat(9)}`, /at moments\[0\]\.choices\[0\]\.text/],
  ['a place that is not drawn', 'place: office', 'place: moon', /at moments\[0\]\.picture\.place/],
  ['no ending', '    ending: mixed\n', '', /neither choices nor an ending.*at moments\[14\]/s],
  ['text that is no YAML', 'title: "', 'title: ""', /^days\/1\.yaml: /],
])('with %s cannot be walked', (_what, from, to, problem) => {
  expect(DAY).toContain(from);
  expect(problemsOf(DAY.replace(from, to))).toMatch(problem);
});

test('needs the cast', () => expect(problemsOf(DAY, '')).toMatch(/^cast\.yaml: /));

test('other words are no difference; another id, way, verdict, picture or number of choices is', () => {
  const day = dayOf(1, 'en') ?? expect.fail('there is no day');
  const changed = (from: string, to: string) =>
    differencesOfDays(day, { ...day, ...JSON.parse(JSON.stringify(day).replace(from, to)) });
  expect(differencesOfDays(day, day)).toEqual([]);
  expect(changed(day.title, 'Ein Freitag')).toEqual([]);
  expect(changed('"8:05"', '"08.05 Uhr"')).toEqual([]);
  expect(changed('"then":"blank"', '"then":"code"')).toEqual(['moments.0.choices.0.then is code, not blank']);
  expect(changed('"verdict":"wrong"', '"verdict":"wise"')).toEqual(['moments.0.choices.0.verdict is wise, not wrong']);
  expect(changed('"ending":"mixed"', '"ending":"good"')).toEqual(['moments.14.ending is good, not mixed']);
  expect(changed('"mood":"happy"', '"mood":"calm"')).toEqual(['moments.0.picture.people.0.mood is calm, not happy']);
  expect(changed('"id":"blank"', '"id":"white"')).toEqual(['moments.1.id is white, not blank']);
  const [first, ...others] = day.moments;
  if (first?.choices === undefined) return expect.fail('the first moment has no choices');
  const fewer = { ...day, moments: [{ ...first, choices: first.choices.slice(1) }, ...others] };
  expect(differencesOfDays(day, fewer)).not.toEqual([]);
});

test('a folder of days names the file of what is wrong, also of a translation', () => {
  const root = mkdtempSync(join(tmpdir(), 'days-'));
  mkdirSync(join(root, 'days'));
  const folder = pathToFileURL(`${root}/`);
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  write('cast.yaml', CAST);
  write('days/1.yaml', DAY);
  const english = readDays(folder);
  expect([...english.keys()]).toEqual([1]);
  write('days/1.yaml', DAY.replace('verdict: wrong', 'verdict: risky'));
  expect(() => readDays(folder, english)).toThrow('days/1.yaml: moments.0.choices.0.verdict is risky, not wrong');
  write('days/2.yaml', DAY);
  expect(() => readDays(folder, english)).toThrow('days/2.yaml: there is no English day of this year');
  write('days/3.yaml', DAY);
  expect(() => readDays(folder)).toThrow('days/3.yaml: is not called 1.yaml or 2.yaml');
});
