import type { CountryRules, Place, StateRules } from './place.ts';
import { stateDeadlines } from './state-lines.ts';

/** A country's rules as one of its states has them. */
export function inState(rules: CountryRules, state: StateRules): Omit<Place, 'isGuess'> {
  const own = stateDeadlines(state);
  const general = rules.deadlines.filter(({ id }) => !own.some((deadline) => deadline.id === id));
  return { ...rules, state, deadlines: [...own, ...general] };
}
