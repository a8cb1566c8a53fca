import { say } from '../../../../portal/texts/say.ts';
import type { AskedField, FieldValue } from '../../policy-types.ts';
import { answerWords } from './answer-words.ts';
import { contradiction as texts } from './answers.texts.ts';

/** What another policy answers to the same question, where that is not what this one says; null otherwise. */
export function contradiction(field: AskedField, answer: FieldValue): string | null {
  const { offered, offeredFrom } = field;
  if (offered === null || offeredFrom === null || JSON.stringify(offered) === JSON.stringify(answer)) return null;
  return say(texts.answeredElsewhere, { policy: offeredFrom, answer: answerWords(field, offered) });
}
