import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { unquoted } from '@portal/domain/monitoring/scan-words/quoted.texts.ts';
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
  expect(spanish.map(({ note }) => note)).toContain('La cabecera Server dice “nginx/1.22.1”.');
  for (const evidence of [...english, ...german, ...spanish]) expect(evidence).not.toHaveProperty('words');
});

test('a finding of an earlier scan is told as it was stored', () => {
  const [finding] = shopNow('2026-12-05', 1);
  if (finding === undefined) throw new Error('There is no finding.');
  const { words: _words, ...evidence } = finding.evidence;
  const earlier = { ...finding, evidence: { ...evidence, note: 'The answer had no such header.' } };
  expect(readableFinding(earlier, sayFor(brand, 'de')).evidence.note).toBe('The answer had no such header.');
});

const ofOtherEngine = (changes: Partial<Finding['facts']>): Finding => ({
  checkId: 'X01',
  variant: 'high',
  severity: 'high',
  url: 'https://shop.example/',
  urls: ['https://shop.example/'],
  subject: '',
  facts: { name: 'SQL Injection', description: 'Values reach the database.', fix: 'Use parameters.', ...changes },
  evidence: { note: 'Seen in the parameter id.' },
  fingerprint: 'f'.repeat(64),
});

test('what another engine says stays as it is, and is told to be English where the reader’s language is another', () => {
  const read = (language: 'en' | 'de') => readableFinding(ofOtherEngine({}), sayFor(brand, language));
  expect(read('en').quotes).toEqual([]);
  const german = read('de');
  expect(german.quotes).toEqual([
    'SQL Injection',
    'Values reach the database.',
    'Use parameters.',
    'Seen in the parameter id.',
  ]);
  expect(german.title).toBe('SQL Injection');
});

test('what we say where another engine says nothing is in the reader’s language, and no quotation', () => {
  const german = readableFinding(ofOtherEngine({ description: unquoted.notDescribed.text }), sayFor(brand, 'de'));
  expect(german.what).toBe('Der Prüfdienst beschreibt es nicht.');
  expect(german.quotes).not.toContain(unquoted.notDescribed.text);
});

test('the summary of a published weakness is a quotation', () => {
  const [library] = shopNow('2026-12-05', 1).filter(({ checkId }) => checkId === 'P12');
  if (library === undefined) throw new Error('There is no library.');
  const { what, quotes } = readableFinding(library, sayFor(brand, 'es'));
  expect(quotes).toEqual([library.facts.summary]);
  expect(what).toContain(library.facts.summary);
});
