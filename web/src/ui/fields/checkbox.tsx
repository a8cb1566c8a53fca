import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { useCurrentError } from '../answered-error.ts';
import { joinClasses } from '../join-classes.ts';
import { FieldMessages } from './field-messages.tsx';

type CheckboxProps = Omit<
  CheckboxFieldProps,
  'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'validate' | 'validationBehavior'
> & {
  readonly children: ReactNode;
  readonly description?: ReactNode;
  readonly errorMessage?: ReactNode;
};

/** A box to tick, with its text as the label. */
export function Checkbox({ children, description, errorMessage: message, ...rest }: CheckboxProps) {
  const errorMessage = useCurrentError(message, rest.isSelected);
  return (
    <CheckboxField {...rest} isInvalid={Boolean(errorMessage)} validationBehavior="aria">
      <CheckboxButton className="group/box flex min-h-6 cursor-pointer items-start gap-3 text-base text-ink disabled:cursor-not-allowed disabled:text-ink-faint">
        {({ isSelected, isIndeterminate, isInvalid, isFocusVisible, isDisabled }) => (
          <>
            <span
              aria-hidden="true"
              className={joinClasses(
                'mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-inner border transition-colors',
                boxLook({ isMarked: isSelected || isIndeterminate, isInvalid, isDisabled }),
                isFocusVisible && 'outline-2 outline-focus outline-offset-2',
              )}
            >
              {isIndeterminate && <Minus size={14} strokeWidth={3} />}
              {isSelected && !isIndeterminate && <Check size={14} strokeWidth={3} />}
            </span>
            <span className="min-w-0">{children}</span>
          </>
        )}
      </CheckboxButton>
      <div className="ps-8">
        <FieldMessages description={description} errorMessage={errorMessage} />
      </div>
    </CheckboxField>
  );
}

function boxLook(state: { isMarked: boolean; isInvalid: boolean; isDisabled: boolean }): string {
  if (state.isDisabled) return 'border-line bg-sunken text-ink-faint';
  if (state.isMarked) return 'border-accent bg-accent text-on-accent';
  return state.isInvalid ? 'border-danger-ink bg-surface' : 'border-line-strong bg-surface';
}
