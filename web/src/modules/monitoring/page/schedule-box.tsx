import { parseAbsolute } from '@internationalized/date';
import { SCAN_LEVEL_LABELS } from '@portal/domain/monitoring/scan-levels.ts';
import { dayOfWeek } from '@portal/domain/monitoring/schedules/calendar-day.ts';
import { recurrenceInWords } from '@portal/domain/monitoring/schedules/recurrence-in-words.ts';
import { CalendarClock, CalendarX } from 'lucide-react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import type { Website, WebsiteSchedule } from '../website-types.ts';
import { scheduleBox as texts } from './page.texts.ts';

type ScheduleBoxProps = {
  readonly website: Website;
  readonly schedule: WebsiteSchedule | null;
  readonly isScanRunning: boolean;
  readonly onEdit: () => void;
};

/** When the next scan runs, and how often. */
export function ScheduleBox({ website, schedule, isScanRunning, onEdit }: ScheduleBoxProps) {
  const { timeZone } = useBrand();
  const { formatDateTime } = useFormatDate();
  const Icon = schedule ? CalendarClock : CalendarX;
  const next = schedule && parseAbsolute(schedule.dateTime, timeZone);
  const words = schedule && next && recurrenceInWords(schedule, { day: next.day, weekday: dayOfWeek(next) }, say);
  return (
    <section aria-label={say(texts.scanSchedule)} className="flex flex-col gap-4 self-start rounded-box bg-sunken p-5">
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-ink-soft" />
        <div className="min-w-0">
          <h3 className="text-ink-soft text-sm">{say(texts.nextScan)}</h3>
          {schedule && words ? (
            <>
              <p className="font-semibold">{formatDateTime(schedule.dateTime)}</p>
              <p className="mt-1 text-ink-soft text-sm">
                {say(texts.recurrenceAndLevel, {
                  recurrence: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
                  level: say(SCAN_LEVEL_LABELS[website.scan_profile]),
                })}
              </p>
            </>
          ) : (
            <>
              <p className="font-semibold">{say(texts.notScheduled)}</p>
              <p className="mt-1 text-ink-soft text-sm">{say(texts.newWeaknessesBecomeKnown)}</p>
            </>
          )}
        </div>
      </div>
      {!isScanRunning && (
        <div className="ps-8">
          <Button variant={schedule ? 'secondary' : 'soft'} size="small" onPress={onEdit}>
            {schedule ? say(texts.changeSchedule) : say(texts.scheduleScans)}
          </Button>
        </div>
      )}
    </section>
  );
}
