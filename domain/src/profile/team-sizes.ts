import type { Say } from '../texts/say.ts';
import { teamSizes } from './profile.texts.ts';

/** Team sizes a firm can choose from; all kinds of employees, contractors and consultants count (spec part 1, section 3). */
export const TEAM_SIZES = ['0-10', '11-20', '21-30', '31-40', '41-50', '51-100', 'More than 100'] as const;

/** About how many people a firm of each size has: the middle of the range, and few where the range begins at nobody. */
const PEOPLE: Readonly<Record<(typeof TEAM_SIZES)[number], number>> = {
  '0-10': 6,
  '11-20': 15,
  '21-30': 25,
  '31-40': 35,
  '41-50': 45,
  '51-100': 75,
  'More than 100': 120,
};

/** The fewest people that a firm of this size has: one where the size is not known. */
export function fewestPeopleOf(teamSize: string): number {
  const isKnown = TEAM_SIZES.some((known) => known === teamSize);
  const fewest = teamSize === 'More than 100' ? 101 : Number.parseInt(teamSize, 10);
  return isKnown ? Math.max(1, fewest) : 1;
}

/** About how many people work in a firm of this size; as the smallest where the size is not known. */
export function peopleOf(teamSize: string): number {
  return TEAM_SIZES.some((known) => known === teamSize) ? PEOPLE[teamSize as keyof typeof PEOPLE] : PEOPLE['0-10'];
}

/** A team size as people read it: all but one are figures. */
export const teamSizeInWords = (teamSize: string, say: Say): string =>
  teamSize === 'More than 100' ? say(teamSizes.largest) : teamSize;
