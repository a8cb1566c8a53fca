import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileText } from '../texts/compile-text.ts';
import { createSay } from '../texts/say.ts';
import { sayEnglish } from '../texts/testing/say-english.ts';
import { evidenceLines } from './evidence-lines.texts.ts';
import { sayEvidence } from './say-evidence.ts';

/** Another language, as far as a test needs it. */
const sayMarked = createSay({ locale: 'en-US', find: ({ id, text }) => compileText(id, `⟦${text}⟧`) });

const SOURCES = join(import.meta.dirname, '../../../scanner/src/surface');

test('every sentence is found again by its words, and reads in English as it was stored', () => {
  for (const { text } of Object.values(evidenceLines)) {
    const line = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => `value-of-${name}`);
    expect(sayEvidence(sayEnglish, line)).toBe(line);
    expect(sayEvidence(sayMarked, line)).toContain('⟦');
  }
});

test.each([
  ['-20: The page has no Content-Security-Policy.', '-20: ⟦The page has no Content-Security-Policy.⟧'],
  ['Not valid: mail.example has no SPF record.', '⟦Not valid: ⟦mail.example has no SPF record⟧.⟧'],
  ['The certificate expires on 2026-12-05.', 'The certificate expires on 2026-12-05.'],
  ['TXT firm.example: "v=spf1 -all"', 'TXT firm.example: "v=spf1 -all"'],
  [
    'The RSA key has 1024 bits. No weak suite was accepted.',
    '⟦The RSA key has 1024 bits.⟧ ⟦No weak suite was accepted.⟧',
  ],
])('%s', (line, said) => {
  expect(sayEvidence(sayMarked, line)).toBe(said);
});

test('no sentence of a look is missing among them', () => {
  const files = globSync('{judge,look}/*.ts', { cwd: SOURCES }).filter((file) => !file.includes('.test.'));
  const sentences = [...files, 'score-headers.ts'].flatMap((file) =>
    sentencesOf(readFileSync(join(SOURCES, file), 'utf8')),
  );
  expect(sentences.length).toBeGreaterThan(70);
  expect(sentences.filter((line) => !sayEvidence(sayMarked, line).includes('⟦'))).toEqual([]);
});

/** Quoted texts that end like a sentence, with something in the place of each value. */
function sentencesOf(source: string): readonly string[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '');
  const quoted = code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g);
  return [...quoted]
    .map(
      ([, single, double, template]) =>
        single ?? double ?? (template ?? '').replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7'),
    )
    .filter((text) => / \S+ /.test(text) && /[.]$/.test(text))
    .map((text) => (/^(?:carries|is|has|guards) /.test(text) ? `The cookie "x" ${text}` : text))
    .map((text) => text.replace(/ 7 marked as/, ' are marked as'));
}
