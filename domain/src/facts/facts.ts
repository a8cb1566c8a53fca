import { ACCESS_FACTS } from './access-facts.ts';
import type { Fact } from './fact.ts';
import { INCIDENT_FACTS, PEOPLE_FACTS } from './people-facts.ts';
import { BACKUP_FACTS, SYSTEMS_FACTS } from './systems-facts.ts';
import { DATA_FACTS, WEB_FACTS } from './web-facts.ts';

/**
 * The vocabulary that modules share: what can be said of a firm's security, each once. The assessment, scans, looks from outside,
 * experts and the firm itself tell of them; pages, sheets and mails read them from here.
 */
export const FACTS = {
  ...ACCESS_FACTS,
  ...SYSTEMS_FACTS,
  ...BACKUP_FACTS,
  ...WEB_FACTS,
  ...PEOPLE_FACTS,
  ...INCIDENT_FACTS,
  ...DATA_FACTS,
} as const satisfies Readonly<Record<string, Fact>>;

export type FactKey = keyof typeof FACTS;
export const FACT_KEYS = Object.keys(FACTS) as readonly FactKey[] as readonly [FactKey, ...FactKey[]];

/** A fact by its key, in the form that holds for all. */
export const factOf = (key: FactKey): Fact => FACTS[key];

/** Facts that an answer of the assessment states as a yes from this level on. */
export const factsStatedAt = (element: string, level: number): readonly FactKey[] =>
  FACT_KEYS.filter((key) => {
    const { stated } = factOf(key);
    return stated?.element === element && level >= stated.yesFrom;
  });

export const isFactKey = (text: string): text is FactKey => Object.hasOwn(FACTS, text);
