import { LANGUAGES, type Language } from '@portal/domain/texts/languages.ts';
import { shippedContent } from '../../../../system/shipped-content.ts';
import { policyFiles, translatedFileText } from '../content-file.ts';

/** What a language needs before any of its policies is used: questions, rules and terms are part of every text. */
const NEEDED = ['interview.yaml', 'rules.yaml', 'terms.yaml'];

/** The languages in which there are policies; in those the ones that nobody has written yet are English. */
export const readPolicyLanguages = shippedContent('policy-languages', (): readonly Language[] =>
  LANGUAGES.filter(
    (language) =>
      language === 'en' ||
      (policyFiles('.md', language).length > 0 && NEEDED.every((file) => translatedFileText(file, language) !== null)),
  ),
);
