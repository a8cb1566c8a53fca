import { expect, test } from 'vitest';
import { type Answer, escaped, html, valueIn, withoutTags } from '../../../testing/answers.ts';
import { tryProgram } from '../../../testing/try-program.ts';
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
  ['in a style sheet', (value) => html(`<style>h1 { color: ${value}; }</style>`), true],
  ['decoded behind its filter', (value) => html(`<p>${decodeURIComponent(escaped(value))}</p>`), true],
  ['decoded before its filter', (value) => html(`<p>${escaped(decodeURIComponent(value))}</p>`), false],
  ['in upper case', (value) => html(`<p>${value.toUpperCase()}</p>`), true],
  [
    'in a script, within single quotation marks, of which double ones are escaped',
    (value) => html(`<script>var a = '${withoutTags(value).replaceAll('"', '&quot;')}';</script>`),
    true,
  ],
  [
    'in a script, within double quotation marks, of which double ones are escaped',
    (value) => html(`<script>var a = "${withoutTags(value).replaceAll('"', '&quot;')}";</script>`),
    false,
  ],
  [
    'in a page that is saved as a file',
    (value) => ({ ...html(`<p>${value}</p>`), headers: { 'content-disposition': 'attachment; filename=a.html' } }),
    false,
  ],
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
  ['a link, made harmless', (value) => html(`<a href="${escaped(`unsafe:${value}`)}">x</a>`), false],
  [
    'a link, made harmless where a scheme is written plainly',
    (value) => html(`<a href="${escaped(value.replace(/^\w+:/, 'unsafe:$&'))}">x</a>`),
    true,
  ],
  ['a picture', (value) => html(`<img src="${escaped(value)}" alt="">`), false],
])('an address that becomes that of %s', async (_, answer, isFound) => {
  const { variants } = await tryProgram(checkReflectedScripts, (url) => answer(valueIn(url)), 'shoes', 'p', 'normal');
  expect(variants).toEqual(isFound ? ['input-becomes-markup'] : []);
});

test.each<[string, Answer, boolean]>([
  ['in a template string', (value) => html(`<script>var a = \`${withoutTags(value)}\`;</script>`), true],
  [
    'in a template string, backslashed',
    (value) => html(`<script>var a = \`${withoutTags(value).replace(/[`\\$'"]/g, '\\$&')}\`;</script>`),
    false,
  ],
  ['without whole tags', (value) => html(`<p>${value.replace(/<[^>]*>/g, '')}</p>`), true],
  ['without tags, whole or begun', (value) => html(`<p>${value.replace(/<[^>]*>?/g, '')}</p>`), false],
  ['cut short', (value) => html(`<p>${value.slice(0, 40)}</p>`), true],
  ['cut short and escaped', (value) => html(`<p>${escaped(value.slice(0, 40))}</p>`), false],
])('a word %s, in a thorough scan', async (_, answer, isFound) => {
  const { variants } = await tryProgram(checkReflectedScripts, (url) => answer(valueIn(url)), 'shoes', 'p', 'normal');
  expect(variants).toEqual(isFound ? ['input-becomes-markup'] : []);
});
