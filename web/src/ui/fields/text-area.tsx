import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useCurrentError } from '../answered-error.ts';
import { FieldMessages } from './field-messages.tsx';
import { fieldFrame, fieldInput, floatingLabel } from './field-style.ts';

type TextAreaProps = Omit<
  AriaTextFieldProps,
  'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'validate' | 'validationBehavior' | 'type'
> & {
  readonly label: string;
  readonly description?: ReactNode;
  readonly errorMessage?: ReactNode;
  /** Lines shown before it scrolls. */
  readonly rows?: number | undefined;
};

/** A text field of several lines; grows with its text where the browser can. */
export function TextArea({ label, description, errorMessage: given, rows = 4, ...rest }: TextAreaProps) {
  const errorMessage = useCurrentError(given, rest.value);
  return (
    <AriaTextField {...rest} isInvalid={Boolean(errorMessage)} validationBehavior="aria" className="group/field w-full">
      <div className={fieldFrame}>
        <AriaTextArea rows={rows} placeholder=" " className={`${fieldInput} field-sizing-content min-h-28 resize-y`} />
        <Label className={floatingLabel}>{label}</Label>
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
