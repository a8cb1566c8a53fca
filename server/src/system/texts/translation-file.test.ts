import type { Phrase } from '@portal/domain/texts/texts.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTranslations, translationFile } from './translation-file.ts';

const phrases: readonly Phrase[] = [
  { id: 'sample.plain', text: 'Calendar' },
  { id: 'sample.named', text: 'Scan of {website}' },
  { id: 'sample.tagged', text: 'Read <link>the method</link> first.' },
];

describe('a file for translators', () => {
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

  test('notes English of several lines so that no line of it reads as a part of the file', () => {
    const line = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('three', 'msgstr "Other"', '#, fuzzy'));
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 4 }), (lines) => {
        const po = translationFile('de', [{ id: 'a.b', text: lines.join('\n') }]).replace(
          /msgstr ""\n$/,
          'msgstr "So"\n',
        );
        const doubtful = translationFile('de', [{ id: 'a.b', text: 'new' }], po);
        for (const written of doubtful.split('\n')) expect(written).toMatch(/^(?:#|msgctxt |msgid |msgstr |"|$)/);
        expect([...readTranslations(doubtful.replace('#, fuzzy\nmsgctxt', 'msgctxt'))]).toEqual([
          ['a.b', { english: 'new', text: 'So' }],
        ]);
      }),
    );
  });
});

const escaped = (text: string) => text.replace(/[\\"]/g, '\\$&');
