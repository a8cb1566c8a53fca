import { expect, test } from 'vitest';
import { sayEnglish } from '../texts/testing/say-english.ts';
import { minutesInWords } from './minutes-in-words.ts';

test.each([
  [10, 'About 10 minutes'],
  [60, 'About an hour'],
  [90, 'About 1.5 hours'],
  [120, 'About 2 hours'],
  [200, 'About 3.5 hours'],
])('%d minutes are "%s"', (minutes, words) => {
  expect(minutesInWords(minutes, sayEnglish)).toBe(words);
});
