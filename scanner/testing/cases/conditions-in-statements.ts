import { ANY_TEXT } from '../../src/forms/fill-form.ts';
import { html } from '../answers.ts';
import type { PairAnswer, PairRow } from './case-pair.ts';
import { after, bound, byName, byNumber, byPattern, digits, FAILED, quiet, type Statement } from './statements.ts';

let made = 0;
/** No two pages say the same. */
const clocked =
  (answer: PairAnswer): PairAnswer =>
  async (value, doing) => {
    const page = await answer(value, doing);
    made += 1;
    const clock = `10:${String(made % 60).padStart(2, '0')}:07, in 0.0${made} s`;
    return { ...page, body: `${page.body}<p>Made at ${clock}.</p>` };
  };

/** Looks for nothing until it is asked to. */
const asked =
  (answer: PairAnswer): PairAnswer =>
  (value, doing) =>
    value === '' ? html('<p>What are you looking for?</p>') : answer(value, doing);

const byLowered: Statement = (v) => `SELECT * FROM things WHERE name LIKE LOWER('%${v}%')`;

/** Programs that hide errors, where a condition shows by what is found. */
export const CONDITIONS: readonly PairRow[] = [
  ['a text, without complaint', '/quiet-text', 'model', 'lamp', quiet(byName), quiet(after(bound, byName))],
  ['a number, without complaint', '/quiet-number', 'number', '7', quiet(byNumber), quiet(after(digits, byNumber))],
  [
    'a number, errors hidden by a page of their own',
    '/quiet-page',
    'entry',
    '7',
    quiet(byNumber, 'SQLite', FAILED),
    (v) => (/^\d+$/.test(v) ? html(v === '7' ? '<p>A lamp, 20 euros.</p>' : '<p>There is none.</p>') : FAILED),
  ],
  ['a search, without complaint', '/quiet-search', 'phrase', 'lamp', quiet(byPattern), quiet(after(bound, byPattern))],
  [
    'within brackets',
    '/quiet-brackets',
    'pick',
    '7',
    quiet((v) => `SELECT * FROM things WHERE (number = ${v}) AND name <> ''`),
    quiet(after(digits, (v) => `SELECT * FROM things WHERE (number = ${v}) AND name <> ''`)),
  ],
  [
    'a text within brackets',
    '/quiet-bracket-text',
    'kind',
    'lamp',
    quiet((v) => `SELECT * FROM things WHERE (name = '${v}' AND number > 0)`),
    quiet(after(bound, (v) => `SELECT * FROM things WHERE (name = '${v}' AND number > 0)`)),
  ],
  [
    'a list of numbers, without complaint',
    '/quiet-list',
    'set',
    '7',
    quiet((v) => `SELECT * FROM things WHERE number IN (${v})`),
    quiet(after(digits, (v) => `SELECT * FROM things WHERE number IN (${v})`)),
  ],
  [
    'a list of texts, without complaint',
    '/quiet-texts',
    'names',
    'lamp',
    quiet((v) => `SELECT * FROM things WHERE name IN ('${v}')`),
    quiet(after(bound, (v) => `SELECT * FROM things WHERE name IN ('${v}')`)),
  ],
  [
    'within a function',
    '/quiet-function',
    'alias',
    'lamp',
    quiet((v) => `SELECT * FROM things WHERE name = lower('${v}')`),
    quiet(after(bound, (v) => `SELECT * FROM things WHERE name = lower('${v}')`)),
  ],
  [
    'a text within double quotation marks',
    '/quiet-double',
    'maker',
    'lamp',
    quiet((v) => `SELECT * FROM things WHERE name = "${v}"`, 'MySQL'),
    quiet((v) => `SELECT * FROM things WHERE name = "${v.replaceAll('"', '""')}"`, 'MySQL'),
  ],
  [
    'the order of a list, without complaint',
    '/quiet-sorted',
    'order_by',
    'name',
    quiet((v) => `SELECT * FROM things ORDER BY ${v}`),
    quiet(() => 'SELECT * FROM things ORDER BY name'),
  ],
  [
    'a text that nothing is found for',
    '/quiet-nothing',
    'owner',
    'nobody',
    quiet(byName, 'SQLite', FAILED),
    quiet(after(bound, byName), 'SQLite', FAILED),
  ],
  [
    'a date without quotation marks, without complaint',
    '/quiet-date',
    'day',
    '2024-05-01',
    quiet((v) => `SELECT * FROM things WHERE 2018 = ${v}`),
    (v) => html(v === '2024-05-01' ? '<p>A lamp, 20 euros.</p>' : '<p>There is none.</p>'),
  ],
  [
    'a number, on a page that tells when it was made',
    '/quiet-clock',
    'aisle',
    '7',
    clocked(quiet(byNumber)),
    clocked(quiet(after(digits, byNumber))),
  ],
  [
    'between two numbers, without complaint',
    '/quiet-between',
    'from_shelf',
    '7',
    quiet((v) => `SELECT * FROM things WHERE number BETWEEN ${v} AND 9`),
    quiet(after(digits, (v) => `SELECT * FROM things WHERE number BETWEEN ${v} AND 9`)),
  ],
  [
    'a column, without complaint',
    '/quiet-column',
    'having',
    'number',
    quiet((v) => `SELECT * FROM things WHERE ${v}`),
    quiet((v) => `SELECT * FROM things WHERE ${v === 'number' ? 'number' : '0'}`),
  ],
  [
    'an empty search, without complaint',
    '/quiet-empty',
    'words_in',
    '',
    quiet(byPattern),
    quiet(after(bound, byPattern)),
  ],
  [
    'a search that shows nothing until it is asked, without complaint',
    '/quiet-asked',
    'sought',
    '',
    asked(quiet(byPattern)),
    asked(quiet(after(bound, byPattern))),
  ],
  [
    'a search within a function that shows nothing until it is asked, without complaint',
    '/quiet-asked-within',
    'sought_within',
    '',
    asked(quiet(byLowered)),
    asked(quiet(after(bound, byLowered))),
  ],
  [
    'a search that finds nothing for a word of ours, without complaint',
    '/quiet-unfound',
    'notion',
    ANY_TEXT,
    quiet(byPattern),
    quiet(after(bound, byPattern)),
  ],
  [
    'an empty number, without complaint',
    '/quiet-empty-number',
    'shelf',
    '',
    quiet((v) => `SELECT * FROM things WHERE number = ${v} AND code = 'x'`, 'SQLite', FAILED),
    quiet(after(digits, byNumber), 'SQLite', FAILED),
  ],
  [
    'a text of a program that refuses blanks',
    '/quiet-blanks',
    'brand',
    'lamp',
    (v, doing) => (/\s/.test(v) ? FAILED : quiet(byName, 'SQLite', FAILED)(v, doing)),
    (v, doing) => (/\s/.test(v) ? FAILED : quiet(after(bound, byName), 'SQLite', FAILED)(v, doing)),
  ],
];
