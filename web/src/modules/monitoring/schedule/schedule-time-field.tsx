import type { Time } from '@internationalized/date';
import { useRef, useState } from 'react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { scheduleTimeField as texts } from './schedule.texts.ts';
import { useKeptTimeParts } from './use-kept-time-parts.ts';

type ScheduleTimeFieldProps = {
  readonly value: Time;
  readonly onChange: (time: Time) => void;
  readonly errorMessage?: string | undefined;
};

/**
 * The time of day of a scan in the brand's time zone: hour 1 to 12, minute 0 to 59. A part that is left empty, or that
 * holds anything else, goes back to what it was (spec part 2, section 5).
 */
export function ScheduleTimeField({ value, onChange, errorMessage }: ScheduleTimeFieldProps) {
  const { timeZone } = useBrand();
  const [timesLeft, setTimesLeft] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  useKeptTimeParts(frame, value, onChange);
  return (
    <div ref={frame}>
      <TimeField
        // Starts anew when it is left, because an emptied part would stay empty while the value is the one before.
        key={timesLeft}
        label={say(texts.time, { zoneName: zoneName(timeZone) })}
        value={value}
        granularity="minute"
        errorMessage={errorMessage}
        onChange={(time) => time && onChange(time)}
        onBlur={() => setTimesLeft(timesLeft + 1)}
      />
    </div>
  );
}

// In the language of the page: "Pacific Time" rather than "America/Los_Angeles".
function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(say.locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
