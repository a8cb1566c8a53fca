import type { Say } from '../texts/say.ts';
import { stateLines } from './countries.texts.ts';
import type { Deadline, StateRules } from './place.ts';

/** Whom a state's law wants to be told besides the people affected; null where it names nobody. */
export function stateRegulatorLine({ authority, law }: StateRules, say: Say): string | null {
  if (authority === null) return null;
  const { name, days, from } = authority;
  return say(stateLines.regulator, { authority: name, within: days ?? 0, from, law });
}

/** By when a state's law wants the people affected to be told. */
export const statePeopleLine = ({ days, law }: StateRules, say: Say): string =>
  say(stateLines.people, { within: days ?? 0, law });

/** The periods that a state's law sets; they take the place of those that the country tells in general. */
export function stateDeadlines(state: StateRules): readonly Deadline[] {
  const { name, law, days, authority } = state;
  const shared = { from: 'awareness', law, kinds: ['data-out', 'mailbox', 'lost-device', 'ransom'] } as const;
  const people: Deadline = {
    ...shared,
    id: 'state-people',
    name: `Tell the people affected (${name})`,
    hours: inHours(days),
    who: 'people',
    says: 'Applies to residents of the state whose unencrypted personal data was taken. People elsewhere are told as their states require.',
  };
  if (authority === null) return [people];
  const regulator: Deadline = {
    ...shared,
    id: 'state-authority',
    name: `Tell the ${authority.name} (${name})`,
    hours: inHours(authority.days),
    who: 'regulator',
    says: `Applies when ${affected(authority.from)}.`,
  };
  return [people, regulator];
}

const inHours = (days: number | null) => (days === null ? null : days * 24);

const affected = (from: number) =>
  from === 1
    ? 'any resident of the state is affected'
    : `${from.toLocaleString('en-US')} or more residents are affected`;
