import { type FollowedFinding, foundFixed, type SeenFinding, sighted } from './followed-finding.ts';
import { reachesAsFar, shallowerOf } from './scan-depth.ts';
import type { ScanLevel } from './scan-levels.ts';
import { caseRankOf, isWorse } from './software/case-rank.ts';
import { isSameCase } from './software/continued-findings.ts';

/** What a completed scan says about a website. */
export type FollowedScan = {
  readonly at: Date;
  readonly level: ScanLevel;
  readonly findings: readonly SeenFinding[];
  /** Whether the scan looked for this wholly: its level has the check, and nothing kept it from being done. */
  readonly hasTested: (finding: FollowedFinding) => boolean;
};

/** What a scan changed; findings that it left as they were are left out. */
export type FollowedChanges = {
  readonly added: readonly FollowedFinding[];
  readonly reopened: readonly FollowedFinding[];
  /** Those that were there and became worse. */
  readonly worsened: readonly FollowedFinding[];
  readonly stillThere: readonly FollowedFinding[];
  readonly fixed: readonly FollowedFinding[];
};

/**
 * What became of a website's findings with one completed scan. A finding is fixed only when the scan could have seen it: when it
 * tested for it, and looked at the place. A shallower scan reads fewer pages than the one that saw it, so it settles only what
 * was on the start page, which every scan reads. Sightings carry the identity of what they continue (`continuedFindings`).
 */
export function followScan(known: readonly FollowedFinding[], scan: FollowedScan): FollowedChanges {
  const before = new Map(known.map((finding) => [finding.fingerprint, finding]));
  const seen = new Map(scan.findings.map((finding) => [finding.fingerprint, finding]));
  const changes = { added: [], reopened: [], worsened: [], stillThere: [], fixed: [] } as {
    [Key in keyof FollowedChanges]: FollowedFinding[];
  };
  for (const finding of seen.values()) {
    const old = before.get(finding.fingerprint) ?? null;
    if (old !== null && isCovered(finding, old, scan)) continue;
    // Another case may need a deeper scan than the one before.
    const seenLevel = old !== null && isSameCase(old, finding) ? shallowerOf(old.seenLevel, scan.level) : scan.level;
    const now = sighted(old, finding, { at: scan.at, seenLevel });
    if (now.state === 'new') changes.added.push(now);
    else if (now.state === 'reopened') changes.reopened.push(now);
    else if (old !== null && isWorse(now, old)) changes.worsened.push(now);
    else changes.stillThere.push(now);
  }
  for (const old of before.values()) {
    if (old.state === 'fixed' || seen.has(old.fingerprint) || !couldSee(scan, old)) continue;
    changes.fixed.push(foundFixed(old, scan.at));
  }
  return changes;
}

/** Whether a scan saw only what another check says of the software, which is milder, and did not look for the worse: that stays as it is. */
export function isCovered(finding: SeenFinding, old: FollowedFinding, scan: Pick<FollowedScan, 'hasTested'>): boolean {
  if (old.state === 'fixed' || finding.checkId === old.checkId) return false;
  return caseRankOf(finding.variant) < caseRankOf(old.variant) && !scan.hasTested(old);
}

function couldSee(scan: FollowedScan, finding: FollowedFinding): boolean {
  return scan.hasTested(finding) && (reachesAsFar(scan.level, finding.seenLevel) || isStartPage(finding.place));
}

function isStartPage(place: string): boolean {
  return /^https?:\/\/[^/?#]+\/?$/i.test(place);
}
