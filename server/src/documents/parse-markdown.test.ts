import { fillPolicy } from '@portal/domain/policies/fill-policy.ts';
import type { PolicyField } from '@portal/domain/policies/policy-field.ts';
import { markField } from '@portal/domain/rich-text/field-marks.ts';
import type { Block, RichText } from '@portal/domain/rich-text/rich-text.ts';
import { plainSpans } from '@portal/domain/rich-text/rich-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';

const paragraph = (...spans: object[]) => ({ kind: 'paragraph', spans });

test('headings, lists, tables, quotes and code are read', () => {
  const markdown = [
    '## Who *does* what',
    '1. **One** step',
    '2. two\n   - below',
    '> said\n> so',
    '| A | B |\n| --- | --- |\n| `x` | y |',
    '---',
    '```\n<b>\n```',
  ].join('\n\n');
  expect(parseMarkdown(markdown)).toEqual([
    { kind: 'heading', level: 2, spans: [{ text: 'Who ' }, { text: 'does', emphasis: true }, { text: ' what' }] },
    {
      kind: 'list',
      ordered: true,
      start: 1,
      items: [
        [paragraph({ text: 'One', strong: true }, { text: ' step' })],
        [
          paragraph({ text: 'two' }),
          { kind: 'list', ordered: false, start: 1, items: [[paragraph({ text: 'below' })]] },
        ],
      ],
    },
    { kind: 'quote', blocks: [paragraph({ text: 'said\nso' })] },
    {
      kind: 'table',
      head: [[{ text: 'A' }], [{ text: 'B' }]],
      rows: [[[{ text: 'x', code: true }], [{ text: 'y' }]]],
    },
    { kind: 'rule' },
    { kind: 'code', text: '<b>' },
  ]);
});

test('what could run or fetch is left out, and its words stay', () => {
  const markdown =
    'A <b onclick="x()">bold</b> [no](javascript:alert(1)) [yes](https://a.example/) ![a plan](https://t.example/1.png)\n\n<script>alert(1)</script>';
  expect(parseMarkdown(markdown)).toEqual([
    paragraph({ text: 'A bold no ' }, { text: 'yes', link: 'https://a.example/' }, { text: ' a plan' }),
  ]);
});

test('of links only those to https and to mail addresses stay', () => {
  const links = [
    'http://a.example/',
    'ftp://a.example/',
    '//a.example/',
    '/settings',
    'data:text/html,x',
    'vbscript:x',
  ];
  const shown = parseMarkdown(links.map((link, place) => `[word ${place}](${link})`).join('\n\n'));
  expect(shown).toEqual(links.map((_link, place) => paragraph({ text: `word ${place}` })));
  const kept = parseMarkdown('[mail](mailto:ann@firm.example)');
  expect(kept).toEqual([paragraph({ text: 'mail', link: 'mailto:ann@firm.example' })]);
});

test('words of fields are known, also in bold and in tables, and torn marks are not seen', () => {
  const lead = markField('lead', 'Ann');
  expect(parseMarkdown(`Ask **${lead}**, says ${lead} \uE000torn`)).toEqual([
    paragraph(
      { text: 'Ask ' },
      { text: 'Ann', strong: true, field: 'lead' },
      { text: ', says ' },
      { text: 'Ann', field: 'lead' },
      { text: ' torn' },
    ),
  ]);
});

const FIELD: PolicyField = { id: 'words', label: 'Words', help: 'Any words', type: 'text', default: 'none' };

function spansIn(blocks: RichText): { text: string; field?: string | undefined }[] {
  const inside = (block: Block) => {
    if (block.kind === 'heading' || block.kind === 'paragraph') return [...block.spans];
    if (block.kind === 'list') return block.items.flatMap((item) => spansIn(item));
    return block.kind === 'quote' ? spansIn(block.blocks) : [];
  };
  return blocks.flatMap(inside);
}

test('whatever somebody answers is shown as it was typed, and stays within its field', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), (typed) => {
      const nodes = [
        { kind: 'text', text: 'Ask ' },
        { kind: 'field', field: 'words', alone: false },
        { kind: 'text', text: ' first.' },
      ] as const;
      const spans = spansIn(parseMarkdown(fillPolicy(nodes, [FIELD], { words: typed }, { marks: true })));
      const shown = plainSpans(spans.filter(({ field }) => field === 'words'));
      const words = typed
        .replace(/[\u202A-\u202E\u2066-\u2069\uE000-\uE002]/gu, '')
        .replace(/[\p{Cc}\p{Z}\s]+/gu, ' ')
        .trim();
      expect(shown).toBe(typed.trim() === '' ? 'none' : words);
    }),
  );
});
