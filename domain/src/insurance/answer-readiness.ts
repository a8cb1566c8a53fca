import type { Finding } from '../maturity/evidence-finding.ts';
import { EVIDENCE_RULES } from '../maturity/evidence-rules.ts';
import { HIGHEST_LEVEL, type MaturityArea } from '../maturity/levels.ts';
import type { PortalFacts } from '../maturity/portal-facts.ts';
import type { ReadinessFacts, StatedAnswer } from './readiness-facts.ts';
import type { ReadinessQuestion } from './readiness-questions.ts';

/**
 * How a question stands: a yes, a part of one, a no, not known yet, about something that the firm does not have (`not-applicable`), or for
 * the firm alone to write (`yours`).
 */
export const READINESS_STATES = ['yes', 'partly', 'no', 'unknown', 'not-applicable', 'yours'] as const;
export type ReadinessState = (typeof READINESS_STATES)[number];

/** Who says so: the portal saw it, or the firm stated it in the assessment. */
export type ReadinessBasis = 'seen' | 'stated' | 'none';

export type ReadinessAnswer = {
  readonly state: ReadinessState;
  readonly basis: ReadinessBasis;
  readonly text: string;
  /** When the firm stated it; null otherwise. */
  readonly statedAt: string | null;
};

/** From this level on a thing is done at least for a part. */
const PARTLY_FROM = 2;
/** A yes where the assessment does not ask: written down and done for everybody. */
const YES_FROM = 3;
/** The evidence's own area: what it tells of the systems themselves, not of habits around them. */
const AREA: MaturityArea = 'technology';

/**
 * Answers a question of an insurer by what the firm stated in the assessment and what the portal sees. Where the portal sees that something is
 * missing, a statement never makes it a yes: the portal would help to sign something untrue. Where it sees a corner only, a fault there is a no,
 * and no fault there leaves the question open. With neither, it says so.
 */
export function answerReadiness(question: ReadinessQuestion, { portal, stated }: ReadinessFacts): ReadinessAnswer {
  const seen = whatIsSeen(question, portal);
  const given = question.stated === null ? undefined : stated?.get(question.stated.element);
  // What the portal sees of a thing speaks louder than that there is no such thing.
  if (given?.doesNotApply != null && seen === null)
    return {
      state: 'not-applicable',
      basis: 'stated',
      text: `You stated that this does not apply: ${given.doesNotApply}`,
      statedAt: given.answeredAt,
    };
  const statement = given?.doesNotApply == null ? given : undefined;
  const stateAt = (level: number): ReadinessState =>
    level >= (question.stated?.yesFrom ?? YES_FROM)
      ? 'yes'
      : level >= (question.stated?.partlyFrom ?? PARTLY_FROM)
        ? 'partly'
        : 'no';
  const highest = seen === null || seen.contradictsFrom === null ? HIGHEST_LEVEL : seen.contradictsFrom - 1;
  // A sentence that tells of a gap in all that is asked never stands beside a yes.
  const isGapSeen = question.seesAll && seen !== null && seen.contradictsFrom !== null;

  if (statement === undefined || statement.dontKnow) {
    if (seen === null) return unknown(question, statement);
    // A corner that is sound says nothing of the rest: nobody has stated it, not even in part.
    if (!question.seesAll && seen.contradictsFrom === null)
      return { state: 'unknown', basis: 'seen', text: `${SEEN_IN_A_CORNER} ${seen.text}`, statedAt: null };
    const level = Math.min(seen.supports, highest);
    return {
      state: atMost(stateAt(level), isGapSeen ? 'partly' : 'yes'),
      basis: 'seen',
      text: seen.text,
      statedAt: null,
    };
  }
  const { level, answeredAt: statedAt } = statement;
  const state = atMost(stateAt(Math.min(level, highest)), isGapSeen ? 'partly' : 'yes');
  if (seen !== null && level > highest)
    return { state, basis: 'stated', text: `${STATED_MORE} ${seen.text}`, statedAt };
  // What is seen whole and is more than was stated is what counts.
  if (seen !== null && question.seesAll && level <= seen.supports)
    return {
      state: atMost(stateAt(Math.min(seen.supports, highest)), isGapSeen ? 'partly' : 'yes'),
      basis: 'seen',
      text: seen.text,
      statedAt: null,
    };
  const text = seen === null ? STATED[state] : `${STATED[state]} The portal itself sees this: ${seen.text}`;
  return { state, basis: 'stated', text, statedAt };
}

const RANKS: readonly ReadinessState[] = ['no', 'partly', 'yes'];
const atMost = (state: ReadinessState, highest: ReadinessState): ReadinessState =>
  RANKS.indexOf(state) > RANKS.indexOf(highest) ? highest : state;

/** Of several kinds the one that allows least counts; where none is against it, the one that shows most. */
function whatIsSeen({ evidence }: ReadinessQuestion, portal: PortalFacts): Finding | null {
  const findings = evidence.flatMap((kind) => EVIDENCE_RULES[kind](portal, AREA) ?? []);
  const allowed = ({ contradictsFrom }: Finding) => contradictsFrom ?? HIGHEST_LEVEL + 1;
  return findings.toSorted((one, other) => allowed(one) - allowed(other) || other.supports - one.supports)[0] ?? null;
}

const SEEN_IN_A_CORNER = 'Nobody has stated this yet. The portal sees a part of it only:';
const STATED_MORE = 'You stated more than this in the cyber maturity assessment. The portal itself sees this:';
const STATED: Readonly<Record<ReadinessState, string>> = {
  yes: 'You stated this in the cyber maturity assessment. Keep the proof at hand.',
  partly: 'By your answer in the cyber maturity assessment, it is done for a part.',
  no: 'By your answer in the cyber maturity assessment, it is not done yet.',
  unknown: 'You answered “I don’t know” in the cyber maturity assessment.',
  'not-applicable': 'By your answer in the cyber maturity assessment, this does not apply to you.',
  yours: 'The portal cannot know this. Write it yourself, and have it checked by whoever signs.',
};

function unknown({ stated, evidence }: ReadinessQuestion, statement: StatedAnswer | undefined): ReadinessAnswer {
  if (statement !== undefined)
    return { state: 'unknown', basis: 'stated', text: STATED.unknown, statedAt: statement.answeredAt };
  const state = stated === null && evidence.length === 0 ? 'yours' : 'unknown';
  const text = state === 'yours' ? STATED.yours : 'Nothing is known of this yet.';
  return { state, basis: 'none', text, statedAt: null };
}
