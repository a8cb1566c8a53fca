import { sayEvidence } from '@portal/domain/rating-evidence/say-evidence.ts';
import { expect, test } from 'vitest';
import { sayFor } from '../../system/texts/say-for.ts';
import { demoSurface } from './demo/demo-surface.ts';

const brand = { locale: 'en-US', timeZone: 'UTC' };
const linesIn = (language: 'en' | 'de' | 'es') =>
  demoSurface(0).findings.flatMap(({ evidence }) => evidence.map((line) => sayEvidence(sayFor(brand, language), line)));

test('what a look saw is told in its reader’s language; records stay as they are', () => {
  const [english, german, spanish] = [linesIn('en'), linesIn('de'), linesIn('es')];
  expect(english).toEqual(demoSurface(0).findings.flatMap(({ evidence }) => evidence));
  expect(german).toContain('Die Seite hat keine Content-Security-Policy.');
  expect(spanish).toContain('La página no tiene Content-Security-Policy.');
  const record = 'TXT harbor-bakery.example: "v=spf1 include:_spf.mail-host.example ~all"';
  expect(german).toContain(record);
  expect(english.filter((line, place) => line === german[place] && !line.startsWith('TXT '))).toEqual([]);
});
