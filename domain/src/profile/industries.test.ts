import { expect, test } from 'vitest';
import { INDUSTRIES, INDUSTRY_CODES, industryGroup } from './industries.ts';
import { TEAM_SIZES } from './team-sizes.ts';

test('24 industries, each code once, in the order of the specification', () => {
  expect(INDUSTRIES).toHaveLength(24);
  expect(new Set(INDUSTRY_CODES).size).toBe(24);
  expect(INDUSTRIES[0].code).toBe('BANKING_INVESTMENT');
  expect(INDUSTRIES.at(-1)?.label.text).toBe('Other');
});

test('seven team sizes', () => {
  expect(TEAM_SIZES).toEqual(['0-10', '11-20', '21-30', '31-40', '41-50', '51-100', 'More than 100']);
});

test('two industries are of finance, two of healthcare', () => {
  const of = (group: string) => INDUSTRY_CODES.filter((code) => industryGroup(code) === group);
  expect(of('finance')).toEqual(['BANKING_INVESTMENT', 'INSURANCE']);
  expect(of('healthcare')).toEqual(['HOSPITALS_NURSING_HOMES', 'OTHER_HEALTHCARE']);
  expect(industryGroup('RETAIL')).toBeNull();
  expect(industryGroup('no such code')).toBeNull();
});
