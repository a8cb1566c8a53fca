import { expect, test } from 'vitest';
import { readPastedList } from './pasted-list.ts';

const HEAD = 'name,email,department\n';

test.each([
  ['Sam Ortiz <sam@lark.example>', '"Sam Ortiz","sam@lark.example",""'],
  ['sam@lark.example', '"","sam@lark.example",""'],
  ['sam@lark.example, Sam Ortiz, Sales', '"Sam Ortiz","sam@lark.example","Sales"'],
  ['Sam Ortiz\tsam@lark.example\tSales', '"Sam Ortiz","sam@lark.example","Sales"'],
  ['sam@lark.example, Sam Ortiz, No, Head', '"Sam Ortiz","sam@lark.example","No, Head"'],
  ['sam@lark.example; Sam Ortiz; "Sales, North"', '"Sam Ortiz","sam@lark.example","Sales, North"'],
  ['Sam Ortiz\tsam@lark.example\tSales\t555 0100', '"Sam Ortiz","sam@lark.example","Sales"'],
  ['Sam "Sunny" Ortiz; sam@lark.example', '"Sam Sunny Ortiz","sam@lark.example",""'],
])('%s is taken apart around its address', (line, row) => {
  expect(readPastedList(line)).toEqual({ csv: HEAD + row, linesBefore: 1 });
});

test('empty lines keep their place, so that numbers of lines are those of the list', () => {
  const { csv } = readPastedList('sam@lark.example\n\nno address here\r\nmia@lark.example');
  expect(csv.split('\n')).toEqual([
    'name,email,department',
    '"","sam@lark.example",""',
    '',
    '"no address here","",""',
    '"","mia@lark.example",""',
  ]);
});

test('a list with names of columns is read as it stands', () => {
  const text = 'Name\tE-mail\nSam Ortiz\tsam@lark.example';
  expect(readPastedList(text)).toEqual({ csv: text, linesBefore: 0 });
});
