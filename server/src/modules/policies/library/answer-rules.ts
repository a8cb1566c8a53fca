import { answerRules } from '@portal/contract/policies/answer-rule.schemas.ts';
import type { AnswerRule } from '@portal/domain/policies/answer-rules.ts';
import { shippedContent } from '../../../system/shipped-content.ts';
import { readPolicyFile } from './content-file.ts';

/** What must be so between the answers of a firm. @throws {Error} naming everything wrong with the file */
export const readAnswerRules = shippedContent('answer-rules', (): readonly AnswerRule[] =>
  readPolicyFile('rules.yaml', answerRules),
);
