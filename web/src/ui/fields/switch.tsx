import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { joinClasses } from '../join-classes.ts';

type SwitchProps = Omit<
  SwitchFieldProps,
  'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'validate' | 'validationBehavior'
> & {
  readonly children: ReactNode;
  readonly description?: ReactNode;
};

/** Turns a setting on or off at once, without a save button. */
export function Switch({ children, description, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest}>
      <SwitchButton className="flex min-h-7 cursor-pointer items-start gap-3 text-base text-ink disabled:cursor-not-allowed disabled:text-ink-faint">
        {({ isSelected, isDisabled, isFocusVisible }) => (
          <>
            <span
              aria-hidden="true"
              className={joinClasses(
                'mt-0.5 flex h-6 w-11 shrink-0 items-center rounded-full px-0.5 transition-colors',
                isSelected ? 'bg-accent' : 'bg-line-strong',
                isDisabled && 'opacity-50',
                isFocusVisible && 'outline-2 outline-focus outline-offset-2',
              )}
            >
              <span
                className={joinClasses(
                  'size-5 rounded-full bg-white transition-transform',
                  isSelected && 'translate-x-5',
                )}
              />
            </span>
            <span className="min-w-0">{children}</span>
          </>
        )}
      </SwitchButton>
      {description && (
        <Text slot="description" elementType="p" className="ps-14 text-ink-soft text-sm">
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
