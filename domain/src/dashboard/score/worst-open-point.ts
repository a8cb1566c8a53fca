import type { KnownFact } from '../../facts/known-facts.ts';
import type { Say } from '../../texts/say.ts';
import { missingCore } from './ceiling.ts';
import { OPEN_SEVERITIES, type OpenPoint } from './open-point.ts';

/**
 * The worst that is known to stand open at a firm, in the order of the score's ceilings (`ceilingOf`): doors, core measures that are
 * known to be missing, serious weaknesses; then what is less. Of equals the first that a module names.
 * @param actions what the modules suggest, each with what it would close
 * @returns null where nothing open is known
 */
export function worstOpenPoint(
  actions: readonly { readonly open?: OpenPoint }[],
  facts: readonly KnownFact[],
  say: Say,
): OpenPoint | null {
  const missing = missingCore(facts, say).map(({ what }): OpenPoint => ({ what, severity: 'high' }));
  const points = [...missing, ...actions.flatMap(({ open }) => open ?? [])];
  const worst = OPEN_SEVERITIES.find((severity) => points.some((point) => point.severity === severity));
  return points.find(({ severity }) => severity === worst) ?? null;
}
