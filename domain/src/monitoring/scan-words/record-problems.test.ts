import { expect, test } from 'vitest';
import { compileText } from '../../texts/compile-text.ts';
import { createSay } from '../../texts/say.ts';
import { sayNote } from './evidence-notes.ts';
import { recordProblems } from './record-problems.texts.ts';
import { englishProblem, recordProblem, sayRecordProblem } from './record-problems.ts';

const sayMarked = createSay({ locale: 'de-DE', find: ({ id, text }) => compileText(id, `⟦${text}⟧`) });

test('every problem is found again by its words, and by no others', () => {
  for (const [key, { text }] of Object.entries(recordProblems)) {
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const name = key as keyof typeof recordProblems;
    const stored = englishProblem({ name, values: Object.fromEntries(names.map((value) => [value, `a:${value}`])) });
    expect(sayRecordProblem(sayMarked, stored)).toBe(`⟦${stored}⟧`);
  }
  expect(sayRecordProblem(sayMarked, 'it is too long')).toBe('it is too long');
});

test('a long record is cut before its problem could be', () => {
  const stored = englishProblem(recordProblem('spfTerm', { term: 'x'.repeat(5_000) }));
  expect(stored.length).toBeLessThan(400);
  expect(sayRecordProblem(sayMarked, stored)).toContain('⟦');
});

test('a sentence about a record says its problem in the same language', () => {
  const values = { domain: 'firm.example', problem: englishProblem(recordProblem('dmarcPolicy', { value: 'on' })) };
  expect(sayNote(sayMarked, { note: '', words: [{ name: 'dmarcInvalid', values }] })).toBe(
    '⟦The DMARC record at _dmarc.firm.example is not valid: ⟦"p=on" is not a policy⟧.⟧',
  );
});
