import { dayOfWeek } from '@portal/domain/monitoring/schedules/calendar-day.ts';
import { recurrenceInWords } from '@portal/domain/monitoring/schedules/recurrence-in-words.ts';
import { CalendarClock } from 'lucide-react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { schedulePreview as texts } from './schedule.texts.ts';
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
  const words = recurrenceInWords(rule, { day: first.day, weekday: dayOfWeek(first) }, say);
  const when = formatDateTime(first.toDate());
  return (
    <p aria-live="polite" className="flex items-start gap-3 rounded-box bg-accent-softer p-4 text-sm">
      <CalendarClock aria-hidden="true" size={20} className="shrink-0 text-accent-ink" />
      <span>
        {say.parts(form.startsNow ? texts.firstNow : isFirst ? texts.first : texts.next, {
          when,
          recurrence: words,
          strong: (parts) => (
            <strong key={String(parts)} className="font-semibold">
              {parts}
            </strong>
          ),
        })}
      </span>
    </p>
  );
}
