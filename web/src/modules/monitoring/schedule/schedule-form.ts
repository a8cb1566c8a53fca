import {
  CalendarDate,
  fromAbsolute,
  parseAbsolute,
  Time,
  toCalendarDate,
  toCalendarDateTime,
  today,
  toTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { type CalendarDay, dayOfWeek, weekIndexOf } from '@portal/domain/monitoring/schedules/calendar-day.ts';
import { firstRunDay, followingRunDay, type RunRule } from '@portal/domain/monitoring/schedules/first-run-day.ts';
import { isoInstant } from '@portal/domain/monitoring/schedules/iso-instant.ts';
import type { Recurrence, WeekIndex } from '@portal/domain/monitoring/schedules/schedule.ts';
import { isScheduleDay } from '@portal/domain/monitoring/schedules/schedule-limits.ts';
import { say } from '../../../portal/texts/say.ts';
import type { WebsiteSchedule } from '../website-types.ts';
import { scheduleForm as texts } from './schedule.texts.ts';

/** What a schedule's fields hold. The date is always that of the first run by the rule. */
export type ScheduleForm = {
  readonly scanLevel: ScanLevel | null;
  /** The first scan runs at once, and the schedule starts one period later. */
  readonly startsNow: boolean;
  readonly scheduleDate: CalendarDate | null;
  readonly scheduleTime: Time;
  readonly recurrence: Recurrence | null;
  readonly runOnDayOfWeek: boolean;
  /** Null while what is typed is no day of the month. */
  readonly dayOfMonth: number | null;
  /** 1 is Monday. */
  readonly scheduledDayOfWeek: number;
  readonly weekIndex: WeekIndex;
};

export type ScheduleErrors = Partial<
  Record<'scanLevel' | 'scheduleDate' | 'scheduleTime' | 'recurrence' | 'dayOfMonth', string>
>;

const preferredRecurrences: readonly Recurrence[] = ['m', 'w', 'q', 'd'];

/** A new schedule: tomorrow at 1:00 AM in the brand's time zone (spec part 2, section 4), monthly where the plan allows it. */
export function newScheduleForm(
  timeZone: string,
  levels: readonly ScanLevel[],
  recurrences: readonly Recurrence[],
): ScheduleForm {
  const date = today(timeZone).add({ days: 1 });
  return {
    scanLevel: levels.includes('safe') ? 'safe' : (levels[0] ?? null),
    startsNow: false,
    scheduleTime: new Time(1, 0),
    recurrence: preferredRecurrences.find((recurrence) => recurrences.includes(recurrence)) ?? null,
    runOnDayOfWeek: false,
    ...dayParts(date),
  };
}

/** The fields of a schedule that is there. */
export function scheduleFormOf(schedule: WebsiteSchedule, scanLevel: ScanLevel | null, timeZone: string): ScheduleForm {
  const next = parseAbsolute(schedule.dateTime, timeZone);
  const parts = dayParts(toCalendarDate(next));
  return {
    ...parts,
    scanLevel,
    startsNow: false,
    scheduleTime: new Time(toTime(next).hour, toTime(next).minute),
    recurrence: schedule.recurrence,
    runOnDayOfWeek: schedule.runOnDayOfWeek,
    dayOfMonth: schedule.dayOfMonth ?? parts.dayOfMonth,
    scheduledDayOfWeek: schedule.scheduledDayOfWeek ?? parts.scheduledDayOfWeek,
    weekIndex: schedule.weekIndex ?? parts.weekIndex,
  };
}

/** Another first day was picked: the rule follows it. */
export function withDate(form: ScheduleForm, date: CalendarDate | null): ScheduleForm {
  return date === null ? { ...form, scheduleDate: null } : { ...form, ...dayParts(date) };
}

/** The rule was changed: the date moves to the first day, from today on, that fits it. */
export function withRule(form: ScheduleForm, change: Partial<ScheduleForm>, timeZone: string): ScheduleForm {
  const next = { ...form, ...change };
  const rule = ruleOf(next);
  if (rule === null || next.scheduleDate === null || next.dayOfMonth === null) return next;
  if (rule.recurrence === 'd' || rule.recurrence === 'w') return next;
  const now = today(timeZone);
  const monthStart = next.scheduleDate.set({ day: 1 });
  return { ...next, scheduleDate: toDate(firstRunDay(rule, monthStart.compare(now) > 0 ? monthStart : now)) };
}

/** The first run of the schedule, in the brand's time zone; null while the fields do not say. */
export function firstRunOf(form: ScheduleForm, timeZone: string): ZonedDateTime | null {
  const rule = ruleOf(form);
  if (rule === null || form.scheduleDate === null) return null;
  const date = form.startsNow ? toDate(followingRunDay(rule, today(timeZone))) : form.scheduleDate;
  return toZoned(toCalendarDateTime(date, form.scheduleTime), timeZone);
}

/** Recurrence and days as the domain's rules read them; null while no recurrence is chosen. */
export function ruleOf(form: ScheduleForm): RunRule | null {
  if (form.recurrence === null) return null;
  const { recurrence, runOnDayOfWeek, dayOfMonth, scheduledDayOfWeek, weekIndex } = form;
  return { recurrence, runOnDayOfWeek, dayOfMonth, scheduledDayOfWeek, weekIndex };
}

/** What is wrong with the fields; empty when nothing is (spec part 2, section 5). */
export function scheduleErrors(form: ScheduleForm, timeZone: string, now = new Date()): ScheduleErrors {
  const errors: ScheduleErrors = {};
  const isByMonth = form.recurrence === 'm' || form.recurrence === 'q';
  if (form.scanLevel === null) errors.scanLevel = say(texts.pleaseChooseAScan);
  if (form.recurrence === null) errors.recurrence = say(texts.pleaseChooseHowOften);
  if (isByMonth && !form.runOnDayOfWeek && form.dayOfMonth === null) {
    errors.dayOfMonth = say(texts.notAValidDay);
  }
  if (form.startsNow) return errors;
  const thisDay = toCalendarDate(fromAbsolute(now.getTime(), timeZone));
  if (form.scheduleDate === null || !isScheduleDay(form.scheduleDate, thisDay))
    errors.scheduleDate = say(texts.dateIsNotValid);
  else if (toZoned(toCalendarDateTime(form.scheduleDate, form.scheduleTime), timeZone).toDate() <= now) {
    errors.scheduleTime = say(texts.thisTimeHasPassed);
  }
  return errors;
}

/** The schedule as the calls take it. */
export function scheduleInput(form: ScheduleForm, timeZone: string) {
  const first = firstRunOf(form, timeZone);
  if (first === null || form.recurrence === null) throw new Error('The schedule is sent before it is complete.');
  const dateTime = isoInstant(first.toDate());
  const { recurrence } = form;
  if (recurrence === 'd' || recurrence === 'w') return { recurrence, dateTime };
  if (!form.runOnDayOfWeek) {
    return { recurrence, dateTime, run_on_day_of_week: false, day_of_month: form.dayOfMonth ?? first.day };
  }
  return {
    recurrence,
    dateTime,
    run_on_day_of_week: true,
    scheduled_day_of_week: form.scheduledDayOfWeek,
    week_index: form.weekIndex,
  };
}

function dayParts(date: CalendarDate) {
  return {
    scheduleDate: date,
    dayOfMonth: date.day,
    scheduledDayOfWeek: dayOfWeek(date),
    weekIndex: weekIndexOf(date),
  };
}

function toDate({ year, month, day }: CalendarDay): CalendarDate {
  return new CalendarDate(year, month, day);
}
