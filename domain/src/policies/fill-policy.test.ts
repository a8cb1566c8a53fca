import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPolicy } from './fill-policy.ts';
import { plainInMarkdown } from './plain-in-markdown.ts';
import type { FieldValues, PolicyField } from './policy-field.ts';
import { type TemplateNode, templateFaults, visibleFields } from './policy-template.ts';

const named = (id: string) => ({ id, label: id, help: id });
const FIELDS: readonly PolicyField[] = [
  { ...named('name'), type: 'text', default: 'ours' },
  { ...named('lead'), type: 'person', default: 'the owner' },
  { ...named('days'), type: 'number', default: 3, min: 0, max: 5000, unit: { one: 'day', many: 'days' } },
  {
    ...named('pace'),
    type: 'choice',
    default: 'weekly',
    options: [
      { id: 'weekly', label: 'Weekly', words: 'every week' },
      { id: 'daily', label: 'daily' },
    ],
  },
  { ...named('remote'), type: 'yes-no', default: true },
  { ...named('tools'), type: 'list', default: [], mayBeEmpty: true },
];
const text = (words: string): TemplateNode => ({ kind: 'text', text: words });
const field = (id: string, alone = false): TemplateNode => ({ kind: 'field', field: id, alone });
const when = (id: string, nodes: TemplateNode[], option: string | null = null, wanted = true): TemplateNode => ({
  kind: 'condition',
  field: id,
  option,
  wanted,
  nodes,
});
const fill = (nodes: TemplateNode[], values: FieldValues = {}) => fillPolicy(nodes, FIELDS, values);

test('numbers have their unit, choices their words, persons a capital at the start of a sentence', () => {
  const nodes = [
    field('lead'),
    text(' asks '),
    field('lead'),
    text(' '),
    field('pace'),
    text(' for '),
    field('days'),
    text('. '),
    field('pace'),
  ];
  expect(fill(nodes)).toBe('The owner asks the owner every week for 3 days. Every week\n');
  expect(fill(nodes, { days: 1, pace: 'daily', lead: 'Ann' })).toBe('Ann asks Ann daily for 1 day. Daily\n');
  expect(fill([field('days')], { days: 5000 })).toBe('5,000 days\n');
  expect(fill([text('| '), field('lead'), text(' |\n- '), field('lead'), text('\n1. **'), field('lead')])).toBe(
    '| The owner |\n- The owner\n1. **The owner\n',
  );
});

test('a list is bullets where it stands alone, and words inside a sentence', () => {
  const nodes = [text('Of '), field('tools'), text(':\n\n'), field('tools', true)];
  expect(fill(nodes, { tools: ['a', 'b', 'c'] })).toBe('Of a, b and c:\n\n- a\n- b\n- c\n');
  expect(fill([field('tools')], { tools: ['a', 'b'] })).toBe('a and b\n');
});

test('a list of one is a paragraph where it is a sentence, else the end of what leads up to it', () => {
  const nodes = [text('We use:\n\n'), field('tools', true), text('\n\nEnd.')];
  expect(fill(nodes, { tools: ['Tell the police.'] })).toBe('We use:\n\nTell the police\\.\n\nEnd.\n');
  expect(fill(nodes, { tools: ['one tool'] })).toBe('We use: one tool.\n\nEnd.\n');
  expect(fill([text('We use this.\n\n'), field('tools', true)], { tools: ['one tool'] })).toBe(
    'We use this.\n\n- one tool\n',
  );
  expect(fill([text('All:\n\n- first\n'), field('tools', true)], { tools: ['one tool'] })).toBe(
    'All:\n\n- first\n- one tool\n',
  );
  expect(fill([text('All:\n\n'), field('tools', true), text('\n- last')], { tools: ['one tool'] })).toBe(
    'All:\n\n- one tool\n- last\n',
  );
});

test('parts appear by yes/no, option and entries, and leave no gap', () => {
  const nodes = [
    text('A\n\n'),
    when('remote', [text('far\n')]),
    when('remote', [text('near\n')], null, false),
    text('\n'),
    when('pace', [text('often\n')], 'daily'),
    when('tools', [text('with tools\n')]),
    text('\nZ'),
  ];
  expect(fill(nodes)).toBe('A\n\nfar\n\nZ\n');
  expect(fill(nodes, { remote: false, pace: 'daily', tools: ['x'] })).toBe('A\n\nnear\n\noften\nwith tools\n\nZ\n');
});

test('what no longer suits the field gives way to the default', () => {
  const nodes = [field('name'), field('days'), field('pace'), when('remote', [text('!')])];
  const stale = { name: ' ', days: 'many', pace: 'monthly', remote: 'yes' };
  expect(fill(nodes, stale)).toBe(fill(nodes));
  expect(fill([field('name')], JSON.parse('{"__proto__": {"name": "x"}}'))).toBe('ours\n');
});

test('a field is asked only where the text shows it', () => {
  const nodes = [when('remote', [field('days'), when('pace', [field('lead')], 'daily')]), field('name')];
  const asked = (values: FieldValues) => visibleFields(nodes, FIELDS, values).map(({ id }) => id);
  expect(asked({})).toEqual(['name', 'days', 'pace', 'remote']);
  expect(asked({ pace: 'daily' })).toContain('lead');
  expect(asked({ remote: false })).toEqual(['name', 'remote']);
});

test('faults name a list that can vanish, an option that is not there, and a choice without one', () => {
  const nodes = [field('tools'), when('pace', [], 'yearly'), when('pace', []), when('days', [])];
  expect(templateFaults(nodes, FIELDS.slice(2))).toEqual([
    '{{tools}} may be empty and is outside {{#tools}}',
    'pace has no option yearly',
    'a condition on pace names no option',
    'a number such as days cannot be a condition',
    'the field remote is not used',
  ]);
});

test('a value is one line, reads as it was typed, and never becomes markup', () => {
  expect(plainInMarkdown('# <b>[x](javascript:y)</b>\n\n| *a* {{b}} &amp; www.evil.example')).toBe(
    '\\# \\<b\\>\\[x\\]\\(javascript\\:y\\)\\</b\\> \\| \\*a\\* \\{\\{b\\}\\} \\&amp; www\\.evil\\.example',
  );
  expect(plainInMarkdown('a\u202Eb\u2028c\u0000d')).toBe('ab c d');
  const hostile = fc.string({ unit: fc.constantFrom(...'ab 1\\`*_{}[]()<>#+-.!|~&:=@^$;\n\t\r'), maxLength: 60 });
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (value) => {
      const written = plainInMarkdown(value);
      expect(written).not.toMatch(/[\n\r\t\u2028]|^ | $| {2}/);
      expect(written.replace(/\\[\\`*_{}[\]()<>#+\-.!|~&:=@^$]/g, '')).not.toMatch(/[\\`*_{}[\]()<>#+\-.!|~&:=@^$]/);
      expect(plainInMarkdown(written.replace(/\\(.)/gu, '$1'))).toBe(written);
    }),
    { numRuns: 60 },
  );
});
