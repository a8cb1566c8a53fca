import type { Fact, FactValue } from './fact.ts';
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
export function statedOfFact(key: FactKey, fact: Fact, { answers, statements }: FirmKnowledge): StatedOfFact | null {
  const answer = fact.stated === null ? undefined : answers?.get(fact.stated.element);
  const byLevel = answer === undefined ? null : statedByLevel(fact, answer);
  const statement = statements.get(key);
  if (statement === undefined) return byLevel;
  const { value, note, statedAt, statedBy } = statement;
  const bySheet = { value, text: noteInWords(value, note), at: statedAt, by: statedBy };
  if (byLevel === null || byLevel.value === 'unknown' || byLevel.value === value) return bySheet;
  // Who says that there is no such thing, and states how it is done, is taken by what is done.
  if (byLevel.value === 'not-applicable') return bySheet;
  if (value === 'not-applicable' || isLess(byLevel.value, value)) {
    const text = `${byLevel.text} On the sheet you stated more. If that is correct, change your answer in the assessment.`;
    return { ...byLevel, text };
  }
  return bySheet;
}

function statedByLevel(
  { stated }: Fact,
  { level, dontKnow, doesNotApply, answeredAt: at }: StatedAnswer,
): StatedOfFact | null {
  if (stated === null) return null;
  if (doesNotApply !== null)
    return { value: 'not-applicable', text: `You stated that this does not apply: ${doesNotApply}`, at, by: null };
  if (dontKnow) return { value: 'unknown', text: BY_LEVEL.unknown, at, by: null };
  const { yesFrom, partlyFrom, openFrom } = stated;
  const value: FactValue =
    level >= yesFrom
      ? 'yes'
      : partlyFrom !== undefined && level >= partlyFrom
        ? 'partly'
        : openFrom !== undefined && level >= openFrom
          ? 'unknown'
          : 'no';
  const text = value === 'unknown' ? LEFT_OPEN : BY_LEVEL[value];
  return { value, text, at, by: null };
}

const LEFT_OPEN = 'Your answer in the cyber maturity assessment leaves this open. Please answer it here.';
const BY_LEVEL: Readonly<Record<Exclude<FactValue, 'not-applicable'>, string>> = {
  yes: 'You stated this in the cyber maturity assessment. Keep the proof handy.',
  partly: 'According to your answer in the cyber maturity assessment, it is partly done.',
  no: 'According to your answer in the cyber maturity assessment, it is not done yet.',
  unknown: 'You answered “I don’t know” in the cyber maturity assessment.',
};
const ON_SHEET: Readonly<Record<Exclude<FactValue, 'unknown'>, string>> = {
  yes: 'You stated this. Keep the proof handy.',
  partly: 'You stated that it is partly done.',
  no: 'You stated that it is not done yet.',
  'not-applicable': 'You stated that this does not apply.',
};

const noteInWords = (value: Exclude<FactValue, 'unknown'>, note: string) =>
  note === '' ? ON_SHEET[value] : `${ON_SHEET[value]} ${note}`;
