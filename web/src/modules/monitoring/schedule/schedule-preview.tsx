import { dayOfWeek } from '@portal/domain/monitoring/schedules/calendar-day.ts';
import { recurrenceInWords } from '@portal/domain/monitoring/schedules/recurrence-in-words.ts';
import { CalendarClock } from 'lucide-react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { firstRunOf, ruleOf, type ScheduleForm } from './schedule-form.ts';

type SchedulePreviewProps = {
  readonly form: ScheduleForm;
  /** The website was not scanned by a schedule before. */
  readonly isFirst: boolean;
};

/** Says in a sentence what the fields of a schedule amount to. */
export function SchedulePreview({ form, isFirst }: SchedulePreviewProps) {
  const { timeZone } = useBrand();
  const { formatDateTime } = useFormatDate();
  const first = firstRunOf(form, timeZone);
  const rule = ruleOf(form);
  if (first === null || rule === null) return null;
  const words = recurrenceInWords(rule, { day: first.day, weekday: dayOfWeek(first) });
  const when = formatDateTime(first.toDate());
  return (
    <p aria-live="polite" className="flex items-start gap-3 rounded-box bg-accent-softer p-4 text-sm">
      <CalendarClock aria-hidden="true" size={20} className="shrink-0 text-accent-ink" />
      <span>
        {form.startsNow ? (
          <>
            The first scan starts <strong className="font-semibold">right away</strong>. After that {words}, next on{' '}
            <strong className="font-semibold">{when}</strong>.
          </>
        ) : (
          <>
            {isFirst ? 'First' : 'Next'} scan on <strong className="font-semibold">{when}</strong>, then {words}.
          </>
        )}
      </span>
    </p>
  );
}
