import { answerRules } from '@portal/contract/policies/answer-rule.schemas.ts';
import type { AnswerRule } from '@portal/domain/policies/answer-rules.ts';
import { translatedContent } from '../../../system/content-words/translated-content.ts';
import { parsePolicyData, policyFileText } from './content-file.ts';
import { ruleWords } from './words/policy-words.schemas.ts';
import { idFaults } from './words/same-ids.ts';
import { refuseFaults, translatedWords } from './words/translated-words.ts';

const FILE = 'rules.yaml';

/** What must be so between the answers of a firm, in a language. @throws {Error} naming everything wrong with the file */
export const readAnswerRules = translatedContent('answer-rules', (language): readonly AnswerRule[] => {
  const rules = parsePolicyData(FILE, policyFileText(FILE), answerRules);
  const words = translatedWords(FILE, language, ruleWords);
  if (words === null) return rules;
  const ids = rules.map(({ id }) => id);
  refuseFaults(FILE, language, idFaults('rule', ids, Object.keys(words)));
  return rules.map((rule) => ({ ...rule, ...words[rule.id] }));
});
