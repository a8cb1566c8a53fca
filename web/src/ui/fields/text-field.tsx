import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useCurrentError } from '../answered-error.ts';
import { FieldMessages } from './field-messages.tsx';
import { fieldFrame, fieldInput, floatingLabel } from './field-style.ts';

export type TextFieldProps = Omit<
  AriaTextFieldProps,
  'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'validate' | 'validationBehavior'
> & {
  readonly label: string;
  /** A hint under the field. */
  readonly description?: ReactNode;
  /** What is wrong and what to do; the field is marked invalid while this is given. */
  readonly errorMessage?: ReactNode;
  /** An example shown while the field is empty and has focus. */
  readonly placeholder?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** Inside the frame after the input, such as a button. */
  readonly trailing?: ReactNode;
};

/** A one-line text field whose label floats above the value. */
export function TextField(props: TextFieldProps) {
  const { label, description, placeholder = ' ', inputRef, trailing, errorMessage: given, ...rest } = props;
  const errorMessage = useCurrentError(given, rest.value);
  return (
    <AriaTextField {...rest} isInvalid={Boolean(errorMessage)} validationBehavior="aria" className="group/field w-full">
      <div className={fieldFrame}>
        <Input ref={inputRef ?? null} placeholder={placeholder} className={fieldInput} />
        <Label className={floatingLabel}>{label}</Label>
        {trailing}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
