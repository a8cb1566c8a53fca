import type { FindingGrade } from '@portal/domain/ratings/attack-surface.ts';
import { planRaises } from '@portal/domain/ratings/plan-raises.ts';
import { type RatingInput, rateSurface } from '@portal/domain/ratings/rate-surface.ts';
import type { RatedFinding, RatedOutcome } from '@portal/domain/ratings/rated-finding.ts';
import { ratingBand } from '@portal/domain/ratings/rating-bands.ts';
import { RISK_VECTOR_SLUGS, RISK_VECTORS, type RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import { FINDING_KINDS, type FindingKind } from '@portal/scanner/surface/finding-kinds.ts';
import { CommandError } from '../terminal-command.ts';
import type { JudgedState } from './judged-file.schemas.ts';
import { findingAt, soundFindings } from './sound-firm.ts';

const MAX_FIRST_STEPS = 10;

/** What the rating concludes of a firm. */
export type StateVerdict = {
  readonly name: string;
  /** Null where too little is measured. */
  readonly rating: number | null;
  readonly band: string | null;
  /** Kinds to fix, in the order of the planner. */
  readonly firstSteps: readonly string[];
};

/** The grade that is meant where none is told: how the finding is met most often; of all others the worst that it can have. */
const USUAL_GRADES: Readonly<Partial<Record<FindingKind, FindingGrade>>> = {
  'tls-old-protocol': 'WARN',
  'tls-weak-encryption': 'WARN',
  'dkim-short-key': 'WARN',
  'certificate-short-key': 'WARN',
  'spf-too-many-lookups': 'BAD',
};
const WORST_FIRST: readonly FindingGrade[] = ['BAD', 'WARN', 'FAIR', 'NEUTRAL', 'GOOD'];

/**
 * The verdict on a state.
 * @throws {CommandError} for a kind, grade or vector that there isn't
 */
export function judgeState({ name, findings, notMeasured, soundHosts }: JudgedState): StateVerdict {
  const told = findings.map(toldFinding);
  const isReplaced = (sound: RatedFinding) => told.some((finding) => stands(finding, sound));
  const input: RatingInput = {
    outcomes: outcomesOf(notMeasured, told),
    findings: [...soundFindings(soundHosts).filter((sound) => !isReplaced(sound)), ...told],
    incidentDaysAgo: [],
    shownBefore: null,
  };
  const { rating } = rateSurface(input);
  const steps = planRaises(input).map(({ kind }) => kind);
  const band = rating === null ? null : ratingBand(rating).name.text;
  return { name, rating, band, firstSteps: [...new Set(steps)].slice(0, MAX_FIRST_STEPS) };
}

function toldFinding(text: string): RatedFinding {
  const [, kind = '', stated, asset = ''] = /^([a-z-]+)(?::([A-Z]+))?@(\S+)$/.exec(text) ?? [];
  if (!isKind(kind))
    throw new CommandError(`"${text}" is not a finding. Use KIND@HOST, such as port-database@example.com.`);
  const grades: readonly FindingGrade[] = FINDING_KINDS[kind].grades;
  const grade =
    stated === undefined
      ? (USUAL_GRADES[kind] ?? WORST_FIRST.find((one) => grades.includes(one)))
      : grades.find((one) => one === stated);
  if (grade === undefined) throw new CommandError(`"${text}": the grade is one of ${grades.join(', ')}.`);
  return findingAt(kind, grade, asset);
}

const isKind = (text: string): text is FindingKind => Object.hasOwn(FINDING_KINDS, text);
const hostOf = ({ asset }: RatedFinding) => asset.replace(/:\d+$/, '');
const isDmarc = ({ kind }: RatedFinding) => kind.startsWith('dmarc-');
/** One for the whole domain, wherever it is told. */
const OF_DOMAIN: ReadonlySet<RiskVectorSlug> = new Set(['spf', 'dkim', 'patching_cadence', 'dnssec']);

/** Whether a told finding stands in the place of what a sound firm has there. An open port stands beside the others. */
function stands(told: RatedFinding, sound: RatedFinding): boolean {
  if (told.vector !== sound.vector || told.vector === 'open_ports') return false;
  if (told.vector === 'spf') return isDmarc(told) === isDmarc(sound);
  return OF_DOMAIN.has(told.vector) || hostOf(told) === hostOf(sound);
}

function outcomesOf(notMeasured: readonly string[], told: readonly RatedFinding[]): readonly RatedOutcome[] {
  const unknown = notMeasured.find((vector) => !RISK_VECTOR_SLUGS.some((slug) => slug === vector));
  if (unknown !== undefined)
    throw new CommandError(`"${unknown}" is not a vector. Use one of ${RISK_VECTOR_SLUGS.join(', ')}.`);
  const isShared = told.some(({ kind }) => kind === 'ports-shared-address');
  return RISK_VECTOR_SLUGS.map((vector): RatedOutcome => {
    if (notMeasured.includes(vector))
      return {
        vector,
        measured: false,
        reason: vector === 'patching_cadence' ? 'NEEDS_SCAN_HISTORY' : 'NO_ANSWER',
        ageDays: 0,
      };
    if (vector === 'open_ports' && isShared) return { vector, measured: false, reason: 'SHARED_HOST', ageDays: 0 };
    return RISK_VECTORS[vector].weight > 0 || vector === 'dnssec'
      ? { vector, measured: true, ageDays: 0 }
      : { vector, measured: false, reason: 'NEEDS_OUTSIDE_SOURCE', ageDays: 0 };
  });
}
