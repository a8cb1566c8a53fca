import type { FindingGrade, NotMeasuredReason, SurfaceFinding } from '../ratings/attack-surface.ts';
import type { RiskVectorSlug } from '../ratings/risk-vectors.ts';
import type { Say } from '../texts/say.ts';
import type { Phrase } from '../texts/texts.ts';
import { notLookedAt, notMeasured, partTitles, vectorTitles } from './outside-check.texts.ts';

type Part = {
  readonly title: Phrase;
  readonly vectors: Readonly<Partial<Record<RiskVectorSlug, Phrase>>>;
};

/** What the open check looks at, in the order of the page, with the risk vectors of each part. */
export const CHECK_PARTS = {
  mail: { title: partTitles.mail, vectors: { spf: vectorTitles.spf, dkim: vectorTitles.dkim } },
  names: { title: partTitles.names, vectors: { dnssec: vectorTitles.dnssec } },
  certificates: { title: partTitles.certificates, vectors: { ssl_certificates: vectorTitles.ssl_certificates } },
  encryption: { title: partTitles.encryption, vectors: { ssl_configurations: vectorTitles.ssl_configurations } },
  pages: {
    title: partTitles.pages,
    vectors: {
      application_security: vectorTitles.application_security,
      server_software: vectorTitles.server_software,
    },
  },
} as const satisfies Readonly<Record<string, Part>>;

export type CheckPart = keyof typeof CHECK_PARTS;
export const CHECK_PART_NAMES = Object.keys(CHECK_PARTS) as readonly CheckPart[];

/** What a passive look can give; a name that leads nowhere or an outdated system is told where it is seen, and never said to be fine. */
export const SEEN_BY_CHANCE = { insecure_systems: 'pages' } as const satisfies Partial<
  Record<RiskVectorSlug, CheckPart>
>;

const REASONS = [
  'NO_ANSWER',
  'NOTHING_TO_MEASURE',
  'SELECTOR_UNKNOWN',
  'SHARED_HOST',
] as const satisfies readonly NotMeasuredReason[];

/** That a vector was not measured, and why. */
export function whyNotMeasured(vector: Phrase, reason: NotMeasuredReason, say: Say): string {
  const known = REASONS.find((each) => each === reason) ?? 'other';
  return say(notMeasured[known], { what: say(vector) });
}

/** What the open check leaves out on purpose, and why. */
export const NOT_LOOKED_AT = [
  { title: notLookedAt.ports, why: notLookedAt.portsReason },
  { title: notLookedAt.website, why: notLookedAt.websiteReason },
  { title: notLookedAt.patching, why: notLookedAt.patchingReason },
  { title: notLookedAt.inside, why: notLookedAt.insideReason },
] as const satisfies readonly { readonly title: Phrase; readonly why: Phrase }[];

const ORDER: readonly FindingGrade[] = ['BAD', 'WARN', 'FAIR', 'NEUTRAL', 'GOOD'];

/** Worst first; of the same grade the domain itself before other names. */
export function worstFirst<Seen extends Pick<SurfaceFinding, 'grade' | 'importance'>>(
  findings: readonly Seen[],
): readonly Seen[] {
  return findings.toSorted(
    (one, other) => ORDER.indexOf(one.grade) - ORDER.indexOf(other.grade) || other.importance - one.importance,
  );
}
