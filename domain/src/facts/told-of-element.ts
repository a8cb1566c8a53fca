import type { Say } from '../texts/say.ts';
import { against, type Finding } from './evidence-finding.ts';
import type { Fact, FactValue } from './fact.ts';
import { judged, onSheet } from './facts.texts.ts';
import { FACT_KEYS, factOf } from './facts.ts';
import type { FirmKnowledge } from './known-facts.ts';

/**
 * What speaks against an answer of the assessment beside what the portal sees: open weaknesses that experts told of, and what the firm
 * itself stated on the insurance sheet.
 */
export function toldOfElement(element: string, { told, statements }: FirmKnowledge, say: Say): readonly Finding[] {
  const facts = FACT_KEYS.filter((key) => factOf(key).stated?.element === element);
  return facts.flatMap((key): Finding[] => {
    const fact = factOf(key);
    const weaknesses = told
      .filter((weakness) => weakness.fact === key)
      .map(({ title, leaves, href }) => ({
        ...against(levelAbove(fact, leaves), say(judged.reported, { title })),
        href,
      }));
    const statement = statements.get(key);
    const stated =
      statement === undefined || (statement.value !== 'no' && statement.value !== 'partly')
        ? []
        : [
            {
              ...against(
                levelAbove(fact, statement.value),
                say(ANSWERED[statement.value], { question: say(fact.question) }),
              ),
              href: '/insurance',
            },
          ];
    return [...weaknesses, ...stated];
  });
}

const ANSWERED = { no: onSheet.answeredNo, partly: onSheet.answeredPartly } as const;

/** The level from which on an answer claims more of a fact than this. */
export function levelAbove({ stated }: Fact, value: Extract<FactValue, 'no' | 'partly'>): number {
  const yesFrom = stated?.yesFrom ?? 0;
  return value === 'no' ? (stated?.partlyFrom ?? yesFrom) : yesFrom;
}
