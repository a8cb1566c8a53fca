import { WEEKDAY_NAMES } from '@portal/domain/monitoring/schedules/recurrence-in-words.ts';
import { WEEK_INDEXES, type WeekIndex } from '@portal/domain/monitoring/schedules/schedule.ts';
import { weekIndexes } from '@portal/domain/monitoring/schedules/schedules.texts.ts';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { DayOfMonthField } from './day-of-month-field.tsx';
import { dayRuleFields as texts } from './schedule.texts.ts';
import type { ScheduleForm } from './schedule-form.ts';

type DayRuleFieldsProps = {
  readonly form: ScheduleForm;
  readonly onChange: (change: Partial<ScheduleForm>) => void;
};

const weekIndexOptions = WEEK_INDEXES.map((id) => ({ id, label: weekIndexes[id] }));
const weekdayOptions = WEEKDAY_NAMES.map((label, index) => ({ id: String(index + 1), label }));

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
            options={sayLabels(weekIndexOptions)}
            value={form.weekIndex}
            onChange={(weekIndex: WeekIndex) => onChange({ weekIndex })}
          />
          <Select
            label={say(texts.weekday)}
            options={sayLabels(weekdayOptions)}
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
