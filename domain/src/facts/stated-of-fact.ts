import type { Say } from '../texts/say.ts';
import type { Fact, FactValue, StatableValue } from './fact.ts';
import { inAssessment, onSheet } from './facts.texts.ts';
import type { FactKey } from './facts.ts';
import type { FirmKnowledge, StatedAnswer } from './known-facts.ts';
import { isLess } from './seen-of-fact.ts';

/** What the firm itself says of a fact. */
export type StatedOfFact = {
  readonly value: FactValue;
  readonly text: string;
  readonly at: string;
  readonly by: string | null;
};

/** What the firm states of a fact, in the assessment or on the sheet; the lesser of both where they differ. Null where it says nothing. */
export function statedOfFact(
  key: FactKey,
  fact: Fact,
  { answers, statements }: FirmKnowledge,
  say: Say,
): StatedOfFact | null {
  const answer = fact.stated === null ? undefined : answers?.get(fact.stated.element);
  const byLevel = answer === undefined ? null : statedByLevel(fact, answer, say);
  const statement = statements.get(key);
  if (statement === undefined) return byLevel;
  const { value, note, statedAt, statedBy } = statement;
  const bySheet = { value, text: noteInWords(value, note, say), at: statedAt, by: statedBy };
  if (byLevel === null || byLevel.value === 'unknown' || byLevel.value === value) return bySheet;
  // Who says that there is no such thing, and states how it is done, is taken by what is done.
  if (byLevel.value === 'not-applicable') return bySheet;
  if (value === 'not-applicable' || isLess(byLevel.value, value)) {
    return { ...byLevel, text: `${byLevel.text} ${say(onSheet.more)}` };
  }
  return bySheet;
}

function statedByLevel(
  { stated }: Fact,
  { level, dontKnow, doesNotApply, answeredAt: at }: StatedAnswer,
  say: Say,
): StatedOfFact | null {
  if (stated === null) return null;
  if (doesNotApply !== null)
    return { value: 'not-applicable', text: say(inAssessment.notApplicable, { reason: doesNotApply }), at, by: null };
  if (dontKnow) return { value: 'unknown', text: say(inAssessment.unknown), at, by: null };
  const { yesFrom, partlyFrom, openFrom } = stated;
  const value: FactValue =
    level >= yesFrom
      ? 'yes'
      : partlyFrom !== undefined && level >= partlyFrom
        ? 'partly'
        : openFrom !== undefined && level >= openFrom
          ? 'unknown'
          : 'no';
  return { value, text: say(value === 'unknown' ? inAssessment.leftOpen : inAssessment[value]), at, by: null };
}

const noteInWords = (value: StatableValue, note: string, say: Say) =>
  note === '' ? say(onSheet[value]) : `${say(onSheet[value])} ${note}`;
