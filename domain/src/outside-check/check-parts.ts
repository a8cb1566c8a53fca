import type { FindingGrade, NotMeasuredReason, SurfaceFinding } from '../ratings/attack-surface.ts';
import type { RiskVectorSlug } from '../ratings/risk-vectors.ts';

/** What the open check looks at, in the order of the page, with the risk vectors of each part. */
export const CHECK_PARTS = {
  mail: { title: 'Email in your name', vectors: { spf: 'Who may send it (SPF, DMARC)', dkim: 'Signatures (DKIM)' } },
  names: { title: 'Your domain name', vectors: { dnssec: 'Signed answers (DNSSEC)' } },
  certificates: { title: 'Certificates', vectors: { ssl_certificates: 'Certificates' } },
  encryption: { title: 'Encryption', vectors: { ssl_configurations: 'Encryption' } },
  pages: {
    title: 'What your pages tell browsers',
    vectors: { application_security: 'Protective headers', server_software: 'Software of the web server' },
  },
} as const satisfies Readonly<
  Record<string, { title: string; vectors: Readonly<Partial<Record<RiskVectorSlug, string>>> }>
>;

export type CheckPart = keyof typeof CHECK_PARTS;
export const CHECK_PART_NAMES = Object.keys(CHECK_PARTS) as readonly CheckPart[];

/** What a passive look can give; a name that leads nowhere or an outdated system is told where it is seen, and never said to be fine. */
export const SEEN_BY_CHANCE = { insecure_systems: 'pages' } as const satisfies Partial<
  Record<RiskVectorSlug, CheckPart>
>;

/** Why something has no result, in words that promise nothing. */
const REASONS: Readonly<Partial<Record<NotMeasuredReason, string>>> = {
  NO_ANSWER: 'something did not answer in time, so we know nothing about it',
  NOTHING_TO_MEASURE: 'there was nothing of this kind to check',
  SELECTOR_UNKNOWN: 'no key was found under the usual names; that does not mean there is none',
  SHARED_HOST: 'the address belongs to many customers of one host',
};

/** Why a vector was not measured, as the end of a sentence. */
export const whyNotMeasured = (reason: NotMeasuredReason): string => REASONS[reason] ?? 'it could not be checked';

/** What the open check leaves out on purpose, and why. */
export const NOT_LOOKED_AT = [
  { title: 'Remote access and other open ports', why: 'Testing them needs the company’s permission.' },
  { title: 'Known weaknesses and forgotten files of the website', why: 'A scan needs the company’s permission.' },
  { title: 'How fast weaknesses are fixed', why: 'That takes repeated checks over several weeks.' },
  { title: 'Computers, passwords and people inside the company', why: 'Nobody can see them from outside.' },
] as const;

const ORDER: readonly FindingGrade[] = ['BAD', 'WARN', 'FAIR', 'NEUTRAL', 'GOOD'];

/** Worst first; of the same grade the domain itself before other names. */
export function worstFirst<Seen extends Pick<SurfaceFinding, 'grade' | 'importance'>>(
  findings: readonly Seen[],
): readonly Seen[] {
  return findings.toSorted(
    (one, other) => ORDER.indexOf(one.grade) - ORDER.indexOf(other.grade) || other.importance - one.importance,
  );
}
