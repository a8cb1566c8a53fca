import { compileText } from '@portal/domain/texts/compile-text.ts';
import { describe, expect, test } from 'vitest';
import { readTexts } from './read-texts.ts';

const all = await readTexts();

describe('all texts of the portal', () => {
  test('are found', () => expect(new Set(all.map(({ file }) => file)).size).toBeGreaterThan(5));

  /** Where the words of what stands around all modules are. */
  const FRAME = /web\/src\/(app|portal)\//;

  test('have a name that no other has, which begins with their module', () => {
    const ids = all.map(({ phrase }) => phrase.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const { file, phrase } of all)
      if (!file.startsWith('contract') && !(phrase.id.startsWith('frame.') && FRAME.test(file)))
        expect(`${phrase.id} in ${file}`).toContain(`/${phrase.id.split('.')[0]}/`);
  });

  test('are ICU messages, without space around them', () => {
    for (const { phrase } of all) {
      expect(() => compileText(phrase.id, phrase.text)).not.toThrow();
      expect(phrase.text).toBe(phrase.text.trim());
    }
  });
});
