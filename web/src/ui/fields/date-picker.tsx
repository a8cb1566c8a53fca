import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import type { DateValue } from 'react-aria-components/Calendar';
import { DateInput } from 'react-aria-components/DateField';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { useCurrentError } from '../answered-error.ts';
import { Calendar } from './calendar.tsx';
import { DatePart } from './date-part.tsx';
import { FieldMessages } from './field-messages.tsx';
import { fieldFrame, popoverPanel, raisedLabel } from './field-style.ts';

type DatePickerProps<Value extends DateValue> = Omit<
  AriaDatePickerProps<Value>,
  'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'validate' | 'validationBehavior'
> & {
  readonly label: string;
  readonly description?: ReactNode;
  readonly errorMessage?: ReactNode;
};

/** A day, typed or picked from a calendar; `minValue` and `maxValue` bound it. */
export function DatePicker<Value extends DateValue>(props: DatePickerProps<Value>) {
  const { label, description, errorMessage: message, ...rest } = props;
  const errorMessage = useCurrentError(message, rest.value?.toString());
  return (
    <AriaDatePicker
      {...rest}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className="group/field w-full"
    >
      <Group className={fieldFrame}>
        <DateInput className="flex min-w-0 flex-1 items-center px-3.5 pt-6 pb-2 text-base">
          {(segment) => <DatePart segment={segment} />}
        </DateInput>
        <Label className={raisedLabel}>{label}</Label>
        <Button className="m-1.5 inline-flex w-11 shrink-0 cursor-pointer items-center justify-center rounded-inner text-ink-soft hover:bg-sunken hover:text-ink disabled:cursor-not-allowed">
          <CalendarDays aria-hidden="true" size={20} />
        </Button>
      </Group>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover placement="bottom start" className={popoverPanel}>
        <Dialog className="p-2 outline-none">
          <Calendar />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
