import type { CountryCode } from '../countries/country-codes.ts';
import type { Deadline, Place } from '../countries/place.ts';
import type { IncidentKind } from './incident-kinds.ts';

/** A deadline, with the codes of the countries that ask for it. */
export type AskedDeadline = Deadline & { readonly countries: readonly CountryCode[] };

/**
 * The deadlines that an incident of this kind may start where a firm works, the most urgent first: without delay, then by hours, then
 * those that wait for a report. What several countries ask in the same words stands once; where they ask something else under the same
 * name, the later ones' ids end with their country.
 */
export function deadlinesOfPlaces(
  places: readonly Pick<Place, 'code' | 'deadlines'>[],
  kind: IncidentKind,
): readonly AskedDeadline[] {
  const found: { readonly deadline: Deadline; readonly countries: CountryCode[] }[] = [];
  for (const { code, deadlines } of places) {
    for (const deadline of deadlines.filter(({ kinds }) => kinds.includes(kind))) {
      const same = found.find((one) => isSame(one.deadline, deadline));
      if (same === undefined) found.push({ deadline: withOwnId(deadline, code, found), countries: [code] });
      else same.countries.push(code);
    }
  }
  return found
    .map(({ deadline, countries }) => ({ ...deadline, countries }))
    .toSorted((one, other) => urgency(one) - urgency(other));
}

const isSame = (one: Deadline, other: Deadline) =>
  one.name === other.name && one.hours === other.hours && one.law === other.law && one.says === other.says;

const withOwnId = (deadline: Deadline, code: string, found: readonly { readonly deadline: Deadline }[]): Deadline =>
  found.some((one) => one.deadline.id === deadline.id) ? { ...deadline, id: `${deadline.id}.${code}` } : deadline;

const urgency = ({ hours, from }: Deadline) => (from === 'first-report' ? 1_000_000 : 0) + (hours ?? 0);
