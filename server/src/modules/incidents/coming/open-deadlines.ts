import type { Telling } from '../../../module-teller.ts';
import { findPlaces } from '../../profile/public.ts';
import { kindHelp } from '../help/read-kinds.ts';
import { clockOf } from '../records/incident-deadlines.ts';
import { pageOfIncident } from '../records/keep-in-register.ts';
import type { OpenIncident } from './open-incidents.store.ts';

/** A legal deadline that somebody has to decide on: not done, not said to be needless, and its clock has begun. */
export type OpenDeadline = {
  readonly name: string;
  /** Null where the law says "without delay". */
  readonly endsAt: Date | null;
  /** Until its end; 0 where it is past or the law says "without delay". */
  readonly daysLeft: number;
  readonly isOver: boolean;
  /** The kind of incident in two or three words; what happened to whom stays in the record. */
  readonly incident: string;
  /** Page of the record. */
  readonly href: string;
};

const DAY_MS = 24 * 60 * 60_000;
const daysUntil = (end: Date | null, now: Date) =>
  end === null ? 0 : Math.max(0, (end.getTime() - now.getTime()) / DAY_MS);

/** The deadlines that stand open in the firm's records, the most urgent first: overdue, without delay, then by their end. */
export async function openDeadlinesOf(
  incidents: readonly OpenIncident[],
  { tx, brand, say, now }: Telling,
): Promise<readonly OpenDeadline[]> {
  if (incidents.length === 0) return [];
  const places = await findPlaces(tx, brand, say.language);
  return incidents
    .flatMap(({ incidentId, kind, noticedAt, said }) => {
      const entries = said.map((entry) => ({ ...entry, said_at: new Date(entry.at) }));
      const about = { incident: kindHelp(kind, say.language).short, href: pageOfIncident(incidentId) };
      const clock = clockOf({ kind, noticed_at: new Date(noticedAt) }, { entries, places, now });
      return clock.flatMap(({ deadline, endsAt, waits, state }) =>
        waits || state === 'done' || state === 'not-needed'
          ? []
          : [{ ...about, name: deadline.name, endsAt, daysLeft: daysUntil(endsAt, now), isOver: state === 'over' }],
      );
    })
    .toSorted(
      (one, other) =>
        Number(other.isOver) - Number(one.isOver) || (one.endsAt?.getTime() ?? 0) - (other.endsAt?.getTime() ?? 0),
    );
}
