import { describe, expect, test } from 'vitest';
import { readShippedSet } from './maturity-set.ts';
import { questionInLanguage, readTranslatedQuestions } from './translated-questions.ts';

const { byPath, view } = readShippedSet();

describe.each([...readTranslatedQuestions()])('what a colleague is asked in %s', (language, { questions, terms }) => {
  test('is there for every question', () =>
    expect([...questions.keys()].toSorted()).toEqual([...byPath.keys()].toSorted()));

  test('has every term', () => expect([...terms.keys()]).toEqual(view.glossary.map(({ id }) => id)));

  test('is not the English', () => {
    for (const element of byPath.values()) {
      const shown = questionInLanguage(element, view.glossary, language);
      const english = questionInLanguage(element, view.glossary, 'en');
      expect(shown.question).not.toBe(english.question);
      expect(shown.help).not.toBe(english.help);
      expect(shown.answers.filter(({ text }, level) => text === english.answers[level]?.text)).toEqual([]);
    }
  });
});
