import { describe, expect, test } from 'vitest';
import { withWords, wordsOf } from './content-words.ts';

const content = { id: 'A01', cases: { expired: { title: 'Expired', fix: ['Renew it', 'Check it'], cwe: 298 } } };
const fields = ['cases.*.title', 'cases.*.fix.*'];

describe('the words of a content file', () => {
  test('are those of the fields that are named, in their order', () => {
    expect(wordsOf(content, fields)).toEqual([
      { path: 'cases.expired.title', text: 'Expired' },
      { path: 'cases.expired.fix.0', text: 'Renew it' },
      { path: 'cases.expired.fix.1', text: 'Check it' },
    ]);
  });

  test('are said anew in a copy; everything else stays', () => {
    const copy = withWords(content, fields, ({ text }) => text.toUpperCase());
    expect(copy).toEqual({
      id: 'A01',
      cases: { expired: { title: 'EXPIRED', fix: ['RENEW IT', 'CHECK IT'], cwe: 298 } },
    });
    expect(content.cases.expired.title).toBe('Expired');
  });

  test('a star stands for one key, not for several', () => {
    expect(wordsOf({ one: { two: 'words' }, three: 'more' }, ['*'])).toEqual([{ path: 'three', text: 'more' }]);
  });
});
