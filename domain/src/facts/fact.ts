import type { RiskVectorSlug } from '../ratings/risk-vectors.ts';
import type { Phrase } from '../texts/texts.ts';
import type { EvidenceKind } from './portal-facts.ts';

/** How a statement about a firm stands. `unknown` is also what nobody looked at: no fault found is never a yes. */
export const FACT_VALUES = ['yes', 'partly', 'no', 'unknown', 'not-applicable'] as const;
export type FactValue = (typeof FACT_VALUES)[number];

/** Who says so: the portal saw it, an expert told, or the firm stated it. */
export const FACT_BASES = ['seen', 'told', 'stated', 'none'] as const;
export type FactBasis = (typeof FACT_BASES)[number];

/** What people choose on the sheet for a fact that nothing else tells. */
export const STATABLE_VALUES = ['yes', 'partly', 'no', 'not-applicable'] as const;
export type StatableValue = (typeof STATABLE_VALUES)[number];

/** What the levels of an element of the assessment say of a fact; below the first one named, it is a no. */
export type StatedByLevel = {
  readonly element: string;
  readonly yesFrom: number;
  /** Done for a part from here on, by the words of that level. */
  readonly partlyFrom?: number;
  /** From here on the words of the level leave it open: it may be so, or not. */
  readonly openFrom?: number;
};

export const FACT_TOPICS = [
  'second-factor',
  'access',
  'systems',
  'backup',
  'web',
  'people',
  'incidents',
  'data',
] as const;
export type FactTopic = (typeof FACT_TOPICS)[number];

/** A fact in words. */
type FactTexts = {
  /** As an application for insurance, or a customer, would ask. */
  readonly question: Phrase;
  /** Why they want to know. */
  readonly why: Phrase;
  /** What would count as proof. */
  readonly proof: Phrase;
};

/** A statement about a firm that modules share. */
export type Fact = FactTexts & {
  readonly topic: FactTopic;
  /** What the portal itself sees of it; empty where it sees nothing. */
  readonly evidence: readonly EvidenceKind[];
  /** True where that is all that is asked; otherwise it is a corner, which is never a yes by itself. */
  readonly seesAll: boolean;
  /** Element of the assessment that asks the same. */
  readonly stated: StatedByLevel | null;
  /** Element whose steps lead there where no level of the assessment states it. */
  readonly stepsOf: string | null;
  /** Subjects of the rating that look at a corner of it. */
  readonly vectors: readonly RiskVectorSlug[];
  /** Page on which more would become known; null where it is stated on the sheet alone. */
  readonly href: string | null;
};

/** Days after which a statement is to be confirmed again; insurers ask how things stand when they are asked. */
export const STATEMENT_DAYS = 90;

/** The levels of evidence where the assessment does not ask: in part, and written down and done for everybody. */
export const PARTLY_FROM = 2;
export const YES_FROM = 3;

type FactOptions = Partial<Pick<Fact, 'evidence' | 'seesAll' | 'stepsOf' | 'vectors' | 'href'>>;

/** A fact that the assessment asks for, with what else tells of it. */
export function assessed(topic: FactTopic, stated: StatedByLevel, texts: FactTexts, options: FactOptions = {}): Fact {
  const href = `/cybermaturity/assessment/${stated.element}`;
  return { ...texts, topic, evidence: [], seesAll: false, stated, stepsOf: null, vectors: [], href, ...options };
}

/** A fact that no module asks for: it is seen, or stated on the sheet. */
export function sheetOnly(topic: FactTopic, texts: FactTexts, options: FactOptions = {}): Fact {
  return {
    ...texts,
    topic,
    evidence: [],
    seesAll: false,
    stated: null,
    stepsOf: null,
    vectors: [],
    href: null,
    ...options,
  };
}
