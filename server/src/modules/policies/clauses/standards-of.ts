import { byIdentifier } from '@portal/domain/policies/coverage.ts';
import { FRAMEWORK_IDS } from '@portal/domain/policies/frameworks.ts';
import { clausesIn, type PolicyClause } from '@portal/domain/policies/policy-clause.ts';
import { readFrameworks } from '../library/frameworks.ts';
import { libraryPolicy } from '../library/policy-content.ts';

/** Which requirements the clauses of a text answer, by the short names of frameworks; what insurers ask has a sheet of its own. */
export function standardsOf(policyId: string, markdown: string): { framework: string; ids: string[] }[] {
  const written = new Set(clausesIn(markdown).map(({ id }) => id));
  const clauses = libraryPolicy(policyId, 'en')?.clauses.filter(({ id }) => written.has(id)) ?? [];
  return requirementsOf(clauses);
}

/** What some clauses answer together, framework by framework. */
export function requirementsOf(
  clauses: readonly Pick<PolicyClause, 'anchors'>[],
): { framework: string; ids: string[] }[] {
  const names = new Map(readFrameworks().map(({ id, short }) => [id, short]));
  return FRAMEWORK_IDS.flatMap((id) => {
    const framework = names.get(id);
    const ids = [...new Set(clauses.flatMap(({ anchors }) => anchors[id] ?? []))].toSorted(byIdentifier);
    return framework === undefined || ids.length === 0 ? [] : [{ framework, ids }];
  });
}
