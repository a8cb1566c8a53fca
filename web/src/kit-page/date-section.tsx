import { CalendarDate, Time } from '@internationalized/date';
import { Calendar } from '../ui/fields/calendar.tsx';
import { DatePicker } from '../ui/fields/date-picker.tsx';
import { TimeField } from '../ui/fields/time-field.tsx';
import { Columns, Section } from './section.tsx';

const earliest = new CalendarDate(2026, 11, 10);
const latest = new CalendarDate(2027, 1, 31);

export function DateSection() {
  return (
    <Section title="Dates and times">
      <Columns>
        <DatePicker
          label="First scan"
          defaultValue={new CalendarDate(2026, 11, 22)}
          minValue={earliest}
          maxValue={latest}
        />
        <TimeField label="Time (Pacific)" defaultValue={new Time(13, 30)} />
        <DatePicker label="Due date" errorMessage="Please choose a day." />
        <TimeField label="Time" isDisabled />
      </Columns>
      <div className="w-fit rounded-box border border-line bg-surface p-4">
        <Calendar
          aria-label="A calendar on its own"
          defaultValue={new CalendarDate(2026, 11, 22)}
          minValue={earliest}
          maxValue={latest}
        />
      </div>
    </Section>
  );
}
