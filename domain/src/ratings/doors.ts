import type { RatedFinding, RatedOutcome } from './rated-finding.ts';
import { RISK_VECTORS } from './risk-vectors.ts';

/** What stands open to everybody, and through which firms are taken over, robbed or held to ransom. */
export type Door = Pick<RatedFinding, 'vector' | 'kind' | 'asset'>;

/**
 * Kinds of findings that cap a rating while they are there with the grade BAD. `main-name` counts on the domain itself and its www
 * only. Why each of them does: `content/ratings/method.md`.
 */
const DOOR_KINDS: Readonly<Record<string, 'anywhere' | 'main-name'>> = {
  'port-remote-control': 'anywhere',
  'port-database': 'anywhere',
  'port-office-network': 'anywhere',
  'port-management': 'anywhere',
  'private-files-open': 'anywhere',
  'admin-tool-open': 'anywhere',
  'installer-open': 'anywhere',
  'application-end-of-life': 'anywhere',
  'server-end-of-life': 'anywhere',
  'certificate-outside-dates': 'main-name',
  'certificate-self-signed': 'main-name',
  'certificate-untrusted': 'main-name',
  // No certificate at all is no better than one that browsers refuse.
  'https-missing': 'main-name',
};

/** The most that a rating can be with one door open: within Basic. */
const CEILING_OF_ONE = 630;
/** With two of them. */
const CEILING_OF_TWO = 530;
/** What each further one takes from that. */
const STEP_OF_FURTHER = 30;
const LEAST_CEILING = 380;

/** The kinds that can be doors, for those who ask the database for them. */
export const DOOR_KIND_NAMES: readonly string[] = Object.keys(DOOR_KINDS);

/** True for a finding that caps the rating as long as it is there. */
export function isDoor({
  kind,
  grade,
  importance,
  isGone,
}: Pick<RatedFinding, 'kind' | 'grade' | 'importance' | 'isGone'>) {
  const where = DOOR_KINDS[kind];
  return grade === 'BAD' && !isGone && (where === 'anywhere' || (where === 'main-name' && importance === 1));
}

/** The domain and its www name are one place: what is open on both is open once. */
const placeOf = ({ kind, asset }: Door) => `${kind} ${asset.replace(/^www\./, '')}`;

/** Doors of a look whose vectors were measured, each place once, in the order of the findings. */
export function openDoors<Finding extends RatedFinding>(
  findings: readonly Finding[],
  outcomes: readonly RatedOutcome[],
): readonly Finding[] {
  const measured = new Set(
    outcomes.flatMap(({ vector, measured: isMeasured, ageDays }) =>
      isMeasured && ageDays < RISK_VECTORS[vector].lifeDays ? [vector] : [],
    ),
  );
  const doors = new Map<string, Finding>();
  for (const finding of findings) {
    const counts = measured.has(finding.vector) && finding.ageDays < RISK_VECTORS[finding.vector].lifeDays;
    if (counts && isDoor(finding) && !doors.has(placeOf(finding))) doors.set(placeOf(finding), finding);
  }
  return [...doors.values()];
}

/** The most that a rating can be with so many doors open, or null with none. */
export function ceilingOf(doors: number): number | null {
  if (doors === 0) return null;
  if (doors === 1) return CEILING_OF_ONE;
  return Math.max(LEAST_CEILING, CEILING_OF_TWO - (doors - 2) * STEP_OF_FURTHER);
}
