import { expect, test } from 'vitest';
import { sayFor } from '../../../system/texts/say-for.ts';
import { shopNow } from '../demo/demo-findings.ts';
import { readableFinding } from './finding-texts.ts';

const brand = { locale: 'en-US', timeZone: 'UTC' };
const notesIn = (language: 'en' | 'de' | 'es') =>
  shopNow('2026-12-05', 1).map((finding) => readableFinding(finding, sayFor(brand, language)).evidence);

test('what a scan saw is told in the reader’s language, and its names stay inside', () => {
  const [english, german, spanish] = [notesIn('en'), notesIn('de'), notesIn('es')];
  expect(english.map(({ note }) => note)).toEqual(shopNow('2026-12-05', 1).map(({ evidence }) => evidence.note));
  expect(german.map(({ note }) => note)).toContain('Das Zertifikat läuft am 2026-12-05 ab, in 1 Tag.');
  expect(spanish.map(({ note }) => note)).toContain('La cabecera Server dice «nginx/1.22.1».');
  for (const evidence of [...english, ...german, ...spanish]) expect(evidence).not.toHaveProperty('words');
});

test('a finding of an earlier scan is told as it was stored', () => {
  const [finding] = shopNow('2026-12-05', 1);
  if (finding === undefined) throw new Error('There is no finding.');
  const { words: _words, ...evidence } = finding.evidence;
  const earlier = { ...finding, evidence: { ...evidence, note: 'The answer had no such header.' } };
  expect(readableFinding(earlier, sayFor(brand, 'de')).evidence.note).toBe('The answer had no such header.');
});
