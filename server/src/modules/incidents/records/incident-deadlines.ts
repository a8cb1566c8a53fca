import type { Place } from '@portal/domain/countries/place.ts';
import { deadlineState, endOfDeadline } from '@portal/domain/incidents/deadline-clock.ts';
import { type AskedDeadline, deadlinesOfPlaces } from '@portal/domain/incidents/deadlines-of-places.ts';
import { markedDeadlines } from '@portal/domain/incidents/incident-log.ts';
import type { EntryRow, IncidentRow } from './incidents.store.ts';

/** How the deadlines of an incident stand at an instant, the most urgent first. */
export function clockOf<Entry extends Pick<EntryRow, 'kind' | 'subject' | 'said_at'>>(
  { kind, noticed_at: noticedAt }: Pick<IncidentRow, 'kind' | 'noticed_at'>,
  {
    entries,
    places,
    now,
  }: { readonly entries: readonly Entry[]; readonly places: readonly Place[]; readonly now: Date },
) {
  const marked = markedDeadlines(entries);
  const asked = deadlinesOfPlaces(places, kind);
  return asked.map((deadline) => {
    const reportedAt = lastReport(asked, deadline, marked);
    const endsAt = endOfDeadline(deadline, { noticedAt, reportedAt });
    const waits = deadline.from === 'first-report' && reportedAt === null;
    const said = marked.get(deadline.id);
    return {
      deadline,
      endsAt,
      waits,
      state: deadlineState({ endsAt, waits, mark: said?.mark ?? null }, now),
      entry: said?.entry ?? null,
    };
  });
}

/** When the firm last reported to the same place; what begins with a report is counted from then. */
function lastReport<Entry extends Pick<EntryRow, 'kind' | 'subject' | 'said_at'>>(
  asked: readonly AskedDeadline[],
  { who, from }: AskedDeadline,
  marked: ReturnType<typeof markedDeadlines<Entry>>,
): Date | null {
  if (from !== 'first-report') return null;
  const reports = asked.flatMap((one) => {
    const said = one.who === who && one.from !== 'first-report' ? marked.get(one.id) : undefined;
    return said?.mark === 'done' ? [said.entry.said_at.getTime()] : [];
  });
  return reports.length === 0 ? null : new Date(Math.max(...reports));
}
