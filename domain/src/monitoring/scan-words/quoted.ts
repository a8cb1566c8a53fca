import type { Say } from '../../texts/say.ts';
import type { Finding } from '../finding.ts';
import { unquoted } from './quoted.texts.ts';
import { withSaidValues } from './said-values.ts';

const OURS = Object.values(unquoted);
/** The check that stands for all findings of other engines. */
const OTHER_ENGINE = 'X01';
/** Facts that others wrote, in English. */
const OF_ENGINE = ['name', 'description', 'fix'];
const OF_PUBLISHED = ['summary', 'advice'];

/** A finding whose facts say in the reader's language what we wrote: why a record cannot be used, or in the place of a text that others left out. */
export function withSaidFacts(finding: Finding, say: Say): Finding {
  const facts = Object.entries(withSaidValues(say, finding.facts)).map(([name, value]) => {
    const own = OURS.find(({ text }) => text === value);
    return [name, own === undefined ? value : say(own)];
  });
  return { ...finding, facts: Object.fromEntries(facts) };
}

/**
 * Passages of a finding's texts that others wrote in English, such as what a weakness's publisher or another scanning engine says;
 * none for who reads English.
 */
export function quotesOf({ checkId, facts, evidence }: Finding, say: Say): readonly string[] {
  if (say.language === 'en') return [];
  const isOfEngine = checkId === OTHER_ENGINE;
  const names = isOfEngine ? OF_ENGINE : OF_PUBLISHED;
  const notes = isOfEngine && evidence.words === undefined ? [evidence.note] : [];
  const passages = [...names.map((name) => facts[name] ?? ''), ...notes];
  return [...new Set(passages)].filter((text) => text !== '' && !OURS.some((own) => own.text === text));
}
