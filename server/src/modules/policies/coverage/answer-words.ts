import type { AnswerReason } from '@portal/domain/policies/answer-question.ts';
import type { PlacedClause } from '@portal/domain/policies/coverage.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { about, reasons } from './coverage.texts.ts';

/** Why a question is answered as it is. */
export const whyInWords = (reason: AnswerReason, say: Say): string => say(reasons[reason]);

/** The clauses that say so, to customers: what is not approved yet is a source of nothing. */
export const saidBy = (clauses: readonly PlacedClause[]): readonly PlacedClause[] =>
  clauses.filter(({ stage }) => stage === 'approved');

/** The same with the policies that hold them, in words. */
export const sourcesInWords = (clauses: readonly PlacedClause[], say: Say): string[] =>
  saidBy(clauses).map(({ id, title, policy }) => say(about.source, { clause: id, title, policy }));
