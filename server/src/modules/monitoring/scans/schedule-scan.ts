import { randomUUID } from 'node:crypto';
import type {
  editSchedule as editScheduleCall,
  scheduleScan as scheduleScanCall,
} from '@portal/contract/monitoring/monitoring.calls.ts';
import { dayOfWeek, weekIndexOf } from '@portal/domain/monitoring/schedules/calendar-day.ts';
import { nextRun } from '@portal/domain/monitoring/schedules/next-run.ts';
import type { Schedule } from '@portal/domain/monitoring/schedules/schedule.ts';
import { isScheduleDay } from '@portal/domain/monitoring/schedules/schedule-limits.ts';
import type { z } from 'zod';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditWebsite } from '../audit-monitoring.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { toScheduleView } from '../views.ts';
import { requireFrequency, requireScanLevel } from '../websites/plan-limits.ts';
import { requireProof } from '../websites/website-proof.ts';
import { findWebsite, updateWebsite } from '../websites/websites.store.ts';
import { findScheduleOf, insertSchedule, updateSchedule } from './schedules.store.ts';

type ScheduleInput = z.output<(typeof scheduleScanCall)['input']>;

/**
 * Reads a schedule out of the form's fields.
 * @throws AppError SCHEDULE_DATE_INVALID for a day before today or too far ahead in the brand's time zone
 */
function toSchedule(input: ScheduleInput, timeZone: string, now: Date): Schedule {
  const dateTime = new Date(input.dateTime ?? input.date_time ?? '');
  const day = (instant: Date) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  if (Number.isNaN(dateTime.getTime()) || !isScheduleDay(day(dateTime), day(now))) {
    throw new AppError('SCHEDULE_DATE_INVALID', { field: 'dateTime' });
  }
  const isMonthly = input.recurrence === 'm' || input.recurrence === 'q';
  const onWeekday = isMonthly && input.run_on_day_of_week === true;
  return {
    dateTime,
    recurrence: input.recurrence,
    dayOfMonth: isMonthly && !onWeekday ? (input.day_of_month ?? null) : null,
    runOnDayOfWeek: onWeekday,
    // Which weekday of the month is the first run's own where the form does not say.
    scheduledDayOfWeek: onWeekday ? (input.scheduled_day_of_week ?? dayOfWeek(day(dateTime))) : null,
    weekIndex: onWeekday ? (input.week_index ?? weekIndexOf(day(dateTime))) : null,
  };
}

/** Gives a website its schedule (spec part 2, section 4). */
export async function scheduleScan(
  services: MonitoringServices,
  caller: CallerOf<typeof scheduleScanCall>,
  input: InputOf<typeof scheduleScanCall>,
): Promise<AnswerOf<typeof scheduleScanCall>> {
  const { database, clock, plans, scanner } = services;

  const now = clock.now();
  const { orgId } = caller.session;
  const schedule = toSchedule(input, caller.brand.timeZone, now);
  const row = await database.inOrg(orgId, async (tx) => {
    if ((await findWebsite(tx, input.targetId)) === undefined) throw new AppError('NOT_FOUND');
    const plan = await plans.current(tx);
    requireFrequency(plan, input.recurrence);
    if (input.scan_profile !== undefined) {
      requireScanLevel(plan, scanner, input.scan_profile);
      await requireProof(tx, plan, input.scan_profile, input.targetId);
      await updateWebsite(tx, input.targetId, { scanLevel: input.scan_profile });
    }
    const ids = { scheduleId: randomUUID(), orgId, websiteId: input.targetId };
    const next = nextRun(schedule, caller.brand.timeZone, now);
    const inserted = await insertSchedule(tx, ids, schedule, next, now);
    if (inserted === undefined) throw new AppError('SCHEDULE_EXISTS');
    await auditWebsite(tx, caller, now, { action: 'schedule.created', targetId: input.targetId });
    return inserted;
  });
  return { success: true, data: toScheduleView(row) };
}

/** Changes a website's schedule; a new scan level changes the website too. */
export async function editSchedule(
  services: MonitoringServices,
  caller: CallerOf<typeof editScheduleCall>,
  input: InputOf<typeof editScheduleCall>,
): Promise<AnswerOf<typeof editScheduleCall>> {
  const { database, clock, plans, scanner } = services;

  const now = clock.now();
  const schedule = toSchedule(input, caller.brand.timeZone, now);
  const row = await database.inOrg(caller.session.orgId, async (tx) => {
    if ((await findScheduleOf(tx, input.targetId)) === undefined) throw new AppError('NOT_FOUND');
    const plan = await plans.current(tx);
    requireFrequency(plan, input.recurrence);
    if (input.scan_profile !== undefined) {
      requireScanLevel(plan, scanner, input.scan_profile);
      await requireProof(tx, plan, input.scan_profile, input.targetId);
      await updateWebsite(tx, input.targetId, { scanLevel: input.scan_profile });
    }
    const next = nextRun(schedule, caller.brand.timeZone, now);
    const updated = await updateSchedule(tx, input.scheduledScanId, input.targetId, schedule, next, now);
    if (updated === undefined) throw new AppError('NOT_FOUND');
    await auditWebsite(tx, caller, now, { action: 'schedule.changed', targetId: input.targetId });
    return updated;
  });
  return { success: true, data: toScheduleView(row) };
}
