import type { FrameworkId } from './frameworks.ts';
import type { PolicyClause } from './policy-clause.ts';

/** How a requirement is covered, the best first. */
export const COVERAGE_STATES = ['evidenced', 'written', 'drafted', 'none'] as const;
export type CoverageState = (typeof COVERAGE_STATES)[number];

/** Where a clause is written: in an approved version, in the newest draft, or only in the library. */
export const CLAUSE_STAGES = ['approved', 'draft', 'library'] as const;
export type ClauseStage = (typeof CLAUSE_STAGES)[number];

/** A clause with the policy that holds it. */
export type PlacedClause = Pick<PolicyClause, 'id' | 'anchors' | 'register'> & {
  readonly title: string;
  readonly policyId: string;
  readonly policy: string;
  readonly stage: ClauseStage;
};

/** How a fact stands, as far as evidence goes. */
export type FactStand = {
  readonly value: 'yes' | 'partly' | 'no' | 'unknown' | 'not-applicable';
  /** The portal saw it; what the firm or an expert says of it is not evidence. */
  readonly isSeen: boolean;
};

/** What could prove that clauses are followed. */
export type Proofs = {
  /** Registers with an entry that was changed or closed within `EVIDENCE_MONTHS`. */
  readonly records: ReadonlySet<string>;
  readonly facts: ReadonlyMap<string, FactStand>;
};

/** Auditors look at the last year. */
export const EVIDENCE_MONTHS = 12;

/** What proves a clause. */
export type Evidence =
  | { readonly kind: 'record'; readonly register: string }
  | { readonly kind: 'fact'; readonly fact: string };

/**
 * What proves that a clause is followed: recent entries of its register, and facts that are yes and seen. Where one of its facts is known to
 * be no or in part, nothing proves the whole clause.
 */
export function evidenceOf(clause: PlacedClause, { records, facts }: Proofs): readonly Evidence[] {
  const named = clause.anchors.insurance ?? [];
  if (named.some((fact) => isMissing(facts.get(fact)))) return [];
  return [
    ...(clause.register !== undefined && records.has(clause.register)
      ? [{ kind: 'record' as const, register: clause.register }]
      : []),
    ...named.filter((fact) => isSeenYes(facts.get(fact))).map((fact) => ({ kind: 'fact' as const, fact })),
  ];
}

const isMissing = (fact: FactStand | undefined) => fact?.value === 'no' || fact?.value === 'partly';
const isSeenYes = (fact: FactStand | undefined) => fact?.value === 'yes' && fact.isSeen;

/** A requirement with how it is covered. */
export type CoveredRequirement = {
  readonly id: string;
  readonly state: CoverageState;
  /** Those that make the state what it is. */
  readonly clauses: readonly PlacedClause[];
  /** The policy to approve or to take up; null where it is covered, and where the library has nothing for it. */
  readonly takeUp: string | null;
};

/** How one requirement of a framework is covered by clauses and what proves them. */
export function coverRequirement(
  framework: FrameworkId,
  id: string,
  clauses: readonly PlacedClause[],
  proofs: Proofs,
): CoveredRequirement {
  const answering = clauses.filter(({ anchors }) => anchors[framework]?.includes(id));
  const approved = answering.filter(({ stage }) => stage === 'approved');
  const proved = approved.filter((clause) => evidenceFor(framework, id, clause, proofs).length > 0);
  if (proved.length > 0) return { id, state: 'evidenced', clauses: proved, takeUp: null };
  if (approved.length > 0) return { id, state: 'written', clauses: approved, takeUp: null };
  const [draft = answering[0]] = answering.filter(({ stage }) => stage === 'draft');
  if (draft === undefined) return { id, state: 'none', clauses: [], takeUp: null };
  return { id, state: 'drafted', clauses: answering, takeUp: draft.policyId };
}

/** What insurers ask is one fact, which other facts of the same clause do not prove. */
function evidenceFor(framework: FrameworkId, id: string, clause: PlacedClause, proofs: Proofs): readonly Evidence[] {
  const all = evidenceOf(clause, proofs);
  return framework === 'insurance' ? all.filter((one) => one.kind === 'record' || one.fact === id) : all;
}

/** How many requirements stand in each way. */
export type CoverageCounts = Readonly<Record<CoverageState, number>> & { readonly total: number };

export function countCoverage(requirements: readonly { readonly state: CoverageState }[]): CoverageCounts {
  const count = (state: CoverageState) => requirements.filter((one) => one.state === state).length;
  return {
    evidenced: count('evidenced'),
    written: count('written'),
    drafted: count('drafted'),
    none: count('none'),
    total: requirements.length,
  };
}

/** A.5.9 before A.5.10, and 6.2 before 12.1. */
export const byIdentifier: (one: string, other: string) => number = new Intl.Collator('en', { numeric: true }).compare;
