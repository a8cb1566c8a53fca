import { FACT_VALUES, type FactTopic } from '../facts/fact.ts';
import { FACT_KEYS, type FactKey, factOf } from '../facts/facts.ts';
import type { Phrase } from '../texts/texts.ts';
import { chapters } from './insurance.texts.ts';
import { OPEN_KEYS, type OpenKey } from './open-questions.ts';

/** How a question stands: a fact's value, written by the firm, or still for the firm to write. */
export const READINESS_STATES = [...FACT_VALUES, 'written', 'yours'] as const;
export type ReadinessState = (typeof READINESS_STATES)[number];

/** Chapters of the sheet, in the order in which applications ask. */
export const READINESS_TOPICS: Readonly<Record<FactTopic | 'signature', Phrase>> = chapters;

/** True where the firm may state a fact on the sheet: what the portal sees whole needs nobody's word. */
export const isStatable = (key: FactKey): boolean => !factOf(key).seesAll;

/** All lines of the sheet: facts, and questions that are answered with a text. */
export const SHEET_KEYS = [...FACT_KEYS, ...OPEN_KEYS] as readonly (FactKey | OpenKey)[];

/** What can be stated on the sheet. */
export const STATABLE_KEYS = [...FACT_KEYS.filter(isStatable), ...OPEN_KEYS] as readonly (FactKey | OpenKey)[];

/** Lines that a file can prove: all but who signs. */
export const PROVABLE_KEYS = [...FACT_KEYS, ...OPEN_KEYS.filter((key) => key !== 'signed-by')] as readonly (
  | FactKey
  | OpenKey
)[];
