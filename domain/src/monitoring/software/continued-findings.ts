import type { FollowedFinding, SeenFinding } from '../followed-finding.ts';
import { softwareOf } from './software-of.ts';

/**
 * Which known finding each sighting continues although it has another identity, by fingerprint: that of the same software on the
 * same host that is there, such as "old version" where known flaws are seen now, or else one of the same case that was fixed after it
 * had gone by another identity. What was fixed and is seen as another case is new. Sightings that continue nothing, or that are there by
 * their own identity, are left out.
 */
export function continuedFindings(
  known: readonly FollowedFinding[],
  seen: readonly SeenFinding[],
): ReadonlyMap<string, string> {
  const own = new Map(known.map((finding) => [finding.fingerprint, finding]));
  const taken = new Set(seen.map(({ fingerprint }) => fingerprint));
  const bySoftware = Map.groupBy(known, weaknessOf);
  const continued = new Map<string, string>();
  for (const finding of seen.toSorted((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1))) {
    const before = own.get(finding.fingerprint);
    if (before !== undefined && before.state !== 'fixed') continue;
    const weakness = weaknessOf(finding);
    if (weakness === null) continue;
    const others = (bySoftware.get(weakness) ?? []).filter(({ fingerprint }) => !taken.has(fingerprint));
    // One that was fixed under its own identity is reopened, unless another one still stands for the software.
    const fits = (one: FollowedFinding) => one.state !== 'fixed' || (before === undefined && isSameCase(one, finding));
    const [first] = others.filter(fits).toSorted(latestFirst);
    if (first === undefined) continue;
    taken.add(first.fingerprint);
    continued.set(finding.fingerprint, first.fingerprint);
  }
  return continued;
}

/** The software with its host; null for what is not about software. */
export function weaknessOf(finding: SeenFinding): string | null {
  const software = softwareOf(finding);
  const host = URL.parse(finding.place)?.host;
  return software === null || host === undefined ? null : `${host} ${software}`;
}

/** Whether both are told in the same words. */
export const isSameCase = (one: SeenFinding, other: SeenFinding): boolean =>
  one.checkId === other.checkId && one.variant === other.variant;

const latestFirst = (one: FollowedFinding, other: FollowedFinding): number =>
  Number(one.state === 'fixed') - Number(other.state === 'fixed') ||
  other.lastSeenAt.getTime() - one.lastSeenAt.getTime() ||
  (one.fingerprint < other.fingerprint ? -1 : 1);
