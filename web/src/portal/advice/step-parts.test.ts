import { expect, test } from 'vitest';
import { stepParts } from './step-parts.ts';

const prose = (text: string) => ({ kind: 'prose', text }) as const;
const code = (text: string) => ({ kind: 'code', text }) as const;

const shown = (spans: Parameters<typeof stepParts>[0]) => stepParts(spans).map(({ kind, text }) => ({ kind, text }));

test('a name stays in its sentence, and a line to be typed stands by itself', () => {
  expect(shown([prose('Add '), code('Header unset Server'), prose(' to '), code('.htaccess'), prose('.')])).toEqual([
    { kind: 'prose', text: 'Add ' },
    { kind: 'lines', text: 'Header unset Server' },
    { kind: 'prose', text: ' to ' },
    { kind: 'name', text: '.htaccess' },
    { kind: 'prose', text: '.' },
  ]);
});

test('the lines of a container are one block, each on a line of its own', () => {
  const container = [code('<Files ".ht*">'), prose(', '), code('Require all denied'), prose(', '), code('</Files>')];
  expect(shown([...container, prose('.')])[0]).toEqual({
    kind: 'lines',
    text: '<Files ".ht*">\nRequire all denied\n</Files>',
  });
  expect(stepParts([code('<Directory /uploads>'), prose(' with '), code('SetHandler none')])).toHaveLength(3);
});
