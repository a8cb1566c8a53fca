import { expect, test } from 'vitest';
import type { RichText } from './rich-text.ts';
import { spokenLines } from './spoken-lines.ts';

const words = (text: string) => [{ text }];

test('a text is read out line by line, tables row by row with the names of columns', () => {
  const text: RichText = [
    { kind: 'heading', level: 2, spans: words('Locks') },
    { kind: 'paragraph', spans: [{ text: 'Lock it' }, { text: ' every\n time.', strong: true }] },
    {
      kind: 'list',
      ordered: false,
      start: 1,
      items: [
        [{ kind: 'paragraph', spans: words('Desk') }],
        [
          { kind: 'paragraph', spans: words('Phone') },
          { kind: 'quote', blocks: [{ kind: 'paragraph', spans: words('Ask first.') }] },
        ],
      ],
    },
    { kind: 'rule' },
    {
      kind: 'table',
      head: [words('System'), words('')],
      rows: [
        [words('Windows'), words('Win+L')],
        [words(''), words('–')],
      ],
    },
    { kind: 'code', text: ' ' },
  ];
  expect(spokenLines(text)).toEqual([
    'Locks',
    'Lock it every time.',
    'Desk',
    'Phone',
    'Ask first.',
    'System: Windows. Win+L',
    '–',
  ]);
});
