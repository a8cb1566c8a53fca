import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { DateInput } from 'react-aria-components/DateField';
import { Label } from 'react-aria-components/Label';
import {
  TimeField as AriaTimeField,
  type TimeFieldProps as AriaTimeFieldProps,
  type TimeValue,
} from 'react-aria-components/TimeField';
import { useCurrentError } from '../answered-error.ts';
import { DatePart } from './date-part.tsx';
import { FieldMessages } from './field-messages.tsx';
import { fieldFrame, raisedLabel } from './field-style.ts';

type TimeFieldProps<Value extends TimeValue> = Omit<
  AriaTimeFieldProps<Value>,
  'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'validate' | 'validationBehavior' | 'hourCycle'
> & {
  readonly label: string;
  readonly description?: ReactNode;
  readonly errorMessage?: ReactNode;
};

/** A time of day on a 12-hour clock. */
export function TimeField<Value extends TimeValue>(props: TimeFieldProps<Value>) {
  const { label, description, errorMessage: message, ...rest } = props;
  const errorMessage = useCurrentError(message, rest.value?.toString());
  return (
    <AriaTimeField
      {...rest}
      hourCycle={12}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className="group/field w-full"
    >
      <div className={fieldFrame}>
        <DateInput className="flex min-w-0 flex-1 items-center px-3.5 pt-6 pb-2 text-base">
          {(segment) => <DatePart segment={segment} />}
        </DateInput>
        <Label className={raisedLabel}>{label}</Label>
        <Clock aria-hidden="true" size={20} className="m-4 shrink-0 text-ink-soft" />
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaTimeField>
  );
}
