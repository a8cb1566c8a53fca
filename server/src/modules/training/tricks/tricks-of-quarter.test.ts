import type { Trick } from '@portal/contract/training/trick.schemas.ts';
import { expect, test } from 'vitest';
import { quartersWithoutTricks } from './missing-tricks.ts';
import { readTricks, trickOfDay, tricksOfQuarter } from './tricks-of-quarter.ts';

test('each quarter has two or three tricks, told by the day in it; other quarters have none', () => {
  expect(Object.keys(readTricks().get('en') ?? {})).toEqual(['2026-Q3', '2026-Q4', '2027-Q1', '2027-Q2', '2027-Q3']);
  expect(tricksOfQuarter('2026-11-27', 'en').tricks.map(({ id }) => id)).toContain('gift-cards-for-the-boss');
  expect(tricksOfQuarter('2020-01-01', 'en').tricks).toEqual([]);
  expect(trickOfDay('2020-01-01', 'en')).toBeNull();
});

test('ids are told once', () => {
  const ids = Object.values(readTricks().get('en') ?? {}).flatMap((tricks) => tricks.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('the mails of three days tell all three', () => {
  const told = ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) => trickOfDay(day, 'en')?.id);
  expect(new Set(told).size).toBe(3);
});

test.each([...readTricks()].filter(([language]) => language !== 'en'))(
  'the tricks in %s are the English ones in other words',
  (language, translated) => {
    const facts = (tricks: readonly Trick[] = []) =>
      tricks.map(({ id, source: { address, checked } }) => ({ id, address, checked }));
    expect(Object.keys(translated).length).toBeGreaterThan(0);
    for (const [quarter, tricks] of Object.entries(translated)) {
      const english = readTricks().get('en')?.[quarter];
      expect(facts(tricks)).toEqual(facts(english));
      for (const [index, { title, text }] of tricks.entries()) {
        expect(title).not.toBe(english?.[index]?.title);
        expect(text).not.toBe(english?.[index]?.text);
      }
    }
    expect(tricksOfQuarter('2026-11-27', language).language).toBe(language);
    expect(trickOfDay('2026-11-27', language)?.title).toBe(translated['2026-Q4']?.[0]?.title);
  },
);

test('a page shows English where nothing else is written, a mail nothing', () => {
  expect(tricksOfQuarter('2020-01-01', 'de')).toEqual({ language: 'en', tricks: [] });
  expect(trickOfDay('2020-01-01', 'de')).toBeNull();
});

test('a quarter is missed from a month before it begins, until every language has it', () => {
  const last = Object.keys(readTricks().get('en') ?? {})
    .toSorted()
    .at(-1);
  const [year = 0, quarter = 0] = (last ?? '').split('-Q').map(Number);
  const next = quarter === 4 ? `${year + 1}-Q1` : `${year}-Q${quarter + 1}`;
  const month = String(quarter * 3).padStart(2, '0');
  expect(quartersWithoutTricks(`${year}-${String(quarter * 3 - 2).padStart(2, '0')}-15`)).toEqual([]);
  expect(quartersWithoutTricks(`${year}-${month}-20`)).toEqual([next]);
});
