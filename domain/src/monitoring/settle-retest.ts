import { isCovered } from './follow-scan.ts';
import { type FollowedFinding, foundFixed, type SeenFinding, sighted } from './followed-finding.ts';
import type { RetestResult } from './retest-result.ts';
import { isSameCase, weaknessOf } from './software/continued-findings.ts';

type RetestedFinding = FollowedFinding & { readonly urls: readonly string[] };
type FindingOfRetest = SeenFinding & { readonly urls: readonly string[] };

/** What a look at one finding alone says: what became of it, and the sighting that it is by, where it is still there. */
export type SettledRetest = {
  readonly result: RetestResult;
  readonly finding: FollowedFinding;
  readonly sighting: FindingOfRetest | null;
};

/**
 * Settles a look at one finding alone. The same weakness is recognised by its identity, or by its place: a whole scan may have
 * named a page by the template of its many siblings, which a look at one page alone cannot know. Software that is still old, or has other
 * flaws now, is still there, too. What was not tested changes nothing.
 */
export function settleRetest(
  known: RetestedFinding,
  { at, found, hasTested }: { at: Date; found: readonly FindingOfRetest[]; hasTested: boolean },
): SettledRetest {
  const { urls: _urls, ...finding } = known;
  const same = found.find((one) => isSameWeakness(known, one)) ?? found.find((one) => isSameSoftware(known, one));
  const sighting = same === undefined || isCovered(same, finding, { hasTested: () => hasTested }) ? null : same;
  if (sighting !== null) {
    const { checkId, variant, severity, subject, place } = sighting;
    const seen = { fingerprint: known.fingerprint, checkId, variant, severity, subject, place };
    return { result: 'still-there', finding: sighted(finding, seen, { at, seenLevel: known.seenLevel }), sighting };
  }
  if (!hasTested) return { result: 'not-tested', finding, sighting };
  return { result: 'fixed', finding: foundFixed(finding, at), sighting };
}

function isSameWeakness(known: RetestedFinding, other: FindingOfRetest): boolean {
  if (other.fingerprint === known.fingerprint) return true;
  return (
    isSameCase(known, other) && other.subject === known.subject && other.urls.some((url) => known.urls.includes(url))
  );
}

function isSameSoftware(known: RetestedFinding, other: FindingOfRetest): boolean {
  const weakness = weaknessOf(known);
  return weakness !== null && weaknessOf(other) === weakness;
}
