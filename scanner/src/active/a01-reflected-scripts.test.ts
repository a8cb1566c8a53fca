import { expect, test } from 'vitest';
import { type Answer, escaped, html, valueIn, withoutTags } from '../../testing/answers.ts';
import { tryProgram } from '../../testing/try-program.ts';
import { checkReflectedScripts } from './a01-reflected-scripts.ts';

test.each<[string, Answer, boolean]>([
  ['in text', (value) => html(`<p>${value}</p>`), true],
  ['in a title', (value) => ({ body: `<title>${value}</title>` }), true],
  ['in a text field', (value) => html(`<textarea>${value}</textarea>`), true],
  ['in a comment', (value) => html(`<!-- ${value} -->`), true],
  ['in a quoted attribute', (value) => html(`<input value='${withoutTags(value)}'>`), true],
  ['in a bare attribute', (value) => html(`<input value=${withoutTags(value)}>`), true],
  ['in a script', (value) => html(`<script>var a = '${withoutTags(value)}';</script>`), true],
  ['on an error page', (value) => ({ ...html(value), status: 404 }), true],
  ['escaped in text', (value) => html(`<p>${escaped(value)}</p>`), false],
  ['escaped in an attribute', (value) => html(`<input value="${escaped(value)}">`), false],
  ['without tags in text', (value) => html(`<p>${withoutTags(value)}</p>`), false],
  ['with tags removed', (value) => html(`<p>${value.replace(/[<>"']/g, '')}</p>`), false],
  [
    'in a script, backslashed',
    (value) =>
      html(`<script>var a = "${withoutTags(JSON.stringify(value).slice(1, -1)).replaceAll("'", "\\'")}";</script>`),
    false,
  ],
  [
    'in data of a script',
    (value) => html(`<script type="application/json">{"a":"${withoutTags(value)}"}</script>`),
    false,
  ],
  ['as plain text', (value) => ({ type: 'text/plain', body: value }), false],
  ['as data', (value) => ({ type: 'application/json', body: JSON.stringify({ value }) }), false],
  ['not at all', () => html('<p>Hello</p>'), false],
])('a word %s', async (_, answer, isFound) => {
  const { variants } = await tryProgram(checkReflectedScripts, (url) => answer(valueIn(url)));
  expect(variants).toEqual(isFound ? ['input-becomes-markup'] : []);
});

test.each<[string, Answer, number]>([
  ['in an attribute, escaped', (value) => html(`<input value="${escaped(value)}">`), 3],
  ['in a bare attribute, escaped', (value) => html(`<input value=${escaped(value)}>`), 5],
  [
    'in an attribute, with backslashes',
    (value) => html(`<input value="${withoutTags(value.replace(/["']/g, '\\$&'))}">`),
    5,
  ],
  ['in text, escaped', (value) => html(`<p>${escaped(value)}</p>`), 3],
])('a word %s costs as few requests as are needed to know', async (_, answer, count) => {
  const { sent } = await tryProgram(checkReflectedScripts, (url) => answer(valueIn(url)));
  expect(sent.length).toBe(count);
});

test('a value without quotation marks of its own is left by a blank, escaped or not', async () => {
  const { variants } = await tryProgram(checkReflectedScripts, (url) => html(`<input value=${escaped(valueIn(url))}>`));
  expect(variants).toEqual(['input-becomes-markup']);
});
