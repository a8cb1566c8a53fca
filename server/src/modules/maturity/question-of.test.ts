import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { expect, test } from 'vitest';
import { readShippedSet } from './maturity-set.ts';
import { questionOf } from './question-of.ts';

const english = readShippedSet('en');

test('a colleague reads what the question needs: its own terms alone', () => {
  for (const element of english.elements) {
    const { question, glossary } = questionOf(element, english);
    expect(question).toBe(element.askColleague);
    expect(glossary.map(({ id }) => id).toSorted()).toEqual(element.glossary.toSorted());
  }
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'every question and every term is there in %s',
  (language) => {
    const set = readShippedSet(language);
    for (const element of set.elements) {
      const original = english.byPath.get(element.elementPath);
      expect(element.askColleague).not.toBe(original?.askColleague);
      expect(element.help).not.toBe(original?.help);
      expect(element.answers.filter(({ text }, level) => text === original?.answers[level]?.text)).toEqual([]);
    }
    const texts = new Set(english.view.glossary.map(({ text }) => text));
    expect(set.view.glossary.filter(({ text }) => texts.has(text))).toEqual([]);
  },
);
