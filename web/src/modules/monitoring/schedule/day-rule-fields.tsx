import { WEEKDAY_NAMES } from '@portal/domain/monitoring/schedules/recurrence-in-words.ts';
import { WEEK_INDEXES, type WeekIndex } from '@portal/domain/monitoring/schedules/schedule.ts';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { DayOfMonthField } from './day-of-month-field.tsx';
import type { ScheduleForm } from './schedule-form.ts';

type DayRuleFieldsProps = {
  readonly form: ScheduleForm;
  readonly onChange: (change: Partial<ScheduleForm>) => void;
};

const weekIndexOptions = WEEK_INDEXES.map((id) => ({ id, label: `${id[0]?.toUpperCase()}${id.slice(1)}` }));
const weekdayOptions = WEEKDAY_NAMES.map((label, index) => ({ id: String(index + 1), label }));

/** On which day of a month or quarter a website is scanned: a day of the month, or e.g. its second Tuesday. */
export function DayRuleFields({ form, onChange }: DayRuleFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <SegmentedChoice
        label="On which day"
        value={form.runOnDayOfWeek ? 'weekday' : 'day'}
        onChange={(choice) => onChange({ runOnDayOfWeek: choice === 'weekday' })}
        options={[
          { id: 'day', label: 'Day of the month' },
          { id: 'weekday', label: 'Weekday' },
        ]}
      />
      {form.runOnDayOfWeek ? (
        <div className="grid gap-4 tablet:grid-cols-2">
          <Select
            label="Which one in the month"
            options={weekIndexOptions}
            value={form.weekIndex}
            onChange={(weekIndex: WeekIndex) => onChange({ weekIndex })}
          />
          <Select
            label="Weekday"
            options={weekdayOptions}
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
