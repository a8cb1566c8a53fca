import { type AnswerRule, brokenRules } from '@portal/domain/policies/answer-rules.ts';
import type { PolicyField } from '@portal/domain/policies/policy-field.ts';
import { readAnswerRules } from './answer-rules.ts';
import { type PolicyContent, visibleIdsOf } from './template-of.ts';

const TITLE = '## Where we do it differently';
const BEFORE = '\n## Exceptions\n';

/** The rules that the answers of one policy break, of the fields that its text asks for. */
export const faultsOf = (content: PolicyContent): readonly AnswerRule[] =>
  brokenRules(readAnswerRules(), askedBy(content), content.values);

/** The questions that its text asks. */
export function askedBy(content: PolicyContent): readonly PolicyField[] {
  const visible = visibleIdsOf(content);
  return content.fields.filter(({ id }) => visible.includes(id));
}

/**
 * A text with what a firm does where its answers are weaker than the rules ask, such as one person in two roles: before the exceptions,
 * or at the end of a text that has none.
 */
export function withCompensations(markdown: string, content: PolicyContent): string {
  const warnings = faultsOf(content).filter(({ severity }) => severity === 'warning');
  if (warnings.length === 0) return markdown;
  const section = [TITLE, '', ...warnings.map(({ say, instead }) => `- ${say} ${instead}`)].join('\n');
  return markdown.includes(BEFORE)
    ? markdown.replace(BEFORE, () => `\n${section}\n${BEFORE}`)
    : `${markdown.trimEnd()}\n\n${section}\n`;
}
