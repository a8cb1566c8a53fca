import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedLanguages, chooseLanguage, LANGUAGES, languageOf, localeFor } from './languages.ts';

describe('language of a person', () => {
  test.each([
    [['es', 'de', 'en-US'], 'es'],
    [[null, 'de-AT', 'en-US'], 'de'],
    [['fr', undefined, 'es-MX'], 'es'],
    [['fr', 'pt-BR'], 'en'],
    [[], 'en'],
  ])('of the wishes %j it is %s', (wishes, language) => {
    expect(chooseLanguage(wishes)).toBe(language);
  });

  test('numbers and dates are those of the country that is known', () => {
    expect(localeFor('de', ['en-US', 'de-CH', 'de-DE'])).toBe('de-CH');
    expect(localeFor('es', ['en-US', 'de-CH'])).toBe('es-ES');
  });

  test('whatever a browser sends, the answer is a language that there is', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(LANGUAGES).toContain(chooseLanguage(acceptedLanguages(header)));
      }),
    );
  });

  test('a tag that only begins alike is another language', () => {
    expect(languageOf('den')).toBeUndefined();
    expect(languageOf('DE-ch')).toBe('de');
  });
});

describe('Accept-Language', () => {
  test.each([
    ['de-CH, de;q=0.9, en;q=0.8', ['de-CH', 'de', 'en']],
    ['en;q=0.5, es', ['es', 'en']],
    ['en;q=0, *;q=0.1, de;q=0.2', ['de']],
    ['', []],
    ['q=1;;,,', []],
  ])('%j asks for %j', (header, wishes) => {
    expect(acceptedLanguages(header)).toEqual(wishes);
  });
});
