import { expect, test } from 'vitest';
import { type Answer, escaped, html, valueIn, withoutTags } from '../../../testing/answers.ts';
import { tryProgram } from '../../../testing/try-program.ts';
import { checkEvaluation } from './a09-evaluation.ts';

const multiply = (_: string, a: string, b: string) => String(Number(a) * Number(b));
const byTemplate = (shape: RegExp) => (value: string) =>
  html(`<p>Hello ${withoutTags(value.replace(shape, multiply))}</p>`);
const grouped = (_: string, a: string, b: string) => (Number(a) * Number(b)).toLocaleString('en-US');

test.each<[string, Answer]>([
  ['Twig or Jinja', byTemplate(/\{\{(\d+)\*(\d+)\}\}/g)],
  ['Java', byTemplate(/\$\{(\d+)\*(\d+)\}/g)],
  ['Smarty', byTemplate(/\{(\d+)\*(\d+)\}/g)],
  ['Pug', byTemplate(/#\{(\d+)\*(\d+)\}/g)],
  ['ERB', byTemplate(/<%= (\d+)\*(\d+) %>/g)],
  ['Razor', byTemplate(/@\((\d+)\*(\d+)\)/g)],
  ['FreeMarker', (value) => html(`<p>Hello ${withoutTags(value.replace(/\$\{(\d+)\*(\d+)\}/g, grouped))}</p>`)],
])('a template of %s', async (_, answer) => {
  const { variants } = await tryProgram(checkEvaluation, (url) => answer(valueIn(url)));
  expect(variants).toEqual(['template-evaluates-input']);
});

/** Runs the value as JavaScript does in `eval`. */
function evaluated(value: string): string {
  try {
    const result: unknown = new Function(`return (${value})`)();
    return String(result);
  } catch {
    return 'error';
  }
}

/** What Python's `eval` makes of a multiplication and a division without remainder, with a comment behind. */
const byPython = (value: string) => {
  const [, a = '', b = ''] = /^(\d+)\*(\d+)\/\/1#[^\n]*\n?$/.exec(value) ?? [];
  return a === '' ? 'error' : multiply('', a, b);
};
/** What PHP prints while it runs a text within quotation marks. */
const byPhp = (quote: string) => (value: string) => {
  const [, a = '', b = ''] =
    new RegExp(`^[^${quote}]*${quote}\\.print\\((\\d+)\\*(\\d+)\\)\\.${quote}`).exec(value) ?? [];
  return a === '' ? 'error' : multiply('', a, b);
};

test.each<[string, (value: string) => string]>([
  ['JavaScript', evaluated],
  ['Python', byPython],
  ['PHP within single quotation marks', byPhp("'")],
  ['PHP within double quotation marks', byPhp('"')],
])('code of %s', async (_, run) => {
  const { variants } = await tryProgram(checkEvaluation, (url) => html(`<p>Result: ${run(valueIn(url))}</p>`));
  expect(variants).toEqual(['code-evaluates-input']);
});

test.each<[string, Answer]>([
  ['is repeated', (value) => html(`<p>${escaped(value)}</p>`)],
  ['is repeated raw', (value) => html(`<p>${value}</p>`)],
  ['is repeated without its signs', (value) => html(`<p>${value.replace(/[^\w ]/g, '')}</p>`)],
  [
    'a calculator works out, which knows numbers and signs only',
    (value) => html(`<p>${/^[\d+*/(). ]+$/.test(value) ? evaluated(value) : 'Not a sum'}</p>`),
  ],
  ['a page of other numbers ignores', () => html('<p>Call 0123 456789, order number 1234567890</p>')],
])('a value that %s is not reported', async (_, answer) => {
  const { variants } = await tryProgram(checkEvaluation, (url) => answer(valueIn(url)), '2');
  expect(variants).toEqual([]);
});

test('no template is tried where the page does not show its input', async () => {
  const { sent } = await tryProgram(checkEvaluation, () => html('x'));
  expect(sent.filter((value) => value.includes('{{'))).toEqual([]);
});
