import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { compileText } from './compile-text.ts';
import { readTranslations, translationFile } from './po-file.ts';
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

describe('a text', () => {
  test('is said with its values, by the rules of its language', () => {
    expect(say(sample.plain)).toBe('Calendar');
    expect(say(sample.named, { website: 'Shop' })).toBe('Scan of Shop');
    expect(say(sample.counted, { count: 1, website: 'Shop' })).toBe('1 issue found on Shop');
    expect(say(sample.counted, { count: 1200, website: 'Shop' })).toBe('1,200 issues found on Shop');
    expect(say(sample.dated, { day: new Date('2026-11-26T00:00:00Z') })).toBe('Since Nov 26, 2026');
    expect(say(sample.chosen, { kind: 'scan' })).toBe('A scan');
    expect(createSay({ locale: 'de', find })(sample.counted, { count: 1200, website: 'Shop' })).toContain('1.200');
  });

  test('has its tags filled by whoever shows it', () => {
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

describe('a file for translators', () => {
  const phrases = Object.values(sample);
  const translated = translationFile('de', phrases).replace(
    'msgid "Calendar"\nmsgstr ""',
    'msgid "Calendar"\nmsgstr "Kalender"',
  );

  test('has every text, and gives back what was translated', () => {
    for (const { id } of phrases) expect(translated).toContain(`msgctxt "${id}"`);
    expect([...readTranslations(translated)]).toEqual([['sample.plain', { english: 'Calendar', text: 'Kalender' }]]);
    expect(translationFile('de', phrases, translated)).toBe(translated);
  });

  test('marks a translation whose English has changed, and drops what is gone', () => {
    const changed = translationFile('de', [{ id: 'sample.plain', text: 'Your calendar' }], translated);
    expect(changed).toContain('Was: Calendar');
    expect(changed).toContain('Kalender');
    expect(changed).not.toContain('sample.named');
    expect(readTranslations(changed).size).toBe(0);
    expect(translationFile('de', [{ id: 'sample.plain', text: 'Your calendar' }], changed)).toBe(changed);
  });

  test('keeps any text, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (english, text) => {
        const phrase = { id: 'a.b', text: english };
        const po = translationFile('de', [phrase]).replace(/msgstr ""\n$/, () => `msgstr "${escaped(text)}"\n`);
        expect([...readTranslations(po)]).toEqual([['a.b', { english, text }]]);
        expect(readTranslations(translationFile('de', [phrase], po))).toEqual(readTranslations(po));
      }),
    );
  });
});

const escaped = (text: string) => text.replace(/[\\"]/g, '\\$&');
