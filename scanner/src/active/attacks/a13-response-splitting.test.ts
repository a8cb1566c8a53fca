import { expect, test } from 'vitest';
import { type Answer, valueIn } from '../../../testing/answers.ts';
import { tryProgram } from '../../../testing/try-program.ts';
import { checkResponseSplitting } from './a13-response-splitting.ts';

test.each<[string, Answer, boolean]>([
  [
    'as it is',
    (value) => {
      const [first = '', second] = value.split('\r\n');
      const [name = '', text = ''] = second?.split(': ') ?? [];
      return { body: 'x', headers: { 'x-language': first, ...(name === '' ? {} : { [name]: text }) } };
    },
    true,
  ],
  ['encoded', (value) => ({ body: 'x', headers: { 'x-language': encodeURIComponent(value) } }), false],
  ['without line breaks', (value) => ({ body: 'x', headers: { 'x-language': value.replace(/[\r\n]/g, '') } }), false],
])('a value in a header, %s', async (_, answer, isFound) => {
  const { variants } = await tryProgram(checkResponseSplitting, (url) => answer(valueIn(url)));
  expect(variants).toEqual(isFound ? ['input-becomes-header'] : []);
});

test('a line feed alone is tried by a thorough scan', async () => {
  const program = (url: URL) => {
    const [first = '', second = ''] = valueIn(url).replaceAll('\r\n', ' ').split('\n');
    const [name = '', text = ''] = second.split(': ');
    return { body: 'x', headers: { 'x-language': first, ...(name === '' ? {} : { [name]: text }) } };
  };
  const { variants } = await tryProgram(checkResponseSplitting, program, 'en', 'p', 'normal');
  expect(variants).toEqual(['input-becomes-header']);
});
