import { type AnswerRule, brokenRules } from '@portal/domain/policies/answer-rules.ts';
import { POLICY_LANGUAGES } from '@portal/domain/policies/language/policy-language.ts';
import type { PolicyField } from '@portal/domain/policies/policy-field.ts';
import { readAnswerRules } from './answer-rules.ts';
import { written } from './document.texts.ts';
import { documentSay } from './document-say.ts';
import { type PolicyContent, visibleIdsOf } from './template-of.ts';

/** The rules that the answers of one policy break, of the fields that its text asks for; in words of a language, by default its own. */
export const faultsOf = (content: PolicyContent, language = content.language): readonly AnswerRule[] =>
  brokenRules(readAnswerRules(language), askedBy(content), content.values);

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
  const title = documentSay(content.language)(written.differently);
  const section = [`## ${title}`, '', ...warnings.map(({ say, instead }) => `- ${say} ${instead}`)].join('\n');
  const before = `\n## ${POLICY_LANGUAGES[content.language].exceptions}\n`;
  return markdown.includes(before)
    ? markdown.replace(before, () => `\n${section}\n${before}`)
    : `${markdown.trimEnd()}\n\n${section}\n`;
}
