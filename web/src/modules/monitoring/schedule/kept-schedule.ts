import { parseTime, Time } from '@internationalized/date';
import { WEEK_INDEXES } from '@portal/domain/monitoring/schedules/schedule.ts';
import { isDayOfMonth } from '@portal/domain/monitoring/schedules/schedule-limits.ts';
import { parseIsoDate } from '../../../portal/dates/parse-iso-date.ts';
import type { PlanChoices } from '../page/use-plan-choices.ts';
import { type ScheduleForm, withRule } from './schedule-form.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** A schedule's fields as they are put aside when a session ends: day and time in ISO 8601. */
export type KeptSchedule = Omit<ScheduleForm, 'scheduleDate' | 'scheduleTime'> & {
  readonly scheduleDate: string | null;
  readonly scheduleTime: string;
};

export function keptSchedule(form: ScheduleForm): KeptSchedule {
  return { ...form, scheduleDate: form.scheduleDate?.toString() ?? null, scheduleTime: form.scheduleTime.toString() };
}

/** The fields from what was put aside. Whatever is no such value, or no longer in the plan, is as in `start`. */
export function scheduleFormFrom(
  kept: unknown,
  start: ScheduleForm,
  { levels, recurrences }: PlanChoices,
  timeZone: string,
): ScheduleForm {
  if (!isKept(kept)) return start;
  const date = parseIsoDate(kept.scheduleDate);
  const weekday = weekdays.find((day) => day === kept.scheduledDayOfWeek);
  const form: ScheduleForm = {
    scanLevel: levels.find((level) => level === kept.scanLevel) ?? start.scanLevel,
    startsNow: kept.startsNow === true,
    scheduleDate: date ?? (kept.scheduleDate === null ? null : start.scheduleDate),
    scheduleTime: timeFrom(kept.scheduleTime) ?? start.scheduleTime,
    recurrence: recurrences.find((recurrence) => recurrence === kept.recurrence) ?? start.recurrence,
    runOnDayOfWeek: kept.runOnDayOfWeek === true,
    dayOfMonth: dayOfMonthFrom(kept.dayOfMonth) ?? date?.day ?? start.dayOfMonth,
    scheduledDayOfWeek: weekday ?? start.scheduledDayOfWeek,
    weekIndex: WEEK_INDEXES.find((index) => index === kept.weekIndex) ?? start.weekIndex,
  };
  // A day that did not parse is replaced by one that fits the rule.
  return date === null ? withRule(form, {}, timeZone) : form;
}

function isKept(kept: unknown): kept is Partial<Record<keyof KeptSchedule, unknown>> {
  return typeof kept === 'object' && kept !== null;
}

function dayOfMonthFrom(value: unknown): number | null {
  return typeof value === 'number' && isDayOfMonth(value) ? value : null;
}

function timeFrom(text: unknown): Time | null {
  if (typeof text !== 'string') return null;
  try {
    const { hour, minute } = parseTime(text);
    return new Time(hour, minute);
  } catch {
    return null;
  }
}
