import { chosenValue, type FieldValue, type FieldValues, type PolicyField } from './policy-field.ts';

/** What must be so between the answers, as data; `atMost` and `atLeast` compare with a number or another field's answer times `times`. */
export type AnswerClaim =
  | { readonly field: string; readonly atMost: string | number; readonly times?: number | undefined }
  | { readonly field: string; readonly atLeast: string | number; readonly times?: number | undefined }
  | { readonly field: string; readonly differs: string }
  | { readonly field: string; readonly entries: number }
  /** Words that no entry of a list may hold, in every language in which firms answer. */
  | { readonly field: string; readonly lacks: readonly string[] }
  | { readonly field: string; readonly is: FieldValue };

/** A rule across answers (spec leaves them open; decision 071). */
export type AnswerRule = {
  readonly id: string;
  /** Where the fault is shown. */
  readonly fields: readonly string[];
  /** The rule speaks only where all of these hold. */
  readonly when: readonly AnswerClaim[];
  readonly holds: AnswerClaim;
  /** What contradicts. */
  readonly say: string;
  /** What to do about it; where the answers stay, what the firm does instead. */
  readonly instead: string;
  /** An error keeps a policy from being approved; a warning is printed with what is done instead. */
  readonly severity: 'error' | 'warning';
  /** Answers that break it, and others that do not. */
  readonly examples: { readonly breaks: FieldValues; readonly keeps: FieldValues };
};

/**
 * The rules that some answers break. A rule about a field that is not there says nothing.
 * @param fields all that may be answered: of one policy, or of the interview
 */
export function brokenRules(
  rules: readonly AnswerRule[],
  fields: readonly PolicyField[],
  values: FieldValues,
): readonly AnswerRule[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const answerTo = (id: string): FieldValue | undefined => {
    const field = byId.get(id);
    return field === undefined ? undefined : chosenValue(field, values);
  };
  return rules.filter(
    ({ when, holds }) =>
      when.every((one) => claimHolds(one, answerTo) === true) && claimHolds(holds, answerTo) === false,
  );
}

/** Whether a claim holds; null where it speaks of what nobody is asked. */
function claimHolds(claim: AnswerClaim, answerTo: (id: string) => FieldValue | undefined): boolean | null {
  const value = answerTo(claim.field);
  if (value === undefined) return null;
  if ('is' in claim) return Array.isArray(claim.is) ? claim.is.includes(value) : value === claim.is;
  if ('entries' in claim) return peopleIn(value).length >= claim.entries;
  if ('lacks' in claim)
    return !listOf(value).some((entry) => claim.lacks.some((words) => sameWords(entry, words, 'within')));
  if ('differs' in claim) {
    const other = answerTo(claim.differs);
    return other === undefined
      ? null
      : !peopleIn(value).some((one) => peopleIn(other).length === 1 && sameWords(one, peopleIn(other)[0] ?? ''));
  }
  const bound = 'atMost' in claim ? claim.atMost : claim.atLeast;
  const other = typeof bound === 'number' ? bound : answerTo(bound);
  if (typeof other !== 'number' || typeof value !== 'number') return null;
  const limit = other * (claim.times ?? 1);
  return 'atMost' in claim ? value <= limit : value >= limit;
}

const listOf = (value: FieldValue): readonly string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

/** The different people that an answer names, however they are written. */
const peopleIn = (value: FieldValue): readonly string[] => [...new Set(listOf(value).map(plain))];

const plain = (words: string) => words.trim().replace(/\s+/g, ' ').toLowerCase();

function sameWords(one: string, other: string, how: 'whole' | 'within' = 'whole'): boolean {
  return how === 'whole' ? plain(one) === plain(other) : plain(one).includes(plain(other));
}
