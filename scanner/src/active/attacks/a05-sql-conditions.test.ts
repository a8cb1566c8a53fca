import { expect, test } from 'vitest';
import { type Answer, escaped, html, valueIn } from '../../../testing/answers.ts';
import { findThing } from '../../../testing/shop-database.ts';
import { tryProgram } from '../../../testing/try-program.ts';
import { checkSqlConditions } from './a05-sql-conditions.ts';

const LAMP = '<p>A lamp, 20 euros.</p>';
const NONE = '<p>There is no such thing.</p>';

const besideNumber = (value: string) => findThing(`number = ${value}`).isThere;
const withinBrackets = (value: string) => findThing(`(number = ${value}) AND name <> ''`).isThere;
const withinQuotes = (value: string) => findThing(`name = '${value}' OR code = '${value}'`).isThere;
const withinPattern = (value: string) => findThing(`name LIKE '%${value}%' AND number > 0`).isThere;
const shows = (isThere: (value: string) => boolean) => (value: string) => html(isThere(value) ? LAMP : NONE);

test.each<[string, string, Answer]>([
  ['beside a number', '7', shows(besideNumber)],
  ['within brackets', '7', shows(withinBrackets)],
  ['within quotation marks', 'lamp', shows(withinQuotes)],
  ['within quotation marks, on a number', '7', shows(withinQuotes)],
  ['in a search', 'lamp', shows(withinPattern)],
  [
    'with the value repeated',
    '7',
    (value) => html(`<p>Number ${escaped(value)}</p>${besideNumber(value) ? LAMP : NONE}`),
  ],
  [
    'that leads elsewhere',
    '7',
    (value) => ({ status: 302, body: '', headers: { location: besideNumber(value) ? '/a' : '/b' } }),
  ],
  ['by the status alone', '7', (value) => ({ ...html('x'), status: besideNumber(value) ? 200 : 404 })],
  [
    'beside a token that differs each time',
    '7',
    (value) =>
      html(`<form><input type="hidden" value="${crypto.randomUUID()}"></form>${besideNumber(value) ? LAMP : NONE}`),
  ],
])('a condition %s is found', async (_, original, answer) => {
  const { variants } = await tryProgram(checkSqlConditions, (url) => answer(valueIn(url)), original);
  expect(variants).toEqual(['database-condition-by-input']);
});

