import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { layout } from './emails.texts.ts';
import type { MailContent } from './mail.ts';

const RULE = '-'.repeat(48);

/** The plain-text part of a message: what the HTML part says, in the same order, with the link written out. */
export function mailText(brand: Brand, content: MailContent, say: Say): string {
  const facts = (content.facts ?? []).map((fact) => `${fact.label}: ${fact.value}`);
  const choice = content.choice ? `\n${content.choice.label}: ${content.choice.url}` : '';
  const reason = say(layout.reason, { reason: content.reason });
  const questions = say(layout.questions, { address: brand.supportEmail });
  const blocks = [
    brand.brandNameLong,
    content.heading,
    ...content.paragraphs,
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...(content.action ? [`${content.action.label}:\n${content.action.url}`] : []),
    ...(content.notes ?? []),
    `${RULE}\n${reason}${choice}\n${questions}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
