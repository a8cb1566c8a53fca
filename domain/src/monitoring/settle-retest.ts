import { type FollowedFinding, foundFixed, type SeenFinding, sighted } from './followed-finding.ts';
import type { RetestResult } from './retest-result.ts';

type RetestedFinding = FollowedFinding & { readonly subject: string; readonly urls: readonly string[] };
type FindingOfRetest = SeenFinding & { readonly subject: string; readonly urls: readonly string[] };

/** What a look at one finding alone says: what became of it, and the sighting that it is by, where it is still there. */
export type SettledRetest = {
  readonly result: RetestResult;
  readonly finding: FollowedFinding;
  readonly sighting: FindingOfRetest | null;
};

/**
 * Settles a look at one finding alone. The same weakness is recognised by its identity, or by its place: a whole scan may have
 * named a page by the template of its many siblings, which a look at one page alone cannot know. What was not tested changes nothing.
 */
export function settleRetest(
  known: RetestedFinding,
  { at, found, hasTested }: { at: Date; found: readonly FindingOfRetest[]; hasTested: boolean },
): SettledRetest {
  const sighting = found.find((one) => isSameWeakness(known, one)) ?? null;
  const { subject: _subject, urls: _urls, ...finding } = known;
  if (sighting !== null) {
    const { checkId, variant, severity, place } = sighting;
    const seen = { fingerprint: known.fingerprint, checkId, variant, severity, place };
    return { result: 'still-there', finding: sighted(finding, seen, { at, seenLevel: known.seenLevel }), sighting };
  }
  if (!hasTested) return { result: 'not-tested', finding, sighting };
  return { result: 'fixed', finding: foundFixed(finding, at), sighting };
}

function isSameWeakness(known: RetestedFinding, other: FindingOfRetest): boolean {
  if (other.fingerprint === known.fingerprint) return true;
  const isSameCase = other.checkId === known.checkId && other.variant === known.variant;
  return isSameCase && other.subject === known.subject && other.urls.some((url) => known.urls.includes(url));
}