let visitors = 0;
const countVisitor = (): number => {
  visitors += 1;
  return visitors;
};
test.each<[string, string, Answer, number]>([
  ['that is not looked at', '7', () => html(LAMP), 3],
  ['of which only the digits count', '7', (value) => html(Number.parseInt(value, 10) === 7 ? LAMP : NONE), 3],
  ['that has to be a number', '7', (value) => html(value === '7' ? LAMP : NONE), 5],
  ['that is compared as it is', 'lamp', (value) => html(value === 'lamp' ? LAMP : NONE), 5],
  ['that is only repeated', 'lamp', (value) => html(`<p>Nothing found for ${escaped(value)}.</p>`), 3],
  ['that is repeated raw', 'lamp', (value) => html(`<p>Nothing found for ${value.replace('<', '')}.</p>`), 3],
  [
    'whose words are searched one by one',
    'lamp',
    (value) =>
      html(
        value
          .split(/\W+/)
          .map((word) => (word === 'lamp' ? LAMP : ''))
          .join(''),
      ),
    3,
  ],
  ['of a page that differs by itself', '7', () => html(`<p>Visitor ${countVisitor()}</p>`), 5],
  [
    'that is refused with quotation marks',
    'lamp',
    (value) => (/'/.test(value) ? { status: 403, body: 'No' } : html(LAMP)),
    5,
  ],
])('a value %s is left alone', async (_, original, answer, count) => {
  const { variants, sent } = await tryProgram(checkSqlConditions, (url) => answer(valueIn(url)), original);
  expect(variants).toEqual([]);
  expect(sent.length).toBe(count);
});

// Asked in turn: its own value, a word, the signs, true, false, its own value, the same false, another true, another false.
test.each([1, 4, 5, 6, 7, 8, 9])('a page whose answer number %i is another one is not judged', async (odd) => {
  let asked = 0;
  const { variants } = await tryProgram(
    checkSqlConditions,
    (url) => {
      asked += 1;
      return asked === odd ? html('<p>Try later.</p>') : shows(besideNumber)(valueIn(url));
    },
    '7',
  );
  expect(variants).toEqual([]);
});

/** A sign-in that finds nobody, and hides what its database complains about. */
const enter = (condition: (value: string) => string) => (value: string) => {
  const { isThere, error } = findThing(condition(value));
  if (error !== null) return { status: 500, body: 'Something went wrong.' };
  return html(isThere ? '<p>Welcome.</p>' : '<p>Wrong name or password.</p>');
};
const tryThoroughly = (answer: Answer, original: string) =>
  tryProgram(checkSqlConditions, (url) => answer(valueIn(url)), original, 'p', 'normal');

test.each<[string, string, Answer, string[]]>([
  [
    'within quotation marks',
    'nobody',
    enter((value) => `name = '${value}' AND code = 'x'`),
    ['database-grammar-by-input'],
  ],
  ['beside a number', '99', enter((value) => `number = ${value} AND code = 'x'`), ['database-grammar-by-input']],
  ['that is sent apart', 'nobody', enter((value) => `name = '${value.replaceAll("'", "''")}'`), []],
  [
    'whose signs are refused',
    'nobody',
    (value) => (/['"]/.test(value) ? { status: 500, body: 'Bad' } : html('Wrong.')),
    [],
  ],
  [
    'that a shell reads',
    'nobody',
    (value) => (value.split("'").length % 2 === 0 ? { status: 500, body: 'x' } : html('Wrong.')),
    [],
  ],
  [
    'that XPath reads',
    'nobody',
    (value) => (/'/.test(value) && !/' and '/.test(value) ? { status: 500, body: 'x' } : html('Wrong.')),
    [],
  ],
  ['that always fails', 'nobody', () => ({ status: 500, body: 'x' }), []],
])('a value %s that finds nothing is judged by its grammar', async (_, original, answer, expected) => {
  expect((await tryThoroughly(answer, original)).variants).toEqual(expected);
});

test('a condition within double quotation marks is found by a thorough scan', async () => {
  const answer = (value: string) => html(/^lamp(?:" AND "(\d+)"="\1)?$/.test(value) ? LAMP : NONE);
  expect((await tryThoroughly(answer, 'lamp')).variants).toEqual(['database-condition-by-input']);
});

test.each<[string, string, Answer, string[]]>([
  [
    'in a list of numbers',
    '7',
    shows((value) => findThing(`number IN (${value})`).isThere),
    ['database-condition-by-input'],
  ],
  [
    'in a function',
    'lamp',
    shows((value) => findThing(`name = lower('${value}')`).isThere),
    ['database-condition-by-input'],
  ],
  [
    'in the order of a list',
    'name',
    shows((value) => findThing(`1 = 1 ORDER BY ${value}`).isThere),
    ['database-grammar-by-input'],
  ],
  ['in an order that is looked up', 'name', (value) => html(value === 'name' ? LAMP : NONE), []],
  ['in an order of which the first word counts', 'name', (value) => html(value.startsWith('name') ? LAMP : NONE), []],
  [
    'that is a date without quotation marks',
    '2024-05-01',
    shows((value) => findThing(`2018 = ${value}`).isThere),
    ['database-condition-by-input'],
  ],
  ['that is a column', 'number', shows((value) => findThing(`${value}`).isThere), ['database-condition-by-input']],
  ['that is empty, in a search', '', shows(withinPattern), ['database-condition-by-input']],
  [
    'that is empty, where a number belongs',
    '',
    enter((value) => `number = ${value} AND code = 'x'`),
    ['database-grammar-by-input'],
  ],
  ['that is empty and sent apart', '', shows((value) => withinPattern(value.replaceAll("'", "''"))), []],
  ['that is a date and sent apart', '2024-05-01', (value) => html(value === '2024-05-01' ? LAMP : NONE), []],
])('a value %s, in a thorough scan', async (_, original, answer, expected) => {
  expect((await tryThoroughly(answer, original)).variants).toEqual(expected);
});

test('nothing is ever sent that could read more or change anything', async () => {
  for (const isThere of [besideNumber, withinQuotes, withinPattern]) {
    const { sent } = await tryProgram(checkSqlConditions, (url) => shows(isThere)(valueIn(url)), 'lamp');
    expect(sent.filter((value) => /\bor\b|;|--|union|select|sleep|\/\*/i.test(value))).toEqual([]);
  }
});

/** Programs that refuse blanks, so that no condition gets through. */
const unspaced =
  (answer: Answer, words = /\s/): Answer =>
  (value) =>
    words.test(value) ? { status: 400, body: 'Bad' } : answer(value);
const named =
  (shape: RegExp, broken: RegExp): Answer =>
  (value) =>
    broken.test(value) ? { status: 500, body: 'Error' } : html(shape.test(value) ? LAMP : NONE);

test.each<[string, Answer, string[]]>([
  ['SQLite', unspaced(enter((value) => `name = '${value}'`)), ['database-grammar-by-input']],
  ['MySQL', unspaced(named(/^lamp(?:' '|'\|\|')*$/, /'[^ |']/), /AND|\|\|/), ['database-grammar-by-input']],
  ['SQL Server', unspaced(named(/^lamp(?:'\+N')*$/, /^[^']*'(?!\+N')/)), ['database-grammar-by-input']],
  ['nothing that reads it', unspaced(enter((value) => `name = '${value.replaceAll("'", "''")}'`)), []],
  ['a search for each word', (value) => html(value.split(/\W+/).filter(Boolean).join() === 'lamp' ? LAMP : NONE), []],
  ['a shell', unspaced(named(/^lamp(?:'')*$/, /^[^']*(?:'[^']*'[^']*)*'[^']*$|\|/)), []],
  ['a script', unspaced(named(/^lamp(?:'\|\|'\w*)*$/, /'(?!\|\|)(?<!\|\|')/)), []],
])('quotation marks that break and repair are read by %s', async (_, answer, expected) => {
  expect((await tryThoroughly(answer, 'lamp')).variants).toEqual(expected);
});

test.each<[string, Answer, number]>([
  ['finds nothing', () => html(NONE), 5],
  ['finds whatever is asked for', (value) => html(value === '' ? NONE : LAMP), 7],
  ['reads its words one by one', (value) => html(/(?:^|\W)e(?:\W|$)/.test(value) ? LAMP : NONE), 6],
  ['takes its words as they are', (value) => html('lamp table'.includes(value) && value !== '' ? LAMP : NONE), 9],
  [
    'refuses quotation marks',
    (value) => (/'/.test(value) ? { status: 403, body: 'No' } : html(value === 'e' ? LAMP : NONE)),
    16,
  ],
])('a search without a value that %s is left alone', async (_, answer, count) => {
  const { variants, sent } = await tryThoroughly((value) => answer(value), '');
  expect(variants).toEqual([]);
  expect(sent.length).toBe(count);
});
