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
  ['bare in a script', (value) => html(`<script>show(${withoutTags(value)});</script>`), true],
  ['in an event, escaped for markup only', (value) => html(`<a onclick="go('${escaped(value)}')">x</a>`), true],
  [
    'in an event, escaped for scripts too',
    (value) => html(`<a onclick="go('${escaped(value.replace(/['"\\\\]/g, '\\\\$&'))}')">x</a>`),
    false,
  ],
  ['in a script, as a number', (value) => html(`<script>show(${Number.parseInt(value, 10) || 0});</script>`), false],
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

test.each<[string, Answer, boolean]>([
  ['a link', (value) => html(`<a href="${escaped(value)}">x</a>`), true],
  ['a frame', (value) => html(`<iframe src='${escaped(value)}'></iframe>`), true],
  ['a link of the site itself', (value) => html(`<a href="/find?q=${escaped(value)}">x</a>`), false],
  ['a link, if it is one', (value) => html(`<a href="${/^https?:/.test(value) ? escaped(value) : '/'}">x</a>`), false],
  ['a link, made harmless', (value) => html(`<a href="${escaped(value.replace(/^\w+:/, 'unsafe:$&'))}">x</a>`), false],
  ['a picture', (value) => html(`<img src="${escaped(value)}" alt="">`), false],
])('an address that becomes that of %s', async (_, answer, isFound) => {
  const { variants } = await tryProgram(checkReflectedScripts, (url) => answer(valueIn(url)), 'shoes', 'p', 'normal');
  expect(variants).toEqual(isFound ? ['input-becomes-markup'] : []);
});
