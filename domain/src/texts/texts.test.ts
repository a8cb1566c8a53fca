import { describe, expect, expectTypeOf, test } from 'vitest';
import { compileText } from './compile-text.ts';
import { pseudoText } from './pseudo.ts';
import { createSay } from './say.ts';
import { type Phrase, texts, type Values } from './texts.ts';

const sample = texts('sample', {
  plain: 'Calendar',
  named: 'Scan of {website}',
  counted: '{count, plural, one {# issue} other {# issues}} found on {website}',
  dated: 'Since {day, date, medium}',
  chosen: '{kind, select, scan {A scan} other {Something}}',
  tagged: 'Read <link>the method of {name}</link> first.',
});
const find = ({ id, text }: Phrase) => compileText(id, text);
const say = createSay({ locale: 'en-US', timeZone: 'UTC', find });

describe('the text', () => {
  test('is said with its values, by the rules of its language', () => {
    expect(say(sample.plain)).toBe('Calendar');
    expect(say(sample.named, { website: 'Shop' })).toBe('Scan of Shop');
    expect(say(sample.counted, { count: 1, website: 'Shop' })).toBe('1 issue found on Shop');
    expect(say(sample.counted, { count: 1200, website: 'Shop' })).toBe('1,200 issues found on Shop');
    expect(say(sample.dated, { day: new Date('2026-11-26T00:00:00Z') })).toBe('Since Nov 26, 2026');
    expect(say(sample.chosen, { kind: 'scan' })).toBe('A scan');
    expect(createSay({ locale: 'de', find })(sample.counted, { count: 1200, website: 'Shop' })).toContain('1.200');
  });

  test('has its tags filled by what shows it', () => {
    const parts = say.parts(sample.tagged, { name: 'X', link: (words) => ({ to: '/method', words }) });
    expect(parts).toEqual(['Read ', { to: '/method', words: ['the method of X'] }, ' first.']);
  });

  test('says by its type which values it needs', () => {
    expectTypeOf<Values<'Scan of {website}'>>().toEqualTypeOf<{ website: string | number }>();
    // @ts-expect-error a value is missing
    expect(() => say(sample.named)).toThrow();
    // @ts-expect-error a count is a number
    expect(() => say(sample.counted, { count: 'one', website: 'Shop' })).toThrow();
    // @ts-expect-error there is no such value
    say(sample.plain, { website: 'Shop' });
  });

  test('that is no message is refused by its name', () => {
    expect(() => compileText('sample.broken', 'Scan of {website')).toThrow('sample.broken');
  });
});

describe('the language that nobody speaks', () => {
  const pseudo = createSay({ locale: 'en-US', timeZone: 'UTC', find: (phrase) => pseudoText(find(phrase)) });

  test('accents and lengthens every word of the text, and none of its values', () => {
    expect(pseudo(sample.plain)).toBe('[Cáléñdár ~~~]');
    expect(pseudo(sample.named, { website: 'Shop' })).toBe('[Sçáñ óf Shop ~~~~~]');
    expect(pseudo(sample.counted, { count: 2, website: 'Shop' })).toContain('2 íssúés fóúñd óñ Shop');
    expect(pseudo(sample.dated, { day: new Date('2026-11-26T00:00:00Z') })).toContain('Nov 26, 2026');
    expect(pseudo(sample.chosen, { kind: 'scan' })).toContain('Á sçáñ');
    const parts = pseudo.parts(sample.tagged, { name: 'Ann', link: (words) => words.join('') });
    expect(parts.join('')).toContain('thé méthód óf Ann');
  });
});
