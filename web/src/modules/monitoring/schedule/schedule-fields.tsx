import { CalendarDate, today } from '@internationalized/date';
import { SCAN_LEVEL_LABELS, type ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import type { Recurrence } from '@portal/domain/monitoring/schedules/schedule.ts';
import { lastScheduleDay } from '@portal/domain/monitoring/schedules/schedule-limits.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { DatePicker } from '../../../ui/fields/date-picker.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { SCAN_LEVEL_DESCRIPTIONS } from '../scan-level-descriptions.ts';
import { DayRuleFields } from './day-rule-fields.tsx';
import { RecurrenceChoice } from './recurrence-choice.tsx';
import { scheduleFields as texts } from './schedule.texts.ts';
import { type ScheduleErrors, type ScheduleForm, scheduleErrors, withDate, withRule } from './schedule-form.ts';
import { SchedulePreview } from './schedule-preview.tsx';
import { ScheduleTimeField } from './schedule-time-field.tsx';

type ScheduleFieldsProps = {
  readonly form: ScheduleForm;
  readonly errors: ScheduleErrors;
  readonly onChange: (form: ScheduleForm) => void;
  readonly levels: readonly ScanLevel[];
  readonly recurrences: readonly Recurrence[];
  /** Offers to start the first scan at once. */
  readonly canStartNow?: boolean | undefined;
};

/** How deep, how often and when a website is scanned. Times are in the brand's time zone. */
export function ScheduleFields({ form, errors, onChange, levels, recurrences, canStartNow }: ScheduleFieldsProps) {
  const { timeZone } = useBrand();
  const thisDay = today(timeZone);
  const lastDay = lastScheduleDay(thisDay);
  // A day or time that cannot be is told as soon as it stands there; what is missing, when it is sent.
  const problems = scheduleErrors(form, timeZone);
  const atEntry = form.scheduleDate === null ? {} : problems;
  const isRunKnown = !problems.scheduleDate && !problems.scheduleTime && !problems.dayOfMonth;
  const change = (part: Partial<ScheduleForm>) => onChange(withRule(form, part, timeZone));
  return (
    <div className="flex flex-col gap-6">
      {canStartNow && (
        <SegmentedChoice
          label={say(texts.firstScan)}
          value={form.startsNow ? 'now' : 'later'}
          onChange={(choice) => onChange({ ...form, startsNow: choice === 'now' })}
          options={[
            { id: 'later', label: say(texts.onADayI) },
            { id: 'now', label: say(texts.scanNow) },
          ]}
        />
      )}
      <RadioGroup
        label={say(texts.howDeepToScan)}
        hasFrames
        value={form.scanLevel}
        errorMessage={errors.scanLevel}
        onChange={(scanLevel) => onChange({ ...form, scanLevel })}
        options={levels.map((id) => ({
          id,
          label: say(SCAN_LEVEL_LABELS[id]),
          description: say(SCAN_LEVEL_DESCRIPTIONS[id]),
        }))}
      />
      <RecurrenceChoice
        value={form.recurrence}
        allowed={recurrences}
        errorMessage={errors.recurrence}
        onChange={(recurrence) => change({ recurrence })}
      />
      {(form.recurrence === 'm' || form.recurrence === 'q') && <DayRuleFields form={form} onChange={change} />}
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        {!form.startsNow && (
          <DatePicker
            label={canStartNow ? say(texts.firstScanOn) : say(texts.nextScanOn)}
            value={form.scheduleDate}
            minValue={thisDay}
            maxValue={new CalendarDate(lastDay.year, lastDay.month, lastDay.day)}
            errorMessage={errors.scheduleDate ?? atEntry.scheduleDate}
            onChange={(date) => onChange(withDate(form, date))}
          />
        )}
        <ScheduleTimeField
          value={form.scheduleTime}
          errorMessage={errors.scheduleTime ?? atEntry.scheduleTime}
          onChange={(scheduleTime) => onChange({ ...form, scheduleTime })}
        />
      </div>
      {isRunKnown && <SchedulePreview form={form} isFirst={canStartNow === true} />}
    </div>
  );
}
