import type { FactKey } from '../../facts/facts.ts';
import type { KnownFact } from '../../facts/known-facts.ts';
import type { Say } from '../../texts/say.ts';
import type { Danger } from './ceiling.ts';
import { scoreFirm } from './score-firm.ts';

/** What an action changes, as far as the portal can tell. */
export type ActionEffect = {
  /** Facts that are a yes when it is done. */
  readonly raises?: readonly FactKey[];
  /** What no longer stands open when it is done. */
  readonly danger?: Pick<Danger, 'kind' | 'count'>;
};

/** An action with an effect, as it stands among the dangers too. */
export type EffectiveAction = ActionEffect & Pick<Danger, 'title' | 'href'>;

/** What stands open by the actions that would close it. */
export const dangersOf = (actions: readonly EffectiveAction[]): readonly Danger[] =>
  actions.flatMap(({ danger, title, href }) => (danger === undefined ? [] : [{ ...danger, title, href }]));

/** Points of 100 that the score is higher by when an action is done and nothing else changes; 0 where nothing can be said. */
export function gainOf(
  action: EffectiveAction,
  actions: readonly EffectiveAction[],
  facts: readonly KnownFact[],
  say: Say,
): number {
  const done = facts.map(
    (fact): KnownFact =>
      action.raises?.includes(fact.key) && fact.value !== 'not-applicable'
        ? { ...fact, value: 'yes', isStale: false }
        : fact,
  );
  const others = actions.filter((other) => other !== action);
  return scoreFirm(done, dangersOf(others), say).score - scoreFirm(facts, dangersOf(actions), say).score;
}
