import { QUESTION_ANSWERS } from '@portal/domain/policies/answer-question.ts';
import { CLAUSE_STAGES, COVERAGE_STATES } from '@portal/domain/policies/coverage.ts';
import { FRAMEWORK_IDS } from '@portal/domain/policies/frameworks.ts';
import { z } from 'zod';

export const frameworkId = z.enum(FRAMEWORK_IDS);

/** How many requirements stand in each way. */
export const coverageCounts = z.object({
  evidenced: z.number(),
  written: z.number(),
  drafted: z.number(),
  none: z.number(),
  total: z.number(),
});

/** A clause that answers something, by its id; requirements and questions name it by that. */
const placedClause = z.object({
  id: z.string(),
  title: z.string(),
  policyId: z.string(),
  policy: z.string(),
  stage: z.enum(CLAUSE_STAGES),
  /** What proves that it is followed, in words. */
  proofs: z.array(z.string()),
});

const requirement = z.object({
  id: z.string(),
  line: z.string(),
  note: z.string().nullable(),
  state: z.enum(COVERAGE_STATES),
  /** Ids of the clauses that make the state what it is. */
  clauses: z.array(z.string()),
  /** The policy to approve, or to take from the library; null where there is nothing to take up. */
  takeUp: z.object({ policyId: z.string(), policy: z.string() }).nullable(),
});

const coveredFramework = z.object({
  id: frameworkId,
  name: z.string(),
  short: z.string(),
  /** Where it is published; null for what the portal asks itself. */
  source: z.string().nullable(),
  counts: coverageCounts,
  groups: z.array(z.object({ id: z.string(), name: z.string(), requirements: z.array(requirement) })),
});

const answeredQuestion = z.object({
  id: z.string(),
  ask: z.string(),
  answer: z.enum(QUESTION_ANSWERS),
  /** Why, in words. */
  reason: z.string(),
  clauses: z.array(z.string()),
});

export const answerCounts = z.object({
  yes: z.number(),
  partly: z.number(),
  'not-yet': z.number(),
  'not-applicable': z.number(),
});

/** What the policies answer of what customers and auditors ask. */
export const coverageView = z.object({
  company: z.string(),
  /** How many policies are approved. */
  approved: z.number(),
  frameworks: z.array(coveredFramework),
  answers: z.object({
    counts: answerCounts,
    topics: z.array(z.object({ id: z.string(), name: z.string(), questions: z.array(answeredQuestion) })),
  }),
  clauses: z.array(placedClause),
});
export type CoverageView = z.output<typeof coverageView>;
