import type { ProofFacts } from '@portal/contract/proof-packs/proof-packs.schemas.ts';
import type { KnownFact } from '@portal/domain/facts/known-facts.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type CoverageRows, coverageOf, sourcesInWords, whyInWords } from '../policies/public.ts';

/** What the approved policies answer of frameworks and questionnaires; null where no policy is approved. */
export function coverageFactsOf(
  rows: CoverageRows,
  facts: readonly KnownFact[],
  say: Say,
): NonNullable<ProofFacts['coverage']> | null {
  if (rows.approved.length === 0) return null;
  const { frameworks, topics } = coverageOf(rows, facts, say);
  return {
    frameworks: frameworks.map(({ name, counts: { evidenced, written, drafted, none, total } }) => ({
      name,
      evidenced,
      written,
      missing: drafted + none,
      total,
    })),
    answers: topics.flatMap(({ name: topic, questions }) =>
      questions.map(({ ask: question, answer, reason, clauses }) => ({
        topic,
        question,
        answer,
        reason: whyInWords(reason, say),
        sources: sourcesInWords(clauses, say),
      })),
    ),
  };
}
