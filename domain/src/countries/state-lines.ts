import type { Deadline, StateRules } from './place.ts';

/** Whom a state's law wants to be told besides the people affected; null where it names nobody. */
export function stateRegulatorLine({ authority, law }: StateRules): string | null {
  if (authority === null) return null;
  const within = authority.days === null ? '' : ` within ${authority.days} days`;
  return `Tell the ${authority.name}${within} when ${affected(authority.from)} (${law}).`;
}

/** By when a state's law wants the people affected to be told. */
export function statePeopleLine({ days, law }: StateRules): string {
  const by = days === null ? 'without unreasonable delay' : `without unreasonable delay, within ${days} days`;
  return `Tell residents whose data was taken ${by} (${law}).`;
}

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
