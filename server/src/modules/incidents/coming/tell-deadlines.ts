import type { ComingEntry } from '@portal/domain/calendar/coming.ts';
import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { tellerOf } from '../../../module-teller.ts';
import { action, coming } from './coming.texts.ts';
import { type OpenDeadline, openDeadlinesOf } from './open-deadlines.ts';
import { selectOpenIncidents } from './open-incidents.store.ts';

const SERVES = ['meetRegulatoryRequirements', 'meetContractualObligations'] as const;
/** What one deadline takes to decide on, and the most that is promised for all of them. */
const MINUTES_EACH = 10;
const MAX_MINUTES = 60;
/** What ends within so many days comes before everything else. */
const CLOCK_DAYS = 7;

/** Legal deadlines of open incidents, until each is marked as done or as not needed. */
export const deadlineTeller = tellerOf({
  select: selectOpenIncidents,
  coming: async (incidents, telling) => {
    const { say, brand } = telling;
    return (await openDeadlinesOf(incidents, telling)).flatMap((deadline) => comingOf(deadline, brand.timeZone, say));
  },
  actions: async (incidents, telling) => suggestDeadlines(await openDeadlinesOf(incidents, telling), telling.say),
});

function comingOf({ name, endsAt: ends, incident, href }: OpenDeadline, timeZone: string, say: Say): ComingEntry[] {
  if (ends === null) return [];
  return [
    { day: dayOf(ends, timeZone), kind: 'legal-deadline', title: say(coming.deadline, { name, ends, incident }), href },
  ];
}

/**
 * What there is to do about the deadlines, in one step: the overdue ones first, then those without delay, else all with the next end.
 * @param deadlines in the order of `openDeadlinesOf`
 */
export function suggestDeadlines(deadlines: readonly OpenDeadline[], say: Say): SuggestedAction[] {
  const [first] = deadlines;
  if (first === undefined) return [];
  const told = deadlines.filter((one) => groupOf(one) === groupOf(first));
  const pages = new Set(told.map(({ href }) => href));
  return [
    {
      key: 'incidents.deadlines',
      urgency: deadlines.some(({ daysLeft }) => daysLeft <= CLOCK_DAYS) ? 'clock' : 'soon',
      ...wordsOf(first, told, say),
      minutes: Math.min(told.length * MINUTES_EACH, MAX_MINUTES),
      href: pages.size === 1 ? first.href : '/incidents',
      serves: SERVES,
      covers: [...new Set(deadlines.map(({ href }) => href))],
      coversComing: groupOf(first) === 'dated',
    },
  ];
}

const groupOf = ({ isOver, endsAt }: OpenDeadline) => (isOver ? 'over' : endsAt === null ? 'without-delay' : 'dated');

function wordsOf(
  { name, incident, endsAt: ends, isOver }: OpenDeadline,
  { length: count }: readonly unknown[],
  say: Say,
) {
  if (ends === null)
    return { title: say(action.withoutDelay, { count, incident }), reason: say(action.withoutDelayText, { name }) };
  return isOver
    ? { title: say(action.overdue, { count, incident }), reason: say(action.overdueText, { name, ends }) }
    : { title: say(action.dueBy, { count, ends, incident }), reason: say(action.dueByText, { name, ends }) };
}
