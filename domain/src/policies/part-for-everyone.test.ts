import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOfPolicy, whatStaffReads } from './part-for-everyone.ts';

const TEXT =
  '## For everyone\n\nLock the screen.\n\n### When you leave\n\n- Take the badge.\n\n## Purpose\n\nIt is safer.\n';

test('the part for everyone ends at the next heading of its level', () => {
  expect(partsOfPolicy(TEXT)).toEqual({
    summary: 'Lock the screen.\n\n### When you leave\n\n- Take the badge.',
    rest: '## Purpose\n\nIt is safer.\n',
  });
  expect(partsOfPolicy(`# Title\n\n${TEXT}`).rest).toBe('# Title\n\n## Purpose\n\nIt is safer.\n');
});

test.each([
  ['no such heading', '## Purpose\n\nFor everyone\n'],
  ['nothing below it', '## For everyone\n\n## Purpose\n\nText\n'],
  ['a longer heading', '## For everyone else\n\nText\n'],
  ['another level', '### For everyone\n\nText\n'],
  ['a heading in code', '```\n## For everyone\n\nText\n```\n'],
])('a text with %s has none, and is read whole', (_, text) => {
  expect(partsOfPolicy(text)).toEqual({ summary: null, rest: text });
  expect(whatStaffReads(text)).toBe(text);
});

const line = fc.constantFrom('## For everyone', '## Rules', '# Title', '### Small', 'Lock doors.', '- Item', '```', '');

test('no line is lost or said twice, whatever the text', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const { summary, rest } = partsOfPolicy(lines.join('\n'));
      const count = (words: string) =>
        words
          .split('\n')
          .filter((one) => one !== '')
          .sort();
      const heading = summary === null ? '' : '## For everyone';
      expect(count([summary ?? '', heading, rest].join('\n'))).toEqual(count(lines.join('\n')));
    }),
  );
});
