import type { ComingEntry, ComingPlace } from '@portal/domain/calendar/coming.ts';
import { runDays } from '@portal/domain/monitoring/schedules/run-days.ts';
import type { Schedule } from '@portal/domain/monitoring/schedules/schedule.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type RawBuilder, sql } from 'kysely';
import { coming } from '../monitoring.texts.ts';

/** A website with its schedule; instants are ISO strings. */
export type ScheduledWebsite = Omit<Schedule, 'dateTime'> & {
  readonly name: string;
  readonly firstRunAt: string;
  readonly nextRunAt: string;
};

/** More websites than these are scanned by no firm of the portal's size; it bounds what one answer calculates. */
const MAX_WEBSITES = 500;

/** The websites that are scanned by schedule: one value of a larger statement. */
export function selectScheduledWebsites(): RawBuilder<ScheduledWebsite[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('name', name, 'firstRunAt', first_run_at, 'nextRunAt', next_run_at,
      'recurrence', recurrence, 'dayOfMonth', day_of_month, 'runOnDayOfWeek', run_on_day_of_week,
      'scheduledDayOfWeek', scheduled_day_of_week, 'weekIndex', week_index) order by lower(name)), '[]')
    from (select * from websites join scan_schedules using (website_id, org_id) order by next_run_at limit ${MAX_WEBSITES}::int) scheduled
  )`;
}

/** The days on which websites are scanned, one entry a day however many they are. */
export function tellComingScans(
  websites: readonly ScheduledWebsite[],
  { span, timeZone }: ComingPlace,
  say: Say,
): readonly ComingEntry[] {
  const runs = websites.flatMap(({ name, firstRunAt, nextRunAt, ...rule }) =>
    runDays({ ...rule, dateTime: new Date(firstRunAt) }, new Date(nextRunAt), timeZone, span).map((day) => ({
      day,
      name,
    })),
  );
  return [...Map.groupBy(runs, ({ day }) => day)].map(([day, scans]) =>
    scansOn(
      day,
      scans.map(({ name }) => name),
      say,
    ),
  );
}

function scansOn(day: string, names: readonly string[], say: Say): ComingEntry {
  const [first = '', second] = names;
  if (second === undefined)
    return {
      day,
      kind: 'scan',
      title: say(coming.scanOfOne, { website: first }),
      href: `/webappscan/${encodeURIComponent(first)}`,
    };
  const title =
    names.length === 2 ? say(coming.scanOfTwo, { first, second }) : say(coming.scanOfMany, { count: names.length });
  return { day, kind: 'scan', title, href: '/webappscan' };
}
