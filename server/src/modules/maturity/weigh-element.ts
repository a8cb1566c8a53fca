import type { FirmKnowledge } from '@portal/domain/facts/known-facts.ts';
import { toldOfElement } from '@portal/domain/facts/told-of-element.ts';
import { type Weighed, weighAnswer } from '@portal/domain/maturity/weigh-answer.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { AnswerRow } from './answers.store.ts';
import type { MaturitySet, SetElement } from './maturity-set.ts';

/** Holds an answer against all that is known of the firm. */
export function weighElement(
  { elementPath, area, evidence }: SetElement,
  { level, dontKnow }: Pick<AnswerRow, 'level' | 'dontKnow'>,
  knowledge: FirmKnowledge,
  say: Say,
): Weighed {
  const told = toldOfElement(elementPath, knowledge, say);
  return weighAnswer({ level, dontKnow, area, evidence, told }, knowledge.portal, say);
}

/** Elements whose answers do not fit what is seen or told. */
export function contradictedElements(
  { byPath }: MaturitySet,
  answers: readonly Pick<AnswerRow, 'elementId' | 'level' | 'dontKnow' | 'doesNotApply'>[],
  knowledge: FirmKnowledge,
  say: Say,
): ReadonlySet<string> {
  return new Set(
    answers.flatMap((answer) => {
      const element = byPath.get(answer.elementId);
      if (element === undefined || answer.doesNotApply) return [];
      return weighElement(element, answer, knowledge, say).verdict === 'contradicted' ? [answer.elementId] : [];
    }),
  );
}
