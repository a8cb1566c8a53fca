import { expect, test } from 'vitest';
import { guessCountry } from './guess-country.ts';

const known = ['us', 'gb', 'de', 'at', 'es', 'ch'];

test.each([
  [['de-AT', 'de'], 'at'],
  [['de'], 'de'],
  [['en-GB'], 'gb'],
  [['es'], 'es'],
  [['es-MX', 'en-US'], 'us'],
  [['pl-PL'], 'us'],
  [['de-Latn-CH'], 'ch'],
  [[], 'us'],
])('who reads %j is guessed to be in %s', (tags, country) => expect(guessCountry(tags, known)).toBe(country));
