import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { describe, expect, test } from 'vitest';
import { readShippedSet } from './maturity-set.ts';
import { questionInLanguage, readTranslatedQuestions } from './translated-questions.ts';

const { byPath, view } = readShippedSet();

describe.each([...readTranslatedQuestions()])('what a colleague is asked in %s', (language, { questions, terms }) => {
  test('explains every term that its questions use', () => {
    const used = [...questions.keys()].flatMap((path) => byPath.get(path)?.glossary ?? []);
    expect(used.filter((term) => !terms.has(term))).toEqual([]);
  });

  test('is not the English', () => {
    for (const element of [...byPath.values()].filter(({ elementPath }) => questions.has(elementPath))) {
      const shown = questionInLanguage(element, view.glossary, language);
      const english = questionInLanguage(element, view.glossary, 'en');
      expect(shown.question).not.toBe(english.question);
      expect(shown.help).not.toBe(english.help);
      expect(shown.answers.filter(({ text }, level) => text === english.answers[level]?.text)).toEqual([]);
    }
  });
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'every question and every term is there in %s',
  (language) => {
    const translated = readTranslatedQuestions().get(language);
    expect([...(translated?.questions.keys() ?? [])].toSorted()).toEqual([...byPath.keys()].toSorted());
    expect([...(translated?.terms.keys() ?? [])].toSorted()).toEqual(view.glossary.map(({ id }) => id).toSorted());
  },
);
