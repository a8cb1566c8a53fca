import { evidenceOf, type PlacedClause, type Proofs } from './coverage.ts';

/** What a customer's questionnaire is answered with. */
export const QUESTION_ANSWERS = ['yes', 'partly', 'not-yet', 'not-applicable'] as const;
export type QuestionAnswer = (typeof QUESTION_ANSWERS)[number];

/** Why an answer is what it is. */
export const ANSWER_REASONS = [
  'written-and-proved',
  'written-and-stated',
  'written-only',
  'written-in-part',
  'done-in-part',
  'done-not-written',
  'not-done',
  'to-confirm',
  'drafted',
  'nothing',
  'does-not-apply',
] as const;
export type AnswerReason = (typeof ANSWER_REASONS)[number];

/** A question of the questionnaire. */
export type AskedQuestion = {
  /** The fact that says the same; undefined where there is no such fact. */
  readonly fact?: string | undefined;
  /** The clauses that answer it; the first one says what is asked, the others add to it. */
  readonly clauses: readonly string[];
};

export type AnsweredQuestion = {
  readonly answer: QuestionAnswer;
  readonly reason: AnswerReason;
  /** The approved clauses that say so; of drafts, those that would. */
  readonly clauses: readonly PlacedClause[];
};

/** Proofs, and facts that the firm stated too long ago. */
export type KnownProofs = Proofs & { readonly stale: ReadonlySet<string> };

/**
 * The answer to a question, which never says more than is known. Yes takes two things: the first of its clauses is approved, and it is known
 * to be done. Where a question has a fact, that alone tells; where it has none, what proves its first clause does. A fact that is no is
 * "not yet" whatever is written.
 */
export function answerQuestion(
  question: AskedQuestion,
  placed: readonly PlacedClause[],
  proofs: KnownProofs,
): AnsweredQuestion {
  const clauses = question.clauses.flatMap((id) => placed.filter((clause) => clause.id === id));
  const approved = clauses.filter(({ stage }) => stage === 'approved');
  const say = (answer: QuestionAnswer, reason: AnswerReason, of = approved) => ({ answer, reason, clauses: of });
  const fact = question.fact === undefined ? undefined : proofs.facts.get(question.fact);
  if (fact?.value === 'not-applicable') return say('not-applicable', 'does-not-apply');
  if (fact?.value === 'no') return say('not-yet', 'not-done');
  if (fact?.value === 'partly') return say('partly', 'done-in-part');
  const isStale = proofs.stale.has(question.fact ?? '');
  if (approved.length === 0) {
    if (fact?.value === 'yes' && !isStale) return say('partly', 'done-not-written');
    return clauses.length > 0 ? say('not-yet', 'drafted', clauses) : say('not-yet', 'nothing');
  }
  const main = approved.find(({ id }) => id === question.clauses[0]);
  if (main === undefined) return say('partly', 'written-in-part');
  if (fact?.value === 'yes') {
    if (isStale) return say('partly', 'to-confirm');
    return say('yes', fact.isSeen ? 'written-and-proved' : 'written-and-stated');
  }
  const isProved = question.fact === undefined && evidenceOf(main, proofs).length > 0;
  return isProved ? say('yes', 'written-and-proved') : say('partly', 'written-only');
}
