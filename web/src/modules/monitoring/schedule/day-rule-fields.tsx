import { WEEK_INDEXES, type WeekIndex } from '@portal/domain/monitoring/schedules/schedule.ts';
import { say } from '../../../portal/texts/say.ts';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { DayOfMonthField } from './day-of-month-field.tsx';
import { dayRuleFields as texts } from './schedule.texts.ts';
import type { ScheduleForm } from './schedule-form.ts';

type DayRuleFieldsProps = {
  readonly form: ScheduleForm;
  readonly onChange: (change: Partial<ScheduleForm>) => void;
};

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** On which day of a month or quarter a website is scanned: a day of the month, or e.g. its second Tuesday. */
export function DayRuleFields({ form, onChange }: DayRuleFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <SegmentedChoice
        label={say(texts.onWhichDay)}
        value={form.runOnDayOfWeek ? 'weekday' : 'day'}
        onChange={(choice) => onChange({ runOnDayOfWeek: choice === 'weekday' })}
        options={[
          { id: 'day', label: say(texts.dayOfTheMonth) },
          { id: 'weekday', label: say(texts.weekday) },
        ]}
      />
      {form.runOnDayOfWeek ? (
        <div className="grid gap-4 tablet:grid-cols-2">
          <Select
            label={say(texts.whichOneInThe)}
            options={WEEK_INDEXES.map((id) => ({ id, label: say(texts[id]) }))}
            value={form.weekIndex}
            onChange={(weekIndex: WeekIndex) => onChange({ weekIndex })}
          />
          <Select
            label={say(texts.weekday)}
            options={WEEKDAYS.map((day) => ({ id: String(day), label: weekdayName(day) }))}
            value={String(form.scheduledDayOfWeek)}
            onChange={(weekday) => onChange({ scheduledDayOfWeek: Number(weekday) })}
          />
        </div>
      ) : (
        <DayOfMonthField value={form.dayOfMonth} onChange={(dayOfMonth) => onChange({ dayOfMonth })} />
      )}
    </div>
  );
}

/** In the language of the page; 1 is Monday, as was January 1, 2024. */
function weekdayName(day: number): string {
  return new Intl.DateTimeFormat(say.locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
}
