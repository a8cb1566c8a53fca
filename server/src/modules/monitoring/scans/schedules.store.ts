import type { Schedule, WeekIndex } from '@portal/domain/monitoring/schedules/schedule.ts';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';
import { isCustomer } from '../../../database/sandboxes/customers-that-count.ts';

export type ScheduleRow = {
  schedule_id: string;
  org_id: string;
  website_id: string;
  first_run_at: Date;
  recurrence: 'd' | 'w' | 'm' | 'q';
  day_of_month: number | null;
  run_on_day_of_week: boolean;
  scheduled_day_of_week: number | null;
  week_index: string | null;
  next_run_at: Date;
};

/** A stored schedule in the rules' words. */
export function toSchedule(row: ScheduleRow): Schedule {
  return {
    dateTime: row.first_run_at,
    recurrence: row.recurrence,
    dayOfMonth: row.day_of_month,
    runOnDayOfWeek: row.run_on_day_of_week,
    scheduledDayOfWeek: row.scheduled_day_of_week,
    weekIndex: row.week_index as WeekIndex | null,
  };
}

const toColumns = (schedule: Schedule, nextRunAt: Date, updatedAt: Date) => ({
  first_run_at: schedule.dateTime,
  recurrence: schedule.recurrence,
  day_of_month: schedule.dayOfMonth,
  run_on_day_of_week: schedule.runOnDayOfWeek,
  scheduled_day_of_week: schedule.scheduledDayOfWeek,
  week_index: schedule.weekIndex,
  next_run_at: nextRunAt,
  updated_at: updatedAt,
});

export function listSchedules(tx: OrgTransaction): Promise<ScheduleRow[]> {
  return tx.selectFrom('scan_schedules').selectAll().execute();
}

export function findScheduleOf(tx: OrgTransaction, websiteId: string): Promise<ScheduleRow | undefined> {
  return tx.selectFrom('scan_schedules').selectAll().where('website_id', '=', websiteId).executeTakeFirst();
}

/** Adds a website's schedule; undefined when it has one. */
export function insertSchedule(
  tx: OrgTransaction,
  ids: { scheduleId: string; orgId: string; websiteId: string },
  schedule: Schedule,
  nextRunAt: Date,
  now: Date,
): Promise<ScheduleRow | undefined> {
  return tx
    .insertInto('scan_schedules')
    .values({
      schedule_id: ids.scheduleId,
      org_id: ids.orgId,
      website_id: ids.websiteId,
      ...toColumns(schedule, nextRunAt, now),
    })
    .onConflict((conflict) => conflict.column('website_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateSchedule(
  tx: OrgTransaction,
  scheduleId: string,
  websiteId: string,
  schedule: Schedule,
  nextRunAt: Date,
  now: Date,
): Promise<ScheduleRow | undefined> {
  return tx
    .updateTable('scan_schedules')
    .set(toColumns(schedule, nextRunAt, now))
    .where('schedule_id', '=', scheduleId)
    .where('website_id', '=', websiteId)
    .returningAll()
    .executeTakeFirst();
}

/** Schedules that are due; those of suspended organisations wait, and nothing is scanned for a sandbox. */
export function listDueSchedules(
  tx: SystemTransaction,
  now: Date,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<{ scheduleId: string; orgId: string }[]> {
  return tx
    .selectFrom('scan_schedules')
    .innerJoin('organisations', 'organisations.org_id', 'scan_schedules.org_id')
    .select(['schedule_id as scheduleId', 'scan_schedules.org_id as orgId'])
    .where('next_run_at', '<=', now)
    .where('organisations.suspended_at', 'is', null)
    .where(isCustomer())
    .$if(after !== null, (query) => query.where('schedule_id', '>', after))
    .orderBy('schedule_id')
    .limit(limit)
    .execute();
}

/** A schedule that is due still with its website, locked; undefined where another worker has it, or had it. */
export function takeDueSchedule(tx: SystemTransaction, scheduleId: string, now: Date) {
  return tx
    .selectFrom('scan_schedules')
    .innerJoin('websites', 'websites.website_id', 'scan_schedules.website_id')
    .innerJoin('organisations', 'organisations.org_id', 'scan_schedules.org_id')
    .selectAll('scan_schedules')
    .select(['websites.scan_level', 'websites.url', 'organisations.brand_id'])
    .where('scan_schedules.schedule_id', '=', scheduleId)
    .where('scan_schedules.next_run_at', '<=', now)
    .where('organisations.suspended_at', 'is', null)
    .where(isCustomer())
    .forUpdate('scan_schedules')
    .skipLocked()
    .executeTakeFirst();
}

export async function setNextRun(tx: SystemTransaction, scheduleId: string, nextRunAt: Date): Promise<void> {
  await tx
    .updateTable('scan_schedules')
    .set({ next_run_at: nextRunAt })
    .where('schedule_id', '=', scheduleId)
    .execute();
}
