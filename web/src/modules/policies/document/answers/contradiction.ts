import { say } from '../../../../portal/texts/say.ts';
import type { AskedField, FieldValue } from '../../policy-types.ts';
import { answerWords } from './answer-words.ts';
import { contradiction as texts } from './answers.texts.ts';

/** What another policy or the questions for all policies answer to the same, where that is not what this one says; null otherwise. */
export function contradiction(field: AskedField, answer: FieldValue): string | null {
  const { offered, offeredFrom } = field;
  if (offered === null || JSON.stringify(offered) === JSON.stringify(answer)) return null;
  const words = answerWords(field, offered);
  return offeredFrom === null
    ? say(texts.answeredForAll, { answer: words })
    : say(texts.answeredElsewhere, { policy: offeredFrom, answer: words });
}
