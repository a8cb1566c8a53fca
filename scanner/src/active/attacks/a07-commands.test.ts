import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type Answer, escaped, html, valueIn } from '../../../testing/answers.ts';
import { tryProgram } from '../../../testing/try-program.ts';
import { checkCommands } from './a07-commands.ts';

const product = (expression = '') => {
  const [a, b] = expression.split('*').map(Number);
  return a && b ? String(a * b) : '';
};

/** What a real shell writes that is to repeat the value within such quotation marks. */
function unix(value: string, quote: '' | "'" | '"'): string {
  const { stdout } = spawnSync('sh', ['-c', `echo ${quote}${value}${quote}`], { encoding: 'utf8', timeout: 10_000 });
  return stdout;
}

/** What the command line of Windows writes. */
const windows = (value: string) =>
  value
    .split('&')
    .map((command) => product(/^set \/a ([\d*]+)$/.exec(command)?.[1]))
    .join(' ');

test.each<[string, Answer, string[]]>([
  ['bare, on Unix', (value) => html(`<pre>${unix(value, '')}</pre>`), ['Linux or Unix']],
  ['within single quotation marks', (value) => html(`<pre>${unix(value, "'")}</pre>`), ['Linux or Unix']],
  ['within double quotation marks', (value) => html(`<pre>${unix(value, '"')}</pre>`), ['Linux or Unix']],
  ['on Windows', (value) => ({ type: 'text/plain', body: `Pinging...\r\n${windows(value)}` }), ['Windows']],
  ['beside what was sent', (value) => html(`<p>${escaped(value)}</p><pre>${unix(value, '')}</pre>`), ['Linux or Unix']],
  ['only repeated', (value) => html(`<p>${escaped(value)}</p>`), []],
  ['repeated raw', (value) => html(`<p>${value}</p>`), []],
  ['refused', (value) => (/[|&]/.test(value) ? { status: 403, body: 'Blocked' } : html('x')), []],
  ['handed over as one argument', (value) => html(`<pre>ping: ${value}: Name or service not known</pre>`), []],
])('a command %s', async (_, answer, systems) => {
  const { findings } = await tryProgram(checkCommands, (url) => answer(valueIn(url)));
  expect(findings.map(({ facts }) => facts.system)).toEqual(systems);
});

test('a number that shows up once is not reported', async () => {
  let shown = '';
  const { variants } = await tryProgram(checkCommands, (url) => {
    if (valueIn(url).includes('|')) shown ||= unix(valueIn(url), '');
    return html(`<pre>${shown}</pre>`);
  });
  expect(shown).toMatch(/^zq\w{10}\d{9,10}\n$/);
  expect(variants).toEqual([]);
});

test('the numbers differ from round to round and are the same in every scan', async () => {
  const answer = (url: URL) => html(`<pre>${unix(valueIn(url), '')}</pre>`);
  const [first, again] = [await tryProgram(checkCommands, answer), await tryProgram(checkCommands, answer)];
  expect(again.sent).toEqual(first.sent);
  expect(new Set(first.sent).size).toBe(4);
});

test.each<[string, (value: string) => string, string[]]>([
  ['bare', (value) => unix(value, ''), ['Linux or Unix']],
  ['within single quotation marks', (value) => unix(value, "'"), ['Linux or Unix']],
  ['within double quotation marks', (value) => unix(value, '"'), ['Linux or Unix']],
  ['and without line breaks', (value) => unix(value.replaceAll('\n', ' ').replace(/[#()$'"]/g, ''), ''), []],
])('a command behind a filter that takes out pipes and ampersands, %s', async (_, answer, systems) => {
  const program = (url: URL) => html(`<pre>${answer(valueIn(url).replace(/[|&]/g, ''))}</pre>`);
  const { findings } = await tryProgram(checkCommands, program, 'till', 'p', 'normal');
  expect(findings.map(({ facts }) => facts.system)).toEqual(systems);
});
