import type { ComingEntry, ComingPlace } from '@portal/domain/calendar/coming.ts';
import { nextReminderOn, type OpenSignOff } from '@portal/domain/policies/sign-off-reminders.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type RawBuilder, sql } from 'kysely';
import { coming } from './coming.texts.ts';

/** Requests to confirm policies that nobody has answered, by the days that say when they are reminded of. */
export type OpenRequests = OpenSignOff & { readonly count: number };

/** All that are open: one value of a larger statement. */
export function selectOpenRequests(): RawBuilder<OpenRequests[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('askedOn', asked_on, 'remindedOn', reminded_on, 'count', count)), '[]')
    from (
      select asked_on, reminded_on, count(*) from sign_offs
      where acknowledged_at is null and withdrawn_at is null group by asked_on, reminded_on
    ) open
  )`;
}

/** The next reminders; those after them depend on who confirms until then. */
export function tellComingReminders(
  open: readonly OpenRequests[],
  { today }: Pick<ComingPlace, 'today'>,
  say: Say,
): readonly ComingEntry[] {
  const byDay = Map.groupBy(open, (requests) => nextReminderOn(requests, today));
  return [...byDay].map(([day, requests]) => ({
    day,
    kind: 'sign-off-reminder',
    title: say(coming.reminders, { count: requests.reduce((sum, { count }) => sum + count, 0) }),
    href: '/securitypolicy',
  }));
}
