import { expect, test } from 'vitest';
import { linkInLanguage } from './brand-origin.ts';

test('a link names the language, beside what its query has and before a place in the page', () => {
  const page = 'https://portal.acme.example/webappscan/Shop/findings';
  expect(linkInLanguage(page, 'en')).toBe(page);
  expect(linkInLanguage(page, 'de')).toBe(`${page}?lang=de`);
  expect(linkInLanguage(`${page}?severity=high`, 'es')).toBe(`${page}?severity=high&lang=es`);
  expect(linkInLanguage(`${page}?severity=high#list`, 'de')).toBe(`${page}?severity=high&lang=de#list`);
  expect(linkInLanguage(`${page}#list`, 'de')).toBe(`${page}?lang=de#list`);
});
